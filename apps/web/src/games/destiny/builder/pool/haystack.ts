import { type CardFacts, findSet, subtypeName, TYPE_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { plain } from '../../../../rules/search.ts'
import { textOf } from '../cards/text-of.ts'

const HAYSTACKS = new Map<string, string>()

/** Everything on the card that somebody may remember of it, to be searched. */
export function haystack(card: CardFacts, language: Language): string {
  const key = `${language} ${card.id}`
  let hay = HAYSTACKS.get(key)
  if (hay === undefined) {
    const names = [card.name, card.subtitle, TYPE_NAMES[card.type], findSet(card.set)?.name]
    const words = [...names, ...card.subtypes.map(subtypeName)].flatMap((one) =>
      one == null ? [] : [one.de, one.en],
    )
    hay = plain([...words, textOf(card.id, language)].join(' '))
    HAYSTACKS.set(key, hay)
  }
  return hay
}
