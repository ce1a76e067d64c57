import type { Message, Refusal } from '@dejarik/kernel'
import type { Army } from './army.ts'

/** Something in a list or link that could not be used as it stands. */
export interface Note extends Refusal {
  /** The number of a line; nothing for the whole. */
  readonly where: string
  readonly mend: Message
}

/** What was read: an army, if there is one, and everything that could not be used. */
export interface Reading {
  readonly army: Army | null
  readonly notes: readonly Note[]
}

type Args = NonNullable<Refusal['args']>

export function note(key: string, where: string, args: Args = {}): Note {
  const all = { where: where === '' ? '·' : where, ...args }
  return { refused: key, where, args: all, mend: { key: `mend.${key}`, args: all } }
}

const SHOWN = 60

/** A piece of text as a sentence can show it: whole if it is short. */
export function shown(text: string): string {
  return JSON.stringify(text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`)
}
