/**
 * More words in which cards are written: what many cards of the later sets share. Like those of `words.ts`, effects are
 * generators, and `me` is the card.
 */
import { type Doing, done, type Flow, type Seat } from '@dejarik/kernel'
import { type CardType, type DieSymbol, factsOf, sideOf } from '../facts/index.ts'
import { type Ability, type Effect, effect, type Me, only, when } from '../rules/abilities.ts'
import { activate, canActivate } from '../rules/actions/activate.ts'
import { canPlay } from '../rules/actions/can-play.ts'
import { playCard } from '../rules/actions/play-card.ts'
import type { Terms } from '../rules/actions/play-cost.ts'
import { canResolve, type How, resolveDie } from '../rules/actions/resolve-dice.ts'
import {
  type Asked,
  chooseCard,
  chooseCards,
  chooseDice,
  chooseDie,
  chooseId,
  chooseIds,
  chooseOpponent,
  chooseSymbol,
  diceIn,
  isShowing,
  type PickQuestion,
  upgradesOn,
} from '../rules/choose.ts'
import { type Hit, heal, moveDamage } from '../rules/damage.ts'
import { discardFromPlay } from '../rules/defeat.ts'
import { rollIntoPool } from '../rules/dice.ts'
import { distributeDamage } from '../rules/distribute.ts'
import {
  arrangeDeck,
  discardCards,
  discardChosen,
  discardTop,
  look,
  moveCard,
  reveal,
  shuffleDeck,
} from '../rules/hand.ts'
import { hasSubtypeNow } from '../rules/later/subtypes.ts'
import { exhaust } from '../rules/ready.ts'
import { spend } from '../rules/resources.ts'
import { specialsOf } from '../rules/symbols.ts'
import { moveUpgrade } from '../rules/upgrades.ts'
import {
  type Card,
  type CardId,
  type CardNumber,
  type Die,
  findCard,
  NONE,
  type State,
  type T,
} from '../state.ts'
import { aCharacter, aDeck, turnADie } from './words.ts'

/** "Play only if …". */
export function onlyIf(condition: (s: State, seat: Seat) => boolean): Ability {
  return only({ if: condition })
}

/** "Play only if you have one or more dice showing …". */
export function onlyShowing(...symbols: readonly DieSymbol[]): Ability {
  return onlyIf((s, seat) => s.dice.some((die) => die.pool === seat && isShowing(die, ...symbols)))
}

/** "Spot … to …": without it the event does nothing (sd.spot.4). */
export function spotting(isSpotted: (s: State, seat: Seat) => boolean, run: Effect['run']): Ability {
  return effect(function* (t, me) {
    return isSpotted(t.state, me.seat) ? yield* done(run(t, me)) : undefined
  })
}

/** Characters of a player that are one of these. */
export function countCharacters(s: State, seat: Seat, isOne: (card: Card) => boolean = () => true): number {
  let count = 0
  for (const card of s.cards)
    if (card.type === 'character' && card.controller === seat && isOne(card)) count++
  return count
}

/** "Spot a vehicle", "spot a leader": any card in play that has the subtype. */
export function spotsSubtype(s: State, seat: Seat, subtype: string): boolean {
  return s.cards.some((card) => card.controller === seat && hasSubtypeNow(s, card, subtype))
}

/** Defeated characters of a player: they are set aside. */
export function defeatedOf(s: State, seat: Seat): CardId[] {
  return s.players[seat].aside.filter((card) => factsOf(s.kinds[card]).type === 'character')
}

/** Whether another copy of this event lies in the player's discard pile. */
export function hasCopyInDiscard(s: State, me: Me): boolean {
  const { name } = factsOf(me.kind)
  return s.players[me.seat].discard.some(
    (card) => card !== me.card && factsOf(s.kinds[card]).name.en === name.en,
  )
}

/** Damage of any kind: melee, ranged, indirect. */
export const showsAnyDamage = (die: Die): boolean => isShowing(die, 'melee', 'ranged', 'indirect')

