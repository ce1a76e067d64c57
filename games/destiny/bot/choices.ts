/** One of a list: what each option is worth to whoever is asked, for every question but the turn's main one. */
import { never, optionsOf, type Seat } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import type { Turn } from '../offers.ts'
import type { AskIn, Choosable, What } from '../questions.ts'
import { costOnCard } from '../rules/actions/play-cost.ts'
import { upgradesOn } from '../rules/choose.ts'
import { MOST_SHIELDS } from '../rules/shields.ts'
import { upgradeLimit } from '../rules/upgrades.ts'
import {
  type Card,
  type CardId,
  type CardNumber,
  type Die,
  type DieId,
  findCard,
  findDie,
  NONE,
  type State,
} from '../state.ts'
import { keepWorth, lastingWorth } from './keep.ts'
import {
  gainOfFocus,
  gainOfReroll,
  groupValue,
  shownSide,
  shownValue,
  shownWorth,
  worthOfSide,
} from './showing.ts'
import { lifeOf, threatOf } from './sides.ts'
import { bestHit, gainOfHealing, gainOfShields, isEndangered, lossOfDamage } from './targets.ts'
import { rollWorth } from './turn.ts'
import { dieWorth, RESOURCE, sideWorth } from './worth.ts'

/** Questions whose chosen card is better off for it. */
const KIND_TO_CARDS: readonly What[] = ['keep', 'move-damage-from', 'return-to-play', 'use-special']
/** Questions whose picked cards are lost to whoever is asked. */
const LOSSES: readonly What[] = ['discard', 'set-aside', 'put-on-deck', 'put-under-deck', 'under-deck-order']

export function choiceValues(s: State, ask: AskIn<'one'>): number[] {
  return optionsOf<Choosable>(ask).map((option, i) => choiceValue(s, ask, option) - 0.001 * i)
}

/** A question without its options. */
interface Asking {
  readonly seat: Seat
  readonly what: What
  readonly about?: number | undefined
}

export function choiceValue(s: State, { seat, what, about }: Asking, option: Choosable): number {
  switch (option.do) {
    case 'decline':
    case 'no':
      return 0
    case 'yes':
      return 0.5
    case 'pay':
      return 0.1
    // What was announced was meant: who took it back would only announce it again.
    case 'take-back':
      return -100
    case 'replace':
      return replaceValue(s, option.card)
    case 'ability':
    case 'shields':
      return 0.5
    case 'battlefield':
      return s.players[seat].aside.includes(option.card) ? 1 : 0
    case 'seat':
      return what === 'whose-dice' ? rerollOf(s, seat, option.seat) : option.seat === seat ? 1 : 0
    case 'turn':
      return turnValue(s, seat, option)
    case 'side':
      return sideWorth(option.kind, option.side)
    case 'group':
      return option.dice.reduce((sum, die) => sum + dieValueFor(s, seat, 'remove', die), 0)
    case 'die':
      return dieValueFor(s, seat, what, option.die)
    case 'card':
      return cardValue(s, seat, what, option.card, about)
    case 'pick':
      return pickSign(what) * keepWorth(s, seat, option.kind)
    case 'symbol':
    case 'way':
      return 0
    // Actions are weighed against each other (`turn.ts`).
    case 'play':
    case 'activate':
    case 'resolve':
    case 'reroll':
    case 'use':
    case 'claim':
    case 'pass':
    case 'forgo':
      return 0
    default:
      return never(option)
  }
}

/** An upgrade that makes way lowers the cost; on a full card one has to go anyway (sd.upgrade-card.8). */
function replaceValue(s: State, id: CardId): number {
  const old = findCard(s, id)
  const host = findCard(s, old?.on ?? -1)
  if (old === undefined || host === undefined) return 0
  const must = upgradesOn(s, host.id).length >= upgradeLimit(s, host)
  return RESOURCE * costOnCard(old.kind) - lastingWorth(old.kind) + (must ? BETTER_THAN_NOTHING : 0)
}

/** Whatever goes, going for a discount is better than going for none. */
const BETTER_THAN_NOTHING = 10

/** A card taken from somewhere is a gain, one that is lost a loss. */
export function pickSign(what: What): number {
  return LOSSES.includes(what) ? -1 : 1
}

function turnValue(s: State, seat: Seat, { die: id, side }: Turn): number {
  const die = findDie(s, id)
  if (die === undefined || die.pool === NONE) return 0
  const gain = worthOfSide(s, die, side) - shownWorth(s, die)
  return die.pool === seat ? gain : -gain
}

function dieValueFor(s: State, seat: Seat, what: What, id: DieId): number {
  const die = findDie(s, id)
  if (die === undefined) return 0
  // Dice on their cards have no side yet; to roll them is good, everything else is not.
  if (die.pool === NONE) return ((what === 'roll') === (die.seat === seat) ? 1 : -1) * dieWorth(die.kind)
  const ofQuestion = DIE_VALUES[what]
  if (ofQuestion !== undefined) return ofQuestion(s, seat, die)
  return die.pool === seat ? -shownWorth(s, die) : shownWorth(s, die)
}

