/** The optional rule "Neutrale Karten ausbezahlen" (db.payoff.1 to db.payoff.5). */
import { type CardId, COST, FACTION, NEUTRAL } from '../facts/catalogue.ts'
import type { Faction, State, T } from '../state.ts'
import { discardFromRow } from './galaxy-row.ts'
import { canAfford } from './purchase.ts'
import { spendResources } from './resources.ts'

export function canPayOff(s: State, seat: number, card: CardId): boolean {
  return s.options.payOff && FACTION[card] === NEUTRAL && canAfford(s, seat, card)
}

/** Neither a purchase nor an attack: nothing triggers (db.payoff.5). */
export function payOff(t: T, seat: Faction, card: CardId): void {
  spendResources(t, seat, COST[card])
  t.log?.('pay-off', 'db.payoff.2', { seat, card, cost: COST[card] })
  discardFromRow(t, card, 'db.payoff.3')
}
