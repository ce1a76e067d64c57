/** Costs of abilities: all of them can be paid, or none is (rulebook: "Kosten", xw.g.costs.1, xw.a.faq-queue.16). */
import type { Flow } from '@dejarik/kernel'
import { type ObjectId, type State, type T, TOKEN_NUMBER, TOKENS } from '../state.ts'
import type { Cost, Me } from './abilities.ts'
import { isAllowed } from './ask-cards.ts'
import { cardOf } from './cards.ts'
import { forceAtHand, spendCharge, spendForce } from './charges.ts'
import { sufferDamage } from './damage.ts'
import { canSpendLock, spendLock } from './locks.ts'
import { shieldsAtHand, spendShields } from './shields.ts'
import { gainToken, spendToken } from './tokens.ts'

/** Whom "you" are up against in the attack that is going on; −1 if you have no part in one. */
function otherSide({ attack }: State, { ship }: Me): ObjectId {
  if (attack === null) return -1
  if (attack.attacker === ship) return attack.defender
  return attack.defender === ship ? attack.attacker : -1
}

/** A ship ability spends the charges of its ship card. */
function chargeSlot(me: Me): number {
  return me.card >= 0 && cardOf(me.card).type === 'ship-ability' ? 0 : me.slot
}

export function canPay(s: State, me: Me, cost: Cost): boolean {
  const ship = s.ships[me.ship]
  if (cost.charges !== undefined && (ship.charges[chargeSlot(me)] ?? 0) < cost.charges) return false
  if (cost.force !== undefined && forceAtHand(s, ship) < cost.force) return false
  if (cost.shields !== undefined && shieldsAtHand(s, ship) < cost.shields) return false
  if (cost.lock === true && !canSpendLock(s, ship, otherSide(s, me))) return false
  for (const token of TOKENS) {
    const spent = cost.spend?.[token] ?? 0
    if (spent > ship.tokens[TOKEN_NUMBER[token]]) return false
    if (spent > 0 && !isAllowed(s, 'maySpend', ship, token)) return false
    if ((cost.gain?.[token] ?? 0) > 0 && !isAllowed(s, 'mayGain', ship, token)) return false
  }
  return true
}

export function* pay(t: T, me: Me, cost: Cost): Flow {
  const ship = t.state.ships[me.ship]
  if (cost.charges !== undefined) yield* spendCharge(t, me.ship, chargeSlot(me), cost.charges)
  if (cost.force !== undefined) yield* spendForce(t, me.ship, cost.force)
  if (cost.shields !== undefined) yield* spendShields(t, ship, cost.shields)
  for (const token of TOKENS) {
    for (let i = 0; i < (cost.spend?.[token] ?? 0); i++) yield* spendToken(t, me.ship, token)
    const gained = cost.gain?.[token] ?? 0
    if (gained > 0) yield* gainToken(t, me.ship, token, gained, me.ship)
  }
  if (cost.lock === true) yield* spendLock(t, me.ship, otherSide(t.state, me))
  if (cost.suffer !== undefined)
    yield* sufferDamage(t, me.ship, cost.suffer, 1, { by: me.ship, attack: false })
}
