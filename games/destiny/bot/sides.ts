/** The two things that decide a match: how much a side can take, and how hard it hits. */
import type { Seat } from '@dejarik/kernel'
import { remainingHealth } from '../rules/damage.ts'
import { type Card, NONE, type State } from '../state.ts'
import { dieWorth, stayingWorth } from './worth.ts'

/** Damage that it takes to defeat a character. */
export function lifeOf(s: State, card: Card): number {
  return remainingHealth(s, card) + card.shields
}

/** What a character or support brings its controller each round: its dice, and those of its upgrades, less what downgrades take. */
export function threatOf(s: State, card: Card): number {
  let sum = card.type === 'support' ? stayingWorth(card.kind) : 0
  for (const attached of s.cards) {
    if (attached.on !== card.id) continue
    if (attached.type === 'downgrade') sum -= stayingWorth(attached.kind)
    else sum += upgradeThreat(s, attached)
  }
  for (const die of s.dice) if (die.card === card.id) sum += dieWorth(die.kind)
  return Math.max(0, sum)
}

function upgradeThreat(s: State, upgrade: Card): number {
  let sum = stayingWorth(upgrade.kind)
  for (const die of s.dice) if (die.card === upgrade.id) sum += dieWorth(die.kind)
  return sum
}

/** The share of its threat that a character with so much life left will still bring: who is nearly gone brings little. */
export function staying(life: number): number {
  return life / (life + LASTING)
}

/** The life with which a character will bring half of its threat. */
const LASTING = 5
/** Added to every side's life and threat: the chances of a side that is nearly gone don't fall as steeply as a ratio would. */
const LEAST_LIFE = 8
const LEAST_THREAT = 0.5
const PER_CARD = 0.05
const PER_RESOURCE = 0.12
const PER_SUPPORT = 0.7
/** Shields go unused if somebody else is hit. */
const PER_SHIELD = 0.5

export interface Outlook {
  life: number
  threat: number
}

export function outlookOf(s: State, seat: Seat): Outlook {
  const { hand, resources } = s.players[seat]
  const outlook: Outlook = {
    life: LEAST_LIFE,
    threat: LEAST_THREAT + PER_CARD * Math.min(hand.length, 6) + PER_RESOURCE * Math.min(resources, 8),
  }
  for (const card of s.cards) {
    if (card.controller !== seat || card.on !== NONE) continue
    if (card.type === 'character') {
      outlook.life += remainingHealth(s, card) + PER_SHIELD * card.shields
      outlook.threat += threatOf(s, card) * staying(lifeOf(s, card))
    } else if (card.type === 'support') outlook.threat += PER_SUPPORT * threatOf(s, card)
  }
  return outlook
}
