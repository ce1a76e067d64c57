/** Bounty hunt and sabotage (rulebook: "Kopfgeldjagd und Sabotage", db.bounty.1 to db.bounty.21). */
import { done, type Flow } from '@dejarik/kernel'
import { type CardId, COST, designOfCard, FACTION, NEUTRAL } from '../facts/catalogue.ts'
import type { Reward } from '../facts/design.ts'
import { ATTACKED, type Faction, NEUTRAL_HUNTED, type T } from '../state.ts'
import type { Effect, Me } from './abilities.ts'
import { attackAgainstRow } from './attack-value.ts'
import { attackersOf, targetValue } from './commit.ts'
import { together } from './effects/combine.ts'
import { exileCards } from './effects/exile.ts'
import { gainForce, gainResources } from './effects/gain.ts'
import { purchaseFromRow } from './effects/purchase.ts'
import { discardFromRow } from './galaxy-row.ts'
import { raise } from './triggers.ts'

export function* resolveRowAttack(t: T, seat: Faction, target: CardId): Flow {
  const s = t.state
  const needed = targetValue(s, seat, target)
  const attackers = attackersOf(s, seat, target)
  let total = 0
  for (const card of attackers) {
    total += attackAgainstRow(s, seat, card)
    // Also when it fails: they have attacked (db.bounty.19).
    s.marks[card] |= ATTACKED
  }
  if (FACTION[target] === NEUTRAL) s.firsts |= NEUTRAL_HUNTED
  t.log?.('row-attack', 'db.bounty.5', { seat, cards: attackers, target, total, needed })
  if (total < needed) {
    t.log?.('row-attack-fails', 'db.bounty.15', { seat, target })
    return
  }
  yield* raise(t, { event: 'defeat', seat, card: target, attackers }, () => defeat(t, seat, target))
}

/** Discard, refill, then the reward; triggers of the attackers come after it (db.bounty.7 to .10, db.when.4). */
function* defeat(t: T, seat: Faction, target: CardId): Flow {
  t.log?.('defeat', 'db.bounty.6', { seat, card: target })
  discardFromRow(t, target, 'db.bounty.7')
  yield* offerReward(t, { seat, card: target })
}

/** What defeating the card may bring (db.bounty.9). */
export function rewardOf(card: CardId): Effect | null {
  const design = designOfCard(card)
  if (FACTION[card] === NEUTRAL) return gainResources(COST[card])
  return design.type === 'unit' && design.reward !== undefined ? rewardEffect(design.reward) : null
}

function rewardEffect(reward: Reward): Effect {
  const parts: Effect[] = []
  if (reward.resources !== undefined) parts.push(gainResources(reward.resources))
  if (reward.force !== undefined) parts.push(gainForce(reward.force))
  if (reward.exile !== undefined) parts.push(exileCards(reward.exile, { upTo: reward.upTo ?? false }))
  if (reward.freePurchase) parts.push(purchaseFromRow({ free: true, faction: 'own' }))
  return together(...parts)
}

/** The attacker may take the reward of the defeated card (db.bounty.9). */
function* offerReward(t: T, me: Me): Flow {
  const reward = rewardOf(me.card)
  if (reward === null || !reward.possible(t.state, me)) return
  const taken = yield* takenReward(t, me, reward)
  if (taken === null) return
  t.log?.('reward', 'db.bounty.9', { seat: me.seat, card: me.card })
  yield* done(taken.run(t, me))
}

/** Whether, and where it is a choice which, in one question. */
function* takenReward(t: T, me: Me, reward: Effect): Flow<Effect | null> {
  const rule = 'db.bounty.9'
  if (reward.chosen !== undefined) return yield* reward.chosen(t, me, rule)
  return (yield* t.may(me.seat, 'reward', { rule, about: me.card })) ? reward : null
}
