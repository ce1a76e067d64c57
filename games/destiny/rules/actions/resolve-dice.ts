/**
 * Resolving dice (rulebook: Würfel abhandeln): pay, carry out the symbol, return the die to its card. Cards that
 * resolve dice come here, too (Würfel über Karten abhandeln).
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { type DieSymbol, factsOf, type Side, SYMBOLS, sideOf } from '../../facts/index.ts'
import {
  type CardId,
  type CardNumber,
  type Die,
  type DieId,
  findDie,
  NONE,
  type Resolving,
  type State,
  type T,
} from '../../state.ts'
import type { Me } from '../abilities.ts'
import { forEachOngoing, sumOf } from '../ask-cards.ts'
import { dieRulesOf, isAnswered } from '../cards.ts'
import { chooseDie, chooseSymbol, isSameSide } from '../choose.ts'
import { dieValue, leavePool, printedValue } from '../dice.ts'
import type { Event } from '../events.ts'
import { followedBy, interruptedBy, isHeardIn, liveFor } from '../queue.ts'
import { spend } from '../resources.ts'
import { carryOut, type Manner } from '../symbols.ts'
import { reductionBy } from './play-cost.ts'

/** How a die is resolved, if not by the book. */
export interface How extends Manner {
  /** Added to its value. */
  readonly plus?: number
  /** Its value whatever it shows. */
  readonly value?: number
  /** Its resource cost is not paid. */
  readonly free?: boolean
  /** As what it is resolved; without it, whoever resolves it is asked where there is a choice. */
  readonly symbol?: DieSymbol
  /** The card lets only these be resolved. */
  readonly among?: readonly DieSymbol[]
  /** A side with a plus counts as one without (Awakening). */
  readonly unmodified?: boolean
  /** Stays in the pool. */
  readonly stays?: boolean
  readonly modifiers?: readonly Die[]
}

/** Symbols as which a die may be resolved now; none for blanks, and modifiers never on their own (sd.modifier.4). */
export function symbolsOf(s: State, die: Die): readonly DieSymbol[] {
  const { symbol, modifier } = sideOf(die.kind, die.side)
  if (symbol === 'blank' || (modifier && !standsAlone(s, die))) return NO_SYMBOLS
  return symbolsOn(s, die.kind, die.side, die)
}

/** Whether its sides with a plus may be resolved as if they had none. */
function standsAlone(s: State, die: Die): boolean {
  return dieRulesOf(die.kind)?.alone?.(s, die) === true
}

const NO_SYMBOLS: readonly DieSymbol[] = []

function symbolsOn(s: State, kind: CardNumber, side: number, die: Die | null): readonly DieSymbol[] {
  const printed = sideOf(kind, side)
  const also = dieRulesOf(kind)?.alsoAs?.(printed, s, die)
  const symbols = also === undefined ? alone(printed) : [printed.symbol, ...also]
  return die === null || !isAnswered(s, 'alsoAs') ? symbols : withOthers(s, symbols, die)
}

/** Most sides have one symbol only; it is asked for every die at every turn. */
const ALONE = new Map<DieSymbol, readonly DieSymbol[]>(SYMBOLS.map((symbol) => [symbol, [symbol]]))

function alone({ symbol }: Side): readonly DieSymbol[] {
  return ALONE.get(symbol) ?? [symbol]
}

function withOthers(s: State, own: readonly DieSymbol[], die: Die): readonly DieSymbol[] {
  const symbols = [...own]
  forEachOngoing(s, 'alsoAs', (ability, me) => {
    for (const symbol of ability.alsoAs?.(s, me, die) ?? [])
      if (!symbols.includes(symbol)) symbols.push(symbol)
  })
  return symbols
}

/** The resource cost that a die shows now, with what other cards take off it. */
export function dieCost(s: State, die: Die): number {
  const { cost } = sideOf(die.kind, die.side)
  return cost === 0
    ? 0
    : Math.max(0, cost + sumOf(s, 'dieCost', (ability, me) => ability.dieCost?.(s, me, die)))
}

/** Whether its cost can be paid, also with what may be taken off it before it is resolved. */
function isPayable(s: State, seat: Seat, die: Die): boolean {
  const left = dieCost(s, die) - s.players[seat].resources
  if (left <= 0 || !isHeardIn(s, 'resolve', 'before')) return left <= 0
  const { symbol } = sideOf(die.kind, die.side)
  const event = resolvingOf(seat, die, symbol, 0, dieCost(s, die))
  let reduced = 0
  for (const { ability, me } of liveFor(s, event, 'before')) reduced += reductionBy(s, ability, me)
  return left <= reduced
}

function resolvingOf(
  seat: Seat,
  { id, kind, card }: Die,
  symbol: DieSymbol,
  value: number,
  cost: number,
): Event<'resolve'> {
  return { event: 'resolve', seat, card, die: id, kind, symbol, value, cost, lost: 0 }
}

