/** The dice: eight faces each (rulebook: "Würfel"). */
import type { Flow } from '@dejarik/kernel'
import {
  type Attack,
  DICE_STREAM,
  type Die,
  type Face,
  type ObjectId,
  type ShipId,
  type State,
  type T,
} from '../state.ts'
import { raise } from './ability-queue.ts'
import { opinions } from './ask-cards.ts'
import { isShip, seatOf } from './range.ts'

export type DiceKind = 'attack' | 'defense'

/** The eight faces of each die. */
export const DICE_FACES: { readonly [K in DiceKind]: readonly Face[] } = {
  attack: ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'],
  defense: ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'],
}

export function rollFace(t: T, kind: DiceKind): Face {
  return DICE_FACES[kind][t.int(DICE_STREAM, 8)]
}

export function rollDice(t: T, kind: DiceKind, count: number): Die[] {
  const dice: Die[] = []
  for (let i = 0; i < count; i++) dice.push({ face: rollFace(t, kind), rerolled: false })
  return dice
}

/** One attack die outside an attack, e.g. for an obstacle. Everybody sees it. */
export function* rollOne(t: T, ship: ShipId, rule: string): Flow<Face> {
  const face = rollSeen(t, ship, rule)
  const event = yield* raise(t, { event: 'die-rolled', ship, face })
  return event?.face ?? face
}

export function rollSeen(t: T, ship: ShipId, rule: string, kind: DiceKind = 'attack'): Face {
  const face = rollFace(t, kind)
  t.revealed('dice')
  t.log?.('roll', rule, { ship, face })
  return face
}

export function isHitOrCrit(face: Face): boolean {
  return face === 'hit' || face === 'crit'
}

export function poolOf(s: State, kind: DiceKind): Die[] {
  if (s.attack === null) throw new Error('dice lie on the table only during an attack')
  return kind === 'attack' ? s.attack.attackDice : s.attack.defenseDice
}

/** All of a pool, for the log. */
export function facesOf(dice: readonly Die[]): string {
  return dice.map(({ face }) => face).join(' ')
}

export function countFace(dice: readonly Die[], face: Face): number {
  let count = 0
  for (const die of dice) if (die.face === face) count++
  return count
}

function rollerOf(attack: Attack, kind: DiceKind): ObjectId {
  return kind === 'attack' ? attack.attacker : attack.defender
}

function focusKey(ship: ShipId): string {
  return `modified focus ${ship}`
}

/** How many focus results a ship may still modify; limited only for its own dice (xw.a.cardfaq.30). */
function focusLeft(s: State, kind: DiceKind, by: ShipId): number {
  const { attack } = s
  if (attack === null || by < 0 || by !== rollerOf(attack, kind)) return Number.POSITIVE_INFINITY
  const most = Math.min(...opinions(s, 'mostFocusModified', attack, s.ships[by]))
  return most - attack.used.filter((key) => key === focusKey(by)).length
}

/** How many dice with that result a ship may modify now. */
export function modifiable(s: State, kind: DiceKind, face: Face, by: ShipId): number {
  const there = countFace(poolOf(s, kind), face)
  return face === 'focus' ? Math.max(0, Math.min(there, focusLeft(s, kind, by))) : there
}

/** Notes focus results that the ship at work has modified. */
function noteFocus(s: State, kind: DiceKind, count: number): void {
  const { attack } = s
  if (attack === null || attack.modifier !== rollerOf(attack, kind) || !isShip(attack.modifier)) return
  for (let i = 0; i < count; i++) attack.used.push(focusKey(attack.modifier))
}

/** Turns up to `count` dice of one face to another; a die has to have that face (xw.g.dice-mod.11). */
export function changeDice(
  t: T,
  kind: DiceKind,
  from: Face,
  to: Face,
  count = Number.POSITIVE_INFINITY,
): number {
  const dice = poolOf(t.state, kind)
  const most = Math.min(count, modifiable(t.state, kind, from, t.state.attack?.modifier ?? -1))
  let changed = 0
  for (let i = 0; i < dice.length && changed < most; i++)
    if (dice[i].face === from) {
      dice[i] = { ...dice[i], face: to }
      changed++
    }
  if (from === 'focus') noteFocus(t.state, kind, changed)
  if (changed > 0)
    t.log?.('change-dice', 'xw.g.dice-mod.3', {
      kind,
      from,
      to,
      count: changed,
      pool: facesOf(dice),
    })
  return changed
}

/** Adds a die that shows a result (xw.g.dice-mod.2). */
export function addDie(t: T, kind: DiceKind, face: Face): void {
  const dice = poolOf(t.state, kind)
  dice.push({ face, rerolled: false })
  t.log?.('add-die', 'xw.g.dice-mod.2', { kind, face, pool: facesOf(dice) })
}

/** Takes a die with that result from the pool: spent or cancelled. */
export function removeDie(t: T, kind: DiceKind, face: Face): boolean {
  const dice = poolOf(t.state, kind)
  const place = dice.findIndex((die) => die.face === face)
  if (place < 0) return false
  dice.splice(place, 1)
  return true
}

/** Rolls single dice again; each at most once (xw.g.golden.4). */
export function reroll(t: T, kind: DiceKind, places: readonly number[]): void {
  const dice = poolOf(t.state, kind)
  noteFocus(t.state, kind, places.filter((place) => dice[place].face === 'focus').length)
  for (const place of places) dice[place] = { face: rollFace(t, kind), rerolled: true }
  t.log?.('reroll', 'xw.g.dice-mod.4', {
    kind,
    count: places.length,
    faces: facesOf(dice),
  })
  t.revealed('dice')
}

/** All dice of a pool again, which counts as rerolling for nobody: each may still be rerolled (xw.a.cardfaq.39). */
export function rerollFreely(t: T, kind: DiceKind): void {
  const dice = poolOf(t.state, kind)
  for (let i = 0; i < dice.length; i++) dice[i] = { ...dice[i], face: rollFace(t, kind) }
  t.log?.('reroll', 'xw.a.cardfaq.39', {
    kind,
    count: dice.length,
    faces: facesOf(dice),
  })
  t.revealed('dice')
}

/** Places of the dice that may still be rerolled. */
export function rerollable(s: State, kind: DiceKind, face?: Face, by?: ShipId): number[] {
  if (s.attack === null || rerollsLeft(s, kind) <= 0) return []
  let focus = modifiable(s, kind, 'focus', by ?? s.attack.modifier)
  return poolOf(s, kind).flatMap((die, i) => {
    if (die.rerolled || (face !== undefined && die.face !== face)) return []
    // Focus results are all alike, so that a limit leaves out the last of them.
    return die.face === 'focus' && --focus < 0 ? [] : [i]
  })
}

/** How many dice may be rerolled yet: some cards limit the attacker's. */
export function rerollsLeft(s: State, kind: DiceKind): number {
  const { attack } = s
  if (attack === null || kind !== 'attack' || attack.modifying !== seatOf(s, attack.attacker))
    return Number.POSITIVE_INFINITY
  const most = Math.min(...opinions(s, 'mostRerolls', attack))
  return most - attack.attackDice.filter(({ rerolled }) => rerolled).length
}
