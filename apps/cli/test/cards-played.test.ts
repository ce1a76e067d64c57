import type { Game } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { expect, test } from 'vitest'
import { cardsPlayed } from '../src/threads/cards-played.ts'
import type { Checked } from '../src/threads/jobs.ts'

const game: Game = {
  ...pebbles,
  cards: () =>
    ['often', 'seldom', 'unwritten'].map((id) => ({
      id,
      name: { en: id, de: `${id} (de)` },
      implemented: id !== 'unwritten',
    })),
  coverage: { weight: () => 1, cardsPlayed: () => [] },
}

function matches(count: number): Checked[] {
  return Array.from({ length: count }, (_, i) => ({
    checks: {} as Checked['checks'],
    failures: [],
    played: new Map([['often', 2], ...(i % 100 === 0 ? [['seldom', 1] as const] : [])]),
  }))
}

test('the least played cards come first, also those that never were', () => {
  expect(cardsPlayed(game, matches(50))).toEqual({
    written: 2,
    least: [
      { card: 'seldom', name: { en: 'seldom', de: 'seldom (de)' }, times: 1 },
      { card: 'often', name: { en: 'often', de: 'often (de)' }, times: 100 },
    ],
    below: { times: 20, cards: [] },
  })
})

test('a run of 1000 matches says which stayed below 20', () => {
  expect(cardsPlayed(game, matches(1000))?.below).toEqual({ times: 20, cards: ['seldom'] })
})

test('a game that counts none has nothing to tell', () => {
  expect(cardsPlayed(pebbles, matches(3))).toBeNull()
})
