/** Where devices and placed obstacles come to lie. */
import { laidAgainst, type Mark, sideBySide } from './mark.ts'
import type { Footprint, Placed } from './placed.ts'
import { moved, type Pose } from './pose.ts'
import type { Template } from './template.ts'
import { MM } from './units.ts'

/** Put straight between the guides of a ship, without a template. */
export function attached(ship: Footprint, end: 'front' | 'rear', tab: Mark): Pose {
  return sideBySide(ship, ship.base.marks[end], tab)
}

/** Moved with a template from one pair of its own guides to another (xw.a.drk1-probe-droid.2). */
export function relocated(device: Placed, leave: Mark, template: Template, arrive: Mark): Pose {
  return laidAgainst(device, leave, template, arrive)
}

/** The two mines at the sides of a cluster mine, left and right, in the recesses of the middle one. */
export function clusterMineSides(middle: Pose): readonly [Pose, Pose] {
  return [moved(middle, -40 * MM, -20.7 * MM, 0), moved(middle, 40 * MM, -20.7 * MM, 0)]
}
