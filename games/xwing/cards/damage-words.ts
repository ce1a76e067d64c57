/** Words about damage cards: their trait, which of them is repaired, and cards that are not dealt after all. */
import type { Flow } from '@dejarik/kernel'
import { DAMAGE_CARDS } from '../facts/index.ts'
import type { Me } from '../rules/abilities.ts'
import { cardOf } from '../rules/cards.ts'
import { facedownOf, repair } from '../rules/damage.ts'
import { damageKind, draw, NOTED } from '../rules/damage-deck.ts'
import type { CardNumber, DamageCard, Ship, T } from '../state.ts'

const SHIP_TRAIT = new Set(DAMAGE_CARDS.filter(({ trait }) => trait === 'ship').map(({ id }) => id))

/** Whether a kind of damage cards has the trait Ship. */
export function isShipKind(kind: CardNumber): boolean {
  return SHIP_TRAIT.has(cardOf(kind).id)
}

/** Whether a card of the deck has the trait Ship. */
export function isShipCard(card: number): boolean {
  return isShipKind(damageKind(card))
}

export function isFaceup({ up }: DamageCard): boolean {
  return up
}

export function isFaceupShipCard({ card, up }: DamageCard): boolean {
  return up && isShipCard(card)
}

export function isFacedown({ up }: DamageCard): boolean {
  return !up
}

/** "Repair 1 faceup … damage card": its player chooses which; false if there is none. */
export function* repairFaceup(
  t: T,
  me: Me,
  ship: Ship,
  test: (dealt: DamageCard) => boolean = isFaceup,
): Flow<boolean> {
  const options = ship.damage.flatMap((dealt, index) =>
    dealt.up && test(dealt)
      ? [{ do: 'repair' as const, ship: ship.id, card: damageKind(dealt.card), index }]
      : [],
  )
  if (options.length === 0) return false
  const cite = { rule: 'xw.g.damage-cards.9', about: me.card }
  const { index } = yield* t.choose(ship.seat, 'repair', options, cite)
  yield* repair(t, ship.id, index)
  return true
}

/** The card that would be dealt goes to the discard instead. */
export function discardTop(t: T, { seat, id }: Ship): void {
  const card = draw(t, seat)
  t.state.decks[seat].discard.push(card)
  t.log?.('discard-damage-card', 'xw.g.replacement.1', { ship: id, card: damageKind(card) })
  t.revealed('damage-card')
}

/**
 * Who "I" am looks at the facedown damage cards of a ship and chooses one: its place. He knows them from now on; one that
 * is only noted may be any.
 */
export function* chooseFacedown(t: T, me: Me, ship: Ship): Flow<number> {
  const { seat } = t.state.ships[me.ship]
  lookAtFacedown(t, ship, seat)
  const options = facedownOf(ship).map((index) => {
    const { card } = ship.damage[index]
    return { do: 'card' as const, card: card === NOTED ? NOTED : damageKind(card), index }
  })
  const cite = { rule: 'xw.g.damage-cards.11', about: me.card }
  return (yield* t.choose(seat, 'choose-damage-card', options, cite)).index
}

/** A seat looks at them. */
function lookAtFacedown(t: T, ship: Ship, seat: number): void {
  ship.damage = ship.damage.map((dealt) =>
    dealt.up || dealt.card === NOTED ? dealt : { ...dealt, seen: (dealt.seen ?? 0) | (1 << seat) },
  )
  t.revealed('damage-card')
  t.log?.('look-at-damage', 'xw.g.damage-cards.11', { seat, ship: ship.id })
}
