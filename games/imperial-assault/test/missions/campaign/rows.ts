/** The ground of a mission as rows of signs: `.` floor, `~` difficult, `o` impassable, `#` blocking. */
import { VOID } from '../../../map/index.ts'
import { FLOOR_SIGNS } from '../../../missions/draw.ts'
import { missionAt, missionNumber } from '../../../rules/missions.ts'

export function rowsOf(mission: string): string[] {
  const { width, height, terrain } = missionAt(missionNumber(mission)).board
  const sign = (space: number): string =>
    terrain[space] === VOID ? ' ' : (FLOOR_SIGNS[terrain[space]] ?? '.')
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_space, x) => sign(y * width + x)).join(''),
  )
}
