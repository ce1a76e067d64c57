import { deckbuilding } from '@dejarik/deckbuilding'
import { FastRng, Match } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { botNamed } from '../../src/index.ts'
import { playSeries } from '../../src/league/index.ts'

test('greedy beats random', async () => {
  const { standings } = await playSeries({
    game: deckbuilding,
    pairing: ['greedy', 'random'],
    matches: 40,
    seed: 'small series',
  })
  expect(standings[0].wins).toBeGreaterThanOrEqual(38)
})

test('every variant is played to its end', async () => {
  for (const options of [
    { variant: 'whole-galaxy', bases: 2, payOff: true },
    { variant: 'secret-bases', bases: 2 },
  ]) {
    const { matches } = await playSeries({
      game: deckbuilding,
      options,
      pairing: ['greedy', 'greedy'],
      matches: 6,
      seed: 'variants',
    })
    expect(matches).toBe(6)
  }
})

test('a time limit stops hard', () => {
  const match = Match.start(deckbuilding, { variant: 'introductory', bases: 3, payOff: false }, 'clock')
  while (match.ask !== null && deckbuilding.advice.candidates(match.state, match.ask).length === 1)
    match.answer(match.ask.seat, deckbuilding.advice.candidates(match.state, match.ask)[0])
  const start = performance.now()
  botNamed('hard').decide(match, 0, new FastRng(1), { millis: 50 })
  expect(performance.now() - start).toBeLessThan(900)
})
