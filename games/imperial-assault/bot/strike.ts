/** What an attack is worth, in points: by exact odds, remembered for each pair of attacker and target. */
import { attackBetween, type Expected, expectedOf, type Attack as OddsAttack } from '../odds/index.ts'
import { FOCUSED, has } from '../rules/conditions.ts'
import type { FigureId, State } from '../state.ts'
import type { Arms } from './arms.ts'
import type { Mark } from './marks.ts'

/** Beyond this, accuracy is the same: hardly any. */
export const FARTHEST = 12
/** So much health is more than an attack takes. */
const PLENTY = 31
const remembered = new Map<number, Expected>()
const NOTHING: Expected = { damage: 0, defeat: 0 }

/** Damage on average and the chance of defeat. */
function strike(arms: Arms, mark: Mark, distance: number, focused: boolean): Expected {
  const range = Math.min(distance, FARTHEST)
  const left = Math.min(mark.left, PLENTY)
  const key = (((arms.number * 4096 + mark.number) * 16 + range) * 32 + left) * 2 + (focused ? 1 : 0)
  let expected = remembered.get(key)
  if (expected === undefined) {
    expected = workOut(arms, mark, range, focused)
    remembered.set(key, expected)
  }
  return expected
}

function workOut({ facts }: Arms, { defense, left }: Mark, range: number, focused: boolean): Expected {
  const plain = attackBetween({
    attacker: facts,
    defender: defense,
    range,
    chosen: range > 4 ? ['blue', 'blue', 'red'] : ['red', 'blue', 'red'],
  })
  if (plain === null) return NOTHING
  const attack: OddsAttack = {
    ...plain,
    health: left,
    attack: focused ? [...plain.attack, 'green'] : plain.attack,
  }
  return expectedOf(attack)
}

/** The gain of the best attack at this distance: for defeat most, for damage in part. */
export function strikeWorth(
  s: State,
  all: readonly Arms[],
  attacker: FigureId,
  mark: Mark,
  distance: number,
): number {
  const focused = has(s.figures[attacker], FOCUSED)
  let best = 0
  for (const arms of all) {
    if (distance > arms.most) continue
    const { damage, defeat } = strike(arms, mark, distance, focused)
    best = Math.max(best, 0.45 * defeat + (0.55 * damage) / mark.health)
  }
  return best * mark.worth
}
