import {
  type Advice,
  type Answer,
  type Ask,
  FastRng,
  type Option,
  optionsOf,
  type Rng,
  randomAnswer,
} from '@dejarik/kernel'
import { printed } from '../cards/printed.ts'
import { hullOf, shieldCapacity } from '../rules/charges.ts'
import type { DialArea } from '../rules/planning-phase.ts'
import { opponentOf, type Ship, type State } from '../state.ts'
import { rankDial } from './dial.ts'
import { preferenceOf } from './preference.ts'

const MOST_CANDIDATES = 24
const DIAL_SAMPLES = 6

/** Of several equally good options chance decides, so that a match can't be foreseen. */
function best(s: State, ask: Ask, options: readonly Option[], rng: Rng): number {
  let found: number[] = []
  let highest = Number.NEGATIVE_INFINITY
  for (const [i, option] of options.entries()) {
    const value = preferenceOf(s, ask, option)
    if (value > highest) {
      highest = value
      found = []
    }
    if (value === highest) found.push(i)
  }
  return found[rng.int(found.length)]
}

function dials(s: State, { ships }: DialArea, rng: Rng): number[] {
  return ships.map((ship) => {
    const good = rankDial(s, s.ships[ship])
    return good[rng.int(Math.min(3, good.length))]
  })
}

function greedy(s: State, ask: Ask, rng: Rng): Answer {
  if (ask.what === 'dials' && ask.form === 'place') return dials(s, ask.area as DialArea, rng)
  if (ask.form !== 'one') return randomAnswer(ask, rng)
  return best(s, ask, optionsOf(ask), rng)
}

/** What is left of a squad, by squad points. */
function strength(s: State, seat: number): number {
  return s.ships.reduce((sum, ship) => (ship.seat === seat ? sum + worth(s, ship) : sum), 0)
}

function worth(s: State, ship: Ship): number {
  if (ship.zone === 'removed' || ship.destroyed) return 0
  const whole = hullOf(s, ship) + shieldCapacity(s, ship)
  const left = hullOf(s, ship) - ship.damage.length + ship.shields
  return printed(ship).pilot.points * (0.5 + (0.5 * left) / whole)
}

function evaluate(s: State, seat: number): number {
  if (s.winner >= 0) return s.winner === seat ? 1 : s.winner === opponentOf(seat) ? 0 : 0.5
  const own = strength(s, seat) + s.score[seat]
  const theirs = strength(s, opponentOf(seat)) + s.score[opponentOf(seat)]
  return own + theirs === 0 ? 0.5 : own / (own + theirs)
}

/** Candidates of a prompt must not change from look to look. */
const STEADY = 1977

function candidates(s: State, ask: Ask): readonly Answer[] {
  if (ask.form !== 'one') {
    const rng = new FastRng(STEADY)
    return Array.from({ length: DIAL_SAMPLES }, () => greedy(s, ask, rng))
  }
  const options = optionsOf(ask)
  const values = options.map((option) => preferenceOf(s, ask, option))
  return options
    .map((_, i) => i)
    .sort((a, b) => values[b] - values[a])
    .slice(0, MOST_CANDIDATES)
}

/** What a player knows who looks one move ahead: stay on the table, point at the enemy, spend what helps. */
export const advice: Advice<State> = {
  greedy,
  evaluate,
  candidates,
  keyOf: (_s, _ask, answer) => String(answer),
}
