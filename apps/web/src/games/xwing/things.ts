/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import type { Option } from '@dejarik/kernel'
import { type ObjectId, THING } from '@dejarik/xwing'
import type { Pose } from '@dejarik/xwing/geometry'

export type Thing = string

/** Every field that an option of this game may have; which ones it has depends on its `do`. */
export interface Offer extends Option {
  readonly ship?: number
  readonly target?: ObjectId
  readonly defender?: ObjectId
  readonly thing?: number
  readonly x?: number
  readonly y?: number
  readonly a?: number
  readonly fails?: string
  readonly dice?: string
  readonly place?: number
  readonly card?: number
}

export function thingOfObject(object: ObjectId): Thing {
  return object < THING ? `ship:${object}` : `thing:${object - THING}`
}

export function thingOfDie(dice: string, place: number): Thing {
  return `die:${dice}:${place}`
}

/** Where the option would put a ship or a device; null if it is about no place, or one that can't be had. */
export function spotOf(option: Option): Pose | null {
  const { x, y, a, fails, do: verb } = option as Offer
  if (x === undefined || y === undefined || a === undefined) return null
  return verb === 'decline' || fails === 'yes' ? null : { x, y, a }
}

export function thingOfSpot({ x, y, a }: Pose): Thing {
  return `spot:${x}:${y}:${a}`
}

/** Options of these kinds choose a ship; in all others the ship is the one that does it. */
const CHOOSES_SHIP: readonly string[] = ['ship', 'friend', 'enemy', 'coordinate', 'jam']

/** Where to click for an option; the first is what it is mainly about. */
export function thingsOf(option: Option): readonly Thing[] {
  const spot = spotOf(option)
  if (spot !== null) return [thingOfSpot(spot)]
  const { do: verb, ship, target, defender, dice, place, thing } = option as Offer
  if (defender !== undefined) return [thingOfObject(defender)]
  if (target !== undefined) return [thingOfObject(target)]
  if (verb === 'die' && dice !== undefined && place !== undefined) return [thingOfDie(dice, place)]
  if (thing !== undefined && thing >= 0) return [`thing:${thing}`]
  if (ship !== undefined && ship >= 0 && CHOOSES_SHIP.includes(verb)) return [thingOfObject(ship)]
  return []
}

/** By thing: the options that a click on it can mean. */
export function deedsByThing(options: readonly Option[]): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [i, option] of options.entries())
    for (const thing of thingsOf(option)) deeds.set(thing, [...(deeds.get(thing) ?? []), i])
  return deeds
}

/** The one ship that all options are about, if it is one. */
export function subjectOf(options: readonly Option[]): number | null {
  const ships = new Set<number>()
  for (const { ship, do: verb } of options as readonly Offer[])
    if (ship !== undefined && ship >= 0 && !CHOOSES_SHIP.includes(verb)) ships.add(ship)
  const [only] = ships
  return ships.size === 1 && only !== undefined ? only : null
}
