/** Before step 2 and in it: which dice there are, and rolling them. */
import type { Flow, RuleId } from '@dejarik/kernel'
import { ATTACK_DICE, type AttackFace, DEFENSE_DICE } from '../../facts/index.ts'
import type { TakeDie } from '../../offers.ts'
import { type Attack, DICE, type FigureId, NONE, type State, type T, type TokenId } from '../../state.ts'
import { designOf } from '../cards.ts'
import { FOCUSED, has } from '../conditions.ts'
import { eachOf } from '../live.ts'
import { missionAt } from '../missions.ts'
import { diceOf, profileOf } from './profile.ts'
import { attackFace, attackFaceWords, defenseFace, defenseFaceWords, GREEN, SIDES } from './results.ts'
import type { Manner } from './targets.ts'

/** The attacker's dice: those on its card or of the manner; some cards let it choose. Focused adds a green one. */
export function* attackPool(t: T, a: Attack, manner: Manner): Flow<number[]> {
  const s = t.state
  const { attacker, controller } = a
  const profile = profileOf(s, attacker, a.weapon)
  const dice = (manner.dice ?? diceOf(profile)).slice()
  const chosen = manner.dice === undefined ? profile.chosen : 0
  const most = profile.mostOfAColor
  for (let i = 0; i < chosen; i++) {
    // In the order of colours, so that every set of dice is asked for once.
    const least = i === 0 ? 0 : dice[dice.length - 1]
    const options = ATTACK_DICE.map((_, die): TakeDie => ({ do: 'die', die })).filter(
      ({ die }) =>
        die >= least && dice.filter((one) => one === die).length < most && fits(die, most, chosen - i, dice),
    )
    const { die } = yield* t.choose(controller, 'attack-die', options, { rule: 'ia.attacks.2' })
    dice.push(die)
  }
  a.focused = focuses(s, attacker)
  if (a.focused) dice.push(GREEN)
  return dice
}

/** Whether the next attack has the die of Focused; one that interrupts an attack with it does not have it as well (ia.focused.2). */
export function focuses(s: State, attacker: FigureId): boolean {
  return (
    has(s.figures[attacker], FOCUSED) &&
    !s.attacks.some((other) => other.attacker === attacker && other.focused)
  )
}

/** Whether enough dice are left of this colour and the later ones. */
function fits(die: number, most: number, wanted: number, dice: readonly number[]): boolean {
  let room = 0
  for (let color = die; color < ATTACK_DICE.length; color++)
    room += most - dice.filter((one) => one === color).length
  return room >= wanted
}

/** What is printed on the target's card, or what the mission gives an object (ia.attacking-objects.8). */
export function defensePool(s: State, target: FigureId, object: TokenId = NONE): number[] {
  if (target === NONE && object === NONE) return []
  if (target === NONE) return [...(missionAt(s.mission).tokenKinds[s.tokens[object].kind].dice ?? [])]
  const dice = designOf(s.figures[target].kind).facts.defense.map((die) => DEFENSE_DICE.indexOf(die))
  eachOf(s, target, 'defenseDice', (more, me) => {
    dice.push(...more(s, me))
  })
  return dice
}

/** An object's block. */
export function objectBlock(s: State, object: TokenId): number {
  if (object === NONE) return 0
  const { block, blockNow } = missionAt(s.mission).tokenKinds[s.tokens[object].kind]
  return blockNow === undefined ? block : blockNow(s, object)
}

export function rollAll(t: T, a: Attack): void {
  a.attackSides = a.attackDice.map((color) => rollAttack(t, color))
  a.defenseSides = a.defenseDice.map((color) => rollDefense(t, color))
  t.revealed('dice')
  t.log?.('rolled', 'ia.attack-steps.5', {
    attacker: a.attacker,
    attackDice: a.attackDice.slice(),
    attackSides: a.attackSides.slice(),
    defenseDice: a.defenseDice.slice(),
    defenseSides: a.defenseSides.slice(),
  })
}

export function rollAttack(t: T, color: number): number {
  return t.int(DICE, SIDES, (side) => attackFaceWords(attackFace(color, side)))
}

/** One attack die outside of an attack. */
export function rollDie(t: T, color: number, rule: RuleId): AttackFace {
  const side = rollAttack(t, color)
  t.revealed('dice')
  t.log?.('die-rolled', rule, { color, side })
  return attackFace(color, side)
}

export function rollDefense(t: T, color: number): number {
  return t.int(DICE, SIDES, (side) => defenseFaceWords(defenseFace(color, side)))
}
