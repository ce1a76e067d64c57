/** Other maneuvers than the dial shows: words for cards that change what a ship flies. */
import type { Flow } from '@dejarik/kernel'
import type { ManeuverDifficulty } from '../facts/dial.ts'
import { maneuver as moveOf } from '../geometry/index.ts'
import type { Flown } from '../questions.ts'
import type { Me } from '../rules/abilities.ts'
import type { Maneuver, T } from '../state.ts'
import { mine } from './words.ts'

/** One faster and one slower, as far as there is a template: no bank of speed 0 (xw.a.faq-activation.15). */
export function atAnotherSpeed(maneuver: Maneuver): Maneuver[] {
  const { bearing, direction } = maneuver
  if (bearing === 'stationary') return []
  return [maneuver.speed - 1, maneuver.speed + 1]
    .filter((speed) => speed > 0 && moveOf(bearing, speed, direction ?? 'left') !== null)
    .map((speed) => ({ ...maneuver, speed }))
}

/** The player of "me" chooses what the ship flies. */
export function* chooseManeuver(t: T, me: Me, ways: readonly Maneuver[]): Flow<Maneuver> {
  const options = ways.map(
    ({ speed, bearing, direction, difficulty }, way): Flown => ({
      do: 'maneuver',
      ship: me.ship,
      way,
      speed,
      bearing,
      direction: direction ?? 'none',
      difficulty,
    }),
  )
  const cite = { rule: 'xw.g.replacement.1', about: me.card }
  const { way } = yield* t.choose(mine(t.state, me).seat, 'choose-maneuver', options, cite)
  return ways[way]
}

const HARDER: { readonly [D in ManeuverDifficulty]: ManeuverDifficulty } = {
  blue: 'white',
  white: 'red',
  red: 'red',
  // Purple can't be changed (xw.g.difficulty.11).
  purple: 'purple',
}

/** A straight maneuver one step harder, as a Koiogran turn. */
export function asKoiogran(maneuver: Maneuver): Maneuver {
  return { ...maneuver, bearing: 'koiogran', difficulty: HARDER[maneuver.difficulty] }
}
