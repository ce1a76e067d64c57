/** What an attack is worth, in victory points: by exact odds, remembered for each pair of cards. */
import { designOf } from '../cards/catalogue.ts'
import { attackBetween, type Expected, expectedOf, type Attack as OddsAttack } from '../odds/index.ts'
import { FOCUSED, has } from '../rules/conditions.ts'
import { healthOf } from '../rules/damage.ts'
import type { FigureId, State } from '../state.ts'

/** Beyond this, accuracy is the same: hardly any. */
const FAR = 12
const remembered = new Map<number, Expected>()
const NOTHING: Expected = { damage: 0, defeat: 0 }

/** Damage on average and the chance of defeat. */
export function strike(s: State, attacker: FigureId, target: FigureId, distance: number): Expected {
  const one = s.figures[attacker]
  const other = s.figures[target]
  const left = healthOf(s, target) - other.damage
  const focused = has(one, FOCUSED)
  const range = Math.min(distance, FAR)
  const key =
    ((((one.kind * 256 + other.kind) * 16 + range) * 32 + Math.min(left, 31)) << 1) + (focused ? 1 : 0)
  let expected = remembered.get(key)
  if (expected === undefined) {
    expected = workOut(one.kind, other.kind, range, left, focused)
    remembered.set(key, expected)
  }
  return expected
}

function workOut(
  attacker: number,
  target: number,
  range: number,
  health: number,
  focused: boolean,
): Expected {
  const plain = attackBetween({
    attacker: designOf(attacker).facts,
    defender: designOf(target).facts,
    range,
    chosen: range > 4 ? ['blue', 'blue', 'red'] : ['red', 'blue', 'red'],
  })
  if (plain === null) return NOTHING
  const attack: OddsAttack = { ...plain, health, attack: focused ? [...plain.attack, 'green'] : plain.attack }
  return expectedOf(attack)
}

/** What one figure of a card is worth to whoever defeats it. */
export function worthOf(s: State, figure: FigureId): number {
  const { cost, group } = designOf(s.figures[figure].kind).facts
  return cost / group
}

/** The gain of an attack: for defeat most, for damage in part. */
export function strikeWorth(s: State, attacker: FigureId, target: FigureId, distance: number): number {
  const { damage, defeat } = strike(s, attacker, target, distance)
  const worth = worthOf(s, target)
  return worth * (0.45 * defeat + (0.55 * damage) / healthOf(s, target))
}
