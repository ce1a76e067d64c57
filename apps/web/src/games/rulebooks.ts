/** The rulebooks that can be read here. */
import type { RuleIndex, Words } from '@dejarik/kernel'
import { faces } from './index.ts'

export interface Rulebook {
  /** The game's id. */
  readonly game: string
  readonly name: Words
  readonly index: RuleIndex
}

/** In the order of the home screen. */
export const rulebooks: readonly Rulebook[] = faces.map(({ game: { id, name, rules } }) => ({
  game: id,
  name,
  index: rules,
}))

/** The book that holds a rule: `db.purchase.4` is in the one with the prefix `db`. */
export function rulebookOf(rule: string): Rulebook | null {
  const prefix = rule.split('.')[0]
  return rulebooks.find(({ index }) => index.prefix === prefix) ?? null
}
