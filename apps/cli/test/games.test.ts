import { missingKeys, twins } from '@dejarik/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { variants } from '../src/games.ts'
import { phrases } from '../src/phrases/index.ts'
import { GAMES } from './every-game.ts'

/**
 * Options that the table tells apart and the sentence does not, by question: the same card in different places, or with
 * other damage; two cards of one name.
 */
const ALIKE: { readonly [game: string]: readonly string[] } = {
  deckbuilding: ['action use', 'action commit', 'exile-cards pick', 'destroy-ship pick'],
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let tables: readonly unknown[]
  beforeAll(async () => {
    tables = (await variants[id]?.()) ?? [{}]
  }, 120_000)

  test('says everything in both languages, in every variant', () => {
    // Two dozen matches say nearly everything that can be said.
    const options = tables.slice(0, 24)
    expect(missingKeys(game, { matches: options.length, options })).toEqual([])
  }, 120_000)

  test('options of a question that read the same are the same', () => {
    const known = ALIKE[id] ?? []
    const options = tables.slice(0, 3)
    const found = twins(game, { matches: options.length, options })
    expect(found.filter(({ what, options: [one] }) => !known.includes(`${what} ${one.do}`))).toEqual([])
  }, 120_000)
})

test('the terminal has the same phrases in both languages', () => {
  const sentences = (keys: object): string[] => Object.keys(keys).filter((key) => !key.startsWith('picture.'))
  expect(sentences(phrases.de)).toEqual(sentences(phrases.en))
})
