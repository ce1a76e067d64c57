/** Using abilities on one's own turn (rulebook: "Einsetzen", db.use.1 to db.use.4). */
import { done, type Flow } from '@dejarik/kernel'
import type { CardId } from '../facts/catalogue.ts'
import { type Faction, type State, type T, USED } from '../state.ts'
import type { Me } from './abilities.ts'
import { actionOf } from './cards.ts'

/** Whether the owner may use the card's ability now: not used yet, condition met, payable, something to do. */
export function canUse(s: State, seat: Faction, card: CardId): boolean {
  if ((s.marks[card] & USED) !== 0) return false
  const ability = actionOf(card)
  if (ability === null) return false
  const me = { seat, card }
  const { condition, cost, effect } = ability
  if (condition !== null && !condition.holds(s, me)) return false
  if (cost === undefined) return effect.possible(s, me)
  return cost.possible(s, me) && (cost.forSomething !== true || effect.possible(s, me))
}

/** Announces and resolves it (db.use.1); spent for this turn (db.use.4). */
export function* useAbility(t: T, me: Me): Flow {
  const ability = actionOf(me.card)
  if (ability === null) throw new Error(`card ${me.card} has no ability to use`)
  t.state.marks[me.card] |= USED
  t.log?.('use', 'db.use.1', { seat: me.seat, card: me.card })
  if (ability.cost !== undefined) yield* done(ability.cost.run(t, me))
  yield* done(ability.run(t, me))
}
