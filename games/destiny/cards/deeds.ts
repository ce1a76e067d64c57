/**
 * Deeds that many cards of the later sets share: to this card's own die, to some dice at once, to the top of a deck.
 * Like those of `words.ts`, they are generators, and `me` is the card.
 */
import { type Doing, done, type Flow, type Seat } from '@dejarik/kernel'
import { type CardType, type Color, factsOf, SUBTYPES, sideOf } from '../facts/index.ts'
import { type Ability, action, type Me, only, when } from '../rules/abilities.ts'
import type { Terms } from '../rules/actions/play-cost.ts'
import {
  type Asked,
  charactersOf,
  chooseCards,
  chooseDie,
  citeOf,
  diceIn,
  opponentsOf,
  spots,
  type Whose,
} from '../rules/choose.ts'
import { dealDamage, type Hit, heal } from '../rules/damage.ts'
import { canRemove, dieValue, poolOf, removeDice, turnDie } from '../rules/dice.ts'
import { look, reveal } from '../rules/hand.ts'
import { dieHasSubtype } from '../rules/later/subtypes.ts'
import { exhaust } from '../rules/ready.ts'
import { giveShields, removeShields } from '../rules/shields.ts'
import { seatsIn } from '../rules/winning.ts'
import { type Card, type CardNumber, type Die, findCard, type State, type T } from '../state.ts'
import { discardOne, playOne } from './more-words.ts'
import {
  aCharacter,
  aDeck,
  causeOf,
  hostOf,
  isColor,
  removeADie,
  removeSome,
  rerollSome,
  turnADie,
} from './words.ts'

/** "This die" on a card that is no die itself: its dice in its player's pool. */
export function ownDice(s: State, me: Me): Die[] {
  return s.dice.filter(({ card, pool }) => card === me.card && pool === me.seat)
}

/** "Attached character's character dice" in its player's pool. */
export function hostDice(s: State, me: Me): Die[] {
  const host = hostOf(s, me)
  return s.dice.filter(({ card, pool }) => card === host?.id && pool === host.controller)
}

/** "Turn this die to …". */
export function* turnThisDie(
  t: T,
  me: Me,
  isSide: (die: Die, side: number) => boolean = () => true,
): Flow<Die | null> {
  return yield* turnADie(t, me, ownDice(t.state, me), isSide)
}

/** "Turn one of your dice (an opponent's die, a die) to any side." */
export function* turnOne(
  t: T,
  me: Me,
  whose: Whose,
  isOne: (die: Die) => boolean = () => true,
  isSide: (die: Die, side: number) => boolean = () => true,
  asked: Asked = {},
): Flow<Die | null> {
  return yield* turnADie(t, me, diceIn(t.state, me, whose).filter(isOne), isSide, asked)
}

/** "Reroll any number of your …", or up to so many: those that were rolled. */
export function* rerollUpTo(
  t: T,
  me: Me,
  whose: Whose,
  isOne: (die: Die) => boolean = () => true,
  most = Number.POSITIVE_INFINITY,
): Flow<Die[]> {
  const dice = diceIn(t.state, me, whose).filter(isOne)
  return yield* rerollSome(t, me, dice, { min: 0, max: Math.min(most, dice.length) })
}

/** "Reroll one of your dice": the die, or null if none was rolled. */
export function* rerollOne(
  t: T,
  me: Me,
  whose: Whose,
  isOne: (die: Die) => boolean = () => true,
  optional = false,
): Flow<Die | null> {
  const dice = diceIn(t.state, me, whose).filter(isOne)
  const [die] = yield* rerollSome(t, me, dice, { min: optional ? 0 : 1, max: 1 })
  return die ?? null
}

/** "Play a … from your hand." */
export function* playFromHand(
  t: T,
  me: Me,
  isOne: (kind: CardNumber) => boolean,
  terms: Terms | ((kind: CardNumber) => Terms) = {},
  asked: Asked = {},
): Flow<number | null> {
  return yield* playOne(t, me, t.state.players[me.seat].hand, isOne, terms, asked)
}

/** "Heal N damage each from up to so many different characters." */
export function* healSome(t: T, me: Me, most: number, amount: number): Flow {
  const hurt = t.state.cards.filter(({ type, damage }) => type === 'character' && damage > 0)
  const count = { min: 0, max: Math.min(most, hurt.length) }
  for (const { id } of yield* chooseCards(t, me, 'heal', hurt, count)) yield* heal(t, me, id, amount)
}

