/**
 * Choosing targets (rulebook: Wählen). What is asked is named by `what`; `me` is whose ability asks. Without a valid
 * target nothing is chosen, and the effect does nothing (sd.choose-target.2).
 */
import { type Cite, type Flow, numberIn, type Offering, type Seat, settled } from '@dejarik/kernel'
import { type CardType, type Color, type DieSymbol, factsOf, sideOf } from '../facts/index.ts'
import type * as offer from '../offers.ts'
import type { Questions } from '../questions.ts'
import {
  type Card,
  type CardId,
  type CardNumber,
  type Die,
  type DieId,
  NONE,
  type State,
  type T,
} from '../state.ts'
import type { Me } from './abilities.ts'
import { canTurn } from './dice.ts'

/** What can be asked of some cards, dice and sides. */
export type CardQuestion = Offering<Questions, 'one', offer.OneCard | offer.Decline>
export type DieQuestion = Offering<Questions, 'one', offer.OneDie | offer.Decline>
export type TurnQuestion = Offering<Questions, 'one', offer.Turn | offer.Decline>
export type PickQuestion = Offering<Questions, 'some', offer.Pick>

export interface Asked {
  /** "You may": the player can decline. */
  readonly optional?: boolean
  readonly rule?: string
  /** Who decides, if not "you". */
  readonly by?: Seat
  /** How much damage, how many shields. */
  readonly amount?: number
}

const TARGET = 'sd.choose-target.1'

export function citeOf(s: State, me: Me, rule: string): Cite {
  const about = me.kind === NONE ? (s.kinds[me.card] ?? NONE) : me.kind
  return about === NONE ? { rule } : { rule, about }
}

const DECLINE: offer.Decline = { do: 'decline' }

function cardOption({ id }: Card): offer.OneCard {
  return { do: 'card', card: id }
}

function dieOption({ id }: Die): offer.OneDie {
  return { do: 'die', die: id }
}

/** What hardly anybody wants for his own: the first option must never be one's own character. */
export const HARM: ReadonlySet<string> = new Set<CardQuestion>([
  'damage',
  'damage-for-shield',
  'defeat',
  'defeat-later',
  'remove-shields',
  'shields-off',
])

function othersFirst(cards: readonly Card[], seat: Seat): readonly Card[] {
  const isOwn = (card: Card): boolean => card.controller === seat
  return [...cards.filter((card) => !isOwn(card)), ...cards.filter(isOwn)]
}

/** One of some cards in play. */
export function* chooseCard(
  t: T,
  me: Me,
  what: CardQuestion,
  cards: readonly Card[],
  asked: Asked = {},
): Flow<Card | null> {
  if (cards.length < 2 && asked.optional !== true) return cards[0] ?? null
  if (cards.length === 0) return null
  const open = HARM.has(what) ? othersFirst(cards, asked.by ?? me.seat) : cards
  const options: (offer.OneCard | offer.Decline)[] = open.map(cardOption)
  if (asked.optional === true) options.push(DECLINE)
  const { amount } = asked
  const cite = { ...citeOf(t.state, me, asked.rule ?? TARGET), ...(amount !== undefined && { amount }) }
  const answer = yield t.question(asked.by ?? me.seat, what, options, cite)
  return open[numberIn(answer)] ?? null
}

