/** Repositioning a remote (rulebook: "Remotes neu positionieren"). */
import type { Flow } from '@dejarik/kernel'
import {
  type Direction,
  isOutside,
  type Mark,
  overlaps,
  type Pose,
  relocated,
  STANDARD_PLAY_AREA,
  type TemplateShape,
  templateOf,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import { type State, type T, THING, type Thing } from '../../state.ts'
import { damageRemote, RULE } from '../damage.ts'
import { removeThing } from '../destroyed.ts'
import { obstacleKind } from '../obstacles.ts'
import { footprint, placedOf, rangeTo } from '../range.ts'

/** A template by name; curved ones to one side. */
export interface Hop {
  readonly shape: TemplateShape
  readonly speed: number
  readonly direction: Direction
}

/** Left, straight on or right, as remotes may choose. */
export function hops(curve: 'bank' | 'turn', curveSpeed: number, straightSpeed: number): readonly Hop[] {
  return [
    { shape: curve, speed: curveSpeed, direction: 'left' },
    { shape: 'straight', speed: straightSpeed, direction: 'left' },
    { shape: curve, speed: curveSpeed, direction: 'right' },
  ]
}

export function guidesOf({ type }: Thing): readonly Mark[] {
  return tokenShape(type)?.guides ?? []
}

/** Where a remote lies after a hop from one of its pairs of guides. */
export function landing(remote: Thing, { shape, speed, direction }: Hop, leave: Mark, arrive: Mark): Pose {
  const template = templateOf(shape, speed, direction)
  if (template === null) throw new Error(`there is no template ${shape} ${speed}`)
  return relocated(placedOf(remote), leave, template, arrive)
}

/** Partly outside the play area it would flee (xw.g.remote-reposition.3). */
export function wouldFlee({ type }: Thing, pose: Pose): boolean {
  const shape = tokenShape(type)
  return shape !== null && isOutside(STANDARD_PLAY_AREA, tokenAt(shape.outline, pose))
}

/** An end position as an option. */
export interface RelocateWords {
  readonly target: number
  readonly template: string
  readonly guides: number
  readonly flees: 'yes' | 'no'
  readonly x: number
  readonly y: number
  readonly a: number
}

export type RelocateOption<D extends 'relocate' | 'stay' = 'relocate' | 'stay'> = D extends string
  ? RelocateWords & { readonly do: D }
  : never

export function relocateOption(
  remote: Thing,
  pose: Pose,
  template: string,
  guides: number,
): RelocateOption<'relocate'> {
  const flees = wouldFlee(remote, pose) ? 'yes' : 'no'
  return { do: 'relocate', target: THING + remote.id, template, guides, flees, ...pose }
}

export function stayOption({ id, pose }: Thing): RelocateOption {
  return { do: 'stay', target: THING + id, template: '', guides: -1, flees: 'no', ...pose }
}

export function nameOfHop({ shape, speed, direction }: Hop): string {
  return shape === 'straight' ? `${shape} ${speed}` : `${shape} ${speed} ${direction}`
}

/** Forward: from its front guides, arriving with the rear ones (xw.g.remote-reposition.2). */
export function forward(remote: Thing, ways: readonly Hop[]): RelocateOption<'relocate'>[] {
  const [front, rear] = guidesOf(remote)
  return ways.map((hop) => relocateOption(remote, landing(remote, hop, front, rear), nameOfHop(hop), 0))
}

/** Puts it there. Obstacles do nothing to it (xw.g.device.13), except for a blaze (xw.g.blaze.7). */
export function* relocate(t: T, remote: Thing, { x, y, a }: Pose, rule: string): Flow {
  const s = t.state
  remote.pose = { x, y, a }
  t.log?.('relocate', rule, { target: THING + remote.id, x, y, a })
  if (wouldFlee(remote, remote.pose)) {
    t.log?.('remote-fled', 'xw.g.remote-reposition.3', { target: THING + remote.id })
    removeThing(t, remote.id)
    return
  }
  const isInFlames = s.things.some(
    (thing) =>
      thing.inPlay &&
      obstacleKind(thing) === 'blaze' &&
      rangeTo(s, THING + remote.id, THING + thing.id) === 0,
  )
  if (isInFlames) yield* damageRemote(t, remote.id, 1, RULE)
}

/** Whether it would overlap any object at a place: ships, obstacles, other devices. */
export function overlapsObject(s: State, remote: Thing, pose: Pose): boolean {
  const shape = tokenShape(remote.type)
  if (shape === null) return false
  const here = tokenAt(shape.outline, pose)
  return (
    s.ships.some((ship) => ship.zone === 'play' && overlaps(here, footprint(ship))) ||
    s.things.some(
      (thing) =>
        thing.inPlay &&
        thing.id !== remote.id &&
        thing.kind !== 'objective' &&
        overlaps(here, placedOf(thing)),
    )
  )
}
