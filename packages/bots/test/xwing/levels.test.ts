import { FastRng, Match } from '@dejarik/kernel'
import { xwing } from '@dejarik/xwing'
import { expect, test } from 'vitest'
import { botNamed } from '../../src/index.ts'
import { playSeries } from '../../src/league/index.ts'

const SCENARIOS = [
  'assaultatthesatellitearray',
  'chanceengagement',
  'salvagemission',
  'scramblethetransmissions',
]

test.each(SCENARIOS)('greedy beats random: %s', async (scenario) => {
  const { standings } = await playSeries({
    game: xwing,
    options: { scenario },
    pairing: ['greedy', 'random'],
    matches: 10,
    seed: 'small series',
  })
  expect(standings[0].wins).toBeGreaterThanOrEqual(9)
})

test('a time limit stops hard', () => {
  const options = xwing.readOptions({})
  if ('refused' in options) throw new Error(options.refused)
  const match = Match.start(xwing, options, 'clock', { keep: 1 })
  const rng = new FastRng(1)
  while (match.ask !== null && match.ask.what !== 'dials')
    match.answer(match.ask.seat, botNamed('greedy').decide(match, match.ask.seat, rng))
  const start = performance.now()
  botNamed('hard').decide(match, 0, rng, { millis: 100 })
  expect(performance.now() - start).toBeLessThan(3000)
})