/** "A player": anybody who is in the match. */
export function* choosePlayer(t: T, me: Me): Flow<Seat> {
  const options = seatsIn(t.state).map((seat) => ({ do: 'seat' as const, seat }))
  const { seat } = yield* t.choose(me.seat, 'player', options, citeOf(t.state, me, 'sd.choose-target.1'))
  return seat
}

/** "Remove 2 dice" that have something in common; true if both were. Without such a pair none is. */
export function* removeTwo(
  t: T,
  me: Me,
  dice: readonly Die[],
  isPair: (one: Die, other: Die) => boolean,
): Flow<boolean> {
  const s = t.state
  const open = dice.filter((die) => canRemove(s, die, me.seat))
  const partners = (one: Die): Die[] => open.filter((other) => other.id !== one.id && isPair(one, other))
  const first = yield* chooseDie(
    t,
    me,
    'remove',
    open.filter((die) => partners(die).length > 0),
  )
  if (first === null) return false
  const second = yield* chooseDie(t, me, 'remove', partners(first))
  return second !== null && (yield* removeDice(t, me, [first, second], causeOf(me)))
}

export function showsSameSymbol(one: Die, other: Die): boolean {
  const { symbol } = sideOf(one.kind, one.side)
  return symbol !== 'any' && symbol === sideOf(other.kind, other.side).symbol
}

/** "Give a (unique) character N shields", which one of a kind. */
export function* shieldOne(t: T, me: Me, amount: number, isOne: (card: Card) => boolean): Flow<Card | null> {
  const target = yield* aCharacter(t, me, 'shields', 'any', isOne, { amount })
  if (target !== null) yield* giveShields(t, me, target.id, amount)
  return target
}

/** "Remove 1 shield from …": true if one went. */
export function* stripOne(
  t: T,
  me: Me,
  whose: Whose = 'any',
  isOne: (card: Card) => boolean = () => true,
  optional = false,
): Flow<boolean> {
  const hasOne = (card: Card): boolean => card.shields > 0 && isOne(card)
  const target = yield* aCharacter(t, me, 'remove-shields', whose, hasOne, { optional })
  return target !== null && (yield* removeShields(t, me, target.id, 1)) > 0
}

/** "Deal N damage to a character", more or less by which one it is. */
export function* damageByTarget(
  t: T,
  me: Me,
  amountOf: (card: Card) => number,
  isOne: (card: Card) => boolean = () => true,
  hit: Hit = {},
  asked: Asked = {},
): Flow<Card | null> {
  const target = yield* aCharacter(t, me, 'damage', 'any', isOne, asked)
  if (target !== null) yield* dealDamage(t, me, target.id, amountOf(target), hit)
  return target
}

/** "Exhaust one of your …": true if one was. */
export function* exhaustOne(
  t: T,
  me: Me,
  whose: Whose,
  isOne: (card: Card) => boolean = () => true,
  asked: Asked = {},
): Flow<boolean> {
  const target = yield* aCharacter(t, me, 'exhaust', whose, (card) => card.ready && isOne(card), asked)
  return target !== null && exhaust(t, target.id)
}

/** Opponents of whom something holds, for "an opponent who …". */
export function opponentsWho(s: State, seat: Seat, isOne: (opponent: Seat) => boolean): Seat[] {
  return opponentsOf(s, seat).filter(isOne)
}

/** Opponents all of whose characters have damage on them. */
export function wounded(s: State, seat: Seat): Seat[] {
  return opponentsWho(s, seat, (other) => charactersOf(s, other).every(({ damage }) => damage > 0))
}

/** "Remove one of that opponent's dice", where only some opponents count. */
export function* removeOneOf(t: T, me: Me, opponents: readonly Seat[]): Flow<Die | null> {
  return yield* removeADie(t, me, 'opponents', ({ pool }) => opponents.includes(pool))
}

/** "Remove a die to … its value": the die as it was, and what it was worth. */
export function* removeWithValue(
  t: T,
  me: Me,
  whose: Whose,
  isOne: (die: Die) => boolean = () => true,
  asked: Asked = {},
): Flow<{ readonly die: Die; readonly value: number } | null> {
  const values = new Map(diceIn(t.state, me, whose).map((die) => [die.id, dieValue(t.state, die)]))
  const die = yield* removeADie(t, me, whose, isOne, asked)
  return die === null ? null : { die, value: values.get(die.id) ?? 0 }
}

