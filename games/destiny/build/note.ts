import type { Message, Refusal, RuleId } from '@dejarik/kernel'
import type { Deck } from './deck.ts'

/** Something in a file, list or link that could not be used as it stands. */
export interface Note extends Refusal {
  /** Where: `slots.01001`, or the number of a line. */
  readonly where: string
  readonly mend: Message
}

/** What was read: a deck, if there is one, and everything that could not be used. */
export interface Reading {
  readonly deck: Deck | null
  readonly notes: readonly Note[]
}

type Args = NonNullable<Refusal['args']>

export function note(key: string, where: string, args: Args = {}, rule?: RuleId): Note {
  const all = { where: where === '' ? '·' : where, ...args }
  return {
    refused: key,
    where,
    args: all,
    ...(rule !== undefined && { rule }),
    mend: { key: `mend.${key}`, args: all },
  }
}

const SHOWN = 60

/** A value as a sentence can show it: whole if it is short. */
export function shown(value: unknown): string {
  if (value === undefined) return '–'
  let text: string
  try {
    text = JSON.stringify(value) ?? '–'
  } catch {
    text = typeof value
  }
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`
}