export const isBlank = (die: Die): boolean => isShowing(die, 'blank')

/** A cost that is an odd number; a card without cost has none. */
export function hasOddCost(kind: CardNumber): boolean {
  const { cost } = factsOf(kind)
  return typeof cost === 'number' && cost % 2 === 1
}

/** "After one of your dice rolls …, you may exhaust this card to …". Each die counts by itself; one is enough. */
export function whenRolled(
  symbols: readonly DieSymbol[],
  run: (t: T, me: Me) => Doing,
  isDie: (s: State, me: Me, die: Die) => boolean = (_s, me, die) => die.pool === me.seat,
): Ability {
  return when('after roll', {
    may: true,
    if: (s, me, { dice }) =>
      findCard(s, me.card)?.ready === true &&
      s.dice.some((die) => dice.includes(die.id) && isShowing(die, ...symbols) && isDie(s, me, die)),
    *run(t, me) {
      if (exhaust(t, me.card)) yield* done(run(t, me))
    },
  })
}

/** "After the action phase ends, discard this support from play." */
export function untilActionPhaseEnds(): Ability {
  return when('after action-phase-ends', {
    *run(t, me) {
      yield* discardFromPlay(t, me, me.card, 'card')
    },
  })
}

/** "Deal N indirect damage to an opponent", or to this player. */
export function* dealIndirect(t: T, me: Me, amount: number, to?: Seat, hit: Hit = {}): Flow<Seat> {
  const seat = to ?? (yield* chooseOpponent(t, me))
  yield* distributeDamage(t, me, seat, amount, { ...hit, kind: 'indirect' })
  return seat
}

/** "You may spend N resources to …": whether he does. */
export function* maySpend(t: T, me: Me, amount: number, by: Seat = me.seat): Flow<boolean> {
  if (t.state.players[by].resources < amount) return false
  const agreed = yield* t.may(by, 'spend', { rule: 'sd.resources.2', about: me.kind, amount })
  return agreed && spend(t, by, amount)
}

/** "Heal N damage from a character": how much was healed. */
export function* healACharacter(
  t: T,
  me: Me,
  amount: number,
  isOne: (card: Card) => boolean = () => true,
): Flow<number> {
  const target = yield* aCharacter(t, me, 'heal', 'any', (card) => card.damage > 0 && isOne(card), { amount })
  return target === null ? 0 : yield* heal(t, me, target.id, amount)
}

/** "Move N damage from … to another …": ignores shields (sd.move.6). */
export function* moveSomeDamage(
  t: T,
  me: Me,
  amount: number,
  from: (card: Card) => boolean,
  to: (card: Card) => boolean,
): Flow<number> {
  const s = t.state
  const sources = s.cards.filter((card) => card.damage > 0 && from(card))
  const source = yield* chooseCard(t, me, 'move-damage-from', sources, { amount })
  if (source === null) return 0
  const targets = s.cards.filter((card) => card.id !== source.id && card.type === 'character' && to(card))
  const target = yield* chooseCard(t, me, 'move-damage-to', targets, { amount })
  return target === null ? 0 : yield* moveDamage(t, me, source.id, target.id, amount)
}

/** "Before … is defeated, you may move an upgrade from it to …": it goes to one of these. */
export function* saveUpgrade(t: T, me: Me, fallen: CardId, to: (card: Card) => boolean): Flow {
  const s = t.state
  const targets = s.cards.filter(
    (card) => card.type === 'character' && card.controller === me.seat && card.id !== fallen && to(card),
  )
  if (targets.length === 0) return
  const upgrade = yield* chooseCard(t, me, 'take-upgrade', upgradesOn(s, fallen), { optional: true })
  if (upgrade === null) return
  const target = yield* chooseCard(t, me, 'move-upgrade-to', targets)
  if (target !== null) yield* moveUpgrade(t, upgrade.id, target.id)
}