/** Some sides may be resolved as another symbol than they show; whoever resolves one says as which (sd.faq.43). */
function* asWhich(
  t: T,
  me: Me,
  kind: CardNumber,
  side: number,
  among?: readonly DieSymbol[],
  die: Die | null = null,
): Flow<DieSymbol> {
  const symbols = symbolsOn(t.state, kind, side, die)
  const open = among === undefined ? symbols : symbols.filter((symbol) => among.includes(symbol))
  return yield* chooseSymbol(t, me, open, { rule: 'sd.resolve-via-card.1' })
}

/** By the book. */
const USUAL: How = {}

export function canResolve(s: State, seat: Seat, die: Die, how: How = USUAL): boolean {
  const side = sideOf(die.kind, die.side)
  if (die.pool === NONE) return false
  if (side.modifier && how.unmodified !== true && !standsAlone(s, die)) return false
  if ((how.symbol ?? side.symbol) === 'blank') return false
  if (s.resolved.includes(die.id)) return false
  return how.free === true || side.cost === 0 || isPayable(s, seat, die)
}

/** Whether a die can modify another when it is resolved as `symbol`. */
function canModify(s: State, die: Die, other: Die, symbol: DieSymbol): boolean {
  const side = sideOf(die.kind, die.side)
  if (!side.modifier || die.id === other.id || symbol === 'special') return false
  return side.symbol === 'any'
    ? dieRulesOf(die.kind)?.modifies?.(s, die, other) === true
    : side.symbol === symbol
}

/** Which dice may modify, and how many at most. */
export interface Modifiers {
  readonly most?: number
  readonly isOne?: (die: Die) => boolean
}

/** Modifiers are added one by one, as far as they can be paid (sd.modifier.2). */
function* chooseModifiers(
  t: T,
  me: Me,
  die: Die,
  symbol: DieSymbol,
  { most = Number.POSITIVE_INFINITY, isOne }: Modifiers = {},
): Flow<Die[]> {
  const chosen: Die[] = []
  while (chosen.length < most) {
    const open = modifiersFor(t.state, me.seat, die, symbol, chosen)
    const allowed = isOne === undefined ? open : open.filter(isOne)
    if (allowed.length === 0) return chosen
    const modifier = yield* chooseDie(t, me, 'modifier', allowed, { optional: true, rule: 'sd.modifier.1' })
    if (modifier === null) return chosen
    chosen.push(modifier)
  }
  return chosen
}

/** Dice that could modify another besides those chosen for it already, as far as all of them can be paid. */
function modifiersFor(s: State, seat: Seat, die: Die, symbol: DieSymbol, chosen: readonly Die[]): Die[] {
  const open: Die[] = []
  const left = s.players[seat].resources - costOf(s, chosen) - dieCost(s, die)
  for (const other of s.dice)
    if (
      other.pool === die.pool &&
      canModify(s, other, die, symbol) &&
      !chosen.includes(other) &&
      !s.resolved.includes(other.id) &&
      dieCost(s, other) <= left
    )
      open.push(other)
  return open
}

function costOf(s: State, dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + dieCost(s, die), 0)
}

/** What came of a die that was resolved. */
export interface Resolved {
  readonly symbol: DieSymbol
  readonly value: number
  /** The character that was dealt damage. */
  readonly target: CardId
}

/** The same of a die and its modifiers: how many dice were resolved as one. */
export interface ResolvedGroup extends Resolved {
  readonly dice: number
}

/** Resolves one die, as the symbol that whoever resolves it likes; null if it can't be. */
export function* resolveDie(t: T, who: Me, die: Die, how: How = USUAL): Flow<Resolved | null> {
  if (!canResolve(t.state, who.seat, die, how)) return null
  const symbol = how.symbol ?? (yield* asWhich(t, who, die.kind, die.side, how.among, die))
  return yield* resolveAs(t, who, die, symbol, how)
}

/** Resolves one die as this symbol. Cards come here through those who ask for it. */
function* resolveAs(t: T, who: Me, die: Die, symbol: DieSymbol, how: How): Flow<Resolved | null> {
  const s = t.state
  const { modifiers = [] } = how
  const group = [die, ...modifiers]
  const shown =
    symbol === 'special'
      ? 0
      : (how.value ?? dieValue(s, die, who.seat) + (how.plus ?? 0)) +
        modifiers.reduce((sum, one) => sum + dieValue(s, one, who.seat), 0)
  const event = resolvingOf(who.seat, die, symbol, shown, costOf(s, how.free === true ? modifiers : group))
  if (isHeardIn(s, 'resolve', 'before')) {
    yield* interruptedBy(t, event)
    if (die.pool === NONE || findDie(s, die.id) === undefined) return null
  }
  const value = Math.max(0, event.value)
  if (!spend(t, who.seat, Math.max(0, event.cost))) return null
  const unblockable =
    how.unblockable === true || group.some(({ kind }) => dieRulesOf(kind)?.unblockable === true)
  const me: Me = { seat: who.seat, card: die.card, kind: die.kind, die: die.id }
  const { kind } = die
  s.resolved.push(...group.map((one) => one.id))
  s.happened = true
  t.log?.('resolve', 'sd.resolve-dice.3', {
    seat: who.seat,
    kind,
    side: die.side,
    value,
    symbol,
    ids: group.map((one) => one.id),
  })
  const { stays, lost, target } = yield* carryOut(t, me, symbol, value, { ...how, unblockable })
  for (const one of group)
    if (
      how.stays !== true &&
      !(stays && one === die) &&
      findDie(s, one.id) !== undefined &&
      one.pool !== NONE
    )
      leavePool(s, one)
  remember(s, who.seat, symbol)
  event.value = value
  event.lost = lost
  yield* followedBy(t, event)
  return { symbol, value, target }
}

