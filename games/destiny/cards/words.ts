/**
 * Words in which cards are written: conditions and effects that many cards share. Effects are generators
 * (`yield* …`); what a card does to itself is said with `me`.
 */
import { done, type Flow, type Seat } from '@dejarik/kernel'
import { type Color, type DieSymbol, factsOf, sideOf } from '../facts/index.ts'
import { type Ability, type Action, action, type Effect, effect, type Me, only } from '../rules/abilities.ts'
import {
  canResolve,
  type How,
  type Resolved,
  type ResolvedGroup,
  resolveDie,
  resolveModified,
  symbolsOf,
} from '../rules/actions/resolve-dice.ts'
import {
  type Asked,
  type CardQuestion,
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseDice,
  chooseDie,
  chooseOpponent,
  chooseSymbol,
  chooseTurn,
  citeOf,
  diceIn,
  isShowing,
  spots,
  upgradesOn,
  type Whose,
} from '../rules/choose.ts'
import { type Dealt, dealDamage, dealToEach, type Hit } from '../rules/damage.ts'
import {
  canRemove,
  dieOf,
  dieValue,
  poolOf,
  removeDice,
  reroll,
  rollIntoPool,
  turnDie,
} from '../rules/dice.ts'
import { spend } from '../rules/resources.ts'
import { giveShields } from '../rules/shields.ts'
import { seatsIn } from '../rules/winning.ts'
import { type Card, type CardId, type Die, findCard, type State, type T } from '../state.ts'

/** "(Blue) character only." */
export function onlyOn(color: Color): Ability {
  return only({ on: (_s, card) => factsOf(card.kind).color === color })
}

/** "To play, spot a (Blue) character." */
export function toPlaySpot(color: Color): Ability {
  return only({ spot: (s, seat) => spots(s, seat, color) })
}

/** "Play only if you control the battlefield." */
export function onlyWithBattlefield(): Ability {
  return only({ if: (s, seat) => s.controller === seat })
}

/** "Spot a (Blue) character to …": without one the event does nothing (sd.spot.4). */
export function spotTo(color: Color, run: Effect['run']): Ability {
  return effect(function* (t, me) {
    return spots(t.state, me.seat, color) ? yield* done(run(t, me)) : undefined
  })
}

/** "Action – Exhaust this card to …": offered while it is ready. */
export function exhaustAction(run: Action['run'], requirement?: Action['if']): Ability {
  return action({ cost: 'exhaust', ...(requirement !== undefined && { if: requirement }), run })
}

export function isColor(kind: number, color: Color): boolean {
  return factsOf(kind).color === color
}

export function hasSubtype(kind: number, subtype: string): boolean {
  return factsOf(kind).subtypes.includes(subtype)
}

/** The card that this upgrade or downgrade is attached to. */
export function hostOf(s: State, me: Me): Card | undefined {
  return findCard(s, findCard(s, me.card)?.on ?? -1)
}

/** A character, whose and of which kind. */
export function* aCharacter(
  t: T,
  me: Me,
  what: CardQuestion,
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
  const target = yield* aCharacter(t, me, 'damage', whose, () => true, { amount })
  if (target === null) return null
  const { id } = target
  return { ...(yield* dealDamage(t, me, id, amount, hit)), target: id }
}

/** "Deal N damage to each of an opponent's characters." */
export function* damageTheirCharacters(t: T, me: Me, amount: number): Flow {
  const opponent = yield* chooseOpponent(t, me)
  const shares = charactersOf(t.state, opponent).map(({ id }) => ({ card: id, amount }))
  yield* dealToEach(t, me, shares)
}

/** "Give a character N shields." */
export function* shieldACharacter(t: T, me: Me, amount: number, whose: Whose = 'any'): Flow {
  const target = yield* aCharacter(t, me, 'shields', whose, () => true, { amount })
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
  return (yield* removeDice(t, me, [die], causeOf(me), asked.by)) ? was : null
}

/** Which dice shall go; they are still there. */
export function* chooseToRemove(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const open = dice.filter((die) => canRemove(t.state, die, asked.by ?? me.seat))
  return yield* chooseDice(t, me, 'remove', open, count, { rule: 'sd.remove-die.1', ...asked })
}

