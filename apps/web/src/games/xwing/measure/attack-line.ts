/** The line along which an attack is measured, as the engine measures it. */
import { type State, THING } from '@dejarik/xwing'
import { type ArcName, attackLines, type Line, measurable } from '@dejarik/xwing/geometry'
import { footprintOfAttacker, obstacleKind, placed } from '@dejarik/xwing/preview'

/** What an option to attack and an attack under way have in common. */
export interface Aimed {
  readonly attacker: number
  readonly defender: number
  readonly arc: ArcName
  readonly obstructedBy: readonly number[]
}

/** Null if there is none, e.g. because the two touch. */
export function attackLine(s: State, { attacker, defender, arc, obstructedBy }: Aimed): Line | null {
  const from = footprintOfAttacker(s, attacker)
  const lines = attackLines(from, arc, placed(s, defender))
  if (lines === null) return null
  const obstacles = s.things.filter((thing) => thing.inPlay && obstacleKind(thing) !== null)
  const outlines = obstacles.map(({ id }) => placed(s, THING + id))
  const wanted = obstructedBy.toSorted((a, b) => a - b).join()
  const found = measurable(lines, outlines)
  const same = found.find(
    ({ through }) =>
      through
        .map((i) => obstacles[i].id)
        .sort((a, b) => a - b)
        .join() === wanted,
  )
  return (same ?? found[0])?.line ?? null
}
