/** Initiative (rulebook: "Initiative"). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import type { NextQuestion } from '../questions.ts'
import { type Phase, type Ship, type State, type T, THING, type Thing } from '../state.ts'
import { opinions } from './ask-cards.ts'
import { remoteInitiative } from './remotes.ts'

/** The question that is not asked among idle ships, as `Game.formerlyAskedAlone` knows it. */
export const IDLE = 'next-idle'

/** The latest effect counts; when it ends, the one before it (xw.g.initiative.3, .4). */
export function initiativeOf(s: State, ship: Ship): number {
  const given = ship.initiatives
  if (given.length > 0) return given[given.length - 1].value
  let value = printed(ship).pilot.initiative
  for (const opinion of opinions(s, 'initiative', ship)) if (opinion !== null) value = opinion
  return value
}

/** At the end of a phase the effects that last until then end. */
export function endInitiatives(s: State, phase: Phase): void {
  for (const ship of s.ships)
    if (ship.initiatives.length > 0)
      ship.initiatives = ship.initiatives.filter(({ until }) => until !== phase)
}

/**
 * Who acts next at an initiative: the first player's ships, then the second player's; each chooses among his own
 * (xw.g.activation.8, .9). Null when all have acted.
 */
export function* nextShip(
  t: T,
  what: 'next-placed' | 'next-activation',
  isDue: (ship: Ship) => boolean,
  rule: string,
): Flow<Ship | null> {
  const s = t.state
  for (const seat of [s.firstPlayer, 1 - s.firstPlayer]) {
    const due = s.ships.filter((ship) => ship.seat === seat && isDue(ship))
    if (due.length === 0) continue
    const options = due.map((ship) => ({ do: 'ship' as const, ship: ship.id }))
    const chosen = yield* t.choose(seat, what, options, { rule })
    return s.ships[chosen.ship]
  }
  return null
}

/**
 * Like `nextShip`, with the remotes that are due at this initiative among the ships (xw.g.remote-use.1). Where all of
 * them are idle, whoever comes first makes no difference, and nobody is asked.
 */
export function* nextUnit(
  t: T,
  what: NextQuestion,
  isDue: (ship: Ship) => boolean,
  remotes: readonly Thing[],
  rule: string,
  isIdle: (ship: Ship) => boolean = () => false,
): Flow<{ readonly ship: Ship } | { readonly remote: Thing } | null> {
  const s = t.state
  for (const seat of [s.firstPlayer, 1 - s.firstPlayer]) {
    const own = remotes.filter((remote) => remote.seat === seat)
    const due = s.ships.filter((ship) => ship.seat === seat && isDue(ship))
    if (own.length === 0 && due.length === 0) continue
    if (own.length === 0 && due.length > 1 && due.every(isIdle)) {
      t.unasked(IDLE, rule)
      return { ship: due[0] }
    }
    const options = [
      ...due.map(({ id }) => ({ do: 'ship' as const, ship: id })),
      ...own.map(({ id }) => ({ do: 'remote' as const, target: THING + id })),
    ]
    const chosen = yield* t.choose(seat, what, options, { rule })
    return chosen.do === 'ship' ? { ship: s.ships[chosen.ship] } : { remote: s.things[chosen.target - THING] }
  }
  return null
}

/**
 * The next initiative at which a ship is due, from `from` upwards or downwards; −1 if there is none. A ship that has
 * not acted, and whose initiative the phase has passed in the meantime, is due in the current step (xw.a.cardfaq.64).
 */
export function nextInitiative(
  s: State,
  from: number,
  direction: 1 | -1,
  isDue: (ship: Ship) => boolean,
  remotes: readonly Thing[] = [],
): number {
  let best = -1
  for (const remote of remotes) {
    const initiative = remoteInitiative(remote)
    if ((initiative - from) * direction < 0) continue
    if (best < 0 || (initiative - best) * direction < 0) best = initiative
  }
  for (const ship of s.ships) {
    if (!isDue(ship)) continue
    const own = initiativeOf(s, ship)
    const initiative = (own - from) * direction < 0 ? from : own
    if (best < 0 || (initiative - best) * direction < 0) best = initiative
  }
  return best
}
