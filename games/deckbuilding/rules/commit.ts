/** Committing cards to attacks (rulebook: "Eine Karte einem Angriff zuweisen", db.commit.1 to db.commit.11). */
import { type CardId, COST, FACTION, IS_UNIT, NEUTRAL, NO_CARD, TARGET_VALUE } from '../facts/catalogue.ts'
import {
  ATTACKED,
  BASE_ATTACK,
  type Faction,
  NEUTRAL_HUNTED,
  opponentOf,
  type State,
  type T,
  UNCOMMITTED,
} from '../state.ts'
import { huntsNeutral } from './cards.ts'

/** In play and not yet part of an attack this turn (db.commit.8). */
export function canCommit(s: State, card: CardId): boolean {
  return s.target[card] === UNCOMMITTED && (s.marks[card] & ATTACKED) === 0
}

/** There is something to hit: a base, or ships after the base fell (db.faq.9). */
export function canAttackBase(s: State, seat: number): boolean {
  const side = s.sides[opponentOf(seat)]
  return side.base !== NO_CARD || side.ships.length > 0
}

/** Total attack needed against a row card, or −1 if the seat can't attack it. */
export function targetValue(s: State, seat: number, card: CardId): number {
  if (FACTION[card] === opponentOf(seat)) return TARGET_VALUE[card]
  return FACTION[card] === NEUTRAL && mayHuntNeutral(s, seat, card) ? COST[card] : -1
}

/** Ord Mantell: one neutral unit a turn; others wait once attackers are set on one. */
function mayHuntNeutral(s: State, seat: number, card: CardId): boolean {
  const side = s.sides[seat]
  if (IS_UNIT[card] === 0 || !huntsNeutral(side.base)) return false
  if ((s.firsts & NEUTRAL_HUNTED) !== 0) return false
  return side.units.every((unit) => {
    const target = s.target[unit]
    return target < 0 || target === card || FACTION[target] !== NEUTRAL || !s.row.includes(target)
  })
}

export function commit(t: T, seat: Faction, card: CardId, target: number): void {
  t.state.target[card] = target
  if (target === BASE_ATTACK) t.log?.('commit-base', 'db.commit.1', { seat, card })
  else t.log?.('commit-row', seat === 0 ? 'db.commit.4' : 'db.commit.3', { seat, card, target })
}

/** Cards that stand against a target and have not attacked yet. */
export function attackersOf(s: State, seat: number, target: number): CardId[] {
  const { units, ships } = s.sides[seat]
  const found: CardId[] = []
  for (const card of units) if (stands(s, card, target)) found.push(card)
  for (const card of ships) if (stands(s, card, target)) found.push(card)
  return found
}

export function stands(s: State, card: CardId, target: number): boolean {
  return s.target[card] === target && (s.marks[card] & ATTACKED) === 0
}