/** "Discard a card from your hand to …": whether one was. */
export function* discardOne(t: T, me: Me, optional = false): Flow<CardId | null> {
  const [card] = yield* discardChosen(t, me, me.seat, 1, { min: optional ? 0 : 1 })
  return card ?? null
}

/** "Discard the top N cards of a deck": which. */
export function* discardTopOfADeck(t: T, me: Me, count: number): Flow<CardId[]> {
  return discardTop(t, yield* aDeck(t, me), count)
}

/** "Look at an opponent's hand and discard a … from it." The card, or null. */
export function* discardFromTheirHand(
  t: T,
  me: Me,
  isOne: (kind: CardNumber) => boolean = () => true,
  from?: Seat,
): Flow<CardId | null> {
  const s = t.state
  const opponent = from ?? (yield* chooseOpponent(t, me))
  const { hand } = s.players[opponent]
  look(t, me.seat, hand)
  const open = hand.filter((card) => isOne(s.kinds[card]))
  const card = yield* chooseId(t, me, 'discard-theirs', open)
  if (card !== null) yield* discardCards(t, opponent, [card])
  return card
}

/** "Search your deck for a …, reveal it, and add it to your hand. Shuffle your deck." He need not find one (sd.search.2). */
export function* searchDeck(t: T, me: Me, isOne: (kind: CardNumber) => boolean): Flow<CardId | null> {
  const s = t.state
  const { deck } = s.players[me.seat]
  look(t, me.seat, deck)
  const open = deck.filter((card) => isOne(s.kinds[card]))
  const card = yield* chooseId(t, me, 'find', open, { optional: true, rule: 'sd.search.2' })
  if (card !== null) {
    reveal(t, [card])
    moveCard(t, card, 'hand')
  }
  shuffleDeck(t, me.seat)
  return card
}

/** "Look at the top N cards of your deck, reveal a … and add it to your hand. Place the rest on the bottom in any order." */
export function* digFor(
  t: T,
  me: Me,
  count: number,
  isOne: (kind: CardNumber) => boolean,
): Flow<CardId | null> {
  const s = t.state
  const top = s.players[me.seat].deck.slice(-count).reverse()
  look(t, me.seat, top)
  const open = top.filter((card) => isOne(s.kinds[card]))
  const card = yield* chooseId(t, me, 'find', open, { optional: true, rule: 'sd.search.2' })
  if (card !== null) {
    reveal(t, [card])
    moveCard(t, card, 'hand')
  }
  const rest = top.filter((one) => one !== card)
  const order = yield* chooseIds(t, me, 'under-deck-order', rest, {
    min: rest.length,
    max: rest.length,
    ordered: true,
  })
  arrangeDeck(t, me.seat, me.seat, [], order)
  return card
}

/** "Play a … from your hand (or discard pile), decreasing its cost by …": the card that was played, or null. */
export function* playOne(
  t: T,
  me: Me,
  cards: readonly CardId[],
  isOne: (kind: CardNumber) => boolean,
  terms: Terms | ((kind: CardNumber) => Terms) = {},
  asked: Asked & { readonly what?: PickQuestion } = {},
): Flow<CardId | null> {
  const s = t.state
  const { what = 'play-card', ...how } = asked
  const termsOf = (card: CardId): Terms => (typeof terms === 'function' ? terms(s.kinds[card]) : terms)
  const open = cards.filter((card) => isOne(s.kinds[card]) && canPlay(s, me.seat, card, termsOf(card)))
  const card = yield* chooseId(t, me, what, open, { rule: 'sd.play-card.1', ...how })
  return card !== null && (yield* playCard(t, me.seat, card, termsOf(card))) ? card : null
}

