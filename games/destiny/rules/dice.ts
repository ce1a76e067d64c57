/** Dice (rulebook part 2): their values, rolling, turning, removing, and coming back to their cards. */
import { type Flow, NOTHING, type Seat } from '@dejarik/kernel'
import { type CardType, factsOf, sideOf, sideWords } from '../facts/index.ts'
import {
  type CardId,
  type CardNumber,
  DICE,
  type Die,
  findCard,
  findDie,
  NONE,
  type State,
  type T,
} from '../state.ts'
import type { Me } from './abilities.ts'
import { anySays, sumOf } from './ask-cards.ts'
import { dieRulesOf, isAnswered } from './cards.ts'
import type { Cause, Event } from './events.ts'
import { isForbidden } from './prohibitions.ts'
import { isHeard, raise } from './queue.ts'

export function poolOf(s: State, seat: Seat): Die[] {
  return s.dice.filter((die) => die.pool === seat)
}

/**
 * What a die shows now, with everything that raises or lowers it; specials and blanks are 0 (sd.die-value.2). X is what
 * the card says for the player in whose pool the die is, or for whoever resolves it (sd.resolve-dice.9).
 */
export function dieValue(s: State, die: Die, seat: Seat = die.pool === NONE ? die.seat : die.pool): number {
  const { value, symbol } = sideOf(die.kind, die.side)
  if (symbol === 'special' || symbol === 'blank') return 0
  const printed = value === 'X' ? (dieRulesOf(die.kind)?.x?.(s, seat, die) ?? 0) : value
  return isAnswered(s, 'value')
    ? Math.max(0, printed + sumOf(s, 'value', (ability, me) => ability.value?.(s, me, die)))
    : Math.max(0, printed)
}

/** The value of a side that is on no die, e.g. of a card that was discarded. */
export function printedValue(s: State, kind: CardNumber, side: number, seat: Seat): number {
  const { value } = sideOf(kind, side)
  return value === 'X' ? (dieRulesOf(kind)?.x?.(s, seat, null) ?? 0) : value
}

/** The type of its card, which an effect may have changed (sd.die-inherit.1, sd.change-type.1). */
export function typeOfDie(s: State, die: Die): CardType {
  return findCard(s, die.card)?.type ?? factsOf(die.kind).type
}

/** A character die is one of the character card itself, never of an upgrade (sd.character-die.2). */
export function isCharacterDie(s: State, die: Die): boolean {
  return typeOfDie(s, die) === 'character'
}

/** Dice that a card brings when it enters play lie on it. */
export function placeDice(s: State, card: CardId, kind: CardNumber, seat: Seat, count: number): void {
  if (factsOf(kind).die === null) return
  for (let i = 0; i < count; i++)
    s.dice.push({ id: s.nextDie++, kind, card, seat, on: card, pool: NONE, side: 0, guest: false })
}

/** The die shows a random side; scripts of chance can name it. */
export function cast(t: T, die: Die): void {
  die.side = t.int(DICE, 6, (side) => sideWords(sideOf(die.kind, side)))
}

/** Rolls dice into their controller's pool. */
export function* rollIntoPool(t: T, seat: Seat, dice: readonly Die[]): Flow<Die[]> {
  const rolled = castIntoPool(t, seat, dice)
  if (rolled.length > 0) yield* raise(t, rolling(seat, rolled, false))
  return rolled
}

/** The rolling itself, where something else happens at the same time; those that were rolled. */
export function castIntoPool(t: T, seat: Seat, dice: readonly Die[]): Die[] {
  const rolled = dice.filter((die) => canRoll(t.state, die))
  for (const die of rolled) {
    die.pool = die.seat
    cast(t, die)
  }
  if (rolled.length > 0) showRoll(t, seat, rolled, false)
  return rolled
}

/** A die from the set-aside zone; it goes back there when it leaves the pool. */
export function* rollGuest(t: T, me: Me, kind: CardNumber, card: CardId): Flow {
  const s = t.state
  if (factsOf(kind).die === null) return
  const die: Die = {
    id: s.nextDie++,
    kind,
    card,
    seat: me.seat,
    on: NONE,
    pool: me.seat,
    side: 0,
    guest: true,
  }
  cast(t, die)
  s.dice.push(die)
  showRoll(t, me.seat, [die], false)
  yield* raise(t, rolling(me.seat, [die], false))
}

/** Returns those that were rolled. */
export function* reroll(t: T, me: Me, dice: readonly Die[]): Flow<Die[]> {
  const rolled = dice.filter((die) => die.pool !== NONE && canRoll(t.state, die))
  if (rolled.length === 0) return rolled
  for (const die of rolled) cast(t, die)
  showRoll(t, me.seat, rolled, true)
  const byCard = me.kind !== NONE && me.special !== true
  yield* raise(t, { ...rolling(me.seat, rolled, true), byCard })
  return rolled
}

