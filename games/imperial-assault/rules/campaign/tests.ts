/** Attribute tests (rulebook: Eigenschaftstests). */
import type { Flow, RuleId } from '@dejarik/kernel'
import { ATTACK_DICE, ATTRIBUTES, type Attribute } from '../../facts/index.ts'
import type { TestAttribute, TestDie } from '../../offers.ts'
import { type FigureId, NONE, type T, type Test, type TokenId } from '../../state.ts'
import { rollAttack } from '../attack/pools.ts'
import { attackFace, GREEN } from '../attack/results.ts'
import { designOf } from '../cards.ts'
import { FOCUSED, has, lose } from '../conditions.ts'
import { isHero } from '../hero.ts'
import { moment, open } from '../windows.ts'

/** Whether the figure passes: one of the attributes, so many successes, those of earlier tries on the object counted. */
export function* test(
  t: T,
  figure: FigureId,
  attributes: readonly Attribute[],
  { needed = 1, object = NONE }: { readonly needed?: number; readonly object?: TokenId } = {},
): Flow<boolean> {
  const s = t.state
  if (s.figures[figure].space === NONE) return false
  const earlier = object === NONE ? 0 : s.tokens[object].strain
  if (object !== NONE) s.tokens[object].strain = 0
  const successes = earlier + (yield* successesOf(t, figure, attributes, needed))
  const passed = successes >= needed
  // What was achieved stays with the object (ia.attribute-tests.8, .10).
  if (!passed && object !== NONE && needed > 1) s.tokens[object].strain = successes
  t.log?.(passed ? 'test-passed' : 'test-failed', 'ia.attribute-tests.3', { figure, successes, needed })
  return passed
}

/** Those who fail; all of them test before anything happens to one. */
export function* failing(t: T, figures: readonly FigureId[], attribute: Attribute): Flow<FigureId[]> {
  const failed: FigureId[] = []
  for (const figure of figures) if (!(yield* test(t, figure, [attribute]))) failed.push(figure)
  return failed
}

/** Heroes roll; elite figures have one success, regular ones none (ia.attribute-tests.13 to .15). */
function* successesOf(
  t: T,
  figure: FigureId,
  attributes: readonly Attribute[],
  needed: number,
): Flow<number> {
  const s = t.state
  const { seat, kind } = s.figures[figure]
  if (!isHero(s, figure)) return designOf(kind).facts.elite ? 1 : 0
  const options = attributes.map(
    (one): TestAttribute => ({ do: 'attribute', figure, attribute: ATTRIBUTES.indexOf(one) }),
  )
  const { attribute } = yield* t.choose(seat, 'attribute', options, { rule: 'ia.attribute-tests.11' })
  const pool = designOf(kind).sheet?.side.attributes[ATTRIBUTES[attribute]] ?? []
  const under: Test = {
    figure,
    attribute,
    dice: pool.map((die) => ATTACK_DICE.indexOf(die)),
    sides: [],
    rerolled: 0,
    successes: 0,
    needed,
  }
  const outer = s.test
  s.test = under
  yield* open(t, moment('test', figure, null, attribute), 'ia.attribute-tests.2')
  // Focused adds a die to the next attack or test (ia.focused.1).
  if (has(s.figures[figure], FOCUSED)) under.dice.push(GREEN)
  under.sides = under.dice.map((color) => rollAttack(t, color))
  lose(t, figure, FOCUSED)
  t.revealed('dice')
  t.log?.('test-rolled', 'ia.attribute-tests.2', {
    figure,
    attribute,
    dice: under.dice.slice(),
    sides: under.sides.slice(),
  })
  yield* open(t, moment('test-rolled', figure, null, attribute), 'ia.attribute-tests.2')
  s.test = outer
  return surgesOf(under) + under.successes
}

/** Each surge is a success (ia.attribute-tests.6); dice that are not rolled yet have none. */
export function surgesOf({ dice, sides }: Test): number {
  return sides.reduce((sum, side, i) => sum + (side < 0 ? 0 : attackFace(dice[i], side).surge), 0)
}

function dieOptions({ figure, dice, sides, rerolled }: Test): TestDie[] {
  return dice.flatMap((color, die): TestDie[] =>
    (rerolled & (1 << die)) === 0 ? [{ do: 'test-die', figure, die, color, side: sides[die] }] : [],
  )
}

export function canRerollTest(one: Test | null): boolean {
  return one !== null && dieOptions(one).length > 0
}

/** Up to so many dice of the test that is under way. */
export function* rerollTest(t: T, seat: number, count: number, rule: RuleId): Flow {
  const one = t.state.test
  if (one === null) return
  const chosen = yield* t.chooseSome(seat, 'reroll-test', dieOptions(one), { min: 1, max: count }, { rule })
  for (const { die, color } of chosen) {
    one.sides[die] = rollAttack(t, color)
    one.rerolled |= 1 << die
    t.log?.('test-rerolled', rule, { figure: one.figure, color, side: one.sides[die] })
  }
  if (chosen.length > 0) t.revealed('dice')
}
