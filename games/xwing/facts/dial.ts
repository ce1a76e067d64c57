import { BEARINGS, type Bearing, type Direction } from '../geometry/index.ts'

export type ManeuverDifficulty = 'blue' | 'white' | 'red' | 'purple'

/** One maneuver of a dial. States and answers name it by its place in `ShipFacts.dial`. */
export interface DialManeuver {
  readonly speed: number
  /** As the geometry names them; a stationary maneuver is no move. */
  readonly bearing: Bearing | 'stationary'
  /** Null for maneuvers without sides. A reverse bank to the right backs away to the right, as in the geometry. */
  readonly direction: Direction | null
  readonly difficulty: ManeuverDifficulty
}

const DIFFICULTIES: readonly ManeuverDifficulty[] = ['blue', 'white', 'red', 'purple']
const BEARING_NAMES: readonly DialManeuver['bearing'][] = [...BEARINGS, 'stationary']
const SIDELESS: readonly string[] = ['straight', 'koiogran', 'stationary', 'reverse-straight']
const BOTH: readonly Direction[] = ['left', 'right']

/**
 * A dial as the tables write it: one line a speed, `'2 red:tallon turn blue:bank blue:straight'`. A bearing that has
 * sides stands for both, unless one is named: `left:segnor`. White goes without saying.
 */
export function dialOf(...lines: readonly string[]): readonly DialManeuver[] {
  return lines.flatMap((line) => {
    const [speed, ...maneuvers] = line.split(' ')
    return maneuvers.flatMap((code) => maneuver(Number(speed), code.split(':')))
  })
}

function maneuver(speed: number, code: readonly string[]): readonly DialManeuver[] {
  const bearing = BEARING_NAMES.find((one) => one === code[code.length - 1])
  const marks = code.slice(0, -1)
  const side = BOTH.find((direction) => marks.includes(direction))
  const colour = marks.find((mark) => mark !== side) ?? 'white'
  const difficulty = DIFFICULTIES.find((one) => one === colour)
  if (bearing === undefined || difficulty === undefined)
    throw new Error(`there is no maneuver “${code.join(':')}” on any dial`)
  if (SIDELESS.includes(bearing)) return [{ speed, bearing, direction: null, difficulty }]
  return (side === undefined ? BOTH : [side]).map((direction) => ({ speed, bearing, direction, difficulty }))
}
