/** Upgrades that change ships in the middle of a match (rulebook: "Aufwertungskarten", xw.g.upgrade.11 to .13). */
import { restrictionProblems } from '../build/restrictions.ts'
import type { Fitted } from '../build/squad.ts'
import { upgradeFacts } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import type { CardNumber, Ship, ShipId, State, T } from '../state.ts'
import { borrowAbilities } from './borrowed-abilities.ts'
import { cardOf } from './cards.ts'

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
  const { front } = cardOf(card)
  if (ship.cards.some((one, slot) => slot !== at.slot && cardOf(one).front === front)) return false
  const fit = fittedWith(ship, replacing(ship, at.slot, card))
  const squad = s.ships.filter(({ seat }) => seat === ship.seat).map((one) => fittedWith(one, one.cards))
  const equipped = fit.upgrades.find((one) => one.card.id === front)
  return equipped !== undefined && restrictionProblems(fit, equipped, squad).length === 0
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
