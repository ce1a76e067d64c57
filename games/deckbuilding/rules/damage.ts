/** Damage on bases and ships, destroying them, and winning (rulebook: "Schaden zufügen", "Zerstören", "Spielsieg"). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, HIT_POINTS, NO_CARD } from '../facts/catalogue.ts'
import { type Faction, opponentOf, type State, type T } from '../state.ts'
import { raise } from './triggers.ts'
import { leavePlay, unmark } from './zones.ts'

/** Damage a base or ship can still take before it falls. */
export function hitPointsLeft(s: State, card: CardId): number {
  return HIT_POINTS[card] - s.damage[card]
}

/** Deals damage to a player's base, directly (db.damage.1). Nothing happens while there is no base. */
export function* damageBase(t: T, owner: Faction, amount: number, rule: string): Flow {
  const s = t.state
  if (s.sides[owner].base === NO_CARD || amount === 0) return
  yield* raise(t, { event: 'damage-base', seat: owner, card: s.sides[owner].base, amount }, (event) => {
    const dealt = event.amount ?? 0
    s.damage[event.card] += dealt
    if (dealt > 0) t.log?.('damage', rule, { card: event.card, amount: dealt })
  })
  if (hitPointsLeft(s, s.sides[owner].base) <= 0) destroyBase(t, owner)
}

/** To the victory pile of the destroyer (db.base-attack.10); enough of them end the match at once (db.win.2). */
function destroyBase(t: T, owner: Faction): void {
  const s = t.state
  const winner = opponentOf(owner)
  const { base } = s.sides[owner]
  s.sides[owner].base = NO_CARD
  unmark(s, base)
  s.sides[winner].victory.push(base)
  t.log?.('base-destroyed', 'db.base-attack.9', { seat: owner, card: base })
  if (s.sides[winner].victory.length < s.options.bases) return
  s.winner = winner
  s.endedBy = 'db.win.1'
  t.log?.('win', 'db.win.1', { seat: winner })
  t.over()
}

export function damageShip(t: T, owner: Faction, ship: CardId, amount: number, rule: string): void {
  if (amount === 0) return
  t.state.damage[ship] += amount
  t.log?.('damage', rule, { card: ship, amount })
  if (hitPointsLeft(t.state, ship) <= 0) destroyShip(t, owner, ship, 'db.base-attack.4')
}

/** To its owner's discard pile, undamaged (db.base-attack.5, db.base-attack.15, db.destroy.3). */
export function destroyShip(t: T, owner: Faction, ship: CardId, rule: string): void {
  leavePlay(t.state, owner, ship)
  t.state.sides[owner].discard.push(ship)
  t.log?.('ship-destroyed', rule, { seat: owner, card: ship })
}
