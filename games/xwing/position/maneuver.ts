/** Maneuvers in words: `2 straight`, `3 turn left`, `4 koiogran`. */
import { printed } from '../facts/printed.ts'
import type { Maneuver, Ship } from '../state.ts'

export function maneuverWords({ speed, bearing, direction }: Maneuver): string {
  return `${speed} ${bearing}${direction === null ? '' : ` ${direction}`}`
}

/** Its place on the ship's dial, −1 if it is not there. */
export function onDial(ship: Ship, words: string): number {
  return printed(ship).type.dial.findIndex((maneuver) => maneuverWords(maneuver) === words)
}

/** Straight ahead, as slowly as the dial allows without stress. */
export function slowStraight(ship: Ship): number {
  const { dial } = printed(ship).type
  const calm = dial.findIndex(({ bearing, difficulty }) => bearing === 'straight' && difficulty !== 'red')
  return Math.max(0, calm)
}
