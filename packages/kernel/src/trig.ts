/**
 * Trigonometry with the same last bit on every machine: only +, −, × and ÷, which the language defines to the
 * last bit, and square roots, which every engine leaves to the processor's exact instruction. Angles are whole numbers of 1/65536 degree, counter-clockwise, so that turns add up exactly.
 */

/** Units in one degree. */
export const DEGREE = 65536
export const QUARTER = 90 * DEGREE
export const TURN = 360 * DEGREE

const RADIANS = Math.PI / (180 * DEGREE)

/** The same direction as an angle from 0 to TURN − 1. */
export function normal(angle: number): number {
  if (angle > 0 && angle < TURN) return angle
  return ((angle % TURN) + TURN) % TURN
}

/** Sine of 0 to 45 degrees: the Taylor series, whose first left-out term is below 2⁻⁵³. */
function sinSmall(angle: number): number {
  const x = angle * RADIANS
  const q = x * x
  return (
    x *
    (1 -
      (q / 6) *
        (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - q / 210)))))))
  )
}

function cosSmall(angle: number): number {
  const x = angle * RADIANS
  const q = x * x
  return (
    1 -
    (q / 2) *
      (1 -
        (q / 12) *
          (1 -
            (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - (q / 182) * (1 - q / 240)))))))
  )
}

function sinQuarter(angle: number): number {
  return angle <= QUARTER / 2 ? sinSmall(angle) : cosSmall(QUARTER - angle)
}

export function sin(angle: number): number {
  const a = normal(angle)
  if (a <= QUARTER) return sinQuarter(a)
  if (a <= 2 * QUARTER) return sinQuarter(2 * QUARTER - a)
  if (a < 3 * QUARTER) return -sinQuarter(a - 2 * QUARTER)
  return -sinQuarter(TURN - a)
}

export function cos(angle: number): number {
  return sin(angle + QUARTER)
}

/** The direction of (x, y), to the nearest unit; 0 for the zero vector. */
export function angleOf(x: number, y: number): number {
  if (x === 0 && y === 0) return 0
  const length = Math.sqrt(x * x + y * y)
  // A rough start within the right octant, then Newton: each round doubles the digits that are right.
  const steep = Math.abs(y) > Math.abs(x)
  const slope = steep ? Math.abs(x / y) : Math.abs(y / x)
  const octant = slope * (45 + 16 * (1 - slope)) * DEGREE
  const first = steep ? QUARTER - octant : octant
  let angle = x < 0 ? 2 * QUARTER - first : first
  if (y < 0) angle = TURN - angle
  for (let round = 0; round < 4; round++) {
    const whole = Math.round(angle)
    const off = (y * cos(whole) - x * sin(whole)) / length
    angle = whole + (off + (off * off * off) / 6) / RADIANS
  }
  return normal(Math.round(angle))
}
