/**
 * What a sound player does on the own turn: play everything, use what costs nothing, hunt in the galaxy row,
 * buy, attack the base, end. Only hunting, buying and what costs something are decisions to think about.
 */
import { type CardId, COST, DESIGN, FORCE, IS_SHIP, NO_CARD } from '../facts/catalogue.ts'
import type { Move } from '../moves.ts'
import { attackAgainstBase } from '../rules/attack-value.ts'
import { targetValue } from '../rules/commit.ts'
import { ATTACKED, BASE_ATTACK, type State, UNCOMMITTED } from '../state.ts'
import { isFirstOfItsKind } from './alike.ts'
import { freeRowAttack, missingAttack, nextAttacker } from './attack-plan.ts'
import { gainOfDenial, gainOfHunt, gainOfSacrifice, gainOfSinking } from './gains.ts'
import { priceOf } from './prices.ts'
import { FEATURES } from './weights.ts'
import { deckOf, gainOfOwning, latenessOf, weigh, worthInPlay, worthOf } from './worth.ts'

/** An action by its place in the list of options, and what it is worth. */
interface Ranked {
  readonly index: number
  readonly gain: number
}

const MOST_HUNTS = 5
const MOST_PURCHASES = 6
const MOST_PAY_OFFS = 2
const MOST_DOUBTFUL = 3

/** Actions worth thinking about, best first. */
export function rankActions(s: State, moves: readonly Move[]): number[] {
  const seat = s.active
  const going = attackGoingOn(s, seat)
  if (going !== UNCOMMITTED) return [continueAttack(s, seat, moves, going)]
  if (moves[0].do === 'play') return rankPlays(s, seat, moves)
  const free = moves.findIndex((m) => m.do === 'use' && priceOf(m.card) === 'nothing')
  return free >= 0 ? [free] : rankRest(s, seat, moves)
}

/** What cards are committed against that have not attacked yet, or UNCOMMITTED. */
function attackGoingOn(s: State, seat: number): number {
  const { units, ships } = s.sides[seat]
  for (const cards of [units, ships])
    for (const card of cards)
      if (s.target[card] !== UNCOMMITTED && (s.marks[card] & ATTACKED) === 0) return s.target[card]
  return UNCOMMITTED
}

function continueAttack(s: State, seat: number, moves: readonly Move[], target: number): number {
  let next = -1
  if (target === BASE_ATTACK) next = baseAttacker(s, seat, moves)
  else {
    const missing = missingAttack(s, seat, target)
    const unit = missing > 0 ? nextAttacker(s, seat, missing) : NO_CARD
    if (unit !== NO_CARD) next = findMove(moves, 'commit', unit, target)
  }
  if (next < 0) next = findMove(moves, 'resolve', NO_CARD, target)
  // Without a target any more, what was committed stays at home.
  return next < 0 ? moves.length - 1 : next
}

function findMove(moves: readonly Move[], verb: Move['do'], card: CardId, to: number): number {
  return moves.findIndex((m) => m.do === verb && m.card === card && m.to === to)
}

function baseAttacker(s: State, seat: number, moves: readonly Move[]): number {
  return moves.findIndex(
    (m) => m.do === 'commit' && m.to === BASE_ATTACK && attackAgainstBase(s, seat, m.card) > 0,
  )
}

/** Force first, then ships; the weakest card last, for it may rather pay for an ability. */
function rankPlays(s: State, seat: number, moves: readonly Move[]): number[] {
  const late = latenessOf(s)
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length && moves[i].do === 'play'; i++) {
    const { card } = moves[i]
    const rank = worthOf(card, late) + (FORCE[card] > 0 ? 20 : 0) + (IS_SHIP[card] === 1 ? 10 : 0)
    if (rank > highest) {
      highest = rank
      best = i
    }
  }
  if (highest >= deckOf(s, seat, late).average) return [best]
  const swap = moves.findIndex((m) => m.do === 'use' && priceOf(m.card) === 'a-hand-card')
  return swap >= 0 ? [swap, best] : [best]
}

/**
 * What gains something, hunts first since their rewards can be spent; then the base or the end of the turn;
 * then a few things that only a closer look could find good.
 */
