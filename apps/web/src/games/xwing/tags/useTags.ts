import { DEGREE } from '@dejarik/kernel'
import type { ShipView } from '@dejarik/xwing'
import { MM, tokenShape } from '@dejarik/xwing/geometry'
import { printed, scenarioOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { HEIGHT, WIDTH } from '../mat/projection.ts'
import { stakeLabelBox } from '../objectives/stake-label.ts'
import type { BoardTable } from '../TableContext.tsx'
import { type Held, heldBy, locksOn } from '../tokens/held.ts'
import { type Avoided, type Box, layTags } from './lay-tags.ts'
import { TAG_HEIGHT, tagWidth } from './tag-size.ts'

/** What stands outside of the group about one ship. */
export interface Tag {
  readonly ship: ShipView
  readonly sign: string
  readonly held: readonly Held[]
  readonly base: Box
  readonly box: Box
}

/** The tags of all ships in play. They depend on the position and the window alone: looking at a ship moves none. */
export function useTags(table: BoardTable, unit: number): readonly Tag[] {
  const { view, state, me, to, isPhone, signs } = table
  return useMemo(() => {
    const ships = view.ships.filter(({ zone }) => zone === 'play')
    const held = ships.map((ship) => {
      const locks = locksOn(view.ships, ship.id)
      return [...heldBy(ship), ...(locks > 0 ? [{ sign: 'lock' as const, count: locks }] : [])]
    })
    const tagged = ships.map((ship, at) => ({
      base: baseBox(ship, to.x(ship.pose.x), to.y(ship.pose.y)),
      width:
        unit *
        tagWidth({
          sign: signs[ship.id] ?? '',
          hasInitiative: !isPhone,
          counts: isPhone ? [] : held[at].map(({ count }) => count),
        }),
      height: unit * TAG_HEIGHT,
      down: ship.seat === me,
    }))
    const things = view.things.flatMap((thing): Avoided[] => {
      if (!thing.inPlay) return []
      const reach = (2 * (tokenShape(thing.type)?.outline.reach ?? 0)) / MM
      return [{ x: to.x(thing.pose.x), y: to.y(thing.pose.y), width: reach, height: reach, weight: 0.4 }]
    })
    const labels = scenarioOf(state)
      .stakes(state)
      .flatMap(({ thing, reach }): Avoided[] => {
        const it = view.things[thing]
        return it === undefined || !it.inPlay ? [] : [{ ...stakeLabelBox(it, reach, to, unit), weight: 5 }]
      })
    // The controls of the mat, in its far right corner.
    const controls = { x: WIDTH - 24 * unit, y: 116 * unit, width: 52 * unit, height: 232 * unit, weight: 3 }
    const boxes = layTags(tagged, { width: WIDTH, height: HEIGHT }, [...things, ...labels, controls])
    return ships.map((ship, at) => ({
      ship,
      sign: signs[ship.id] ?? '',
      held: held[at],
      base: tagged[at].base,
      box: boxes[at],
    }))
  }, [view, state, me, to, isPhone, signs, unit])
}

/** Around the base as it is turned. */
function baseBox(ship: ShipView, x: number, y: number): Box {
  const { base } = printed(ship)
  const turn = (ship.pose.a / DEGREE / 180) * Math.PI
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))]
  const [w, h] = [(2 * base.halfWidth) / MM, (2 * base.halfLength) / MM]
  return { x, y, width: w * cos + h * sin, height: w * sin + h * cos }
}
