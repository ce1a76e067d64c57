/** What the rules ask of all abilities that are live: their passive answers, as bits so that most need not be asked. */
import type { Always } from './ability.ts'

const ALWAYS = [
  'attack',
  'results',
  'surges',
  'surgeTwice',
  'multipleAttacks',
  'cannotAttack',
  'cannotExit',
  'cannotInteract',
  'seesThroughFigures',
  'speed',
  'silences',
  'waits',
  'draws',
  'bounty',
  'lendsSurges',
  'paysNothingExtra',
  'immune',
  'lessPierce',
  'clouds',
  'usesNone',
  'health',
  'endurance',
  'isMobile',
  'hasReach',
  'defenseDice',
  'isUnseen',
  'walksDifficult',
  'cheaper',
  'aims',
  'movesOnce',
  'cannotBePushed',
] as const satisfies readonly (keyof Always)[]
export type Question = (typeof ALWAYS)[number]

const BITS = Object.fromEntries(ALWAYS.map((question, i) => [question, 1 << i])) as {
  readonly [Q in Question]: number
}

export function questionBit(question: Question): number {
  return BITS[question]
}

export function answersOf(always: Always | undefined): number {
  let bits = 0
  for (const question of ALWAYS) if (always?.[question] !== undefined) bits |= questionBit(question)
  return bits
}
