/** Damage and damage cards (rulebook: "Schaden", "Schadenskarten"). */
import { done, type Flow } from '@dejarik/kernel'
import {
  type Attack,
  CARD_STREAM,
  type DamageCard,
  type Ship,
  type ShipId,
  type State,
  type T,
  THING,
  type ThingId,
} from '../state.ts'
import { CONDITION_SLOT, DAMAGE_SLOT } from './abilities.ts'
import { raise } from './ability-queue.ts'
import { abilityIndex } from './cards.ts'
import { hullOf } from './charges.ts'
import { damageKind, draw, NOTED, peek } from './damage-deck.ts'
import { destroy, destroyThing } from './destroyed.ts'
import { isDestroyedRemote, isRemovedLater } from './remotes.ts'
import { loseShield } from './shields.ts'

export interface Source {
  /** Ship whose effect it is; −1 for a rule. */
  readonly by: ShipId
  /** Dealt by the attack that is going on. */
  readonly attack: boolean
  /** The device or obstacle that it comes from. */
  readonly thing?: ThingId
  /** Shields don't help against it. */
  readonly pastShields?: boolean
}
export const RULE: Source = { by: -1, attack: false }

/** The ship suffers damage, one at a time (xw.g.damage.3 to .5). */
export function* sufferDamage(t: T, ship: ShipId, kind: 'hit' | 'crit', count: number, source: Source): Flow {
  const it = t.state.ships[ship]
  for (let i = 0; i < count; i++) {
    if (it.zone !== 'play') return
    const event = yield* raise(t, { event: 'suffers-damage', ship, crit: kind === 'crit', ...source })
    if (event === null) continue
    if (event.prevented === true) {
      preventAll(t.state, source)
      return
    }
    t.log?.('suffer', 'xw.g.damage.3', { ship, kind: event.crit ? 'crit' : 'hit' })
    if (t.state.attack !== null && source.attack) {
      t.state.attack.suffered++
      if (event.crit) t.state.attack.dealtCrits++
    }
    const dealt = source.pastShields !== true && (yield* loseShield(t, ship)) ? -1 : it.damage.length
    if (dealt >= 0) yield* dealDamageCard(t, ship, event.crit, source)
    yield* raise(t, { event: 'damage-suffered', ship, crit: event.crit, ...source, dealt })
  }
}

/** The rest of an attack's damage is prevented, too. */
function preventAll({ attack }: State, source: Source): void {
  if (attack === null || !source.attack) return
  attack.hits = 0
  attack.crits = 0
}

/** Dealing a card is not suffering damage: shields don't help (xw.g.damage.9). */
export function* dealDamageCard(t: T, ship: ShipId, faceup: boolean, source: Source = RULE): Flow {
  const it = t.state.ships[ship]
  const top = peek(t, it.seat)
  const event = yield* raise(t, { event: 'deals-damage-card', ship, up: faceup, card: top })
  if (event === null) return
  const { up } = event
  const card = draw(t, it.seat)
  it.damage.push({ card, up })
  const index = it.damage.length - 1
  if (up) {
    t.revealed('damage-card')
    t.log?.('damage-card', 'xw.g.damage.5', { ship, card: damageKind(card), left: hullLeft(t.state, it) })
  } else t.log?.('damage-card-facedown', 'xw.g.damage.5', { ship, left: hullLeft(t.state, it) })
  if (t.state.attack?.defender === ship) {
    t.state.attack.dealtCards++
    if (up) t.state.attack.used.push(DEALT_FACEUP)
  }
  if (it.damage.length >= hullOf(t.state, it)) yield* destroy(t, ship, source)
  // What kept it from destruction may have discarded or turned the card.
  const dealt = it.damage[index]
  if (dealt?.card !== card || dealt.up !== up) return
  if (up) yield* resolveFaceup(t, it, index, card)
  yield* raise(t, { event: 'damage-card-dealt', ship, index, up })
}

const DEALT_FACEUP = 'dealt faceup'

/** Whether the defender was dealt a faceup damage card during this attack. */
export function wasDealtFaceup({ used }: Attack): boolean {
  return used.includes(DEALT_FACEUP)
}

function hullLeft(s: State, ship: Ship): number {
  return Math.max(0, hullOf(s, ship) - ship.damage.length)
}

/** The text of a card that has just been turned up (xw.g.damage-cards.3). */
function* resolveFaceup(t: T, ship: Ship, index: number, card: number): Flow {
  const kind = damageKind(card)
  const me = { ship: ship.id, slot: DAMAGE_SLOT + index, card: kind }
  for (const { ability } of abilityIndex().of('faceup')?.[kind] ?? []) yield* done(ability.run(t, me))
}

/** Places of a ship's facedown cards. */
export function facedownOf({ damage }: Ship): number[] {
  return damage.flatMap(({ up }, i) => (up ? [] : [i]))
}

