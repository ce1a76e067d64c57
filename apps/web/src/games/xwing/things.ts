/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import { readOption, sameFor } from '@dejarik/kernel'
import { type Choosable, type DiceKind, type ObjectId, type Questions, THING } from '@dejarik/xwing'
import type { Pose } from '@dejarik/xwing/geometry'
import type { Thing } from '../../board/table.ts'

export function thingOfObject(object: ObjectId): Thing {
  return object < THING ? `ship:${object}` : `thing:${object - THING}`
}

export function thingOfDie(dice: DiceKind, place: number): Thing {
  return `die:${dice}:${place}`
}

/** Where the option would put a ship or a device; null if it is about no place, or one that can't be had. */
export function spotOf(option: Choosable): Pose | null {
  if (!('x' in option) || (option.do === 'move-to' && option.fails === 'yes')) return null
  const { x, y, a } = option
  return { x, y, a }
}

export function thingOfSpot({ x, y, a }: Pose): Thing {
  return `spot:${x}:${y}:${a}`
}

const NOTHING = (): readonly Thing[] => []

function atSpot(option: Choosable): readonly Thing[] {
  const spot = spotOf(option)
  return spot === null ? [] : [thingOfSpot(spot)]
}

function atTarget(option: Choosable): readonly Thing[] {
  return 'target' in option ? [thingOfObject(option.target)] : []
}

/** Where to click for an option; the first is what it is mainly about. */
export const thingsOf = readOption<Questions, [], readonly Thing[]>({
  attack: ({ defender }) => [thingOfObject(defender)],
  die: ({ dice, place }) => [thingOfDie(dice, place)],
  ship: ({ ship }) => [thingOfObject(ship)],
  ...sameFor(['deploy', 'move-to', 'place-at', 'place-device', 'relocate', 'rotate-ship', 'stay'], atSpot),
  ...sameFor(['add-fuse', 'break-lock', 'device', 'lock', 'mine', 'none', 'objective'], atTarget),
  ...sameFor(['obstacle', 'remote', 'remote-attack', 'remove-fuse'], atTarget),
  ...sameFor(['ability', 'action', 'aft', 'blank', 'calculate', 'card', 'condition', 'decline'], NOTHING),
  ...sameFor(['decloak', 'discard', 'dock', 'done', 'drop-bomb', 'emergency-deploy', 'equip'], NOTHING),
  ...sameFor(['equipped', 'evade', 'expose', 'facedown', 'focus', 'force', 'fore'], NOTHING),
  ...sameFor(['gain-stress', 'lose-shield', 'maneuver', 'no', 'no-action', 'no-attack'], NOTHING),
  ...sameFor(['nobody', 'payload', 'recover-force', 'remove-token', 'repair', 'repair-facedown'], NOTHING),
  ...sameFor(['repair-faceup', 'result', 'rotate', 'strain', 'suffer-crit', 'suffer-hit'], NOTHING),
  ...sameFor(['beside', 'recover-shield', 'remove-device', 'repair-damage', 'template'], NOTHING),
  ...sameFor(['system', 'token', 'turret', 'yes'], NOTHING),
})

/** The one ship that all options are about, if it is one; where a ship is chosen, it is none. */
export function subjectOf(options: readonly Choosable[]): number | null {
  const ships = new Set<number>()
  for (const option of options)
    if ('ship' in option && option.ship !== undefined && option.ship >= 0 && option.do !== 'ship')
      ships.add(option.ship)
  const [only] = ships
  return ships.size === 1 && only !== undefined ? only : null
}
