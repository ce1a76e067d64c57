import { BOX_NAMES, KEYWORD_NAMES, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import type { Language, Words } from '@dejarik/kernel'
import { plain } from '../../../../rules/search.ts'
import type { Card } from '../card.ts'
import { keywordsOf } from '../cards/effect-words.ts'
import { requirementWords } from '../cards/requirement-words.ts'

const LANGUAGES: readonly Language[] = ['de', 'en']
const HAYSTACKS = new Map<Card, string>()

/** Everything on the card that somebody may remember of it, in both languages, to be searched. */
export function haystack(card: Card): string {
  let hay = HAYSTACKS.get(card)
  if (hay === undefined) {
    const words = [card.facts.name, ...card.facts.boxes.map((box) => BOX_NAMES[box]), ...printedOn(card)]
    hay = plain(words.flatMap(({ de, en }) => [de, en]).join(' '))
    HAYSTACKS.set(card, hay)
  }
  return hay
}

function printedOn(card: Card): readonly Words[] {
  if (card.kind !== 'deployment') {
    const needed = card.kind === 'command' ? card.facts.usedBy : card.facts.attachesTo
    if (needed === null) return []
    const [de, en] = LANGUAGES.map((language) => requirementWords(needed, language))
    return [{ de, en }]
  }
  const { subtitle, traits, abilities, surges } = card.facts
  return [
    ...(subtitle === null ? [] : [subtitle]),
    ...traits.map((trait) => TRAIT_NAMES[trait]),
    ...[...keywordsOf(card.facts)].map((keyword) => KEYWORD_NAMES[keyword]),
    ...abilities.map(({ name }) => name),
    ...surges.flatMap(({ name }) => (name === null ? [] : [name])),
  ]
}
