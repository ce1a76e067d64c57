import type { Seat } from '@dejarik/kernel'
import { NONE, type State } from '../state.ts'
import { shownDamage, shownWorth } from './showing.ts'
import { outlookOf } from './sides.ts'
import { dieWorth } from './worth.ts'

/** The share of the damage in a pool that will get past removal and shields. */
const LANDS = 0.6
/** Of what a pool shows besides damage, as a help to the rounds to come. */
const HELPS = 0.3
/** Of dice that wait on ready cards: damage that is still to come this round. */
const TO_COME = 0.35
/** At least this share of a life stays, whatever threatens it. */
const SLIM = 0.1
/** Below this many cards in hand and deck the end draws near (sd.win.3). */
const FEW_CARDS = 10

/**
 * Chance that `seat` wins. A match is a race: each side's life against the other's damage a round. So the chances are
 * as powers of life and of threat; the exponents and weights come from matches between heuristic players, judged at
 * the ends of their rounds.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.winners !== null) return s.winners.includes(seat) ? 1 / s.winners.length : 0
  let all = 0
  let own = 0
  for (let of = 0; of < s.players.length; of++) {
    const strength = s.players[of].out ? 0 : strengthOf(s, of)
    all += strength
    if (of === seat) own = strength
  }
  return all === 0 ? 1 / s.players.length : own / all
}

function strengthOf(s: State, seat: Seat): number {
  const { life, threat } = outlookOf(s, seat)
  let lost = 0
  for (let of = 0; of < s.players.length; of++)
    if (of !== seat && !s.players[of].out) lost += LANDS * shownDamage(s, of) + TO_COME * waiting(s, of)
  const left = Math.max(life - lost, SLIM * life)
  const hits = threat + HELPS * othersShown(s, seat)
  const strength = left * left * left * left * left * hits * hits
  const cards = s.players[seat].hand.length + s.players[seat].deck.length
  if (cards >= FEW_CARDS) return strength
  const supply = (FEW_CARDS + cards) / (2 * FEW_CARDS)
  return strength * supply * supply * supply
}

/** Dice on ready cards, while the round goes on. */
function waiting(s: State, seat: Seat): number {
  if (s.phase !== 'action' || s.claimedBy === seat) return 0
  let sum = 0
  for (const die of s.dice) {
    if (die.seat !== seat || die.pool !== NONE) continue
    if (isReady(s, die.card)) sum += dieWorth(die.kind)
  }
  return sum
}

function isReady(s: State, id: number): boolean {
  for (const card of s.cards) if (card.id === id) return card.on === NONE ? card.ready : isReady(s, card.on)
  return false
}

function othersShown(s: State, seat: Seat): number {
  let sum = 0
  for (const die of s.dice) if (die.pool === seat) sum += shownWorth(s, die)
  return sum - shownDamage(s, seat)
}
