/** What an attack is worth, in points: by exact odds, remembered for each pair of cards. */
import { designOf } from '../cards/catalogue.ts'
import { attackBetween, type Expected, expectedOf, type Attack as OddsAttack } from '../odds/index.ts'
import { FOCUSED, has } from '../rules/conditions.ts'
import { healthOf } from '../rules/damage.ts'
import type { FigureId, State } from '../state.ts'
import type { Arms } from './arms.ts'

/** Beyond this, accuracy is the same: hardly any. */
export const FAR = 12
const remembered = new Map<number, Expected>()
const NOTHING: Expected = { damage: 0, defeat: 0 }

/** Damage on average and the chance of defeat. */
function strike(
  s: State,
  arms: Arms,
  attacker: FigureId,
  target: FigureId,
  distance: number,
  health: number,
): Expected {
  const other = s.figures[target]
  const left = health - other.damage
  const focused = has(s.figures[attacker], FOCUSED)
  const range = Math.min(distance, FAR)
  const key =
    (((arms.number * 4096 + other.kind) * 16 + range) * 32 + Math.min(left, 31)) * 2 + (focused ? 1 : 0)
  let expected = remembered.get(key)
  if (expected === undefined) {
    expected = workOut(arms, other.kind, range, left, focused)
    remembered.set(key, expected)
  }
  return expected
}

function workOut({ facts }: Arms, target: number, range: number, health: number, focused: boolean): Expected {
  const plain = attackBetween({
    attacker: facts,
    defender: designOf(target).facts,
    range,
    chosen: range > 4 ? ['blue', 'blue', 'red'] : ['red', 'blue', 'red'],
  })
  if (plain === null) return NOTHING
  const attack: OddsAttack = { ...plain, health, attack: focused ? [...plain.attack, 'green'] : plain.attack }
  return expectedOf(attack)
}

/** Heroes cost nothing, and are what a mission is about. */
const HEALTHY_HERO = 9
const WOUNDED_HERO = 6

/** What one figure of a card is worth to whoever defeats it. */
export function worthOf(s: State, figure: FigureId): number {
  const { facts, sheet } = designOf(s.figures[figure].kind)
  if (sheet !== null) return sheet.wounded ? WOUNDED_HERO : HEALTHY_HERO
  return facts.cost / facts.group
}

/** The gain of the best attack at this distance: for defeat most, for damage in part. */
export function strikeWorth(
  s: State,
  all: readonly Arms[],
  attacker: FigureId,
  target: FigureId,
  distance: number,
  health = healthOf(s, target),
): number {
  let best = 0
  for (const arms of all) {
    if (distance > arms.most) continue
    const { damage, defeat } = strike(s, arms, attacker, target, distance, health)
    best = Math.max(best, 0.45 * defeat + (0.55 * damage) / health)
  }
  return best * worthOf(s, target)
}
