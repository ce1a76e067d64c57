import { DESIGN } from '../facts/catalogue.ts'
import type { Move } from '../moves.ts'

/** Copies of a card are the same choice. */
export function alike(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false
  return a.card < 0 || b.card < 0 ? a.card === b.card : DESIGN[a.card] === DESIGN[b.card]
}

/** Whether no option before this one is the same choice. */
export function isFirstOfItsKind(moves: readonly Move[], index: number): boolean {
  for (let i = 0; i < index; i++) if (alike(moves[i], moves[index])) return false
  return true
}
