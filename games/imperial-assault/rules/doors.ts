/** Doors (rulebook: Türen): beside whom they are, opening and closing them. */
import type { Flow } from '@dejarik/kernel'
import { type Board, DOOR, type Space, xOf, yOf } from '../map/index.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { groundOf, moverOf, spacesOf } from './ground.ts'
import { missionAlways } from './live.ts'
import { pushAway } from './moving.ts'
import { momentOf, open } from './windows.ts'

export function isClosed(s: State, door: number): boolean {
  return (s.doors & (1 << door)) !== 0
}

/** Doors that a figure could open here: only from a space that shares an edge with it (ia.doors.7), none that is locked to it. */
export function doorsBeside(s: State, figure: FigureId): number[] {
  if (s.doors === 0) return []
  const { board } = groundOf(s)
  const { isLocked } = missionAlways(s)
  const found: number[] = []
  for (const space of spacesOf(s, s.figures[figure]))
    for (const edge of edgesOf(board, space)) {
      const door = edge - DOOR
      if (door >= 0 && isClosed(s, door) && !found.includes(door) && isLocked?.(s, figure, door) !== true)
        found.push(door)
    }
  return found
}

/** The four edges of a space. */
export function edgesOf(board: Board, space: Space): readonly number[] {
  const x = xOf(board, space)
  const y = yOf(board, space)
  return [
    board.north[space],
    board.west[space],
    y + 1 < board.height ? board.north[space + board.width] : 0,
    x + 1 < board.width ? board.west[space + 1] : 0,
  ]
}

/** The door is removed (ia.doors.3). */
export function* openDoor(t: T, door: number, by: FigureId): Flow {
  if (!isClosed(t.state, door)) return
  t.state.doors &= ~(1 << door)
  t.log?.('door-opened', 'ia.doors.3', { door })
  yield* open(t, momentOf('door-opened', door, by), 'ia.doors.3')
}

/** The door is put back (ia.doors.4); who stands on both its sides is pushed away (ia.doors.6). */
export function* closeDoor(t: T, door: number): Flow {
  const s = t.state
  if (isClosed(s, door)) return
  s.doors |= 1 << door
  t.log?.('door-closed', 'ia.doors.4', { door })
  for (let id = 0; id < s.figures.length; id++) {
    const one = s.figures[id]
    if (one.space === NONE) continue
    const stand = 2 * one.space + (one.turned ? 1 : 0)
    if (moverOf(s, one).steps.covered(stand) === null) yield* pushAway(t, id, 'ia.doors.6')
  }
}
