import { missingKeys } from '@dejarik/text'
import { describe, expect, test } from 'vitest'
import { games, variants } from '../src/games.ts'
import { phrases } from '../src/phrases/index.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('says everything in both languages, in every variant', () => {
    // Two dozen matches say nearly everything that can be said.
    const options = (variants[id]?.() ?? [{}]).slice(0, 24)
    expect(missingKeys(game, { matches: options.length, options })).toEqual([])
  }, 120_000)
})

test('the terminal has the same phrases in both languages', () => {
  const sentences = (keys: object): string[] => Object.keys(keys).filter((key) => !key.startsWith('picture.'))
  expect(sentences(phrases.de)).toEqual(sentences(phrases.en))
})
