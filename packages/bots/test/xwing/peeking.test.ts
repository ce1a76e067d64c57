import { canonical, FastRng, keyOf, Match, newRngState, randomAnswer, type Seat } from '@dejarik/kernel'
import { type State, type View, type XwingOptions, xwing } from '@dejarik/xwing'
import { describe, expect, test } from 'vitest'
import { botNamed, LEVELS } from '../../src/index.ts'

type XwingMatch = Match<State, XwingOptions, View>

const FEW = { iterations: 6 }

/**
 * Another true match in which `seat` sees the same, and facedown dials, damage decks and all chance to come are
 * different. Null where this step has shown the seat something that came out otherwise.
 */
function twinOf(match: XwingMatch, seat: Seat, salt: number): XwingMatch | null {
  const { n, state: boundary } = match.checkpoint
  const state = xwing.clone(boundary as State)
  xwing.redeal(state, seat, new FastRng(salt, 99))
  state.rng = newRngState(keyOf(`twin ${salt}`), state.rng.at.length)
  const twin = Match.at(xwing, match.options, `twin ${salt}`, state)
  for (const { how, seat: by, answer } of match.entries.slice(n))
    if (twin.enter(how, by, answer) !== null) return null
  const sight = (m: XwingMatch): string => canonical([m.view(seat), m.askOf(seat)?.what])
  return sight(twin) === sight(match) ? twin : null
}

/** Dials that a seat can't see. */
function secretDials({ state }: XwingMatch, seat: Seat): string {
  return state.ships.flatMap((ship) => (ship.seat !== seat && !ship.dialUp ? [ship.dial] : [])).join()
}

const SQUADS = [
  {
    faction: 'rebelalliance',
    ships: Array.from({ length: 3 }, () => ({ pilot: 'bluesquadronescort', upgrades: [] })),
  },
  {
    faction: 'galacticempire',
    ships: Array.from({ length: 4 }, () => ({ pilot: 'academypilot', upgrades: [] })),
  },
]

describe.each(['assaultatthesatellitearray', 'salvagemission'])('%s', (scenario) => {
  test('with all that is hidden dealt anew, every level chooses the same', { timeout: 120_000 }, () => {
    const options = xwing.readOptions({ scenario, squads: SQUADS, rounds: 4 })
    if ('refused' in options) throw new Error(options.refused)
    const rng = new FastRng(7)
    let compared = 0
    let otherDials = 0
    const match = Match.start(xwing, options, 'peek')
    for (let { ask } = match; ask !== null; ask = match.ask) {
      const { seat } = ask
      const thinks = xwing.advice.candidates(match.state, ask).length > 1
      const twin = thinks && rng.int(2) === 0 ? twinOf(match, seat, match.n) : null
      if (twin !== null) {
        compared++
        if (secretDials(twin, seat) !== secretDials(match, seat)) otherDials++
        for (const level of LEVELS) {
          const choice = botNamed(level).decide(match, seat, new FastRng(match.n), FEW)
          const again = botNamed(level).decide(twin, seat, new FastRng(match.n), FEW)
          expect(again, `${level} at ${ask.what}, decision ${match.n}`).toEqual(choice)
        }
      }
      const plan = rng.int(3) > 0
      const answer = plan ? botNamed('greedy').decide(match, seat, rng) : randomAnswer(ask, rng)
      match.answer(seat, answer)
    }
    expect(compared).toBeGreaterThan(8)
    expect(otherDials).toBeGreaterThan(2)
  })

  test('at a planning phase the enemy’s dials that are already set make no difference', () => {
    const options = xwing.readOptions({ scenario, squads: SQUADS, rounds: 4 })
    if ('refused' in options) throw new Error(options.refused)
    const match = Match.start(xwing, options, 'set')
    const rng = new FastRng(3)
    while (match.ask !== null && match.ask.what !== 'dials')
      match.answer(match.ask.seat, botNamed('greedy').decide(match, match.ask.seat, rng))
    const waiting = match.fork()
    for (let salt = 1; salt < 4; salt++) {
      const set = match.fork()
      const theirs = set.askOf(1)
      if (theirs === null) throw new Error('both plan at once')
      set.answer(1, randomAnswer(theirs, new FastRng(salt)))
      for (const level of LEVELS)
        expect(botNamed(level).decide(set, 0, new FastRng(5), FEW), level).toEqual(
          botNamed(level).decide(waiting, 0, new FastRng(5), FEW),
        )
    }
  })
})