/** Turns a facedown card up: which one, chance decides (xw.g.damage-cards.7). False if there is none. */
export function* expose(t: T, ship: ShipId): Flow<boolean> {
  const it = t.state.ships[ship]
  if (facedownOf(it).length === 0) return false
  // A card that lets it be chosen has then exposed another.
  if ((yield* raise(t, { event: 'exposes', ship })) === null) return true
  const down = facedownOf(it)
  if (down.length === 0) return false
  yield* exposeAt(t, ship, down[down.length === 1 ? 0 : t.int(CARD_STREAM, down.length)])
  return true
}

/** Turns a certain facedown card up. */
export function* exposeAt(t: T, ship: ShipId, index: number): Flow {
  const it = t.state.ships[ship]
  const card = it.damage[index].card === NOTED ? draw(t, it.seat) : it.damage[index].card
  it.damage[index] = { card, up: true }
  t.revealed('damage-card')
  t.log?.('expose', 'xw.g.damage-cards.3', { ship, card: damageKind(card) })
  yield* resolveFaceup(t, it, index, card)
  yield* raise(t, { event: 'damage-card-exposed', ship, index })
}

/** A faceup card is turned facedown, a facedown one discarded (xw.g.damage-cards.4, .5). */
export function* repair(t: T, ship: ShipId, index: number): Flow {
  const it = t.state.ships[ship]
  const { card, up } = it.damage[index]
  if (up) it.damage[index] = { card, up: false }
  else {
    it.damage.splice(index, 1)
    followDamage(t.state, ship, index)
    if (card !== NOTED) {
      t.state.decks[it.seat].discard.push(card)
      // In the discard everybody sees what it was.
      t.revealed('damage-card')
    }
  }
  t.log?.(up ? 'repair' : 'repair-facedown', 'xw.g.damage-cards.4', {
    ship,
    ...(up && { card: damageKind(card) }),
  })
  const kind = card === NOTED ? NOTED : damageKind(card)
  yield* raise(t, { event: 'damage-card-repaired', ship, card: kind, wasUp: up, index })
}

/** Abilities that wait for cards behind a discarded one find them one place nearer. */
function followDamage(s: State, ship: ShipId, gone: number): void {
  s.queue = s.queue.map((entry) =>
    entry.ship === ship && entry.slot > DAMAGE_SLOT + gone && entry.slot < CONDITION_SLOT
      ? { ...entry, slot: entry.slot - 1 }
      : entry,
  )
}

/** The player of the ship chooses what to repair; facedown cards are all alike (xw.g.damage-cards.9). */
export function* repairOne(t: T, ship: ShipId, which: 'faceup' | 'facedown' | 'any' = 'any'): Flow<boolean> {
  const it = t.state.ships[ship]
  const faceup = it.damage.flatMap(({ card, up }, index) =>
    up && which !== 'facedown' ? [{ do: 'repair' as const, ship, card: damageKind(card), index }] : [],
  )
  const down = it.damage.flatMap(({ up }, i) => (up || which === 'faceup' ? [] : [i]))
  const options = [
    ...faceup,
    ...(down.length > 0 ? [{ do: 'repair-facedown' as const, ship, card: -1, index: -1 }] : []),
  ]
  if (options.length === 0) return false
  const chosen = yield* t.choose(it.seat, 'repair', options, { rule: 'xw.g.damage-cards.9' })
  const random = down.length > 1 && chosen.index < 0 ? t.int(CARD_STREAM, down.length) : 0
  yield* repair(t, ship, chosen.index >= 0 ? chosen.index : down[random])
  return true
}

/** A remote is dealt facedown cards for whatever it suffers (xw.g.remote-damage.1, .2). */
export function* damageRemote(t: T, thing: ThingId, count: number, source: Source = RULE): Flow {
  const it = t.state.things[thing]
  for (let i = 0; i < count; i++) it.damage.push(draw(t, it.seat))
  t.log?.('remote-damage', 'xw.g.remote-damage.1', { target: THING + thing, count })
  if (it.inPlay && isDestroyedRemote(it) && !isRemovedLater(t.state, it, source))
    yield* destroyThing(t, thing, source)
}

/** Discards every damage card of a ship that passes; everybody sees them. */
export function discardDamage(t: T, ship: Ship, test: (dealt: DamageCard) => boolean): void {
  for (let index = ship.damage.length - 1; index >= 0; index--) {
    const dealt = ship.damage[index]
    if (!test(dealt)) continue
    ship.damage.splice(index, 1)
    followDamage(t.state, ship.id, index)
    if (dealt.card === NOTED) continue
    t.state.decks[ship.seat].discard.push(dealt.card)
    t.revealed('damage-card')
    t.log?.('discard-damage-card', 'xw.g.damage-cards.4', { ship: ship.id, card: damageKind(dealt.card) })
  }
}
