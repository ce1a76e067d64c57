/** Templates and where a device would lie at their end: the ghosts that a player chooses from. */
import {
  attached,
  clusterMineSides,
  type Direction,
  isOutside,
  laidAgainst,
  type Mark,
  type Pose,
  STANDARD_PLAY_AREA,
  type TemplateName,
  templateNamed,
  templateOf,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import type { Ship, State } from '../../state.ts'
import type { DropWay, Fee, Placing } from '../abilities.ts'
import { opinions } from '../ask-cards.ts'
import { canPay } from '../costs.ts'
import { footprint } from '../range.ts'
import { CLUSTER_MINE_SIDE } from './kinds.ts'

/** A template by its name on a card: `straight 1`, `bank 3`, `turn 1`. */
function wayOf(how: DropWay['how'], name: TemplateName | 'none'): DropWay {
  if (name === 'none') return { how, shape: name, speed: 0 }
  const { shape, speed } = templateNamed(name)
  return { how, shape, speed }
}

/** From the rear guides (xw.g.device.3). */
export function drop(...names: readonly (TemplateName | 'none')[]): DropWay[] {
  return names.map((name) => wayOf('drop', name))
}

/** From the front guides (xw.g.device.7). */
export function launch(...names: readonly (TemplateName | 'none')[]): DropWay[] {
  return names.map((name) => wayOf('launch', name))
}

/** One place where a device may be put. Left and right are different templates (xw.a.cardfaq.102). */
export interface Ghost {
  readonly do: 'place-device'
  readonly ship: number
  readonly device: string
  readonly how: DropWay['how']
  readonly template: string
  readonly guides: number
  /** Whether its ship pays for this way. */
  readonly fee: 'yes' | 'no'
  readonly x: number
  readonly y: number
  readonly a: number
}

/** What cards add to the ways of a device; each may replace a way by another, none replaces a replacement. */
export function waysFor(s: State, ship: Ship, { device, ways }: Placing): DropWay[] {
  const all = ways.slice()
  if (all.length === 0) return all
  for (const more of opinions(s, 'drops', ship, device, ways))
    for (const way of more)
      if (!all.some((one) => keyOf(one) === keyOf(way)) && isAffordable(s, way)) all.push(way)
  return all
}

function isAffordable(s: State, { fee }: DropWay): boolean {
  return fee === undefined || canPay(s, fee.me, fee.cost)
}

/** What is to be paid for a ghost, besides what its card costs. */
export function feeOf(
  s: State,
  ship: Ship,
  placing: Placing,
  { how, template, fee }: Ghost,
): Fee | undefined {
  if (fee === 'no') return undefined
  return waysFor(s, ship, placing).find(
    (way) => way.how === how && SIDES.some((direction) => nameOf(way, direction) === template),
  )?.fee
}

function keyOf({ how, shape, speed, side }: DropWay): string {
  return `${how} ${shape} ${speed} ${side ?? ''}`
}

const SIDES: readonly Direction[] = ['left', 'right']

/** Every place inside the play area (xw.g.device.27); what would stick out is not placed and costs nothing (.28). */
export function ghostsOf(s: State, ship: Ship, placing: Placing): Ghost[] {
  const marks = tokenShape(placing.device)?.guides ?? []
  const found: Ghost[] = []
  for (const way of waysFor(s, ship, placing))
    for (const direction of way.shape === 'bank' || way.shape === 'turn' ? SIDES : SIDES.slice(0, 1))
      for (const guides of placing.guides ?? [0]) {
        const pose = poseOf(ship, way, direction, marks[guides])
        if (pose === null || !fits(placing.device, pose)) continue
        const { how } = way
        const template = nameOf(way, direction)
        found.push({
          do: 'place-device',
          ship: ship.id,
          device: placing.device,
          how,
          template,
          guides,
          fee: way.fee === undefined ? 'no' : 'yes',
          ...pose,
        })
      }
  return found
}

function nameOf({ shape, speed, side }: DropWay, direction: Direction): string {
  const hand = shape === 'bank' || shape === 'turn' ? ` ${direction}` : ''
  return `${shape} ${speed}${hand}${side === undefined ? '' : ` at ${side}`}`
}

function poseOf(
  ship: Ship,
  { how, shape, speed, side }: DropWay,
  direction: Direction,
  guides: Mark,
): Pose | null {
  const base = footprint(ship)
  const end = how === 'drop' ? 'rear' : 'front'
  if (shape === 'none') return attached(base, end, guides)
  const template = templateOf(shape, speed, direction)
  return template === null ? null : laidAgainst(base, base.base.marks[side ?? end], template, guides)
}

/** The tokens that are put down together: a cluster mine has two more at its sides (xw.a.cluster-mine.3). */
export function tokensOf(
  device: string,
  pose: Pose,
): readonly { readonly type: string; readonly pose: Pose }[] {
  if (device !== 'clustermine') return [{ type: device, pose }]
  const sides = clusterMineSides(pose).map((side) => ({ type: CLUSTER_MINE_SIDE, pose: side }))
  return [{ type: device, pose }, ...sides]
}

export function fits(device: string, pose: Pose): boolean {
  return tokensOf(device, pose).every((token) => {
    const shape = tokenShape(token.type)
    return shape !== null && !isOutside(STANDARD_PLAY_AREA, tokenAt(shape.outline, token.pose))
  })
}
