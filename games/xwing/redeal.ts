/** Deals anew what a seat can't see: the enemy's facedown dials, facedown damage cards, decks, secret conditions. */
import type { Rng, Seat } from '@dejarik/kernel'
import { likelyDial } from './bot/forecast.ts'
import { printed } from './facts/printed.ts'
import { cardOf, numberOf, sideFacts } from './rules/cards.ts'
import { damageOn } from './rules/conditions.ts'
import { DECK_SIZE, damageKind, NOTED } from './rules/damage-deck.ts'
import { stowable } from './rules/stowed.ts'
import { type CardNumber, type DamageCard, hasSeenCard, hasSeenDial, type Ship, type State } from './state.ts'

export function redeal(s: State, seat: Seat, rng: Rng): void {
  for (const ship of s.ships) {
    if (ship.seat !== seat && ship.dial >= 0 && !ship.dialUp && !hasSeenDial(ship, seat))
      ship.dial = likelyDial(s, ship, rng)
    redealConditions(s, ship, seat, rng)
    redealStowed(s, ship, seat, rng)
  }
  for (const owner of [0, 1]) redealDamage(s, owner, seat, rng)
}

/**
 * Nobody knows the deck's order, nor a facedown card that he has not looked at; which kinds they are together, everybody
 * can count.
 */
function redealDamage(s: State, owner: Seat, seat: Seat, rng: Rng): void {
  const deck = s.decks[owner]
  const ships = s.ships.filter((ship) => ship.seat === owner)
  const things = s.things.filter((thing) => thing.seat === owner)
  // Copies of a kind look the same, so the same view has to give them the same numbers: visible ones come first.
  const box = new Box()
  deck.discard = deck.discard.map((card) => box.take(damageKind(card)))
  for (const ship of ships)
    ship.damage = ship.damage.map((dealt) =>
      isHidden(dealt, seat) || dealt.card === NOTED
        ? dealt
        : { ...withoutSeen(dealt, seat), card: box.take(damageKind(dealt.card)) },
    )
  for (const ship of ships)
    ship.conditions = ship.conditions.map((condition) => {
      const card = damageOn(condition)
      return card < 0 ? condition : { ...condition, note: box.take(damageKind(card)) + 1 }
    })
  const hidden = box.rest
  shuffle(rng, hidden)
  deck.draw = hidden.splice(0, deck.draw.length)
  const next = (): number => hidden.pop() ?? NOTED
  for (const ship of ships)
    ship.damage = ship.damage.map((dealt) => (isHidden(dealt, seat) ? { card: next(), up: false } : dealt))
  for (const thing of things) thing.damage = thing.damage.map(next)
}

function isHidden(dealt: DamageCard, seat: Seat): boolean {
  return !dealt.up && dealt.card !== NOTED && !hasSeenCard(dealt, seat)
}

/** What others have looked at, a seat doesn't know. */
function withoutSeen({ card, up, seen }: DamageCard, seat: Seat): DamageCard {
  return up || seen === undefined ? { card, up } : { card, up, seen: seen & (1 << seat) }
}

/** A whole deck, from which copies of a kind are taken in the order of their numbers. */
class Box {
  readonly rest: number[] = Array.from({ length: DECK_SIZE }, (_, card) => card)

  take(kind: CardNumber): number {
    const place = this.rest.findIndex((card) => damageKind(card) === kind)
    if (place < 0) throw new Error(`no copy of ${cardOf(kind).id} is left`)
    return this.rest.splice(place, 1)[0]
  }
}

/** A facedown condition is any of those that the ship which assigned it could have assigned. */
function redealConditions(s: State, ship: Ship, seat: Seat, rng: Rng): void {
  ship.conditions = ship.conditions.map((condition) => {
    const { by, secret } = condition
    if (!secret || s.ships[by].seat === seat) return condition
    const possible = conditionsOf(s.ships[by])
    return { ...condition, card: possible[rng.int(possible.length)] ?? condition.card, note: 0 }
  })
}

/** A facedown upgrade is any that could lie there. */
function redealStowed(s: State, ship: Ship, seat: Seat, rng: Rng): void {
  if (ship.under === undefined || ship.seat === seat) return
  const possible = stowable(s, ship)
  ship.under = possible[rng.int(possible.length)] ?? ship.under
}

function conditionsOf(ship: Ship): CardNumber[] {
  const ids = [
    ...printed(ship).pilot.conditions,
    ...ship.cards.flatMap((card) => sideFacts(card)?.conditions ?? []),
  ]
  return ids.map((id) => numberOf('condition', id))
}

function shuffle(rng: Rng, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}
