/** Other maneuvers than the dial shows: words for cards that change what a ship flies. */

import type { Flow } from '@dejarik/kernel'
import type { ManeuverDifficulty } from '../facts/dial.ts'
import { maneuver as moveOf } from '../geometry/index.ts'
import type { Flown } from '../questions.ts'
import { type Ability, type Cost, instead, type Me, when } from '../rules/abilities.ts'
import { dialled } from '../rules/maneuver.ts'
import type { Maneuver, State, T } from '../state.ts'
import { mine, revealed } from './words.ts'

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

/** Banks and turns as sideslips (xw.g.advanced.22). */
export const AS_SIDESLIP: { readonly [bearing: string]: Maneuver['bearing'] } = {
  bank: 'slip-bank',
  turn: 'slip-turn',
}

const SIDESLIPS = 'flies as a sideslip'

/** "You may … to execute it as a sideslip": decided when the dial is revealed. */
export function maySideslip(
  test: (maneuver: Maneuver, s: State, me: Me) => boolean,
  { cost, also }: { readonly cost?: Cost; readonly also?: (t: T, me: Me) => void },
): Ability[] {
  return [
    when('dial-revealed', {
      if: (s, me) => {
        const maneuver = revealed(mine(s, me))
        return maneuver !== null && Object.hasOwn(AS_SIDESLIP, maneuver.bearing) && test(maneuver, s, me)
      },
      may: true,
      ...(cost !== undefined && { cost }),
      run(t, me) {
        mine(t.state, me).lasting.push({ key: SIDESLIPS, value: 1, until: 'activation' })
        also?.(t, me)
      },
    }),
    instead('flies-maneuver', {
      if: (s, me, { maneuver }) => {
        const ship = mine(s, me)
        return maneuver === dialled(ship) && ship.lasting.some(({ key }) => key === SIDESLIPS)
      },
      run(t, me, event) {
        const ship = mine(t.state, me)
        ship.lasting = ship.lasting.filter(({ key }) => key !== SIDESLIPS)
        const { bearing } = event.maneuver
        return { ...event, maneuver: { ...event.maneuver, bearing: AS_SIDESLIP[bearing] ?? bearing } }
      },
    }),
  ]
}