/** Several cards in play at the same time (sd.choose-target.3). */
export function* chooseCards(
  t: T,
  me: Me,
  what: Offering<Questions, 'some', offer.OneCard>,
  cards: readonly Card[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Card[]> {
  const options = cards.map(cardOption)
  const cite = citeOf(t.state, me, asked.rule ?? TARGET)
  const chosen = yield* t.chooseSome(asked.by ?? me.seat, what, options, count, cite)
  return chosen.map((option) => cards[options.indexOf(option)])
}

export function* chooseDie(
  t: T,
  me: Me,
  what: DieQuestion,
  dice: readonly Die[],
  asked: Asked = {},
): Flow<Die | null> {
  if (dice.length < 2 && asked.optional !== true) return dice[0] ?? null
  if (dice.length === 0) return null
  const options: (offer.OneDie | offer.Decline)[] = dice.map(dieOption)
  if (asked.optional === true) options.push(DECLINE)
  const cite = citeOf(t.state, me, asked.rule ?? TARGET)
  const answer = yield t.question(asked.by ?? me.seat, what, options, cite)
  return dice[numberIn(answer)] ?? null
}

export function* chooseDice(
  t: T,
  me: Me,
  what: Offering<Questions, 'some', offer.OneDie>,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const options = dice.map(dieOption)
  const cite = citeOf(t.state, me, asked.rule ?? TARGET)
  const chosen = yield* t.chooseSome(asked.by ?? me.seat, what, options, count, cite)
  return chosen.map((option) => dice[options.indexOf(option)])
}

/** A die and the side to which it is turned. Sides that look alike are one option. */
export function* chooseTurn(
  t: T,
  me: Me,
  what: TurnQuestion,
  dice: readonly Die[],
  isSide: (die: Die, side: number) => boolean,
  asked: Asked = {},
): Flow<{ readonly die: Die; readonly side: number } | null> {
  const by = asked.by ?? me.seat
  const turns: { do: 'turn'; die: DieId; side: number }[] = []
  for (const die of dice) {
    if (!canTurn(t.state, die, by)) continue
    for (let side = 0; side < SIDES; side++)
      if (side !== die.side && isFirstAlike(die, side) && isSide(die, side))
        turns.push({ do: 'turn', die: die.id, side })
  }
  if (turns.length === 0) return null
  const cite = citeOf(t.state, me, asked.rule ?? 'sd.turn-die.2')
  const options = asked.optional === true ? [...turns, DECLINE] : turns
  const mustAsk = asked.optional === true || turns.length > 1
  const answer = mustAsk ? yield t.question(asked.by ?? me.seat, what, options, cite) : 0
  const chosen = turns[numberIn(answer)]
  const die = dice.find(({ id }) => id === chosen?.die)
  return die === undefined ? null : { die, side: chosen.side }
}

const SIDES = 6

/** Whether no side before it looks the same, apart from the one that shows. */
function isFirstAlike(die: Die, side: number): boolean {
  for (let other = 0; other < side; other++)
    if (other !== die.side && isSameSide(die.kind, other, side)) return false
  return true
}

export function isSameSide(kind: CardNumber, one: number, other: number): boolean {
  const a = sideOf(kind, one)
  const b = sideOf(kind, other)
  return a.symbol === b.symbol && a.value === b.value && a.modifier === b.modifier && a.cost === b.cost
}

/**
 * Cards of a hand, pile or deck. Only the asked player sees what they are. Where none of a hand fits he is not asked: that
 * tells the others of it, unless any card of it will do.
 */
export function* chooseIds(
  t: T,
  me: Me,
  what: PickQuestion,
  cards: readonly CardId[],
  count: { min: number; max: number; ordered?: boolean },
  asked: Asked = {},
): Flow<CardId[]> {
  const options = cards.map((card) => ({ do: 'pick' as const, card, kind: t.state.kinds[card] }))
  const cite = citeOf(t.state, me, asked.rule ?? TARGET)
  const by = asked.by ?? me.seat
  const { hand } = t.state.players[by]
  if (cards !== hand) t.hinges?.(by, 'hidden-cards', () => hand.length > 0)
  const chosen = yield* t.chooseSome(by, what, options, count, cite)
  return chosen.map(({ card }) => card)
}

export function* chooseId(
  t: T,
  me: Me,
  what: PickQuestion,
  cards: readonly CardId[],
  asked: Asked = {},
): Flow<CardId | null> {
  const [chosen] = yield* chooseIds(
    t,
    me,
    what,
    cards,
    { min: asked.optional === true ? 0 : 1, max: 1 },
    asked,
  )
  return chosen ?? null
}

/** One of some things to do, by name (`option.<what>-<name>` in the catalogue); any of them, even without effect (sd.choose-options.1). */
export function* chooseWay<N extends Offering<Questions, 'one', offer.Way>, W extends offer.Ways[N]>(
  t: T,
  me: Me,
  what: N,
  ways: readonly W[],
  asked: Asked = {},
): Flow<W> {
  const options = waysOf(what, ways)
  const cite = citeOf(t.state, me, asked.rule ?? 'sd.choose-options.1')
  const chosen = yield* t.choose(asked.by ?? me.seat, what, options, cite)
  return ways[options.indexOf(chosen)]
}

function waysOf(what: keyof offer.Ways, ways: readonly offer.Way['way'][]): offer.Way[] {
  return ways.map((way) => ({ do: 'way', what, way }))
}

/** A symbol by name. */
export function* chooseSymbol(
  t: T,
  me: Me,
  symbols: readonly DieSymbol[],
  asked: Asked = {},
): Flow<DieSymbol> {
  const options = symbols.map((symbol) => ({ do: 'symbol' as const, symbol }))
  const cite = citeOf(t.state, me, asked.rule ?? 'sd.choose-options.1')
  const chosen = yield* t.choose(asked.by ?? me.seat, 'symbol', options, cite)
  return chosen.symbol
}

/** "Choose and do two …": different ones, in the order in which they will be done (sd.clar-aw.12). */
export function* chooseWays<N extends Offering<Questions, 'some', offer.Way>, W extends offer.Ways[N]>(
  t: T,
  me: Me,
  what: N,
  ways: readonly W[],
  count: number,
): Flow<W[]> {
  const options = waysOf(what, ways)
  const cite = citeOf(t.state, me, 'sd.choose-options.1')
  const chosen = yield* t.chooseSome(me.seat, what, options, { min: count, max: count, ordered: true }, cite)
  return chosen.map((option) => ways[options.indexOf(option)])
}

/** Clockwise from the player's left. */
export function opponentsOf(s: State, seat: Seat): Seat[] {
  const { order } = s
  const place = order.indexOf(seat)
  const found: Seat[] = []
  for (let i = 1; i < order.length; i++) {
    const other = order[(place + i) % order.length]
    if (!s.players[other].out) found.push(other)
  }
  return found
}

/** "An opponent" is whom the player likes (sd.mp-opponent.1). */
export function chooseOpponent(
  t: T,
  me: Me,
  among: readonly Seat[] = opponentsOf(t.state, me.seat),
): Flow<Seat> {
  return among.length === 1 ? settled(among[0]) : chooseSeat(t, me, among)
}

function* chooseSeat(t: T, me: Me, among: readonly Seat[]): Flow<Seat> {
  const options = among.map((seat) => ({ do: 'seat' as const, seat }))
  const { seat } = yield* t.choose(me.seat, 'opponent', options, citeOf(t.state, me, 'sd.mp-opponent.1'))
  return seat
}

/** Whose things: mine, of any opponent, of everybody. */
export type Whose = 'yours' | 'opponents' | 'any'

export function isWhose(seat: Seat, whose: Whose, other: Seat): boolean {
  return whose === 'any' || (whose === 'yours') === (seat === other)
}

export function charactersOf(s: State, seat: Seat): Card[] {
  return s.cards.filter((card) => card.type === 'character' && card.controller === seat)
}

export function cardsOfType(s: State, type: CardType, me: Me, whose: Whose): Card[] {
  return s.cards.filter((card) => card.type === type && isWhose(me.seat, whose, card.controller))
}

export function upgradesOn(s: State, card: CardId): Card[] {
  return s.cards.filter(({ on, type }) => on === card && type === 'upgrade')
}

/** Everything that lies on a card and goes with it: upgrades, and downgrades of others. */
export function attachedTo(s: State, card: CardId): Card[] {
  return s.cards.filter(({ on }) => on === card)
}

/** To have a character of a colour in play (sd.spot.1). */
export function spots(s: State, seat: Seat, color: Color): boolean {
  return s.cards.some(
    (card) => card.type === 'character' && card.controller === seat && factsOf(card.kind).color === color,
  )
}

export function isShowing(die: Die, ...symbols: readonly DieSymbol[]): boolean {
  return die.pool !== NONE && symbols.includes(sideOf(die.kind, die.side).symbol)
}

export function diceIn(s: State, me: Me, whose: Whose): Die[] {
  return s.dice.filter((die) => die.pool !== NONE && isWhose(me.seat, whose, die.pool))
}
