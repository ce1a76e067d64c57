import type { Message, RuleId } from './api.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A refusal that can be mended: the sentence that says how is `mend.<refused>`, with the same arguments. */
export interface Mendable extends Refusal {
  readonly mend: Message
}

/** Something in a file, list or link that could not be used as it stands. */
export interface Note extends Mendable {
  /** Where: `pilots[2].upgrades.talent[0]`, the number of a line, or nothing for the whole. */
  readonly where: string
  /**
   * `lost`: something that was written is missing now. `told`: nothing is wrong, it only says how it was read.
   * Without it, it was read in a way that may not have been meant.
   */
  readonly means?: 'lost' | 'told'
}

type Args = NonNullable<Refusal['args']>

export function mendable(key: string, args: Args, rule?: RuleId): Mendable {
  return { ...refuse(key, rule, args), mend: { key: `mend.${key}`, args } }
}

export function note(key: string, where: string, args: Args = {}, rule?: RuleId): Note {
  return { ...mendable(key, { where: where === '' ? '·' : where, ...args }, rule), where }
}

/** For what is missing from what was read: it has to be agreed to (`left-out.ts`). */
export function lost(key: string, where: string, args: Args = {}, rule?: RuleId): Note {
  return { ...note(key, where, args, rule), means: 'lost' }
}

/** For what is good to know of the reading and needs no mending. */
export function told(key: string, where: string, args: Args = {}, rule?: RuleId): Note {
  return { ...note(key, where, args, rule), means: 'told' }
}

const MOST_SHOWN = 60

/** A value as a sentence can show it: whole if it is short. */
export function shown(value: unknown): string {
  if (value === undefined) return '–'
  let text: string
  try {
    text = JSON.stringify(value) ?? '–'
  } catch {
    text = typeof value
  }
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`
}
