import type { DeckOption } from '@dejarik/destiny'
import { findCard } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { ColorMark } from './dice/ColorMark.tsx'
import './dice/die.css'

/** The characters of a deck, each with as many dice as it brings. */
export function DeckTeam({ deck, language }: { deck: DeckOption; language: Language }) {
  return (
    <ul className="sd-deck-team">
      {deck.characters.map(({ card, dice }, i) => {
        const facts = findCard(card)
        if (facts === undefined) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team may have the same character twice
          <li key={i}>
            <ColorMark color={facts.color} /> {facts.name[language]}
            {dice > 1 && <span className="number"> ×{dice}</span>}
          </li>
        )
      })}
    </ul>
  )
}
