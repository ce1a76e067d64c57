/**
 * What a sound player does on a turn: answer dice that threaten, take damage home, bring upgrades before their
 * characters roll, roll, and at last claim. Each action is weighed in points of damage.
 */
import { never, type Seat } from '@dejarik/kernel'
import { type DieSymbol, factsOf } from '../facts/index.ts'
import type { ActionOption, Use } from '../offers.ts'
import { costOnCard } from '../rules/actions/play-cost.ts'
import { abilityIndex } from '../rules/cards.ts'
import { upgradesOn } from '../rules/choose.ts'
import { upgradeLimit } from '../rules/upgrades.ts'
import {
  type Card,
  type CardId,
  type CardNumber,
  type Die,
  findCard,
  findDie,
  NONE,
  type State,
} from '../state.ts'
import { actionWorth } from './card-actions.ts'
import { eventWorth, isAnswer } from './events.ts'
import { keepWorth, lastingWorth } from './keep.ts'
import {
  gainOfFocus,
  gainOfReroll,
  groupValue,
  isDamage,
  shownDamage,
  shownValue,
  shownWorth,
} from './showing.ts'
import { bestHit, bestShielding, isEndangered } from './targets.ts'
import { CARD, dieWorth, PER_POINT, RESOURCE, specialWorth } from './worth.ts'

/** Damage on the table can be removed; damage dealt can't. */
const BEFORE_IT_IS_REMOVED = 0.7
/** A character that falls before it rolls has lost its round. */
const BEFORE_IT_FALLS = 1.5
/** An upgrade that comes before the roll is rolled with it. */
const BEFORE_THE_ROLL = 1
/** What any action takes: the others get a turn. */
const TURN = 0.4
const CLAIM = 0.35
/** Waiting with an answer in hand while there may be something to answer. */
const WAIT = 0.45

export function actionValue(s: State, seat: Seat, option: ActionOption): number {
  switch (option.do) {
    case 'play':
      return playValue(s, seat, option.kind)
    case 'activate':
      return activateValue(s, seat, option.card)
    case 'resolve':
      return resolveValue(s, seat, option.die, option.symbol)
    case 'reroll':
      return rerollValue(s, seat, option.kind)
    case 'use':
      return useValue(s, seat, option)
    case 'claim':
      return CLAIM
    case 'pass':
    case 'forgo':
      return hasAnswer(s, seat) && othersMayRoll(s, seat) ? WAIT : 0
    default:
      return never(option)
  }
}

function playValue(s: State, seat: Seat, kind: CardNumber): number {
  const { type } = factsOf(kind)
  const cost = costOnCard(kind)
  if (type === 'event') return eventWorth(s, seat, kind) - RESOURCE * cost - CARD
  const soon = type === 'upgrade' ? anyReady(s, seat) : true
  const loss = type === 'upgrade' ? leastUpgrade(s, seat) : 0
  return lastingWorth(kind) - loss - 0.5 * RESOURCE * cost + (soon ? BEFORE_THE_ROLL : -TURN)
}

/** What a new upgrade drives out where all characters carry as many as they can. */
function leastUpgrade(s: State, seat: Seat): number {
  let least = Number.POSITIVE_INFINITY
  for (const host of s.cards) {
    if (host.type !== 'character' || host.controller !== seat) continue
    const upgrades = upgradesOn(s, host.id)
    if (upgrades.length < upgradeLimit(s, host)) return 0
    for (const { kind } of upgrades) least = Math.min(least, lastingWorth(kind))
  }
  return least
}

function anyReady(s: State, seat: Seat): boolean {
  return s.cards.some((card) => card.type === 'character' && card.controller === seat && card.ready)
}

function activateValue(s: State, seat: Seat, id: CardId): number {
  const card = findCard(s, id)
  if (card === undefined) return 0
  const roll = rollWorth(s, card)
  if (roll === 0) return 0.1
  const wait = card.type === 'character' && hasUpgradeToPlay(s, seat) ? BEFORE_THE_ROLL : 0
  return roll - TURN - wait + (isEndangered(s, card) ? BEFORE_IT_FALLS : 0)
}

