/** The Planning Phase (rulebook: "Planungsphase"): secret dials, then the roll for player order. */
import { type Flow, type Refusal, type Rng, refuse } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import type { AskFor } from '../questions.ts'
import { LASTING_MARKS, type Ship, type State, type T } from '../state.ts'
import { raise } from './ability-queue.ts'
import { endPhase, startPhase } from './phases.ts'
import { rollPlayerOrder } from './player-order.ts'

/** Ships that get a dial: those in the play area (xw.g.reserve.2). */
export function dialShips(s: State, seat: number): Ship[] {
  return s.ships.filter((ship) => ship.seat === seat && ship.zone === 'play')
}

/** What a planning player is shown: ships and the length of their dials. The answer is one place of each dial. */
export interface DialArea {
  readonly ships: readonly number[]
  readonly dials: readonly number[]
}

/** All dials of a seat at once; they can be changed until the answer is given (xw.g.planning.12, .13). */
function dialsOf(s: State, seat: number): AskFor<'dials'> {
  const ships = dialShips(s, seat)
  const dials = ships.map((ship) => printed(ship).type.dial.length)
  const area: DialArea = { ships: ships.map(({ id }) => id), dials }
  return {
    form: 'place',
    seat,
    what: 'dials',
    rule: 'xw.g.planning.2',
    length: ships.length,
    area,
    check: (place): Refusal | null =>
      place.every((dial, i) => dial >= 0 && dial < dials[i])
        ? null
        : refuse('not-on-the-dial', 'xw.g.dial.1'),
    sample: (rng: Rng) => dials.map((count) => rng.int(count)),
  }
}

export function* planning(t: T): Flow<string> {
  const s = t.state
  s.round++
  t.log?.('round', 'xw.g.round.1', { round: s.round })
  for (const ship of s.ships) {
    ship.marks &= LASTING_MARKS
    ship.done = []
    ship.executed = null
    ship.dial = -1
    ship.dialUp = false
  }
  yield* startPhase(t, 'planning')
  const asks = [0, 1].map((seat) => dialsOf(s, seat)).filter(({ length }) => length > 0)
  const answers = yield* t.together(asks)
  for (const [i, { seat }] of asks.entries()) {
    const dials = [answers[i]].flat()
    for (const [k, ship] of dialShips(s, seat).entries()) ship.dial = dials[k]
  }
  yield* raise(t, { event: 'dials-set', ship: -1 })
  rollPlayerOrder(t, 'xw.g.planning.5')
  yield* endPhase(t, 'planning')
  return 'system-start'
}
