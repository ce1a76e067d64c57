/** Upgrades that change ships in the middle of a match (rulebook: "Aufwertungskarten", xw.g.upgrade.11 to .13). */
import { restrictionProblems } from '../build/restrictions.ts'
import type { Fitted } from '../build/squad.ts'
import { upgradeFacts } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import type { CardNumber, Ship, ShipId, State, T } from '../state.ts'
import { borrowAbilities } from './borrowed-abilities.ts'
import { cardOf, HANDED_ON, numberOf } from './cards.ts'
import { chargesOf } from './charges.ts'

/** An equipped upgrade by where it lies. */
export interface EquippedAt {
  readonly ship: ShipId
  readonly slot: number
}

function cardAt(s: State, { ship, slot }: EquippedAt): CardNumber {
  return s.ships[ship].cards[slot]
}

/** The ship as squad building sees it, with these cards. */
function fittedWith(ship: Ship, cards: readonly CardNumber[]): Fitted {
  const upgrades = cards
    .filter((card) => cardOf(card).type === 'upgrade')
    .map((card) => ({ place: null, card: upgradeFacts(cardOf(card).front) }))
  return { ship: ship.id, pilot: printed(ship).pilot, upgrades }
}

function replacing({ cards }: Ship, slot: number, by: CardNumber): CardNumber[] {
  return cards.map((card, place) => (place === slot ? by : card))
}

/** Whether an upgrade may lie where another lies now: the ship meets its restrictions and has no copy of it. */
function mayLieAt(s: State, card: CardNumber, at: EquippedAt): boolean {
  const ship = s.ships[at.ship]
  const isCopy = (one: CardNumber, slot: number): boolean =>
    slot !== at.slot && cardOf(one).front === cardOf(card).front
  return !ship.cards.some(isCopy) && isFit(s, ship, card, replacing(ship, at.slot, card))
}

/** Whether a ship meets the restrictions of an upgrade with these cards (xw.g.upgrade.13). */
function isFit(s: State, ship: Ship, card: CardNumber, cards: readonly CardNumber[]): boolean {
  const { front } = cardOf(card)
  const fit = fittedWith(ship, cards)
  const squad = s.ships.filter(({ seat }) => seat === ship.seat).map((one) => fittedWith(one, one.cards))
  const equipped = fit.upgrades.find((one) => one.card.id === front)
  return equipped !== undefined && restrictionProblems(fit, equipped, squad).length === 0
}

/** Whether an upgrade may lie on a ship besides what it has; slots don't matter (xw.g.upgrade.12). */
export function mayEquip(s: State, card: CardNumber, { id }: Ship): boolean {
  const ship = s.ships[id]
  return (
    ship.cards.every((one) => cardOf(one).front !== cardOf(card).front) &&
    isFit(s, ship, card, [...ship.cards, card])
  )
}

const RULE = 'xw.g.upgrade.11'

/** Lays an upgrade on a ship, with these charges or all that are printed. */
export function equip(
  t: T,
  ship: Ship,
  card: CardNumber,
  { charges, rule = RULE }: { readonly charges?: number; readonly rule?: string } = {},
): void {
  ship.cards = [...ship.cards, card]
  ship.charges = [...ship.charges, 0]
  const slot = ship.cards.length - 1
  ship.charges[slot] = charges ?? chargesOf(ship, slot)?.value ?? 0
  borrowAbilities(t.state)
  t.log?.('equip', rule, { ship: ship.id, card })
}

/** The upgrade goes to another ship with its charges; its place stays, so that all others keep theirs. */
export function handOn(t: T, from: EquippedAt, to: Ship): void {
  const ship = t.state.ships[from.ship]
  const card = ship.cards[from.slot]
  const charges = ship.charges[from.slot]
  ship.cards = replacing(ship, from.slot, numberOf('scenario', HANDED_ON))
  ship.charges[from.slot] = 0
  equip(t, to, card, { charges })
}

export function mayExchange(s: State, a: EquippedAt, b: EquippedAt): boolean {
  return a.ship !== b.ship && mayLieAt(s, cardAt(s, a), b) && mayLieAt(s, cardAt(s, b), a)
}

/** Each takes its charges along. */
export function exchangeUpgrades(t: T, a: EquippedAt, b: EquippedAt): void {
  const s = t.state
  const before = [a, b].map((at) => ({ card: cardAt(s, at), charges: s.ships[at.ship].charges[at.slot] }))
  for (const [i, { ship, slot }] of [b, a].entries()) {
    const it = s.ships[ship]
    it.cards = replacing(it, slot, before[i].card)
    it.charges[slot] = before[i].charges
    t.log?.('equip', 'xw.g.upgrade.11', { ship, card: before[i].card })
  }
  borrowAbilities(s)
}