function hasUpgradeToPlay(s: State, seat: Seat): boolean {
  const { hand, resources } = s.players[seat]
  return hand.some((card) => {
    const { type, die } = factsOf(s.kinds[card])
    return type === 'upgrade' && die !== null && costOnCard(s.kinds[card]) <= resources
  })
}

/** What the dice that an activation would roll are worth. */
export function rollWorth(s: State, card: Card): number {
  let sum = 0
  for (const die of s.dice)
    if (die.pool === NONE && die.on === die.card && (die.card === card.id || isOn(s, die, card.id)))
      sum += dieWorth(die.kind)
  return sum
}

function isOn(s: State, die: Die, host: CardId): boolean {
  return findCard(s, die.card)?.on === host
}

function resolveValue(s: State, seat: Seat, id: number, symbol: DieSymbol): number {
  const die = findDie(s, id)
  if (die === undefined) return 0
  // Of several dice of one symbol, the dearest first: what is left then pays for the others.
  const first = 0.01 * shownValue(s, die)
  if (symbol === 'special') return specialWorth(die.kind) - TURN
  const value = groupValue(s, seat, symbol)
  if (isDamage(symbol))
    return (
      bestHit(s, seat, value) * (symbol === 'indirect' ? PER_POINT.indirect : 1) -
      TURN +
      BEFORE_IT_IS_REMOVED +
      first
    )
  return valueOfOther(s, seat, symbol, value, id) - TURN + first
}

function valueOfOther(s: State, seat: Seat, symbol: DieSymbol, value: number, id: number): number {
  switch (symbol) {
    case 'shield':
      return bestShielding(s, seat, value) + 0.3 * Math.min(value, othersDamage(s, seat))
    case 'resource':
      return value * RESOURCE + 0.2
    case 'disrupt':
      return Math.min(value, mostOf(s, seat, 'resources')) * 0.6
    case 'discard':
      return Math.min(value, mostOf(s, seat, 'hand')) * 0.6
    case 'focus':
      return gainOfFocus(s, seat, value, id)
    case 'melee':
    case 'ranged':
    case 'indirect':
    case 'special':
    case 'blank':
    case 'any':
      return value * 0.5
    default:
      return never(symbol)
  }
}

function othersDamage(s: State, seat: Seat): number {
  let sum = 0
  for (let of = 0; of < s.players.length; of++) if (of !== seat) sum += shownDamage(s, of)
  return sum
}

function mostOf(s: State, seat: Seat, what: 'resources' | 'hand'): number {
  let most = 0
  for (let of = 0; of < s.players.length; of++) {
    if (of === seat) continue
    const { resources, hand } = s.players[of]
    most = Math.max(most, what === 'hand' ? hand.length : resources)
  }
  return most
}

/** With few cards left, each may be the last (sd.win.3). */
const RESERVE = 4

function rerollValue(s: State, seat: Seat, kind: CardNumber): number {
  let gain = 0
  for (const die of s.dice) if (die.pool === seat) gain += Math.max(0, gainOfReroll(s, die))
  const { hand, deck } = s.players[seat]
  const scarce = hand.length + deck.length <= RESERVE ? 3 : 0
  return gain - 0.8 * keepWorth(s, seat, kind) - TURN - scarce
}

function useValue(s: State, seat: Seat, { card: user, kind, key, die: id }: Use): number {
  const card = findCard(s, user)
  // Supports and upgrades mostly exhaust for it; an action that does nothing is a pass (sd.passing.3).
  if (card !== undefined && card.type !== 'character' && !card.ready) return -TURN
  const ability = abilityIndex().ability(kind, key, 'action')
  if (ability.cost === 'this-die' && id === NONE) return -TURN
  const gain = actionWorth(s, seat, kind, ability)
  const die = id === NONE ? undefined : findDie(s, id)
  return gain - TURN - (die === undefined ? 0 : shownWorth(s, die))
}

function hasAnswer(s: State, seat: Seat): boolean {
  const { hand, resources } = s.players[seat]
  return hand.some((card) => isAnswer(s.kinds[card]) && costOnCard(s.kinds[card]) <= resources)
}

/** Whether somebody else may still bring dice into his pool or has some there. */
function othersMayRoll(s: State, seat: Seat): boolean {
  return s.cards.some(
    (card) =>
      card.controller !== seat && card.type === 'character' && card.ready && s.claimedBy !== card.controller,
  )
}