/** "Unique red character only." */
export function onlyUniqueRed(): Ability {
  return only({ on: (_s, { kind }) => isColor(kind, 'red') && factsOf(kind).unique })
}

/** "Remove up to N dice …". */
export function* removeUpTo(
  t: T,
  me: Me,
  most: number,
  isOne: (die: Die) => boolean,
  whose: Whose = 'any',
): Flow<Die[]> {
  const dice = diceIn(t.state, me, whose).filter((die) => isOne(die) && canRemove(t.state, die, me.seat))
  return yield* removeSome(t, me, dice, { min: 0, max: Math.min(most, dice.length) })
}

/** Whether two dice have a subtype in common. */
export function sharesSubtype(s: State, one: Die, other: Die): boolean {
  return SUBTYPES.some((subtype) => dieHasSubtype(s, one, subtype) && dieHasSubtype(s, other, subtype))
}

/** "Power Action – Play a (Blue) card from your hand (paying its cost). Then …". */
export function powerPlay(color: Color, then: (t: T, me: Me) => Flow): Ability {
  return action({
    limit: 'round',
    *run(t, me) {
      if ((yield* playFromHand(t, me, (kind) => isColor(kind, color))) !== null) yield* then(t, me)
    },
  })
}

/** "After you play a …, you may exhaust this plot and spot a (Blue) character to …". */
export function plotAfter(type: CardType, color: Color, run: (t: T, me: Me) => Doing): Ability {
  return when('after play', {
    of: 'yours',
    may: true,
    if: (s, me, { kind }) =>
      factsOf(kind).type === type && findCard(s, me.card)?.ready === true && spots(s, me.seat, color),
    *run(t, me) {
      if (exhaust(t, me.card)) yield* done(run(t, me))
    },
  })
}

/** The side of a die that is worth 1 more than the one that shows; below 0 if it has none. */
export function nextSide(s: State, die: Die): number {
  const value = dieValue(s, die) + 1
  return (factsOf(die.kind).die ?? []).findIndex((side) => side.value === value)
}

/** "Discard a card from your hand to turn this die to the side that is worth 1 more": whether there is such a die. */
export function canClimb(s: State, me: Me): boolean {
  return s.players[me.seat].hand.length > 0 && ownDice(s, me).some((die) => nextSide(s, die) >= 0)
}

export function* climb(t: T, me: Me): Flow {
  const s = t.state
  if ((yield* discardOne(t, me)) === null) return
  const die = yield* chooseDie(
    t,
    me,
    'raise',
    ownDice(s, me).filter((one) => nextSide(s, one) >= 0),
  )
  if (die !== null) yield* turnDie(t, me, die, nextSide(s, die))
}

/** "You may …", where nothing that is chosen says so. */
export function* agrees(t: T, me: Me): Flow<boolean> {
  return yield* t.may(me.seat, 'use-ability', citeOf(t.state, me, 'sd.then.1'))
}

/** "Reveal the top card of a deck": what it is, and whose. */
export function* revealTopOfADeck(
  t: T,
  me: Me,
): Flow<{ readonly seat: number; readonly kind: CardNumber } | null> {
  const seat = yield* aDeck(t, me)
  const top = t.state.players[seat].deck.slice(-1)
  if (top.length === 0) return null
  reveal(t, top)
  return { seat, kind: t.state.kinds[top[0]] }
}

/** "Look at the top N cards of a deck (don't rearrange them)." */
export function* lookAtTopOfADeck(t: T, me: Me, count: number): Flow {
  const seat = yield* aDeck(t, me)
  look(t, me.seat, t.state.players[seat].deck.slice(-count).reverse())
}

export const isModifier = ({ kind, side }: Die): boolean => sideOf(kind, side).modifier

/** "Half of its value, rounded up." */
export const halfOf = (value: number): number => Math.ceil(value / 2)

/** Whether one of a player's dice in the pool fits, for an action that asks for one. */
export function hasDie(s: State, me: Me, isOne: (die: Die) => boolean): boolean {
  return poolOf(s, me.seat).some(isOne)
}

export const isEvent = (kind: CardNumber): boolean => factsOf(kind).type === 'event'
export const isSupport = (kind: CardNumber): boolean => factsOf(kind).type === 'support'
export const isUpgrade = (kind: CardNumber): boolean => factsOf(kind).type === 'upgrade'
