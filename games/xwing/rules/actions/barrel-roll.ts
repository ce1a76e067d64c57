/** Barrel roll (rulebook: "Fassrolle"). */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import {
  barrelRoll,
  curvedRoll,
  type Direction,
  ROLL_ENDS,
  type Size,
  type TemplateName,
  templateNamed,
} from '../../geometry/index.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { opinions } from '../ask-cards.ts'
import { type Reposition, reposition, type Way } from './reposition.ts'

const SIDES: readonly Direction[] = ['left', 'right']

/** Templates by name: `straight 1` as usual, `bank 1` for ships with microthrusters. */
export function rollTemplates(s: State, ship: Ship): readonly TemplateName[] {
  const given = opinions(s, 'rolls', ship).filter((names) => names !== null)
  return given.length > 0 ? given.flat() : ['straight 1']
}

/** All barrel rolls of a ship: two sides, three end positions (xw.g.barrel-roll.3, .4). */
export function barrelRollWays(s: State, ship: Ship, faster = false): Way[] {
  const { size } = printed(ship)
  return rollTemplates(s, ship).flatMap((name) =>
    rollsWith(size, (faster ? templateNamed(name).faster : null) ?? name),
  )
}

/** Barrel rolls with the template of that name. */
export function rollsWith(size: Size, template: TemplateName): Way[] {
  const { shape, speed } = templateNamed(template)
  return SIDES.flatMap((side) => {
    if (shape === 'straight')
      return ROLL_ENDS.map((end): Way => ({ side, end, move: barrelRoll(size, speed, side, end) }))
    return (['ahead', 'behind'] as const).flatMap((curve) =>
      ROLL_ENDS.map(
        (end): Way => ({
          side: `${side} ${curve}`,
          end,
          move: curvedRoll(shape, speed, side, curve, end),
        }),
      ),
    )
  })
}

export const BARREL_ROLL: Reposition = {
  what: 'barrel-roll',
  rule: 'xw.g.barrel-roll.9',
  how: 'barrel-roll',
  mayFail: true,
}

/** False if it failed. */
export function* chooseBarrelRoll(
  t: T,
  ship: ShipId,
  how: Partial<Reposition> = {},
  faster = false,
): Flow<boolean> {
  const ways = barrelRollWays(t.state, t.state.ships[ship], faster)
  return (yield* reposition(t, ship, ways, { ...BARREL_ROLL, ...how })) === true
}
