/** Payload cards, and effects that have a device of such a card placed (xw.g.device.19, .20). */
import type { Flow } from '@dejarik/kernel'
import type { State, T } from '../../state.ts'
import {
  type Ability,
  type DropWay,
  duringSystemPhase,
  type Me,
  type Placing,
  type SystemAbility,
} from '../abilities.ts'
import { forEachOwnCard } from '../ability-queue.ts'
import { abilityIndex } from '../cards.ts'
import { canPay } from '../costs.ts'
import { canPlace, mayPlaceDevice, type PlaceChoice, placeDevice } from './place.ts'
import { type Ghost, ghostsOf } from './ways.ts'

/** "During the System Phase you may spend 1 charge to drop …" */
export function payload(
  device: string,
  ways: readonly DropWay[],
  more: Partial<Placing> & Pick<SystemAbility, 'key' | 'must' | 'if'> = {},
): Ability {
  const { key, must = false, if: also, ...rest } = more
  const placing: Placing = { device, ways, cost: { charges: 1 }, ...rest }
  return duringSystemPhase({
    ...(key !== undefined && { key }),
    places: placing,
    must,
    if: (s, me) =>
      mayPlaceDevice(s, s.ships[me.ship]) && (also?.(s, me, undefined) ?? true) && canPlace(s, me, placing),
    *run(t, me) {
      return (yield* placeDevice(t, me, placing)) !== null
    },
  })
}

/** Which of its devices a ship may place by another effect: "drop 1 bomb", "launch a device with …". */
export interface OneDevice extends PlaceChoice {
  /** By the id of the device's facts, e.g. `isBomb`. */
  readonly device?: (device: string) => boolean
  /** Default: dropped. What can't be launched isn't (xw.a.cardfaq.20). */
  readonly how?: 'drop' | 'launch' | 'either'
  /** Templates instead of those on the device's card. */
  readonly ways?: readonly DropWay[]
}

interface Offer {
  readonly me: Me
  readonly placing: Placing
  readonly ghost: Ghost
}

function offersOf(s: State, ship: number, { device, how = 'drop', ways, test }: OneDevice): Offer[] {
  const offers: Offer[] = []
  const it = s.ships[ship]
  // A card may put a launch in the place of a drop; the effect itself allows what it names.
  const isNamed = (way: DropWay): boolean => how === 'either' || way.how === how
  forEachOwnCard(it, (slot, card) => {
    for (const { ability } of abilityIndex().of('system')?.[card] ?? []) {
      if (ability.places === undefined) continue
      if (device?.(ability.places.device) === false || offers.some(({ me }) => me.slot === slot)) continue
      const me: Me = { ship, slot, card }
      const placing = { ...ability.places, ways: (ways ?? ability.places.ways).filter(isNamed) }
      if (placing.cost !== undefined && !canPay(s, me, placing.cost)) continue
      for (const ghost of ghostsOf(s, it, placing))
        if (test?.(ghost) !== false) offers.push({ me, placing, ghost })
      return
    }
  })
  return offers
}

/** Whether such an effect could place anything: for `if`. */
export function hasDeviceToPlace(s: State, ship: number, one: OneDevice = {}): boolean {
  return offersOf(s, ship, one).length > 0
}

/** The ship pays what the card of the device says, and places it as that card prescribes. False if it doesn't. */
export function* placeOneDevice(t: T, ship: number, one: OneDevice = {}): Flow<boolean> {
  const s = t.state
  const offers = offersOf(s, ship, one)
  if (offers.length === 0) return false
  const cards = [...new Set(offers.map(({ me }) => me.slot))].map((slot) => ({
    do: 'payload' as const,
    ship,
    slot,
    card: s.ships[ship].cards[slot],
  }))
  const rule = 'xw.g.device.20'
  const { seat } = s.ships[ship]
  const decline = { do: 'decline' as const, ship, slot: -1, card: -1 }
  const chosen =
    one.may === true
      ? yield* t.decide(seat, 'choose-payload', [...cards, decline], { rule })
      : yield* t.choose(seat, 'choose-payload', cards, { rule })
  const offer = offers.find(({ me }) => me.slot === chosen.slot)
  if (chosen.do === 'decline' || offer === undefined) return false
  const { test } = one
  const choice = test === undefined ? {} : { test }
  return (yield* placeDevice(t, offer.me, offer.placing, choice)) !== null
}
