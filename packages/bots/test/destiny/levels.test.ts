import { destiny } from '@dejarik/destiny'
import { CONSTRUCTED_DECKS, STARTER_DECKS } from '@dejarik/destiny/build'
import { FastRng, Match } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { botNamed } from '../../src/index.ts'
import { playSeries } from '../../src/league/index.ts'

const [KYLO, REY] = STARTER_DECKS.map(({ deck }) => deck)
const [DISCIPLES, SQUAD, JEDI, WINGS] = CONSTRUCTED_DECKS.map(({ deck }) => deck)

test.each([
  ['the starter decks', [KYLO, REY]],
  ['lightsabers against vehicles', [DISCIPLES, WINGS]],
  ['troopers against Jedi', [SQUAD, JEDI]],
])('greedy beats random: %s', async (_, decks) => {
  const { standings } = await playSeries({
    game: destiny,
    options: { decks },
    pairing: ['greedy', 'random'],
    matches: 12,
    seed: 'small series',
  })
  expect(standings[0].wins).toBeGreaterThanOrEqual(11)
})

test('three sit at one table', async () => {
  const { matches } = await playSeries({
    game: destiny,
    options: { decks: [DISCIPLES, SQUAD, JEDI] },
    pairing: ['greedy', 'greedy', 'random'],
    matches: 6,
    seed: 'three',
  })
  expect(matches).toBe(6)
})

test('a time limit stops hard', () => {
  const options = destiny.readOptions({})
  if ('refused' in options) throw new Error(options.refused)
  const match = Match.start(destiny, options, 'clock', { keep: 1 })
  const rng = new FastRng(1)
  while (match.ask !== null && match.ask.what !== 'action')
    match.answer(match.ask.seat, botNamed('greedy').decide(match, match.ask.seat, rng))
  const start = performance.now()
  botNamed('hard').decide(match, match.ask?.seat ?? 0, rng, { millis: 50 })
  expect(performance.now() - start).toBeLessThan(900)
})
