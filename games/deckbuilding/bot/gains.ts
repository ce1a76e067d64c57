/** What the things one can do on a turn are worth, in the unit of `worth.ts`. */
import { type CardId, COST, designOfCard, FACTION, NEUTRAL } from '../facts/catalogue.ts'
import { attackAgainstBase } from '../rules/attack-value.ts'
import { hitPointsLeft } from '../rules/damage.ts'
import { LIGHT_END } from '../rules/force.ts'
import { ATTACKED, EMPIRE, opponentOf, type State } from '../state.ts'
import { FEATURES } from './weights.ts'
import { damageWorth, deckOf, gainOfExiling, gainOfOwning, weigh, worthInPlay } from './worth.ts'

/** How often the opponent would have bought a good card left in the row. */
const WOULD_BUY = 0.35
/** To destroy a base a turn sooner, beside the damage. */
const BASE_SOONER = 0.35
/** Damage of the Y-Wing, repair of the HWK-290. */
const Y_WING_DAMAGE = 2
const HWK_REPAIR = 4

/** Steps that the Force can still come toward the seat. */
export function forceRoom(s: State, seat: number): number {
  return seat === EMPIRE ? s.force : LIGHT_END - s.force
}

export function gainOfForce(s: State, seat: number, steps: number, late: number): number {
  return Math.min(steps, forceRoom(s, seat)) * weigh(FEATURES.force, late)
}

export function gainOfRepair(s: State, seat: number, amount: number, late: number): number {
  const { base } = s.sides[seat]
  return base < 0 ? 0 : Math.min(amount, s.damage[base]) * damageWorth(late)
}

/** Defeating a row card: its reward, and that the opponent won't have it, for the attack it takes. */
export function gainOfHunt(s: State, seat: number, target: CardId, needed: number, late: number): number {
  const spare = spareAttack(s, seat)
  const lost = spare < 0 ? needed : Math.max(0, needed - spare)
  const price = lost * damageWorth(late) + (spare >= 0 && lost > 0 ? BASE_SOONER : 0)
  return gainOfReward(s, seat, target, late) + gainOfDenial(s, seat, target, late) - price
}

/** Attack beyond what destroys the opponent's base this turn; negative if it will stand. */
function spareAttack(s: State, seat: number): number {
  const { units, ships } = s.sides[seat]
  const foe = s.sides[opponentOf(seat)]
  let total = foe.base < 0 ? 0 : -hitPointsLeft(s, foe.base)
  for (const card of units) if ((s.marks[card] & ATTACKED) === 0) total += attackAgainstBase(s, seat, card)
  for (const card of ships) if ((s.marks[card] & ATTACKED) === 0) total += attackAgainstBase(s, seat, card)
  for (const ship of foe.ships) total -= hitPointsLeft(s, ship)
  return total
}

function gainOfReward(s: State, seat: number, target: CardId, late: number): number {
  const design = designOfCard(target)
  const perResource = weigh(FEATURES.handResources, late)
  if (FACTION[target] === NEUTRAL) return COST[target] * perResource
  if (design.type !== 'unit' || design.reward === undefined) return 0
  const { resources = 0, force = 0, exile = 0, freePurchase = false } = design.reward
  return (
    resources * perResource +
    gainOfForce(s, seat, force, late) +
    (exile > 0 ? exile * Math.max(0, bestExile(s, seat, late)) : 0) +
    (freePurchase ? bestOfFaction(s, seat, late) : 0)
  )
}

/** Exiling the weakest card of hand and discard pile; negative if all there is is good. */
export function bestExile(s: State, seat: number, late: number): number {
  const deck = deckOf(s, seat, late)
  const { hand, discard } = s.sides[seat]
  let best = Number.NEGATIVE_INFINITY
  for (const card of hand) best = Math.max(best, gainOfExiling(card, deck, late))
  for (const card of discard) best = Math.max(best, gainOfExiling(card, deck, late))
  return best
}

function bestOfFaction(s: State, seat: number, late: number): number {
  const deck = deckOf(s, seat, late)
  let best = 0
  for (const card of s.row)
    if (card >= 0 && FACTION[card] === seat) best = Math.max(best, gainOfOwning(card, deck, late))
  return best
}

/** That the opponent can't buy a card of the row any more. */
export function gainOfDenial(s: State, seat: number, card: CardId, late: number): number {
  if (FACTION[card] === seat) return 0
  return WOULD_BUY * Math.max(0, gainOfOwning(card, deckOf(s, opponentOf(seat), late), late))
}

/** Sinking the best of the opponent's ships. */
export function gainOfSinking(s: State, seat: number, late: number): number {
  let best = 0
  for (const ship of s.sides[opponentOf(seat)].ships) best = Math.max(best, worthInPlay(ship, late))
  return best
}

/** An ability that exiles its own unit: what it does, and the deck without the unit. */
export function gainOfSacrifice(s: State, seat: number, unit: CardId, late: number): number {
  const gone = gainOfExiling(unit, deckOf(s, seat, late), late)
  switch (designOfCard(unit).id) {
    case 'outer-rim-pilot':
      return gone + gainOfForce(s, seat, 1, late)
    case 'y-wing':
      return gone + Y_WING_DAMAGE * damageWorth(late)
    case 'hwk-290':
      return gone + gainOfRepair(s, seat, HWK_REPAIR, late)
    case 'kel-dor-mystic':
      return gone + bestExile(s, seat, late)
    default:
      return gone
  }
}
