/** What damage, shields and healing mean to a character's controller, in points of damage. */
import { MOST_SHIELDS } from '../rules/shields.ts'
import { type Card, findCard, type State } from '../state.ts'
import { shownDamage, shownWorth } from './showing.ts'
import { lifeOf, staying, threatOf } from './sides.ts'

const PER_DAMAGE = 0.6
/** Rounds for which a threat will be missed. */
const ROUNDS = 2
const WHOLE_MATCH = 50

/** What a character's controller loses by so much damage. */
export function lossOfDamage(s: State, card: Card, amount: number): number {
  const life = lifeOf(s, card)
  const dealt = Math.min(amount, life)
  const threat = threatOf(s, card)
  const loss = PER_DAMAGE * dealt + ROUNDS * threat * (staying(life) - staying(life - dealt))
  return dealt < life ? loss : loss + lossOfDefeat(s, card)
}

/** What goes with a character beside what it would still have done. */
function lossOfDefeat(s: State, card: Card): number {
  let loss = 0
  for (const die of s.dice)
    if (die.pool === card.controller && (die.card === card.id || findCard(s, die.card)?.on === card.id))
      loss += shownWorth(s, die)
  return isLast(s, card) ? loss + WHOLE_MATCH : loss
}

function isLast(s: State, card: Card): boolean {
  for (const other of s.cards)
    if (other !== card && other.type === 'character' && other.controller === card.controller) return false
  return true
}

/** What shields bring to a character: as much damage less, if there will be some. */
export function gainOfShields(s: State, card: Card, amount: number): number {
  const given = Math.min(amount, MOST_SHIELDS - card.shields)
  if (given <= 0) return 0
  const life = lifeOf(s, card)
  return PER_DAMAGE * given + ROUNDS * threatOf(s, card) * (staying(life + given) - staying(life))
}

export function gainOfHealing(s: State, card: Card, amount: number): number {
  const healed = Math.min(amount, card.damage)
  const life = lifeOf(s, card)
  return PER_DAMAGE * healed + ROUNDS * threatOf(s, card) * (staying(life + healed) - staying(life))
}

/** The most that so much damage could do to one character of the others. */
export function bestHit(s: State, seat: number, amount: number): number {
  let best = 0
  for (const card of s.cards)
    if (card.type === 'character' && card.controller !== seat)
      best = Math.max(best, lossOfDamage(s, card, amount))
  return best
}

export function bestShielding(s: State, seat: number, amount: number): number {
  let best = 0
  for (const card of s.cards)
    if (card.type === 'character' && card.controller === seat)
      best = Math.max(best, gainOfShields(s, card, amount))
  return best
}

export function bestHealing(s: State, seat: number, amount: number): number {
  let best = 0
  for (const card of s.cards)
    if (card.type === 'character' && card.controller === seat)
      best = Math.max(best, gainOfHealing(s, card, amount))
  return best
}

/** The least that so much damage would do to one of the own characters. */
export function leastLoss(s: State, seat: number, amount: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const card of s.cards)
    if (card.type === 'character' && card.controller === seat)
      least = Math.min(least, lossOfDamage(s, card, amount))
  return least
}

/** Whether what the others' dice show could defeat this character. */
export function isEndangered(s: State, card: Card): boolean {
  let damage = 0
  for (let seat = 0; seat < s.players.length; seat++)
    if (seat !== card.controller) damage += shownDamage(s, seat)
  return damage > 0 && damage >= lifeOf(s, card)
}
