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
}

type Args = NonNullable<Refusal['args']>

export function mendable(key: string, args: Args, rule?: RuleId): Mendable {
  return { ...refuse(key, rule, args), mend: { key: `mend.${key}`, args } }
}

export function note(key: string, where: string, args: Args = {}, rule?: RuleId): Note {
  return { ...mendable(key, { where: where === '' ? '·' : where, ...args }, rule), where }
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
