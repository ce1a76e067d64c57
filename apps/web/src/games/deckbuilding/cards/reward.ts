import {
  CARDS,
  type CardId,
  COST,
  designOfCard,
  FACTION,
  FACTIONS,
  NEUTRAL,
  type Reward,
  TARGET_VALUE,
} from '@dejarik/deckbuilding'
import type { Say } from '../text/index.ts'

/** What hunting a card of the row takes and brings. A neutral card is a target only through Ord Mantell. */
export interface Bounty {
  readonly needed: number
  readonly reward: Reward
}

/** By card; made once, so that a card is drawn anew only when something about it changes. */
const BOUNTIES: readonly (Bounty | null)[] = Array.from({ length: CARDS }, (_, card) => findBounty(card))

export function bountyOf(card: CardId): Bounty | null {
  return BOUNTIES[card]
}

function findBounty(card: CardId): Bounty | null {
  const design = designOfCard(card)
  if (design.type !== 'unit') return null
  if (FACTION[card] === NEUTRAL) return { needed: COST[card], reward: { resources: COST[card] } }
  return design.target === undefined ? null : { needed: TARGET_VALUE[card], reward: design.reward ?? {} }
}

/** Whether this seat's opponent owns such cards: only then target value and reward concern it. */
export function isEnemy(card: CardId, seat: number): boolean {
  return FACTION[card] !== NEUTRAL && FACTIONS[FACTION[card]] !== FACTIONS[seat]
}

export function sayReward(reward: Reward, say: Say): string {
  const parts: string[] = []
  if (reward.resources !== undefined) parts.push(say('reward.resources', { n: reward.resources }))
  if (reward.force !== undefined) parts.push(say('reward.force', { n: reward.force }))
  if (reward.exile !== undefined)
    parts.push(say(reward.upTo === true ? 'reward.exileUpTo' : 'reward.exile', { n: reward.exile }))
  if (reward.freePurchase === true) parts.push(say('reward.freePurchase'))
  return parts.join(', ')
}
