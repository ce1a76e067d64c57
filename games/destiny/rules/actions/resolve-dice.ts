/**
 * Resolving dice (rulebook: Würfel abhandeln): pay, carry out the symbol, return the die to its card. Cards that
 * resolve dice come here, too (Würfel über Karten abhandeln).
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { dieRulesOf, factsOf, sideOf } from '../../cards/catalogue.ts'
import type { DieSymbol } from '../../facts/index.ts'
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
import { chooseDie, isSameSide } from '../choose.ts'
import { dieValue, leavePool, poolOf, printedValue } from '../dice.ts'
import { raise } from '../queue.ts'
import { spend } from '../resources.ts'
import { carryOut, type Manner } from '../symbols.ts'

/** How a die is resolved, if not by the book. */
export interface How extends Manner {
  /** Added to its value. */
  readonly plus?: number
  /** Its value whatever it shows. */
  readonly value?: number
  /** Its resource cost is not paid. */
  readonly free?: boolean
  readonly symbol?: DieSymbol
  /** A side with a plus counts as one without (Awakening). */
  readonly unmodified?: boolean
  /** Stays in the pool. */
  readonly stays?: boolean
  readonly modifiers?: readonly Die[]
}

/** Symbols as which a die may be resolved now; none for blanks, and modifiers never on their own (sd.modifier.4). */
export function symbolsOf(die: Die): readonly DieSymbol[] {
  const side = sideOf(die.kind, die.side)
  if (side.symbol === 'blank' || side.modifier) return []
  const also = dieRulesOf(die.kind)?.alsoAs?.(side)
  return also === undefined ? [side.symbol] : [side.symbol, ...also]
}

export function canResolve(s: State, seat: Seat, die: Die, how: How = {}): boolean {
  const side = sideOf(die.kind, die.side)
  if (die.pool === NONE || (side.modifier && how.unmodified !== true)) return false
  if ((how.symbol ?? side.symbol) === 'blank') return false
  if (s.resolved.includes(die.id)) return false
  return how.free === true || side.cost <= s.players[seat].resources
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
export function* chooseModifiers(
  t: T,
  me: Me,
  die: Die,
  symbol: DieSymbol,
  { most = Number.POSITIVE_INFINITY, isOne = () => true }: Modifiers = {},
): Flow<Die[]> {
  const s = t.state
  const chosen: Die[] = []
  const { resources } = s.players[me.seat]
  while (chosen.length < most) {
    const spent = costOf([die, ...chosen])
    const open = poolOf(s, die.pool).filter(
      (other) =>
        !chosen.includes(other) &&
        !s.resolved.includes(other.id) &&
        canModify(s, other, die, symbol) &&
        isOne(other) &&
        spent + sideOf(other.kind, other.side).cost <= resources,
    )
    const modifier = yield* chooseDie(t, me, 'modifier', open, { optional: true, rule: 'sd.modifier.1' })
    if (modifier === null) return chosen
    chosen.push(modifier)
  }
  return chosen
}

function costOf(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + sideOf(die.kind, die.side).cost, 0)
}

/** What came of a die that was resolved. */
export interface Resolved {
  readonly symbol: DieSymbol
  readonly value: number
  /** The character that was chosen for damage. */
  readonly target: CardId
}

/** Resolves one die; null if it can't be. */
export function* resolveDie(t: T, who: Me, die: Die, how: How = {}): Flow<Resolved | null> {
  const s = t.state
  if (!canResolve(s, who.seat, die, how)) return null
  const { modifiers = [] } = how
  const group = [die, ...modifiers]
  if (!spend(t, who.seat, costOf(how.free === true ? modifiers : group))) return null
  const symbol = how.symbol ?? sideOf(die.kind, die.side).symbol
  const value =
    symbol === 'special'
      ? 0
      : (how.value ?? dieValue(s, die, who.seat) + (how.plus ?? 0)) +
        modifiers.reduce((sum, one) => sum + dieValue(s, one, who.seat), 0)
  const unblockable =
    how.unblockable === true || group.some(({ kind }) => dieRulesOf(kind)?.unblockable === true)
  const me: Me = { seat: who.seat, card: die.card, kind: die.kind, die: die.id }
  const { id, kind, card } = die
  s.resolved.push(...group.map((one) => one.id))
  s.happened = true
  t.log?.('resolve', 'sd.resolve-dice.3', { seat: who.seat, kind, side: die.side, value, symbol })
  const { stays, lost, target } = yield* carryOut(t, me, symbol, value, { ...how, unblockable })
  for (const one of group)
    if (
      !((stays || how.stays === true) && one === die) &&
      findDie(s, one.id) !== undefined &&
      one.pool !== NONE
    )
      leavePool(s, one)
  yield* raise(t, { event: 'resolve', seat: who.seat, card, die: id, kind, symbol, value, lost })
  return { symbol, value, target }
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
  const { symbol, cost, modifier } = sideOf(kind, side)
  if (modifier || symbol === 'blank' || !spend(t, who.seat, cost)) return false
  const me: Me = { seat: who.seat, card, kind, die: NONE }
  const unblockable = dieRulesOf(kind)?.unblockable === true
  yield* carryOut(t, me, symbol, printedValue(t.state, kind, side, who.seat), { unblockable })
  return true
}

/** The first die of a resolve-dice action; `resolveMore` goes on with it. */
export function* resolveFirst(t: T, seat: Seat, id: DieId, symbol: DieSymbol): Flow {
  t.state.resolving = { seat, symbol }
  yield* resolveOne(t, seat, id)
}

function* resolveOne(t: T, seat: Seat, id: DieId): Flow {
  const s = t.state
  const die = findDie(s, id)
  if (die === undefined || s.resolving === null) return
  const { symbol } = s.resolving
  const me: Me = { seat, card: die.card, kind: die.kind, die: id }
  const modifiers = yield* chooseModifiers(t, me, die, symbol)
  yield* resolveDie(t, me, die, { symbol, modifiers })
}

/** Whether the action under way could go on with another die. */
export function canResolveMore(s: State): boolean {
  return s.resolving !== null && furtherDice(s, s.resolving).length > 0
}

function furtherDice(s: State, { seat, symbol }: Resolving): Die[] {
  return poolOf(s, seat).filter((die) => symbolsOf(die).includes(symbol) && canResolve(s, seat, die))
}

/** Further dice of the same symbol, one after another, until the player stops (sd.resolve-dice.1, .7). */
export function* resolveMore(t: T): Flow {
  const s = t.state
  if (s.resolving === null) return
  const { seat } = s.resolving
  const me: Me = { seat, card: NONE, kind: NONE, die: NONE }
  const open = furtherDice(s, s.resolving)
  const die = yield* chooseDie(t, me, 'resolve-more', open, { optional: true, rule: 'sd.resolve-dice.1' })
  if (die === null) s.resolving = null
  else yield* resolveOne(t, seat, die.id)
}