function rankRest(s: State, seat: number, moves: readonly Move[]): number[] {
  const late = latenessOf(s)
  const attacked = hasAttackedBase(s, seat)
  const attack = attacked ? -1 : baseAttacker(s, seat, moves)
  const hunts = attacked ? [] : rankHunts(s, seat, moves, late)
  const spending = attacked
    ? []
    : [...rankPurchases(s, seat, moves, late), ...rankPayOffs(s, seat, moves, late)]
  spending.push(...rankPaidUses(s, seat, moves, late, attack >= 0))
  spending.sort(byGain)
  const ranked: number[] = []
  for (const { index, gain } of [...hunts, ...spending]) if (gain > 0) ranked.push(index)
  ranked.push(attack >= 0 ? attack : moves.length - 1)
  const doubtful = [...hunts, ...spending].filter(({ gain }) => gain <= 0).sort(byGain)
  for (let i = 0; i < doubtful.length && i < MOST_DOUBTFUL; i++) ranked.push(doubtful[i].index)
  return ranked
}

function byGain(a: Ranked, b: Ranked): number {
  return b.gain - a.gain
}

function hasAttackedBase(s: State, seat: number): boolean {
  const { units, ships } = s.sides[seat]
  return (
    units.some((card) => s.target[card] === BASE_ATTACK) ||
    ships.some((card) => s.target[card] === BASE_ATTACK)
  )
}

function rankHunts(s: State, seat: number, moves: readonly Move[], late: number): Ranked[] {
  const power = freeRowAttack(s, seat)
  const hunts: Ranked[] = []
  if (power === 0) return hunts
  const seen: number[] = []
  for (const target of s.row) {
    if (target === NO_CARD || seen.includes(DESIGN[target])) continue
    const needed = targetValue(s, seat, target)
    if (needed < 0 || needed > power) continue
    seen.push(DESIGN[target])
    const index = findMove(moves, 'commit', nextAttacker(s, seat, needed), target)
    if (index >= 0) hunts.push({ index, gain: gainOfHunt(s, seat, target, needed, late) })
  }
  return hunts.sort(byGain).slice(0, MOST_HUNTS)
}

function rankPurchases(s: State, seat: number, moves: readonly Move[], late: number): Ranked[] {
  const deck = deckOf(s, seat, late)
  const purchases: Ranked[] = []
  for (let index = 0; index < moves.length; index++) {
    const { do: verb, card } = moves[index]
    if (verb === 'buy' && isFirstOfItsKind(moves, index))
      purchases.push({ index, gain: gainOfOwning(card, deck, late) })
  }
  return purchases.sort(byGain).slice(0, MOST_PURCHASES)
}

/** With nothing left to buy, money can still keep a neutral card from the opponent. */
function rankPayOffs(s: State, seat: number, moves: readonly Move[], late: number): Ranked[] {
  if (!s.options.payOff) return []
  const payOffs: Ranked[] = []
  for (let index = 0; index < moves.length; index++) {
    const { do: verb, card } = moves[index]
    if (verb === 'pay-off' && isFirstOfItsKind(moves, index))
      payOffs.push({ index, gain: gainOfDenial(s, seat, card, late) - COST[card] * PENNY })
  }
  return payOffs.sort(byGain).slice(0, MOST_PAY_OFFS)
}

/** So that of two equal effects the cheaper is taken. */
const PENNY = 0.01

/** Sinking ships comes before the attack on the base; who is to be exiled attacks first. */
function rankPaidUses(
  s: State,
  seat: number,
  moves: readonly Move[],
  late: number,
  attackToCome: boolean,
): Ranked[] {
  const uses: Ranked[] = []
  for (let index = 0; index < moves.length; index++) {
    const { do: verb, card } = moves[index]
    if (verb !== 'use' || !isFirstOfItsKind(moves, index)) continue
    const price = priceOf(card)
    if (price === 'resources')
      uses.push({
        index,
        gain: gainOfSinking(s, seat, late) - DEATH_STAR_COST * weigh(FEATURES.handResources, late),
      })
    else if (price === 'itself' && IS_SHIP[card] === 1)
      uses.push({ index, gain: gainOfSinking(s, seat, late) - worthInPlay(card, late) })
    else if (price === 'itself' && !attackToCome)
      uses.push({ index, gain: gainOfSacrifice(s, seat, card, late) })
  }
  return uses
}

/** Resources that the Death Star's shot costs. */
const DEATH_STAR_COST = 4
