/** Ships and devices that obstruct an attack (rulebook: "Versperrt"): nothing by itself, but some cards ask. */
import { attackLines, measurable } from '../../geometry/index.ts'
import { type Attack, type ObjectId, type State, THING } from '../../state.ts'
import { isObstacle } from '../obstacles.ts'
import { arcToMeasure, footprintOfAttacker, placed } from '../range.ts'

/**
 * Ships and devices that the measured line leads through (xw.g.obstructed.1, .2). Of equally short lines the attacker
 * measures the one that leads through the fewest of them (docs/rulings.md).
 */
export function obstructing(s: State, attack: Attack): ObjectId[] {
  const { attacker, defender, arc, range, obstructedBy } = attack
  if (range === 0) return []
  const measuredArc = arcToMeasure(s, attacker, arc, defender)
  const lines = attackLines(footprintOfAttacker(s, attacker), measuredArc, placed(s, defender))
  if (lines === null) return []
  const objects: ObjectId[] = []
  for (const { id, zone } of s.ships)
    if (zone === 'play' && id !== attacker && id !== defender) objects.push(id)
  for (const { id, inPlay, kind } of s.things)
    if (inPlay && kind !== 'objective' && THING + id !== defender) objects.push(THING + id)
  const isOneOfThem = (object: ObjectId): boolean => object >= THING && isObstacle(s.things[object - THING])
  const ways = measurable(
    lines,
    objects.map((object) => placed(s, object)),
  )
    .map(({ through }) => through.map((i) => objects[i]))
    .filter((way) => {
      const obstacles = way.filter(isOneOfThem)
      return (
        obstacles.length === obstructedBy.length &&
        obstacles.every((object) => obstructedBy.includes(object - THING))
      )
    })
    .map((way) => way.filter((object) => !isOneOfThem(object)))
  return (
    ways.reduce<ObjectId[] | null>(
      (best, way) => (best === null || way.length < best.length ? way : best),
      null,
    ) ?? []
  )
}
