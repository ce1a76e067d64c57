import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

export const ATTACK_DICE = ['red', 'blue', 'green', 'yellow'] as const
export type AttackDie = (typeof ATTACK_DICE)[number]
export const DEFENSE_DICE = ['black', 'white'] as const
export type DefenseDie = (typeof DEFENSE_DICE)[number]

export interface AttackFace {
  readonly damage: number
  readonly surge: number
  readonly accuracy: number
}

export interface DefenseFace {
  readonly block: number
  readonly evade: number
  readonly dodge: number
}

/** `damage surge accuracy` of each face. */
function attackDie(...faces: readonly [number, number, number][]): readonly AttackFace[] {
  return faces.map(([damage, surge, accuracy]) => ({ damage, surge, accuracy }))
}

/** `block evade dodge` of each face. */
function defenseDie(...faces: readonly [number, number, number][]): readonly DefenseFace[] {
  return faces.map(([block, evade, dodge]) => ({ block, evade, dodge }))
}

// biome-ignore format: a table, one die a line
export const ATTACK_FACES: { readonly [D in AttackDie]: readonly AttackFace[] } = {
  red: attackDie([1, 0, 0], [2, 0, 0], [2, 0, 0], [2, 1, 0], [3, 0, 0], [3, 0, 0]),
  blue: attackDie([0, 1, 2], [1, 0, 2], [1, 1, 3], [2, 0, 3], [2, 0, 4], [1, 0, 5]),
  green: attackDie([0, 1, 1], [1, 1, 1], [1, 1, 2], [2, 0, 1], [2, 0, 2], [2, 0, 3]),
  yellow: attackDie([0, 1, 0], [1, 2, 0], [1, 1, 1], [2, 0, 1], [0, 1, 2], [1, 0, 2]),
}

// biome-ignore format: a table, one die a line
export const DEFENSE_FACES: { readonly [D in DefenseDie]: readonly DefenseFace[] } = {
  black: defenseDie([1, 0, 0], [1, 0, 0], [2, 0, 0], [2, 0, 0], [3, 0, 0], [0, 1, 0]),
  white: defenseDie([0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 0], [0, 0, 1]),
}

export const DIE_NAMES: { readonly [D in AttackDie | DefenseDie]: Words } = {
  red: words('red', 'rot'),
  blue: words('blue', 'blau'),
  green: words('green', 'grün'),
  yellow: words('yellow', 'gelb'),
  black: words('black', 'schwarz'),
  white: words('white', 'weiß'),
}

const isAttackDie = (word: string): word is AttackDie => ATTACK_DICE.some((die) => die === word)
const isDefenseDie = (word: string): word is DefenseDie => DEFENSE_DICE.some((die) => die === word)

/** `red red yellow`, or nothing. */
export function attackDice(code: string): readonly AttackDie[] {
  return colors(code, isAttackDie, 'attack die')
}

export function defenseDice(code: string): readonly DefenseDie[] {
  return colors(code, isDefenseDie, 'defense die')
}

function colors<D extends string>(code: string, is: (word: string) => word is D, what: string): readonly D[] {
  if (code === '') return []
  return code.split(' ').map((word) => {
    if (!is(word)) throw new Error(`${word} is no ${what}`)
    return word
  })
}
