/** One of a list: answers to every question but the turn's main one, best first. */
import { type AskOf, never, type Option, optionsOf } from '@dejarik/kernel'
import { type CardId, designOfCard, FACTION, NEUTRAL } from '../facts/catalogue.ts'
import type { Move } from '../moves.ts'
import type { AskFor, Questions } from '../questions.ts'
import type { Effect } from '../rules/abilities.ts'
import { rewardOf } from '../rules/bounty-hunt.ts'
import { destinationOf, textOf } from '../rules/cards.ts'
import { opponentOf, type State } from '../state.ts'
import { isFirstOfItsKind } from './alike.ts'
import { bestExile, gainOfForce, gainOfRepair } from './gains.ts'
import { BASE_WEIGHTS, FEATURES } from './weights.ts'
import { damageWorth, deckOf, gainOfOwning, latenessOf, punchOf, weigh, worthInPlay } from './worth.ts'

/** Answers to one question that are worth a search. */
const MOST = 4
const MOST_BASES = 10

/** One of a list, where nothing more is to be weighed than each option by itself. */
type Choice = Exclude<AskOf<Questions>, AskFor<Weighed>>
type Weighed = 'action' | 'trigger' | 'reward' | 'pick-bases' | 'exile-cards' | 'assign-damage'

export function rankOne(s: State, ask: Choice): number[] {
  const moves: readonly Move[] = optionsOf<Move>(ask)
  const late = latenessOf(s)
  const found: { index: number; gain: number }[] = []
  for (let index = 0; index < moves.length; index++) {
    if (isFirstOfItsKind(moves, index)) found.push({ index, gain: gainOf(s, ask, moves[index], late) })
  }
  found.sort((a, b) => b.gain - a.gain)
  const most = ask.what === 'choose-base' ? MOST_BASES : MOST
  const ranked: number[] = []
  for (let i = 0; i < found.length && i < most; i++) ranked.push(found[i].index)
  return ranked
}

/** What is offered is taken, unless it would exile a good card; the last option declines. */
export function rankOffer(s: State, ask: AskFor<'trigger' | 'reward'>): number[] {
  const effect = ask.what === 'reward' ? rewardOf(ask.about ?? -1) : triggeredEffect(optionsOf(ask)[0].card)
  if (effect === null || !mustExile(effect)) return [0]
  return bestExile(s, ask.seat, latenessOf(s)) > 0 ? [0] : [optionsOf<Option>(ask).length - 1, 0]
}

function triggeredEffect(card: CardId): Effect | null {
  for (const ability of textOf(designOfCard(card).id)?.abilities ?? [])
    if (ability.word === 'when') return ability.effect
  return null
}

function mustExile(effect: Effect): boolean {
  return effect.kind === 'exile-cards' || (effect.parts?.some(mustExile) ?? false)
}

function gainOf(s: State, ask: Choice, m: Move, late: number): number {
  const { seat } = ask
  if (m.do === 'decline') return 0
  switch (ask.what) {
    case 'choose':
      return gainOfBranch(s, seat, m, late)
    case 'opponent-choose':
      // The effects are the other player's; a discarded card is one's own.
      return m.do === 'discard' ? -weakestPunch(s, seat, late) : -gainOfBranch(s, opponentOf(seat), m, late)
    case 'discard-card':
      return -punchOf(m.card, late)
    case 'discard-row-card':
    case 'discard-of-two':
    case 'recall-for':
    case 'exchange-with-top':
      return gainOfRowLoss(s, seat, m.card, late)
    case 'destination':
      return gainOfDestination(s, seat, m, ask.about ?? -1, late)
    case 'damage-target':
      return m.do === 'base' ? damageWorth(late) : 0
    case 'destroy-ship':
      // A ship in play does harm already, one in the row only might.
      return s.row.includes(m.card) ? gainOfRowLoss(s, seat, m.card, late) / 2 : worthInPlay(m.card, late)
    case 'choose-base':
      return BASE_WEIGHTS[designOfCard(m.card).id] ?? 0
    case 'purchase-card':
    case 'purchase-free':
    case 'recall-card':
      return gainOfOwning(m.card, deckOf(s, seat, late), late)
    case 'borrow-card':
    case 'put-on-their-deck':
    case 'take-bounty-hunter':
    case 'take-trooper':
    case 'take-unique-unit':
      return punchOf(m.card, late)
    default:
      return never(ask)
  }
}

/** One branch of a choose ability, for the card's owner. */
function gainOfBranch(s: State, seat: number, m: Move, late: number): number {
  return BRANCHES[m.do]?.(s, seat, m.to, late) ?? 0
}

const BRANCHES: {
  readonly [D in Move['do']]?: (s: State, seat: number, amount: number, late: number) => number
} = {
  attack: (_s, _seat, amount, late) => amount * weigh(FEATURES.handAttack, late),
  resources: (_s, _seat, amount, late) => amount * weigh(FEATURES.handResources, late),
  force: gainOfForce,
  repair: gainOfRepair,
}

function weakestPunch(s: State, seat: number, late: number): number {
  let weakest = Number.POSITIVE_INFINITY
  for (const card of s.sides[seat].hand) weakest = Math.min(weakest, punchOf(card, late))
  return weakest
}

/** How much better off the seat is when a card leaves the row. */
function gainOfRowLoss(s: State, seat: number, card: CardId, late: number): number {
  if (FACTION[card] === NEUTRAL) return 0
  const owner = FACTION[card]
  const worth = Math.max(0, gainOfOwning(card, deckOf(s, owner, late), late))
  return owner === seat ? -worth : worth
}

/** Sooner is better, but not for a card that is lost at the end of the turn. */
function gainOfDestination(s: State, seat: number, m: Move, card: CardId, late: number): number {
  const owned = gainOfOwning(card, deckOf(s, seat, late), late)
  if (m.do === 'to-discard') return owned
  if (destinationOf(m.card)?.exiled) return punchOf(card, late)
  return owned + punchOf(card, late)
}
