import { FastRng, isRefusal, Match, randomAnswer } from '@dejarik/kernel'
import { tellsOptionsApart } from '@dejarik/kernel/play'
import { missingKeys } from '@dejarik/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { variants } from '../src/games.ts'
import { phrases } from '../src/phrases/index.ts'
import { GAMES } from './every-game.ts'

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  // Two dozen matches say nearly everything that can be said.
  const most = 24
  let tables: readonly unknown[]
  beforeAll(async () => {
    tables = (await variants[id]?.(most)) ?? [{}]
  }, 120_000)

  test('says everything in both languages, in every variant', () => {
    const options = tables.slice(0, most)
    expect(missingKeys(game, { matches: options.length, options })).toEqual([])
  }, 120_000)

  test('no two options read the same where one is chosen, and what is offered once is interchangeable', () => {
    for (const [i, raw] of tables.slice(0, 3).entries()) {
      const options = game.readOptions(raw)
      if (isRefusal(options)) throw new Error(options.refused)
      const rng = new FastRng(i, 5)
      const match = Match.start(game, options, `alike ${i}`, { keep: 1 })
      for (let ask = match.ask; ask !== null; ask = match.ask) {
        tellsOptionsApart(match)
        match.answer(ask.seat, randomAnswer(ask, rng))
      }
    }
  }, 120_000)
})

test('the terminal has the same phrases in both languages', () => {
  const sentences = (keys: object): string[] => Object.keys(keys).filter((key) => !key.startsWith('picture.'))
  expect(sentences(phrases.de)).toEqual(sentences(phrases.en))
})
