/** The sentences of a builder: those that all share, and the game's own, which know what is built. */
import type { Language } from '@dejarik/kernel'
import { type SayOf, sayers } from '../../text/sayers.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type SharedKey = keyof typeof en

/** Sentences that name what is built; every game's own catalogue has them. */
export type OwnKey =
  | 'list.title'
  | 'list.new'
  | 'list.new-text'
  | 'list.ready'
  | 'list.ready-text'
  | 'list.saved'
  | 'list.none'
  | 'list.unreadable'
  | 'list.unnamed'
  | 'editor.title'
  | 'editor.back'
  | 'editor.name'
  | 'editor.play'
  | 'editor.play-not'
  | 'editor.gone'
  | 'editor.gone-text'
  | 'editor.not-kept'
  | 'problems.none'
  | 'import.title'
  | 'import.text'
  | 'import.nothing'
  | 'import.take'
  | 'share.link-text'
  | 'sheet.title'
  | 'sheet.came'
  | 'sheet.broken'
  | 'sheet.keep'

/** What the parts of the shell can say in any builder. */
export type ShellSay = SayOf<SharedKey | OwnKey>

/** How a builder with these sentences speaks, by language. */
export function builderSayers<K extends string>(
  own: {
    readonly [L in Language]: { readonly [key in K]: string }
  },
): { readonly [L in Language]: SayOf<K | SharedKey> } {
  return sayers(own, { de, en })
}

/** Where no game has a say. */
export const says: { readonly [L in Language]: SayOf<SharedKey> } = sayers({ de, en })
