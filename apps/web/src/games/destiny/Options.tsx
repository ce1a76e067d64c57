import { type DeckOption, type DestinyOptions, destiny, readBrought } from '@dejarik/destiny'
import { READY_DECKS } from '@dejarik/destiny/build'
import { isRefusal } from '@dejarik/kernel'
import { Fragment } from 'react'
import type { OptionsProps } from '../../table/contract.ts'
import { Segments } from '../../ui/Segments.tsx'
import { DeckChoice } from './builder/DeckChoice.tsx'
import { DeckTeam } from './DeckTeam.tsx'
import { OwnDeck } from './OwnDeck.tsx'
import { wordsIn } from './text/index.ts'
import '../options.css'
import './options.css'

const PLAYERS = ['2', '3', '4'] as const

/** How many play, and a deck for each whose deck is chosen here. */
export function Options({ value, onChange, language, ownOnly }: OptionsProps) {
  const say = wordsIn(language)
  const options = read(value)
  if (options === null) return null
  const { decks } = options
  const set = (next: readonly DeckOption[]): void => onChange({ ...options, decks: next })
  return (
    <div className="match-options">
      <Segments<string>
        label={say('options.players')}
        value={String(decks.length)}
        segments={PLAYERS.map((count) => ({ value: count, label: count }))}
        onChange={(count) => set(seated(decks, Number(count)))}
      />
      <OwnDeck language={language} value={decks[0]} onChange={(own) => set([own, ...decks.slice(1)])} />
      {!ownOnly &&
        decks.slice(1).map((deck, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <Fragment key={i}>
            <DeckChoice
              label={say('options.foe', { count: decks.length - 1, n: i + 1 })}
              language={language}
              value={deck}
              onChange={(chosen) => set(decks.with(i + 1, chosen))}
            />
            <DeckTeam deck={deck} language={language} />
          </Fragment>
        ))}
    </div>
  )
}

/** More seats get the next ready decks, fewer lose the last. */
export function seated(decks: readonly DeckOption[], count: number): readonly DeckOption[] {
  const more = READY_DECKS.map(({ deck }) => readBrought(deck, 0)).filter((deck) => !isRefusal(deck))
  return Array.from({ length: count }, (_, seat) => decks[seat] ?? more[seat % more.length])
}

/** What was kept from an earlier visit may no longer be valid; then the defaults stand. */
function read(value: unknown): DestinyOptions | null {
  const options = destiny.readOptions(value)
  if (!isRefusal(options)) return options
  const usual = destiny.readOptions({})
  return isRefusal(usual) ? null : usual
}
