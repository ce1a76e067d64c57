import { deviceFacts } from '../../facts/index.ts'
import type { Pose } from '../../geometry/index.ts'
import type { State, Thing, ThingKind } from '../../state.ts'

/** Puts something on the table. */
export function addThing(s: State, kind: ThingKind, type: string, pose: Pose, seat = -1, by = -1): Thing {
  const thing: Thing = {
    id: s.things.length,
    kind,
    type,
    seat,
    by,
    inPlay: true,
    pose,
    fuses: 0,
    damage: [],
    charges: kind === 'remote' ? (deviceFacts(type).charges?.value ?? 0) : 0,
    acted: false,
    locks: [],
    mark: -1,
  }
  s.things.push(thing)
  return thing
}