/** "Activate up to N of your …, in the order of your choice." Those that were. */
export function* activateSome(
  t: T,
  me: Me,
  most: number,
  isOne: (card: Card) => boolean,
  asked: Asked = { optional: true },
): Flow<CardId[]> {
  const activated: CardId[] = []
  while (activated.length < most) {
    const open = t.state.cards.filter(
      (card) => card.controller === me.seat && isOne(card) && canActivate(t.state, card),
    )
    const card = yield* chooseCard(t, me, 'activate', open, asked)
    if (card === null) break
    const { id } = card
    if (yield* activate(t, me, id)) activated.push(id)
  }
  return activated
}

/** "Turn up to N of … to sides …", one after another, each once. Those that were turned. */
export function* turnSome(
  t: T,
  me: Me,
  most: number,
  isOne: (die: Die) => boolean,
  isSide: (die: Die, side: number) => boolean = () => true,
): Flow<Die[]> {
  const turned: Die[] = []
  while (turned.length < most) {
    const open = diceIn(t.state, me, 'any').filter((die) => isOne(die) && !turned.includes(die))
    const die = yield* turnADie(t, me, open, isSide, { optional: true })
    if (die === null) break
    turned.push(die)
  }
  return turned
}

/** Sides with any kind of damage. */
export function isDamageSide(die: Die, side: number): boolean {
  return ['melee', 'ranged', 'indirect'].includes(sideOf(die.kind, side).symbol)
}

/** As what else a die may be resolved; a special only if its card has one (sd.clar-sor.4). */
function otherSymbols(s: State, die: Die): DieSymbol[] {
  const all: DieSymbol[] = [
    'melee',
    'ranged',
    'indirect',
    'focus',
    'disrupt',
    'discard',
    'shield',
    'resource',
  ]
  if (specialsOf(s, die.card, die.kind).length > 0) all.push('special')
  return all.filter((symbol) => symbol !== sideOf(die.kind, die.side).symbol)
}

/** "Resolve one of your dice as if it were showing a different symbol." */
export function* resolveAsAnother(t: T, me: Me): Flow {
  const as = (die: Die): How => ({ symbol: otherSymbols(t.state, die)[0] })
  const open = diceIn(t.state, me, 'yours').filter((die) => canResolve(t.state, me.seat, die, as(die)))
  const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.clar-sor.3' })
  if (die === null) return
  const symbol = yield* chooseSymbol(t, me, otherSymbols(t.state, die), { rule: 'sd.clar-sor.3' })
  yield* resolveDie(t, me, die, { symbol })
}

/** "Roll up to N of these dice into your pool": dice that lie on their cards. */
export function* rollSome(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
): Flow<Die[]> {
  const open = dice.filter(({ card, on, pool, seat }) => pool === NONE && on === card && seat === me.seat)
  const chosen = yield* chooseDice(t, me, 'roll', open, count)
  return yield* rollIntoPool(t, me.seat, chosen)
}

/** "Roll this die into your pool": one die, also of a card with two (sd.faq.42). */
export function* rollThisDie(t: T, me: Me): Flow<Die[]> {
  const own = t.state.dice.find(
    ({ card, pool, seat }) => card === me.card && pool === NONE && seat === me.seat,
  )
  return own === undefined ? [] : yield* rollIntoPool(t, me.seat, [own])
}

/** Dice in play whose card has this type, e.g. support dice in a pool. */
export function diceOfType(s: State, seat: Seat, type: CardType): Die[] {
  return s.dice.filter(
    (die) => die.pool === seat && (findCard(s, die.card)?.type ?? factsOf(die.kind).type) === type,
  )
}

/** "Up to N different characters": all are chosen before anything happens. */
export function* someCharacters(
  t: T,
  me: Me,
  count: { min: number; max: number },
  isOne: (card: Card) => boolean = () => true,
): Flow<Card[]> {
  const open = t.state.cards.filter((card) => card.type === 'character' && isOne(card))
  return yield* chooseCards(t, me, 'damage', open, {
    min: Math.min(count.min, open.length),
    max: Math.min(count.max, open.length),
  })
}
