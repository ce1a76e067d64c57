/**
 * Words in which cards are written: conditions and effects that many cards share. Effects are generators
 * (`yield* …`); what a card does to itself is said with `me`.
 */
import type { Flow, Seat } from '@dejarik/kernel'
import type { Color, DieSymbol } from '../facts/index.ts'
import type { Ability, Me } from '../rules/abilities.ts'
import { only } from '../rules/abilities.ts'
import {
  canResolve,
  chooseModifiers,
  type How,
  type Resolved,
  resolveDie,
} from '../rules/actions/resolve-dice.ts'
import {
  type Asked,
  cardsOfType,
  chooseCard,
  chooseDice,
  chooseDie,
  chooseTurn,
  diceIn,
  isShowing,
  spots,
  type Whose,
} from '../rules/choose.ts'
import { type Dealt, dealDamage, type Hit } from '../rules/damage.ts'
import { canRemove, dieOf, isCharacterDie, removeDice, reroll, turnDie } from '../rules/dice.ts'
import { giveShields } from '../rules/shields.ts'
import { type Card, type CardId, type Die, findCard, type State, type T } from '../state.ts'
import { factsOf, sideOf } from './catalogue.ts'

/** "(Blue) character only." */
export function onlyOn(color: Color): Ability {
  return only({ on: (_s, card) => factsOf(card.kind).color === color })
}

/** "To play, spot a (Blue) character." */
export function toPlaySpot(color: Color): Ability {
  return only({ when: (s, seat) => spots(s, seat, color) })
}

/** "Play only if you control the battlefield." */
export function onlyWithBattlefield(): Ability {
  return only({ when: (s, seat) => s.controller === seat })
}

export function isColor(kind: number, color: Color): boolean {
  return factsOf(kind).color === color
}

export function hasSubtype(kind: number, subtype: string): boolean {
  return factsOf(kind).subtypes.includes(subtype)
}

/** The card that this upgrade is attached to. */
export function hostOf(s: State, me: Me): Card | undefined {
  return findCard(s, findCard(s, me.card)?.on ?? -1)
}

/** A character, whose and of which kind. */
export function* aCharacter(
  t: T,
  me: Me,
  what: string,
  whose: Whose = 'any',
  isOne: (card: Card) => boolean = () => true,
  asked: Asked = {},
): Flow<Card | null> {
  return yield* chooseCard(t, me, what, cardsOfType(t.state, 'character', me, whose).filter(isOne), asked)
}

/** "Deal N damage to a character." Null if there was none to choose. */
export function* damageACharacter(
  t: T,
  me: Me,
  amount: number,
  hit: Hit = {},
  whose: Whose = 'any',
): Flow<(Dealt & { readonly target: CardId }) | null> {
  const target = yield* aCharacter(t, me, 'damage', whose)
  if (target === null) return null
  const { id } = target
  return { ...(yield* dealDamage(t, me, id, amount, hit)), target: id }
}

/** "Give a character N shields." */
export function* shieldACharacter(t: T, me: Me, amount: number, whose: Whose = 'any'): Flow {
  const target = yield* aCharacter(t, me, 'shields', whose)
  if (target !== null) yield* giveShields(t, me, target.id, amount)
}

/** "Remove a die …": the die that went, as it was; null if none did. */
export function* removeADie(
  t: T,
  me: Me,
  whose: Whose = 'any',
  isOne: (die: Die) => boolean = () => true,
  asked: Asked = {},
): Flow<Die | null> {
  const open = diceIn(t.state, me, whose).filter(
    (die) => canRemove(t.state, die, asked.by ?? me.seat) && isOne(die),
  )
  const die = yield* chooseDie(t, me, 'remove', open, { rule: 'sd.remove-die.1', ...asked })
  if (die === null) return null
  const was = { ...die }
  return (yield* removeDice(t, me, [die], causeOf(me))) ? was : null
}

/** "Remove any number of your …": the dice that went, as they were. */
export function* removeSome(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const open = dice.filter((die) => canRemove(t.state, die, asked.by ?? me.seat))
  const chosen = yield* chooseDice(t, me, 'remove', open, count, { rule: 'sd.remove-die.1', ...asked })
  const were = chosen.map((die) => ({ ...die }))
  yield* removeDice(t, me, chosen, causeOf(me))
  return were
}

