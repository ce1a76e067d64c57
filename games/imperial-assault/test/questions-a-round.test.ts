/**
 * How often a player is asked in a round of a skirmish. A click on the map answers a move action and the walk that follows
 * it (`useWalking` of the table), and one spends all surges of an attack (`useSurging`), so these are one question each.
 */
import { type Ask, FastRng, Match, optionsOf } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { READY_ARMIES } from '../build/index.ts'
import { imperialAssault } from '../index.ts'
import { NONE } from '../state.ts'

const MOST = 30
/** Later, armies are small. */
const FIRST_ROUNDS = 3
const AT_MOST = 2000

/** Who has a plan; who keeps his cards and declines whatever he is asked at every moment. */
const PLAYERS = ['plans', 'declines'] as const

function answerOf(match: ReturnType<typeof begin>, ask: Ask, player: (typeof PLAYERS)[number], rng: FastRng) {
  if (player === 'declines' && ask.form === 'one') {
    const pass = optionsOf(ask).findIndex((option) => option.do === 'pass')
    if (pass !== NONE) return pass
  }
  return imperialAssault.advice.greedy(match.state, ask, rng)
}

function begin(place: number) {
  const armies = [READY_ARMIES[place].army, READY_ARMIES[(place + 1) % READY_ARMIES.length].army]
  const options = accepted(imperialAssault.readOptions({ armies }))
  return Match.start(imperialAssault, options, `questions ${place}`, { keep: 0 })
}

/** Questions by round and seat, of one ready army against the next. */
function countsOf(place: number, player: (typeof PLAYERS)[number]): number[] {
  const match = begin(place)
  const rng = new FastRng(place)
  const counts = new Map<string, number>()
  let before = ''
  for (let n = 0; n < AT_MOST && match.state.round <= FIRST_ROUNDS; n++) {
    const ask = match.asks.at(0)
    if (ask === undefined) break
    const answer = answerOf(match, ask, player, rng)
    const deed = ask.form === 'one' ? optionsOf(ask)[answer as number].do : ''
    const { round } = match.state
    const key = `${round} ${ask.seat}`
    const goesOn = deed === 'walk' || ask.what === 'surge'
    const isOne = before === `${ask.what === 'surge' ? 'surge' : 'move'} ${ask.seat}`
    if (round > 0 && !(goesOn && isOne)) counts.set(key, (counts.get(key) ?? 0) + 1)
    before = `${deed} ${ask.seat}`
    expect(match.answer(ask.seat, answer)).toBeNull()
  }
  return [...counts.values()]
}

test.each(PLAYERS)('in the mean, and in most rounds, who %s is asked at most 30 questions', (player) => {
  const counts = READY_ARMIES.flatMap((_, place) => countsOf(place, player)).sort((a, b) => a - b)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(counts.length).toBeGreaterThanOrEqual(2 * FIRST_ROUNDS * (READY_ARMIES.length - 1))
  expect(counts[counts.length >> 1]).toBeLessThanOrEqual(MOST)
  expect(mean).toBeLessThanOrEqual(MOST)
})
