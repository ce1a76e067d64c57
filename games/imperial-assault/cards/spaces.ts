/** Spaces that abilities are about, and what lies in them. */
import type { Flow } from '@dejarik/kernel'
import { isSpace, type Space } from '../map/index.ts'
import type { Me } from '../rules/abilities.ts'
import {
  distanceTo,
  figuresOnMap,
  groundOf,
  isAdjacentTo,
  seesSpace,
  spacesOf,
  standingOf,
} from '../rules/ground.ts'
import { missionAlways } from '../rules/live.ts'
import { damageObject, spacesOfObject } from '../rules/objects.ts'
import type { FigureId, State, T } from '../state.ts'

/** Spaces of the map within so many of a figure, its own among them (ia.within-x-spaces.1). */
export function spacesWithin(s: State, figure: FigureId, most: number): Space[] {
  const { board } = groundOf(s)
  const found: Space[] = []
  for (let space = 0; space < board.terrain.length; space++)
    if (isSpace(board, space) && distanceTo(s, figure, space) <= most) found.push(space)
  return found
}

/** Spaces adjacent to a figure (ia.adjacent.5). */
export function spacesBeside(s: State, figure: FigureId): Space[] {
  return spacesWithin(s, figure, 1).filter((space) => isAdjacentTo(s, figure, space))
}

/** Those in which nobody stands. */
export function emptySpaces(s: State, spaces: readonly Space[]): Space[] {
  const taken = new Set(figuresOnMap(s).flatMap((figure) => spacesOf(s, s.figures[figure])))
  return spaces.filter((space) => !taken.has(space))
}

/** Those that it sees; who stands there does not hide its own space. */
export function seenSpaces(s: State, figure: FigureId, spaces: readonly Space[]): Space[] {
  const standing = standingOf(s)
  return spaces.filter((space) => {
    const there = figuresOnMap(s).find((id) => spacesOf(s, s.figures[id]).includes(space))
    const other = there === undefined ? null : s.figures[there]
    return seesSpace(s, s.figures[figure], space, other, standing, false)
  })
}

/** Objects that can be attacked, in one of these spaces (ia.objects.6). */
export function* damageObjectsIn(t: T, me: Me, spaces: readonly Space[], amount: number): Flow {
  const s = t.state
  const { attackable } = missionAlways(s)
  if (attackable === undefined) return
  for (let id = 0; id < s.tokens.length; id++)
    if (spacesOfObject(s, id).some((space) => spaces.includes(space)) && attackable(s, me.figure, id))
      yield* damageObject(t, id, amount, me.figure)
}
