/** What a sound player does on the own turn: play everything, use abilities, hunt, buy, attack the base, end. */
import { type CardId, DESIGN, designOfCard, FORCE, IS_SHIP, NO_CARD } from '../cards/catalogue.ts'
import type { Move } from '../options.ts'
import { attackAgainstBase } from '../rules/attack-value.ts'
import { targetValue } from '../rules/commit.ts'
import { hitPointsLeft } from '../rules/damage.ts'
import { ATTACKED, BASE_ATTACK, opponentOf, type State, UNCOMMITTED } from '../state.ts'
import { COSTS_A_CARD, COSTS_ITSELF, COSTS_RESOURCES, FREE, useCosts } from './abilities.ts'
import { freeRowAttack, missing, nextAttacker } from './attack-plan.ts'
import { denialOf, rewardWorth, sinkingWorth } from './reward.ts'
import { damageWorth, type Deck, deckOf, gainOfExiling, gainOfOwning, latenessOf, weigh, worthOf } from './worth.ts'
import { FEATURES } from './weights.ts'
import { forceRoom } from './reward.ts'

/** An action by its place in the list of options, and what it is worth. */
interface Ranked {
  readonly index: number
  readonly gain: number
}

const MOST_PURCHASES = 6
const MOST_HUNTS = 5
/** What is lost by playing another game than hunting: a hunt must be worth more than this. */
const KILL_BONUS = 0.35

/** Actions worth thinking about, best first. */
export function rankActions(s: State, moves: readonly Move[]): number[] {
  const seat = s.active
  const going = attackGoingOn(s, seat)
  if (going !== UNCOMMITTED) return [continueAttack(s, seat, moves, going)]
  if (moves[0].do === 'play') return rankPlays(s, seat, moves)
  const free = moves.findIndex((m) => m.do === 'use' && useCosts(m.card) === FREE)
  if (free >= 0) return [free]
  return rankRest(s, seat, moves)
}

/** What cards are committed against and have not attacked yet, or UNCOMMITTED. */
function attackGoingOn(s: State, seat: number): number {
  const { units, ships } = s.sides[seat]
  for (const card of units) if (s.target[card] !== UNCOMMITTED && (s.marks[card] & ATTACKED) === 0) return s.target[card]
  for (const card of ships) if (s.target[card] !== UNCOMMITTED && (s.marks[card] & ATTACKED) === 0) return s.target[card]
  return UNCOMMITTED
}

function continueAttack(s: State, seat: number, moves: readonly Move[], target: number): number {
  if (target === BASE_ATTACK) {
    const more = baseAttacker(s, seat, moves)
    return more >= 0 ? more : findMove(moves, 'resolve', NO_CARD, BASE_ATTACK)
  }
  const needed = missing(s, seat, target)
  const next = needed > 0 ? nextAttacker(s, seat, needed) : -1
  return next >= 0 ? findMove(moves, 'commit', next, target) : findMove(moves, 'resolve', NO_CARD, target)
}

function baseAttacker(s: State, seat: number, moves: readonly Move[]): number {
  return moves.findIndex(
    (m) => m.do === 'commit' && m.to === BASE_ATTACK && attackAgainstBase(s, seat, m.card) > 0,
  )
}

function findMove(moves: readonly Move[], verb: Move['do'], card: CardId, to: number): number {
  const found = moves.findIndex((m) => m.do === verb && m.card === card && m.to === to)
  return found >= 0 ? found : moves.length - 1
}

/** What brings Force first, ships next; the weakest last, for it may pay for an ability instead. */
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
  const swap = moves.findIndex((m) => m.do === 'use' && useCosts(m.card) === COSTS_A_CARD)
  return swap >= 0 ? [swap, best] : [best]
}

/** Hunting, buying and paid abilities, as long as they gain something; then the base; then the end. */
function rankRest(s: State, seat: number, moves: readonly Move[]): number[] {
  const late = latenessOf(s)
  const deck = deckOf(s, seat, late)
  const { units, ships } = s.sides[seat]
  const attacked = units.some((card) => s.target[card] === BASE_ATTACK) || ships.some((card) => s.target[card] === BASE_ATTACK)
  const attack = attacked ? -1 : baseAttacker(s, seat, moves)
  const found: Ranked[] = []
  if (!attacked) {
    rankHunts(s, seat, moves, late, found)
    rankPurchases(moves, deck, late, found)
  }
  rankPaidUses(s, seat, moves, attack >= 0, deck, late, found)
  found.sort((a, b) => b.gain - a.gain)
  const ranked: number[] = []
  for (const { index, gain } of found) if (gain > 0) ranked.push(index)
  ranked.push(attack >= 0 ? attack : moves.length - 1)
  for (const { index, gain } of found) if (gain <= 0) ranked.push(index)
  return ranked
}