/** Specials are abilities of a die, not effects of a card (sd.clar-leg.5). */
export function causeOf(me: Me): 'card' | 'special' {
  return me.die >= 0 ? 'special' : 'card'
}

/** "Force an opponent to choose and remove one of their dice": the opponent decides, but you remove it. */
export function* opponentRemoves(t: T, me: Me, opponent: Seat, count: number): Flow {
  const dice = t.state.dice.filter((die) => die.pool === opponent)
  yield* removeSome(t, me, dice, { min: count, max: count }, { by: opponent })
}

/** "Turn a die to a side …". Null if none was turned. */
export function* turnADie(
  t: T,
  me: Me,
  dice: readonly Die[],
  isSide: (die: Die, side: number) => boolean = () => true,
  asked: Asked = {},
): Flow<Die | null> {
  const turn = yield* chooseTurn(t, me, 'turn', dice, isSide, asked)
  if (turn === null) return null
  turnDie(t, me, turn.die, turn.side)
  return turn.die
}

export function sideShows(die: Die, side: number, ...symbols: readonly DieSymbol[]): boolean {
  return symbols.includes(sideOf(die.kind, side).symbol)
}

/** "Resolve one of your dice …", by itself unless the card lets several of a symbol be resolved (sd.resolve-via-card.4). */
export function* resolveOne(
  t: T,
  me: Me,
  isOne: (die: Die) => boolean = () => true,
  how: How | ((die: Die) => How) = {},
  asked: Asked = {},
): Flow<(Resolved & { readonly die: Die }) | null> {
  const howTo = (die: Die): How => (typeof how === 'function' ? how(die) : how)
  const open = diceIn(t.state, me, 'yours').filter(
    (die) => isOne(die) && canResolve(t.state, me.seat, die, howTo(die)),
  )
  const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-via-card.1', ...asked })
  if (die === null) return null
  const was = { ...die }
  const resolved = yield* resolveDie(t, me, die, howTo(die))
  return resolved === null ? null : { ...resolved, die: was }
}

/** "Resolve any number of your dice in the order of your choice", modifiers included. */
export function* resolveMany(
  t: T,
  me: Me,
  most: number,
  isOne: (die: Die) => boolean = () => true,
): Flow<number> {
  const done: number[] = []
  let count = 0
  while (count < most) {
    const open = diceIn(t.state, me, 'yours').filter(
      (die) => !done.includes(die.id) && isOne(die) && canResolve(t.state, me.seat, die),
    )
    const die = yield* chooseDie(t, me, 'resolve', open, { optional: true, rule: 'sd.resolve-via-card.1' })
    if (die === null) return count
    const { symbol } = sideOf(die.kind, die.side)
    const modifiers = yield* chooseModifiers(t, me, die, symbol, done)
    done.push(die.id, ...modifiers.map(({ id }) => id))
    yield* resolveDie(t, me, die, { symbol, modifiers })
    count++
  }
  return count
}

/** "Reroll up to N of …". */
export function* rerollSome(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const chosen = yield* chooseDice(t, me, 'reroll', dice, count, asked)
  yield* reroll(t, me, chosen)
  return chosen
}

/** "Reroll this die instead of removing it from your pool": only if it is there (sd.faq.18, .23). */
export function* rerollThisDie(t: T, me: Me): Flow<'stay' | undefined> {
  const die = dieOf(t.state, me)
  if (die === undefined || die.pool !== me.seat) return undefined
  yield* reroll(t, me, [die])
  return 'stay'
}

/** Character and upgrade dice of a character. */
export function diceOf(s: State, card: CardId): Die[] {
  return s.dice.filter((die) => die.card === card || findCard(s, die.card)?.on === card)
}

export const showsDamage = (die: Die): boolean => isShowing(die, 'melee', 'ranged')
export const isMyCharacterDie =
  (s: State) =>
  (die: Die): boolean =>
    isCharacterDie(s, die)
