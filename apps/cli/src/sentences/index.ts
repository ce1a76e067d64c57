/**
 * What the command line itself says: help, and why something can't be. English stands where it is said, with `{names}` for
 * what goes into it; the German catalogue has the same sentence by the English one. What it lacks is said in English.
 */
import type { Language } from '@dejarik/kernel'
import { german } from './de.ts'

export interface Sentence {
  readonly english: string
  readonly args: SentenceArgs
}
export type SentenceArgs = { readonly [name: string]: string | number | Sentence }

export type Say = (english: string, args?: SentenceArgs) => string

export function sayIn(reader: Language): Say {
  const say: Say = (english, args = {}) =>
    (reader === 'de' ? (german[english] ?? english) : english).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => {
        if (!Object.hasOwn(args, name)) return whole
        const value = args[name]
        return typeof value === 'object' ? say(value.english, value.args) : String(value)
      },
    )
  return say
}
