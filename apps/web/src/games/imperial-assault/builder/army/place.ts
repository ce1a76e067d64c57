/** Where the cards of an army stand on the page, and which of them a problem is about. */
import type { Army, CardKind, Problem } from '@dejarik/imperial-assault/build'
import type { Language } from '@dejarik/kernel'
import type { Cause } from '../../../../build/Problems.tsx'
import { KINDS, titleOf } from '../card.ts'
import { partOf } from '../edit.ts'

export function anchorOf(kind: CardKind, card: string): string {
  return `card-${kind}-${card}`
}

/** The first card that a problem is about. */
export function causeOf({ at }: Problem, army: Army, language: Language): Cause | null {
  for (const kind of KINDS) {
    const found = partOf(army, kind).find(({ card }) => at.includes(`${kind}:${card}`))
    if (found !== undefined)
      return { name: titleOf(kind, found.card, language), anchor: anchorOf(kind, found.card) }
  }
  return null
}

export function isWrong(kind: CardKind, card: string, problems: readonly Problem[]): boolean {
  return problems.some(({ at }) => at.includes(`${kind}:${card}`))
}
