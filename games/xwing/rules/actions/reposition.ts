/** What boost, barrel roll, decloak and tractor have in common: ways to choose from, each with its end position. */
import type { Flow } from '@dejarik/kernel'
import type { Move } from '../../geometry/index.ts'
import type { MoveQuestion, MoveTo } from '../../questions.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import type { Move as MoveName } from '../events.ts'
import { type Flown, flownBy, hindrance, land } from '../move.ts'

/** One way to move: `side` is what must be declared before the positions are tried (xw.g.barrel-roll.9). */
export interface Way {
  readonly side: string
  /** Where along the template's end, or which template. */
  readonly end: string
  readonly move: Move
}

interface Tried {
  readonly way: Way
  readonly flown: Flown
  readonly legal: boolean
  /** Nothing but a ship is in the way. */
  readonly onShip: boolean
}

function tryOut(s: State, ship: Ship, ways: readonly Way[], heed: 'always' | 'unless-ignored'): Tried[] {
  return ways.map((way) => {
    const flown = flownBy(s, ship, way.move)
    const legal = hindrance(s, ship, flown, heed) === null
    const onShip =
      !legal && hindrance(s, ship, { ...flown, flight: { ...flown.flight, full: true } }, heed) === null
    return { way, flown, legal, onShip }
  })
}

export interface Reposition {
  readonly what: MoveQuestion
  readonly rule: string
  readonly how: MoveName
  /** Who chooses; the ship's player unless stated. */
  readonly seat?: number
  /** May be declined. */
  readonly may?: boolean
  /** A tractor move never leads onto obstacles (xw.g.tractor.6). */
  readonly heed?: 'always' | 'unless-ignored'
  /** Sides without a legal end may be declared, and fail; without this they are not offered. */
  readonly mayFail?: boolean
  /** Ends on a ship may be flown partially instead of failing. */
  readonly mayBePartial?: boolean
}

/**
 * Offers every legal end position. A side on which none is legal can be declared all the same, which fails; where one
 * is, failing is no choice (xw.g.barrel-roll.15, xw.g.boost.13). False if it failed, null if it was declined.
 */
export function* reposition(t: T, ship: ShipId, ways: readonly Way[], how: Reposition): Flow<boolean | null> {
  const s = t.state
  const it = s.ships[ship]
  const tried = tryOut(s, it, ways, how.heed ?? 'unless-ignored')
  const options = tried.flatMap(({ way, flown, legal, onShip }, i) => {
    const { x, y, a } = flown.flight.footprint.pose
    const option: MoveTo = { do: 'move-to', ship, side: way.side, end: way.end, way: i, x, y, a, fails: 'no' }
    if (legal) return [option]
    const partial: MoveTo[] =
      how.mayBePartial === true && onShip ? [{ ...option, end: `partial ${way.end}` }] : []
    const isOnlyHope = tried.some((other) => other.way.side === way.side && other.legal)
    const isFirst = tried.findIndex((other) => other.way.side === way.side) === i
    const failing: MoveTo[] =
      how.mayFail === true && !isOnlyHope && isFirst ? [{ ...option, end: 'fails', fails: 'yes' }] : []
    return [...partial, ...failing]
  })
  if (options.length === 0) return false
  const decline = { do: 'decline' as const, ship }
  const offered = how.may === true ? [...options, decline] : options
  const chosen = yield* t.choose(how.seat ?? it.seat, how.what, offered, { rule: how.rule })
  if (chosen.do === 'decline') return null
  if (chosen.fails === 'yes') return false
  yield* land(t, ship, tried[chosen.way].flown, how.how)
  return true
}
