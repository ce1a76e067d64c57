/** The plan that bots play by comes to blows: nobody waits behind a door for the other to open it. */
import { FastRng, Match } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { READY_ARMIES } from '../build/index.ts'
import { imperialAssault } from '../index.ts'

const PLENTY_OF_ROUNDS = 30
const [first, second] = READY_ARMIES

test.each([
  ['closed doors between the armies', 'hoth-battle-station-b'],
  ['closed doors between the armies', 'imperial-space-station-a'],
  ['doors that only terminals open', 'kuat-space-station-a'],
  ['objectives for both, out of sight of each other', 'geonosis-foundry-a'],
  ['objectives for both, out of sight of each other', 'imperial-research-lab-a'],
])('two players with the plan finish their skirmish: %s (%s)', (_, mission) => {
  const match = Match.start(
    imperialAssault,
    { armies: [first.army, second.army], missions: [mission] },
    'plan',
    { keep: 1 },
  )
  const rng = new FastRng(1977)
  while (!match.over && match.state.round < PLENTY_OF_ROUNDS) {
    const [ask] = match.asks
    expect(match.answer(ask.seat, imperialAssault.advice.greedy(match.state, ask, rng))).toBeNull()
  }
  expect(match.over).toBe(true)
})