/** "Remove any number of your …": the dice that went, as they were. */
export function* removeSome(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const chosen = yield* chooseToRemove(t, me, dice, count, asked)
  const were = chosen.map((die) => ({ ...die }))
  yield* removeDice(t, me, chosen, causeOf(me), asked.by)
  return were
}

/** "Remove a die … and deal (part of) its value as damage to a character"; both are chosen first (sd.choose-target.3). */
export function* turnOnAnother(
  t: T,
  me: Me,
  isOne: (die: Die) => boolean,
  amountOf: (value: number) => number,
): Flow {
  const open = diceIn(t.state, me, 'any').filter((die) => canRemove(t.state, die, me.seat) && isOne(die))
  const die = yield* chooseDie(t, me, 'remove', open, { rule: 'sd.remove-die.1' })
  if (die === null) return
  const amount = amountOf(dieValue(t.state, die))
  const target = yield* aCharacter(t, me, 'damage', 'any', () => true, { amount })
  if ((yield* removeDice(t, me, [die], causeOf(me))) && target !== null)
    yield* dealDamage(t, me, target.id, amount)
}

/** "Deal one of your characters damage equal to the value of an opponent's die showing damage. Then remove that die." */
export function* takeTheHit(t: T, me: Me, isOne: (card: Card) => boolean): Flow {
  const open = diceIn(t.state, me, 'opponents').filter(showsDamage)
  if (open.length === 0) return
  const target = yield* aCharacter(t, me, 'damage', 'yours', isOne)
  if (target === null) return
  const die = yield* chooseDie(t, me, 'remove', open, { rule: 'sd.choose-target.3' })
  if (die === null) return
  yield* dealDamage(t, me, target.id, dieValue(t.state, die))
  yield* removeDice(t, me, [die], causeOf(me))
}

/** "Remove all of an opponent's dice …", at once. */
export function* removeAll(t: T, me: Me, opponent: Seat, isOne: (die: Die) => boolean): Flow {
  yield* removeDice(t, me, poolOf(t.state, opponent).filter(isOne), causeOf(me))
}

/** Specials are abilities of a die, not effects of a card (sd.clar-leg.5). */
export function causeOf(me: Me): 'card' | 'special' {
  return me.special === true ? 'special' : 'card'
}

/** "Force an opponent to choose and remove one of their dice": it is your effect, but he removes it (sd.clar-wotf.2). */
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
  yield* turnDie(t, me, turn.die, turn.side)
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
  asked: Asked & { readonly as?: readonly DieSymbol[] } = {},
): Flow<(Resolved & { readonly die: Die }) | null> {
  const howTo = (die: Die): How => (typeof how === 'function' ? how(die) : how)
  const open = diceIn(t.state, me, 'yours').filter(
    (die) => isOne(die) && canResolve(t.state, me.seat, die, howTo(die)),
  )
  const die = yield* chooseDie(t, me, 'resolve', open, { rule: 'sd.resolve-via-card.1', ...asked })
  if (die === null) return null
  const was = { ...die }
  const resolved = yield* resolveDie(t, me, die, {
    ...howTo(die),
    ...(asked.as !== undefined && { among: asked.as }),
  })
  return resolved === null ? null : { ...resolved, die: was }
}

/** "Resolve one of your dice showing …": also one that counts as that symbol when it is resolved (sd.faq.43). */
export function* resolveShowing(
  t: T,
  me: Me,
  symbols: readonly DieSymbol[],
  isOne: (die: Die) => boolean = () => true,
  how: How | ((die: Die) => How) = {},
  asked: Asked = {},
): Flow<(Resolved & { readonly die: Die }) | null> {
  const isOpen = (die: Die): boolean => countsAs(t.state, die, symbols) && isOne(die)
  return yield* resolveOne(t, me, isOpen, how, { ...asked, as: symbols })
}

/** Whether a die could be resolved as one of these symbols. */
export function countsAs(s: State, die: Die, symbols: readonly DieSymbol[]): boolean {
  return symbolsOf(s, die).some((symbol) => symbols.includes(symbol))
}

/** "Then you may resolve that die"; whether he did. */
export function* mayResolve(t: T, me: Me, die: Die | null, how: How = {}): Flow<boolean> {
  if (die === null) return false
  return (yield* resolveOne(t, me, ({ id }) => id === die.id, how, { optional: true })) !== null
}

