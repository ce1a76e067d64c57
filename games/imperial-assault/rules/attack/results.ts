/** What the dice and everything else come to. */
import {
  ATTACK_DICE,
  ATTACK_FACES,
  type AttackFace,
  DEFENSE_DICE,
  DEFENSE_FACES,
  type DefenseFace,
} from '../../facts/index.ts'
import type { Attack } from '../../state.ts'
import type { Modifiers } from '../abilities.ts'

const attackFaces: readonly (readonly AttackFace[])[] = ATTACK_DICE.map((die) => ATTACK_FACES[die])
const defenseFaces: readonly (readonly DefenseFace[])[] = DEFENSE_DICE.map((die) => DEFENSE_FACES[die])

export const RED = ATTACK_DICE.indexOf('red')
export const BLUE = ATTACK_DICE.indexOf('blue')
export const GREEN = ATTACK_DICE.indexOf('green')
export const YELLOW = ATTACK_DICE.indexOf('yellow')
export const BLACK = DEFENSE_DICE.indexOf('black')
export const WHITE = DEFENSE_DICE.indexOf('white')
export const SIDES = 6

export function attackFace(color: number, side: number): AttackFace {
  return attackFaces[color][side]
}

export function defenseFace(color: number, side: number): DefenseFace {
  return defenseFaces[color][side]
}

/** What a side is called in scripts: `2 damage 1 surge`, `dodge`, `blank`. */
export function attackFaceWords({ damage, surge, accuracy }: AttackFace): string {
  return resultWords([damage, 'damage'], [surge, 'surge'], [accuracy, 'accuracy'])
}

export function defenseFaceWords({ block, evade, dodge }: DefenseFace): string {
  return dodge > 0 ? 'dodge' : resultWords([block, 'block'], [evade, 'evade'])
}

function resultWords(...results: readonly (readonly [number, string])[]): string {
  const shown = results.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return shown.length === 0 ? 'blank' : shown.join(' ')
}

function sumAttack(a: Attack, of: keyof AttackFace): number {
  let sum = 0
  for (let i = 0; i < a.attackDice.length; i++)
    if (a.attackSides[i] >= 0) sum += attackFaces[a.attackDice[i]][a.attackSides[i]][of]
  return sum
}

function sumDefense(a: Attack, of: keyof DefenseFace): number {
  let sum = 0
  for (let i = 0; i < a.defenseDice.length; i++)
    if (a.defenseSides[i] >= 0) sum += defenseFaces[a.defenseDice[i]][a.defenseSides[i]][of]
  return sum
}

export function damageResults(a: Attack): number {
  return Math.max(0, sumAttack(a, 'damage') + a.damage)
}

export function accuracyResults(a: Attack): number {
  return Math.max(0, sumAttack(a, 'accuracy') + a.accuracy)
}

export function evadeResults(a: Attack): number {
  return Math.max(0, sumDefense(a, 'evade') + a.evade)
}

export function blockResults(a: Attack): number {
  return Math.max(0, sumDefense(a, 'block') + a.block)
}

export function dodgeResults(a: Attack): number {
  return Math.max(0, sumDefense(a, 'dodge') + a.dodge)
}

/** Each evade takes one surge away (ia.surge.2); before step 4 none has. */
export function surgesLeft(a: Attack, paid: number): number {
  const rolled = Math.max(0, sumAttack(a, 'surge') + a.surges)
  return Math.max(0, rolled - (a.step >= 4 ? evadeResults(a) : 0)) - paid
}

/** Block that Pierce does not ignore (ia.pierce.1). */
export function damageDealt(a: Attack): number {
  return Math.max(0, damageResults(a) - Math.max(0, blockResults(a) - a.pierce))
}

export function add(a: Attack, more: Modifiers): void {
  a.damage += more.damage ?? 0
  a.surges += more.surges ?? 0
  a.accuracy += more.accuracy ?? 0
  a.block += more.block ?? 0
  a.evade += more.evade ?? 0
  a.dodge += more.dodge ?? 0
  a.pierce += more.pierce ?? 0
  a.blast += more.blast ?? 0
  a.cleave += more.cleave ?? 0
}
