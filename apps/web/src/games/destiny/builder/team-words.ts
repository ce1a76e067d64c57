import type { Deck } from '@dejarik/destiny/build'
import { findCard } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'

/** "Captain Phasma, 2 × First Order Stormtrooper". */
export function teamInWords({ characters }: Deck, language: Language): string {
  const counts = Map.groupBy(characters, ({ card }) => card)
  return [...counts]
    .map(([id, alike]) => {
      const name = findCard(id)?.name[language] ?? id
      return alike.length === 1 ? name : `${alike.length} × ${name}`
    })
    .join(', ')
}
