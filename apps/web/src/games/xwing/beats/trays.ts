/** Where the dice of an attack lie: the red tray beside the attacker, the green one beside the defender, off the line. */
import { THING, type View } from '@dejarik/xwing'
import { HEIGHT, type Projection, WIDTH } from '../mat/projection.ts'
import { type Avoided, type Box, layTags } from '../tags/lay-tags.ts'
import type { Tag } from '../tags/useTags.ts'
import type { AttackScene } from './shows.ts'

/** In pixels. */
export const DIE = 34
export const GAP = 5
const PADDING = 6
/** A tray keeps its place while dice are added: it is laid for as many. */
const AT_LEAST = 3

export function trayWidth(dice: number): number {
  return Math.max(1, dice) * (DIE + GAP) - GAP + 2 * PADDING
}
export const TRAY_HEIGHT = DIE + 2 * PADDING
export const TRAY_PADDING = PADDING

export interface Trays {
  readonly attack: Box
  readonly defense: Box
}

export function placeTrays(
  view: View,
  scene: AttackScene,
  places: number,
  tags: readonly Tag[],
  to: Projection,
  unit: number,
): Trays {
  const from = baseOf(scene.attacker, tags, view, to)
  const at = baseOf(scene.defender, tags, view, to)
  const line = Array.from({ length: 9 }, (_, i): Avoided => {
    const share = (i + 1) / 10
    return {
      x: from.x + (at.x - from.x) * share,
      y: from.y + (at.y - from.y) * share,
      width: 24 * unit,
      height: 24 * unit,
      weight: 6,
    }
  })
  const avoided: Avoided[] = [
    ...line,
    ...tags.map(({ box }) => ({ ...box, weight: 4 })),
    ...tags.map(({ base }) => ({ ...base, weight: 6 })),
  ]
  const wants = (base: Box, dice: number, isBelow: boolean) => ({
    base,
    width: trayWidth(Math.max(AT_LEAST, dice)) * unit,
    height: TRAY_HEIGHT * unit,
    down: isBelow,
  })
  const [attack, defense] = layTags(
    [wants(from, scene.attackDice.length, from.y > at.y), wants(at, places, at.y >= from.y)],
    { width: WIDTH, height: HEIGHT },
    avoided,
  )
  return { attack, defense }
}

function baseOf(object: number, tags: readonly Tag[], view: View, to: Projection): Box {
  const tag = tags.find(({ ship }) => ship.id === object)
  if (tag !== undefined) return tag.base
  const pose = object >= THING ? view.things[object - THING]?.pose : view.ships[object]?.pose
  return { x: to.x(pose?.x ?? 0), y: to.y(pose?.y ?? 0), width: 40, height: 40 }
}