/** Questions about a die in a pool in which it is not simply better for its player to keep it. */
const DIE_VALUES: { readonly [W in What]?: (s: State, seat: Seat, die: Die) => number } = {
  'value-of': (s, _seat, die) => shownValue(s, die),
  raise: (s, _seat, die) => shownValue(s, die),
  'resolve-more': resolveMoreValue,
  modifier: (s, _seat, die) => shownValue(s, die) - RESOURCE * shownSide(die).cost,
  resolve: resolveNowValue,
  reroll: (s, seat, die) => (die.pool === seat ? gainOfReroll(s, die) : -gainOfReroll(s, die)),
  'resolve-or-remove': (s, seat, die) =>
    die.pool === seat ? resolveNowValue(s, seat, die) + 1 : shownWorth(s, die),
  guardian: guardianValue,
}

/** Rerolling as many dice of somebody's pool as one likes. */
function rerollOf(s: State, seat: Seat, of: Seat): number {
  let sum = 0
  for (const die of s.dice)
    if (die.pool === of) sum += Math.max(0, of === seat ? gainOfReroll(s, die) : -gainOfReroll(s, die))
  return sum
}

/** A die that a card resolves, perhaps for more than it shows. */
function resolveNowValue(s: State, seat: Seat, die: Die): number {
  const { symbol } = shownSide(die)
  if (symbol === 'melee' || symbol === 'ranged') return bestHit(s, seat, shownValue(s, die))
  return shownWorth(s, die)
}

/** A further die of the symbol under way costs no turn; worth it unless it would do nothing. */
function resolveMoreValue(s: State, seat: Seat, die: Die): number {
  const { symbol, cost } = shownSide(die)
  switch (symbol) {
    case 'focus':
      return gainOfFocus(s, seat, shownValue(s, die), die.id) - 0.2
    case 'shield':
      return hasShieldRoom(s, seat) ? 1 : -0.1
    case 'melee':
    case 'ranged':
    case 'indirect':
    case 'resource':
    case 'disrupt':
    case 'discard':
    case 'special':
    case 'blank':
    case 'any':
      return 1 + 0.1 * shownValue(s, die) - 0.05 * cost
    default:
      return never(symbol)
  }
}

function hasShieldRoom(s: State, seat: Seat): boolean {
  return s.cards.some(
    (card) => card.type === 'character' && card.controller === seat && card.shields < MOST_SHIELDS,
  )
}

/** The guard takes the damage instead of somebody who would be missed more. */
function guardianValue(s: State, seat: Seat, die: Die): number {
  const value = shownValue(s, die)
  let most = 0
  let least = Number.POSITIVE_INFINITY
  for (const card of s.cards) {
    if (card.type !== 'character' || card.controller !== seat) continue
    const loss = lossOfDamage(s, card, value)
    most = Math.max(most, loss)
    least = Math.min(least, loss)
  }
  return most - least > 0.3 ? most - least : -0.1
}

function cardValue(s: State, seat: Seat, what: What, id: CardId, about?: CardNumber): number {
  const card = findCard(s, id)
  if (card === undefined) return 0
  const mine = card.controller === seat ? 1 : -1
  const ofQuestion = CARD_VALUES[what]
  if (ofQuestion !== undefined) return mine * ofQuestion(s, seat, card, about)
  const worth = worthInPlay(s, card)
  return KIND_TO_CARDS.includes(what) ? mine * worth : -mine * worth
}

type CardValue = (s: State, seat: Seat, card: Card, about?: CardNumber) => number

const asHost: CardValue = (s, _seat, card, about) => hostValue(s, card, about)
const toRoll: CardValue = (s, _seat, card) => 0.2 + rollWorth(s, card)

/** What it means to a card's player that it is chosen, where that is more than its worth. */
const CARD_VALUES: { readonly [W in What]?: CardValue } = {
  damage: (s, seat, card) => -lossOfDamage(s, card, damageToCome(s, seat)),
  shields: (s, _seat, card) => gainOfShields(s, card, 2) + (isEndangered(s, card) ? 1 : 0),
  heal: (s, _seat, card) => gainOfHealing(s, card, 2),
  attach: asHost,
  redeploy: asHost,
  'move-upgrade-to': asHost,
  activate: toRoll,
  ready: toRoll,
}

const USUAL_DAMAGE = 2

/** What the dice of the symbol under way will deal together, so that it is aimed at who can fall. */
function damageToCome(s: State, seat: Seat): number {
  const symbol = s.resolving?.seat === seat ? s.resolving.symbol : null
  return symbol === 'melee' || symbol === 'ranged' ? Math.max(1, groupValue(s, seat, symbol)) : USUAL_DAMAGE
}

/** Who rolls still, lives long and has room carries a new upgrade best. */
function hostValue(s: State, host: Card, about?: CardNumber): number {
  const full = upgradesOn(s, host.id).length >= upgradeLimit(s, host) ? 1.5 : 0
  const rolls = host.ready && about !== undefined && factsOf(about).die !== null ? 1.2 : 0
  return 1 + 0.12 * lifeOf(s, host) + 0.15 * threatOf(s, host) + rolls - full
}

function worthInPlay(s: State, card: Card): number {
  if (card.type === 'character') return 1 + threatOf(s, card) + 0.1 * lifeOf(s, card)
  return lastingWorth(card.kind) + 0.2 * costOnCard(card.kind)
}
