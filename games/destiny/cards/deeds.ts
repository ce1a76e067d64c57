/**
 * Deeds that many cards of the later sets share: to this card's own die, to some dice at once, to the top of a deck.
 * Like those of `words.ts`, they are generators, and `me` is the card.
 */
import type { Flow } from '@dejarik/kernel'
import { factsOf, sideOf } from '../facts/index.ts'
import type { Me } from '../rules/abilities.ts'
import type { Terms } from '../rules/actions/play-cost.ts'
import { type Asked, chooseCards, citeOf, diceIn, type Whose } from '../rules/choose.ts'
import { heal } from '../rules/damage.ts'
import { look } from '../rules/hand.ts'
import type { CardNumber, Die, State, T } from '../state.ts'
import { playOne } from './more-words.ts'
import { aDeck, hostOf, rerollSome, turnADie } from './words.ts'

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

/** "You may …", where nothing that is chosen says so. */
export function* agrees(t: T, me: Me): Flow<boolean> {
  return yield* t.may(me.seat, 'use-ability', citeOf(t.state, me, 'sd.then.1'))
}

/** "Look at the top N cards of a deck (don't rearrange them)." */
export function* lookAtTopOfADeck(t: T, me: Me, count: number): Flow {
  const seat = yield* aDeck(t, me)
  look(t, me.seat, t.state.players[seat].deck.slice(-count).reverse())
}

export const isModifier = ({ kind, side }: Die): boolean => sideOf(kind, side).modifier

/** "Half of its value, rounded up." */
export const halfOf = (value: number): number => Math.ceil(value / 2)

export const isEvent = (kind: CardNumber): boolean => factsOf(kind).type === 'event'
export const isSupport = (kind: CardNumber): boolean => factsOf(kind).type === 'support'
