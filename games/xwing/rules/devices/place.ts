/** Placing a device (rulebook: "Geräte"): dropped, launched, or put anywhere by an effect. */
import type { Flow } from '@dejarik/kernel'
import { attached, type Pose, STANDARD_PLAY_AREA, tokenShape } from '../../geometry/index.ts'
import {
  DECLOAKED,
  DEVICE_THIS_ROUND,
  PLACED_DEVICE,
  type Ship,
  type State,
  type T,
  THING,
  type Thing,
} from '../../state.ts'
import type { Me, Placing } from '../abilities.ts'
import { raise } from '../ability-queue.ts'
import { isGranted } from '../ask-cards.ts'
import { canPay, pay } from '../costs.ts'
import { footprint } from '../range.ts'
import { inside, shapeAt, touching } from '../setup/limits.ts'
import { askPlace } from '../setup/places.ts'
import { addThing } from '../setup/things.ts'
import { isDevice, thingKindOf } from './kinds.ts'
import { lieUnder } from './under.ts'
import { feeOf, type Ghost, ghostsOf, tokensOf } from './ways.ts'

/**
 * Whether a ship may still place a device by itself: one in a System Phase, none in a phase in which it decloaked
 * (xw.g.device.18, .22). Pilots and upgrades that let it place another need not ask (xw.a.cardfaq.21, .37).
 */
export function mayPlaceDevice(s: State, ship: Ship): boolean {
  const barred = s.phase === 'system' ? PLACED_DEVICE | DECLOAKED : DECLOAKED
  return (ship.marks & barred) === 0
}

export function hasPlacedDevice(ship: Ship): boolean {
  return (ship.marks & DEVICE_THIS_ROUND) !== 0
}

/** Whether there is a place for it, and the cost can be paid. */
export function canPlace(s: State, me: Me, placing: Placing): boolean {
  if (placing.cost !== undefined && !canPay(s, me, placing.cost)) return false
  return ghostsOf(s, s.ships[me.ship], placing).length > 0
}

export interface PlaceChoice {
  /** May be declined. */
  readonly may?: boolean
  /** Only these places. */
  readonly test?: (ghost: Ghost) => boolean
}

/** The player chooses among all legal places; then the cost is paid. Null if nothing was placed. */
export function* placeDevice(t: T, me: Me, placing: Placing, choice: PlaceChoice = {}): Flow<Ghost | null> {
  const s = t.state
  const ship = s.ships[me.ship]
  if (placing.cost !== undefined && !canPay(s, me, placing.cost)) return null
  const ghosts = ghostsOf(s, ship, placing).filter((ghost) => choice.test?.(ghost) !== false)
  if (ghosts.length === 0) return null
  const cite = { rule: 'xw.g.device.3', ...(me.card >= 0 && { about: me.card }) }
  const beside = mayLieBeside(s, ship, placing) ? [{ do: 'beside' as const, ship: me.ship }] : []
  const decline = { do: 'decline' as const, ship: me.ship }
  const chosen =
    choice.may === true
      ? yield* t.decide(ship.seat, 'place-device', [...ghosts, ...beside, decline], cite)
      : yield* t.choose(ship.seat, 'place-device', [...ghosts, ...beside], cite)
  if (chosen.do === 'decline') return null
  const fee = chosen.do === 'beside' ? undefined : feeOf(s, ship, placing, chosen)
  if (fee !== undefined) yield* pay(t, fee.me, fee.cost)
  if (placing.cost !== undefined) yield* pay(t, me, placing.cost)
  if (chosen.do === 'beside') return yield* layBeside(t, me, placing, ghosts[0])
  yield* putDown(t, me, chosen, placing.fuses ?? 0)
  return chosen
}

/** Whether a card lets the ship put it beside itself instead of dropping it. */
function mayLieBeside(s: State, ship: Ship, { device, ways }: Placing): boolean {
  return ways.some(({ how }) => how === 'drop') && isGranted(s, 'dropsBeside', ship, device)
}

/** Anywhere in the play area where it touches its ship. */
function* layBeside(t: T, me: Me, { device, fuses = 0 }: Placing, ghost: Ghost): Flow<Ghost> {
  const s = t.state
  const base = footprint(s.ships[me.ship])
  const { width, height } = STANDARD_PLAY_AREA
  const rule = 'xw.g.device.3'
  const [guides] = tokenShape(device)?.guides ?? []
  const pose = yield* askPlace(t, s.ships[me.ship].seat, 'lay-device', rule, {
    area: { kind: thingKindOf(device), id: device, ship: me.ship, zone: [0, 0, width, height] },
    check: (pose) => {
      const here = shapeAt(device, pose)
      return inside(here, rule) ?? touching(here, [base], rule)
    },
    headings: [0],
    guess: (rng) => attached(base, rng.int(2) === 0 ? 'front' : 'rear', guides),
  })
  yield* putDevice(t, me, device, pose, 'placed', fuses)
  return { ...ghost, ...pose, template: 'beside', fee: 'no' }
}

function* putDown(t: T, me: Me, { device, how, x, y, a }: Ghost, fuses: number): Flow {
  yield* putDevice(t, me, device, { x, y, a }, how === 'drop' ? 'dropped' : 'launched', fuses)
}

/** Puts a device on the table at a place that an effect names, and resolves what lies above it. */
export function* putDevice(
  t: T,
  me: Me,
  device: string,
  pose: Pose,
  how: 'dropped' | 'launched' | 'placed',
  fuses = 0,
): Flow {
  const s = t.state
  const { seat, id } = s.ships[me.ship]
  const things: Thing[] = tokensOf(device, pose).map((token) =>
    addThing(s, thingKindOf(device), token.type, { ...token.pose }, seat, id),
  )
  for (const thing of things) addFuse(thing, fuses)
  if (isDevice(device)) {
    s.ships[me.ship].marks |= PLACED_DEVICE
    if (how !== 'placed') s.ships[me.ship].marks |= DEVICE_THIS_ROUND
  }
  t.log?.('place-device', how === 'launched' ? 'xw.g.device.10' : 'xw.g.device.6', {
    ship: id,
    target: THING + things[0].id,
    device,
    how,
  })
  yield* lieUnder(t, things, seat)
  if (!isDevice(device)) return
  const ids = things.map((thing) => thing.id)
  yield* raise(t, { event: 'device-placed', ship: id, thing: ids[0], things: ids, how })
}

/** A fuse marker more; a cloud never has a second one (xw.a.obstacles.13). */
export function addFuse(thing: Thing, count = 1): void {
  thing.fuses = thing.type === 'electrochaffcloud' ? Math.min(1, thing.fuses + count) : thing.fuses + count
}
