import type { Words } from '@dejarik/kernel'
import { type Effects, NO_EFFECTS, withEffect } from './effect.ts'

/** An ability that surges pay for (ia.surge.*). */
export interface SurgeFacts {
  /** Surges to spend. */
  readonly cost: number
  /** Where it is printed with one, or needs a name because its code does. */
  readonly name: Words | null
  /** Null if numbers don't say it: then the card's code does, by the name. */
  readonly effects: Effects | null
}

/** `+1 damage`, `2: +3 damage, pierce 1`, or one that was made already. */
export type SurgeEntry = string | SurgeFacts

export function surgesFrom(entries: readonly SurgeEntry[]): readonly SurgeFacts[] {
  return entries.map((entry) => (typeof entry === 'string' ? surgeFrom(entry) : entry))
}

function surgeFrom(code: string): SurgeFacts {
  const [, cost, rest] = /^(?:(\d): )?(.+)$/u.exec(code) ?? []
  const effects = rest.split(', ').reduce((so: Effects, part) => {
    const further = withEffect(so, part)
    if (further === null) throw new Error(`${part} is no surge ability`)
    return further
  }, NO_EFFECTS)
  return { cost: Number(cost ?? 1), name: null, effects }
}

/** A surge ability with a name; without a code for its effects it is written in code. */
export function namedSurge(name: Words, code?: string, cost = 1): SurgeFacts {
  return { cost, name, effects: code === undefined ? null : surgeFrom(code).effects }
}