function showRoll(t: T, seat: Seat, rolled: readonly Die[], again: boolean): void {
  t.state.happened = true
  t.revealed('dice')
  t.log?.(again ? 'reroll' : 'roll', 'sd.roll-die.1', {
    seat,
    kinds: rolled.map(({ kind }) => kind),
    sides: rolled.map(({ side }) => side),
    ids: rolled.map(({ id }) => id),
  })
}

export function rolling(seat: Seat, rolled: readonly Die[], again: boolean): Event<'roll'> {
  const dice = rolled.map(({ id }) => id)
  const showed = rolled.map(({ kind, side }) => sideOf(kind, side).symbol)
  return { event: 'roll', seat, card: NONE, dice, showed, again }
}

/** "That die can't be rolled during the next round." */
export function freeze(t: T, die: Die): void {
  const s = t.state
  s.frozen = s.frozen.filter(({ round }) => round >= s.round)
  s.frozen.push({ die: die.id, round: s.round + 1 })
  s.happened = true
  t.log?.('freeze', 'sd.clar-sor.13', { kind: die.kind })
}

function canRoll(s: State, die: Die): boolean {
  return !s.frozen.some((one) => one.die === die.id && one.round === s.round)
}

/** To a different side, though it may look the same (sd.turn-die.2). */
export function turnDie(t: T, me: Me, die: Die, side: number): Flow {
  const s = t.state
  if (die.pool === NONE || die.side === side || !canTurn(s, die, me.seat)) return NOTHING
  die.side = side
  s.happened = true
  t.log?.('turn', 'sd.turn-die.1', { seat: me.seat, kind: die.kind, side, ids: [die.id] })
  const player = s.players[s.turn]
  player.lastTurn = { ...player.lastTurn, turned: [...player.lastTurn.turned, die.id] }
  return isHeard(s, 'turned') ? noticeTurn(t, me, die) : NOTHING
}

function* noticeTurn(t: T, me: Me, die: Die): Flow {
  yield* raise(t, { event: 'turned', seat: me.seat, card: die.card, die: die.id, of: die.pool })
}

/** Whether a player may turn a die. */
export function canTurn(s: State, die: Die, by: Seat): boolean {
  return !isForbidden(s, 'turn', by, undefined, die)
}

/** Whether a die may be removed by a player; only dice in a pool can (sd.remove-die.2). */
export function canRemove(s: State, die: Die, by: Seat): boolean {
  if (die.pool === NONE) return false
  return !isAnswered(s, 'keepsDie') || !isKept(s, die, by)
}

function isKept(s: State, die: Die, by: Seat): boolean {
  return anySays(s, 'keepsDie', (ability, me) => ability.keepsDie?.(s, me, die, by))
}

/**
 * Removes dice all at once; true if all of them could be. It is `me`'s effect, but another player may be made to do it
 * (`by`), and then he removes them (sd.clar-wotf.2).
 */
export function* removeDice(
  t: T,
  me: Me,
  dice: readonly Die[],
  cause: Cause,
  by: Seat = me.seat,
): Flow<boolean> {
  const s = t.state
  const removed = dice.filter((die) => canRemove(s, die, by))
  if (removed.length > 0) {
    const noted = removed.map(({ id, card, seat }) => ({ die: id, card, seat }))
    for (const die of removed) {
      if (die.seat !== s.turn) s.players[s.turn].removed.push({ die: die.id, card: die.card, seat: die.seat })
      leavePool(s, die)
    }
    s.happened = true
    t.log?.('remove', 'sd.remove-die.1', {
      seat: by,
      kinds: removed.map(({ kind }) => kind),
      sides: removed.map(({ side }) => side),
      ids: removed.map(({ id }) => id),
    })
    const event = { event: 'remove' as const, seat: by, card: me.card, dice: noted, cause }
    yield* raise(t, { ...event, effectOf: me.seat })
  }
  return removed.length === dice.length && dice.length > 0
}

/** Back to its card, or out of play if it was only a guest. */
export function leavePool(s: State, die: Die): void {
  die.pool = NONE
  if (die.guest) dropDie(s, die)
}

export function dropDie(s: State, die: Die): void {
  s.dice.splice(s.dice.indexOf(die), 1)
}

/** A die that is in no pool lies on another card from now on, and its player controls it (sd.faq.37). */
export function keepDie(s: State, die: Die, on: CardId): void {
  const card = findCard(s, on)
  if (card === undefined || die.pool !== NONE || die.guest) return
  die.on = on
  die.seat = card.controller
  s.happened = true
}

/** The die of an ability, if it is still there. */
export function dieOf(s: State, me: Me): Die | undefined {
  return me.die === NONE ? undefined : findDie(s, me.die)
}
