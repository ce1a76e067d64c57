/** A dial as rows of speeds and columns of bearings, the way players read it. */
import type { Maneuver } from '@dejarik/xwing'

export interface DialCell {
  /** Place in the dial. */
  readonly at: number
  readonly maneuver: Maneuver
}

export interface DialRow {
  readonly speed: number
  readonly reverse: boolean
  /** By column; null where the dial has no such maneuver. */
  readonly cells: readonly (DialCell | null)[]
}

type Column = string

const COLUMNS: readonly Column[] = [
  'slip-turn left',
  'slip-bank left',
  'tallon left',
  'segnor left',
  'turn left',
  'bank left',
  'straight',
  'bank right',
  'turn right',
  'segnor right',
  'tallon right',
  'slip-bank right',
  'slip-turn right',
  'koiogran',
]

function columnOf({ bearing, direction }: Maneuver): Column {
  const shape = bearing === 'stationary' ? 'straight' : bearing.replace('reverse-', '')
  return direction === null ? shape : `${shape} ${direction}`
}

function isReverse({ bearing }: Maneuver): boolean {
  return bearing.startsWith('reverse-')
}

/** Fastest first, backing away last; only columns that the dial uses. */
export function layOut(dial: readonly Maneuver[]): readonly DialRow[] {
  const used = COLUMNS.filter((column) => dial.some((one) => columnOf(one) === column))
  const speeds = [...new Set(dial.map((one) => (isReverse(one) ? -one.speed : one.speed)))].sort(
    (a, b) => b - a,
  )
  return speeds.map((speed) => ({
    speed: Math.abs(speed),
    reverse: speed < 0,
    cells: used.map((column) => {
      const at = dial.findIndex(
        (one) => columnOf(one) === column && one.speed === Math.abs(speed) && isReverse(one) === speed < 0,
      )
      return at < 0 ? null : { at, maneuver: dial[at] }
    }),
  }))
}

/** The cell that an arrow key leads to: the nearest one in that direction. */
export function neighbour(rows: readonly DialRow[], at: number, key: string): number | null {
  const row = rows.findIndex(({ cells }) => cells.some((cell) => cell?.at === at))
  const column = rows[row]?.cells.findIndex((cell) => cell?.at === at) ?? -1
  if (row < 0 || column < 0) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? -1 : 1
    const { cells } = rows[row]
    for (let to = column + step; to >= 0 && to < cells.length; to += step) {
      const cell = cells[to]
      if (cell !== null) return cell.at
    }
    return null
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const next = rows[row + (key === 'ArrowUp' ? -1 : 1)]
  if (next === undefined) return null
  const places = next.cells.flatMap((cell, i) =>
    cell === null ? [] : [{ at: cell.at, far: Math.abs(i - column) }],
  )
  return places.sort((a, b) => a.far - b.far)[0]?.at ?? null
}
