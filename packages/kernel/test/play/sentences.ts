/** What holds of the sentences of every builder of decks, squads and armies. */
import { expect } from 'vitest'
import type { Catalogue, Language, Mendable } from '../../src/index.ts'

type Sentences = { readonly [L in Language]: Catalogue }

/** In both languages it is said what is wrong and how to mend it. */
export function hasSentences({ refused, mend }: Mendable, sentences: Sentences): void {
  for (const catalogue of Object.values(sentences))
    for (const key of [`refusal.${refused}`, mend.key]) expect(Object.keys(catalogue)).toContain(key)
}

/** Problems as `key rule`; each must have its sentences in both languages. */
export function refusalsIn(problems: readonly Mendable[], sentences: Sentences): string[] {
  return problems.map((found) => {
    hasSentences(found, sentences)
    return `${found.refused} ${found.rule ?? '-'}`
  })
}

export function saysTheSame({ de, en }: Sentences): void {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
}

export function mendsEveryRefusal({ en }: Sentences): void {
  const refusals = Object.keys(en).filter((key) => key.startsWith('refusal.'))
  for (const key of refusals) expect(en, key).toHaveProperty([key.replace(/^refusal/, 'mend')])
  expect(Object.keys(en)).toHaveLength(2 * refusals.length)
}

/** What a sentence chooses by is one word: hyphens would end it. */
export function choosesByWords(sentences: Sentences): void {
  for (const catalogue of Object.values(sentences))
    for (const [key, sentence] of Object.entries(catalogue))
      expect(sentence, key).not.toMatch(/(?:select|plural),[^{]*\w-\w+ \{|\} \w+-[\w-]+ \{/u)
}