/** As what a player has resolved his dice on his turn. */
function remember(s: State, seat: Seat, symbol: DieSymbol): void {
  if (s.turn !== seat) return
  const player = s.players[seat]
  player.lastTurn = { ...player.lastTurn, resolved: [...player.lastTurn.resolved, symbol] }
}

/** A die as this symbol, or as one that is asked for, with the modifiers that its player adds; what came of it all. */
export function* resolveModified(
  t: T,
  me: Me,
  die: Die,
  as?: DieSymbol,
  limit: Modifiers = {},
  how: How = USUAL,
): Flow<ResolvedGroup | null> {
  if (!canResolve(t.state, me.seat, die, how)) return null
  const symbol = as ?? (yield* asWhich(t, me, die.kind, die.side, undefined, die))
  const modifiers = yield* chooseModifiers(t, me, die, symbol, limit)
  const resolved = yield* resolveAs(t, me, die, symbol, { ...how, modifiers })
  return resolved === null ? null : { ...resolved, dice: 1 + modifiers.length }
}

/** Sides of a card's die that could be resolved though the die lies nowhere; none twice that looks the same. */
export function resolvableSides(s: State, seat: Seat, kind: CardNumber): number[] {
  const { die } = factsOf(kind)
  return (die ?? []).flatMap(({ symbol, modifier, cost }, side) =>
    symbol === 'blank' ||
    modifier ||
    cost > s.players[seat].resources ||
    (die ?? []).some((_, other) => other < side && isSameSide(kind, other, side))
      ? []
      : [side],
  )
}

/** A side of a card's die that lies nowhere, as Poe Dameron resolves it: no modifiers, costs are paid. */
export function* resolveSide(t: T, who: Me, card: CardId, kind: CardNumber, side: number): Flow<boolean> {
  const { symbol: shown, cost, modifier } = sideOf(kind, side)
  if (modifier || shown === 'blank') return false
  const symbol = yield* asWhich(t, who, kind, side)
  if (!spend(t, who.seat, cost)) return false
  const me: Me = { seat: who.seat, card, kind, die: NONE }
  const unblockable = dieRulesOf(kind)?.unblockable === true
  yield* carryOut(t, me, symbol, printedValue(t.state, kind, side, who.seat), { unblockable })
  return true
}

/** The first die of a resolve-dice action; `resolveMore` goes on with it. */
export function resolveFirst(t: T, seat: Seat, id: DieId, symbol: DieSymbol): Flow {
  t.state.resolving = { seat, symbol }
  return resolveOne(t, seat, id)
}

function* resolveOne(t: T, seat: Seat, id: DieId): Flow {
  const s = t.state
  const die = findDie(s, id)
  if (die === undefined || s.resolving === null) return
  const { symbol } = s.resolving
  const me: Me = { seat, card: die.card, kind: die.kind, die: id }
  yield* resolveModified(t, me, die, symbol)
}

/** Whether the action under way could go on with another die. */
export function canResolveMore(s: State): boolean {
  if (s.resolving === null) return false
  for (const die of s.dice) if (isFurther(s, die, s.resolving)) return true
  return false
}

function isFurther(s: State, die: Die, { seat, symbol }: Resolving): boolean {
  return die.pool === seat && canResolve(s, seat, die) && symbolsOf(s, die).includes(symbol)
}

/** Further dice of the same symbol, one after another, until the player stops (sd.resolve-dice.1, .7). */
export function* resolveMore(t: T): Flow {
  const s = t.state
  if (s.resolving === null) return
  const { resolving } = s
  const { seat } = resolving
  const me: Me = { seat, card: NONE, kind: NONE, die: NONE }
  const open = s.dice.filter((die) => isFurther(s, die, resolving))
  const die = yield* chooseDie(t, me, 'resolve-more', open, { optional: true, rule: 'sd.resolve-dice.1' })
  if (die === null) s.resolving = null
  else yield* resolveOne(t, seat, die.id)
}