function rankHunts(s: State, seat: number, moves: readonly Move[], late: number, found: Ranked[]): void {
  const power = freeRowAttack(s, seat)
  if (power === 0) return
  const spare = spareAttack(s, seat)
  const hunts: Ranked[] = []
  const seen: number[] = []
  for (const target of s.row) {
    if (target === NO_CARD || seen.includes(DESIGN[target])) continue
    const needed = targetValue(s, seat, target)
    if (needed < 0 || needed > power) continue
    const unit = nextAttacker(s, seat, needed)
    if (unit < 0) continue
    seen.push(DESIGN[target])
    const index = moves.findIndex((m) => m.do === 'commit' && m.card === unit && m.to === target)
    if (index < 0) continue
    const lost = spare < 0 ? needed : Math.max(0, needed - spare)
    const cost = lost * damageWorth(late) + (spare >= 0 && lost > 0 ? KILL_BONUS : 0)
    hunts.push({ index, gain: rewardWorth(s, seat, target, late) + denialOf(s, seat, target, late) - cost })
  }
  hunts.sort((a, b) => b.gain - a.gain)
  for (let i = 0; i < hunts.length && i < MOST_HUNTS; i++) found.push(hunts[i].gain > 0 ? { ...hunts[i], gain: hunts[i].gain + 5 } : hunts[i])
}

/** Attack beyond what destroys the base this turn; negative if it will stand. */
function spareAttack(s: State, seat: number): number {
  const foe = s.sides[opponentOf(seat)]
  let total = 0
  for (const card of s.sides[seat].units) if ((s.marks[card] & ATTACKED) === 0) total += attackAgainstBase(s, seat, card)
  for (const card of s.sides[seat].ships) if ((s.marks[card] & ATTACKED) === 0) total += attackAgainstBase(s, seat, card)
  for (const ship of foe.ships) total -= hitPointsLeft(s, ship)
  return foe.base === NO_CARD ? total : total - hitPointsLeft(s, foe.base)
}

function rankPurchases(moves: readonly Move[], deck: Readonly<Deck>, late: number, found: Ranked[]): void {
  const purchases: Ranked[] = []
  const seen: number[] = []
  for (let index = 0; index < moves.length; index++) {
    const { do: verb, card } = moves[index]
    if (verb !== 'buy' || seen.includes(DESIGN[card])) continue
    seen.push(DESIGN[card])
    purchases.push({ index, gain: gainOfOwning(card, deck, late) })
  }
  purchases.sort((a, b) => b.gain - a.gain)
  for (let i = 0; i < purchases.length && i < MOST_PURCHASES; i++) found.push(purchases[i])
}

/** Sinking ships comes before the attack; what costs the card itself comes when it has attacked. */
function rankPaidUses(
  s: State,
  seat: number,
  moves: readonly Move[],
  attackToCome: boolean,
  deck: Readonly<Deck>,
  late: number,
  found: Ranked[],
): void {
  for (let index = 0; index < moves.length; index++) {
    const { do: verb, card } = moves[index]
    if (verb !== 'use') continue
    const costs = useCosts(card)
    if (costs === COSTS_RESOURCES) found.push({ index, gain: sinkingWorth(s, seat, late) - 0.1 })
    else if (costs !== COSTS_ITSELF) continue
    else if (IS_SHIP[card] === 1) found.push({ index, gain: sinkingWorth(s, seat, late) - 0.6 })
    else if (!attackToCome) found.push({ index, gain: selfExile(s, seat, card, deck, late) })
  }
}

function selfExile(s: State, seat: number, card: CardId, deck: Readonly<Deck>, late: number): number {
  const gone = gainOfExiling(card, deck, late)
  switch (designOfCard(card).id) {
    case 'outer-rim-pilot':
      return gone + Math.min(1, forceRoom(s, seat)) * weigh(FEATURES.force, late)
    case 'y-wing':
      return gone + 2 * damageWorth(late)
    case 'hwk-290':
      return gone + Math.min(4, s.damage[Math.max(0, s.sides[seat].base)]) * damageWorth(late)
    default:
      return gone + 0.2
  }
}
