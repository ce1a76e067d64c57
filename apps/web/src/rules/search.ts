/** Finds rules by words of either language, by section or by id. A rulebook is small: a ranked scan is enough. */
import type { Language, Rule, RuleIndex } from '@dejarik/kernel'

interface Indexed {
  readonly rule: Rule
  readonly id: string
  readonly section: string
  /** Words of the text, the reader's language first. */
  readonly texts: readonly string[]
}

export type RuleSearch = (query: string) => readonly Rule[]

export function ruleSearch(index: RuleIndex, language: Language): RuleSearch {
  const other: Language = language === 'de' ? 'en' : 'de'
  const titles = new Map(index.sections.map((one) => [one.id, plain(`${one[language]} ${one[other]}`)]))
  const all = index.rules.map(
    (rule): Indexed => ({
      rule,
      id: rule.id.toLowerCase(),
      section: titles.get(rule.section) ?? '',
      texts: [plain(rule.text[language]), plain(rule.text[other])],
    }),
  )
  return (query) => {
    const words = plain(query).split(' ').filter(Boolean)
    if (words.length === 0) return index.rules
    const id = query.trim().toLowerCase()
    return all
      .map((one) => ({ rule: one.rule, score: score(one, words, id) }))
      .filter(({ score: points }) => points > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ rule }) => rule)
  }
}

/** 0 unless every word is found somewhere. */
function score(rule: Indexed, words: readonly string[], id: string): number {
  if (rule.id === id) return 1000
  const byId = id.includes('.') && rule.id.startsWith(id) ? 500 : 0
  let total = byId
  for (const word of words) {
    const points = Math.max(
      hit(rule.section, word) * 3,
      hit(rule.texts[0] ?? '', word) * 2,
      hit(rule.texts[1] ?? '', word),
    )
    if (points === 0 && byId === 0) return 0
    total += points
  }
  // Of two rules that say the same words, the shorter one is more about them.
  return total + 1 / (1 + (rule.texts[0]?.length ?? 0) / 100)
}

/** A whole word counts more than the beginning of one, and that more than its middle (German compounds). */
function hit(text: string, word: string): number {
  if (` ${text} `.includes(` ${word} `)) return 3
  if (` ${text}`.includes(` ${word}`)) return 2
  return word.length >= 4 && text.includes(word) ? 1 : 0
}

/** Small letters and digits only, umlauts as people without them type them. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
