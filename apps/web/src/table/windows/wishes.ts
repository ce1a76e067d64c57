/** What a player has said about questions that come again and again: kept for a match, beside it, and no part of its record. */
import {
  type Answer,
  aCount,
  aText,
  fieldsOf,
  isRefusal,
  listOf,
  oneOf,
  readableFields,
  readJson,
} from '@dejarik/kernel'
import type { RecurringWindow } from '../contract.ts'

export interface Wish {
  /** Of the window. */
  readonly id: string
  /** As it was called when it was said. */
  readonly name: string
  readonly how: 'not-this-round' | 'only-if'
  /** The round that it holds for. */
  readonly round?: number
  /** The condition without which it is not asked, and what it is called. */
  readonly condition?: string
  readonly label?: string
}

const NEEDED = fieldsOf({ id: aText, name: aText, how: oneOf<Wish['how']>(['not-this-round', 'only-if']) })
const KNOWN = readableFields({ round: aCount, condition: aText, label: aText })
const WISHES = listOf<Wish>((raw, where) => ({ ...KNOWN(raw, where), ...NEEDED(raw, where) }))

export function readWishes(text: string | null): readonly Wish[] {
  const read = text === null ? [] : readJson(text, WISHES)
  return isRefusal(read) ? [] : read
}

/** The answer that the player has asked for, or null if the question is to be put. What would be lost for good is always asked. */
export function wishedAnswer(window: RecurringWindow | null, wishes: readonly Wish[]): Answer | null {
  if (window === null || window.isLastChance === true) return null
  const wish = wishes.find(({ id }) => id === window.id)
  if (wish === undefined) return null
  if (wish.how === 'not-this-round') return wish.round === window.round ? window.pass : null
  const condition = window.conditions.find(({ id }) => id === wish.condition)
  return condition?.isMet === false ? window.pass : null
}

/** One wish a window: the latest. */
export function withWish(wishes: readonly Wish[], wish: Wish): readonly Wish[] {
  return [...wishes.filter(({ id }) => id !== wish.id), wish]
}