/** "Choose a symbol showing on …"; null if there is none. Blanks are a symbol; some sides have none (sd.die-symbol.2). */
export function* aSymbolOn(t: T, me: Me, dice: readonly Die[]): Flow<DieSymbol | null> {
  const shown = dice.map(({ kind, side }) => sideOf(kind, side).symbol)
  const symbols = [...new Set(shown)].filter((symbol) => symbol !== 'any')
  return symbols.length === 0 ? null : yield* chooseSymbol(t, me, symbols)
}

/**
 * "Resolve up to N of your dice", "… any number of your dice in the order of your choice". Modifiers can be among them
 * and count (sd.resolve-via-card.4). How many were resolved.
 */
export function* resolveMany(
  t: T,
  me: Me,
  most: number,
  isOne: (die: Die) => boolean = () => true,
  least = 0,
  how: How = {},
): Flow<number> {
  let count = 0
  while (count < most) {
    const open = diceIn(t.state, me, 'yours').filter(
      (die) => isOne(die) && canResolve(t.state, me.seat, die, how),
    )
    const asked = { optional: count >= least, rule: 'sd.resolve-via-card.1' }
    const die = yield* chooseDie(t, me, 'resolve', open, asked)
    if (die === null) return count
    const resolved = yield* resolveModified(t, me, die, undefined, { most: most - count - 1, isOne }, how)
    count += resolved?.dice ?? 0
  }
  return count
}

/** "Resolve any number of your dice showing the same symbol", also those that show it only by then (sd.clar-wotf.3). */
export function* resolveSame(t: T, me: Me): Flow<number> {
  let count = 0
  let symbol: DieSymbol | null = null
  for (;;) {
    const open = diceIn(t.state, me, 'yours').filter(
      (die) =>
        canResolve(t.state, me.seat, die) && (symbol === null || symbolsOf(t.state, die).includes(symbol)),
    )
    const die = yield* chooseDie(t, me, 'resolve', open, { optional: true, rule: 'sd.resolve-via-card.1' })
    if (die === null) return count
    const resolved: ResolvedGroup | null = yield* resolveModified(t, me, die, symbol ?? undefined)
    symbol ??= resolved?.symbol ?? null
    count += resolved?.dice ?? 0
  }
}

/** "Reroll up to N of …": those that were rolled. */
export function* rerollSome(
  t: T,
  me: Me,
  dice: readonly Die[],
  count: { min: number; max: number },
  asked: Asked = {},
): Flow<Die[]> {
  const chosen = yield* chooseDice(t, me, 'reroll', dice, count, asked)
  return yield* reroll(t, me, chosen)
}

/** "Reroll this die instead of removing it from your pool": only if it is there (sd.faq.18, .23). */
export function* rerollThisDie(t: T, me: Me): Flow<'stay' | undefined> {
  const die = dieOf(t.state, me)
  if (die === undefined || die.pool !== me.seat) return undefined
  yield* reroll(t, me, [die])
  return 'stay'
}

/** "You may spend 1 resource to roll its die into your pool." */
export function* payToRoll(t: T, me: Me, card: CardId): Flow {
  const s = t.state
  const dice = s.dice.filter((die) => die.card === card && die.pool < 0 && die.seat === me.seat)
  if (dice.length === 0 || s.players[me.seat].resources < 1) return
  const agreed = yield* t.may(me.seat, 'pay-to-roll', { rule: 'sd.roll-die.1', about: me.kind })
  if (agreed && spend(t, me.seat, 1)) yield* rollIntoPool(t, me.seat, dice)
}

/** Character and upgrade dice of a character. */
export function diceOf(s: State, card: CardId): Die[] {
  const cards = [card, ...upgradesOn(s, card).map(({ id }) => id)]
  return s.dice.filter((die) => cards.includes(die.card))
}

export const showsDamage = (die: Die): boolean => isShowing(die, 'melee', 'ranged')

/** "Any deck", "a player's deck": whose. */
export function* aDeck(t: T, me: Me): Flow<Seat> {
  const options = seatsIn(t.state).map((seat) => ({ do: 'seat' as const, seat }))
  const { seat } = yield* t.choose(me.seat, 'deck', options, citeOf(t.state, me, 'sd.choose-target.1'))
  return seat
}
