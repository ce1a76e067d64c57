import type { Language, Mendable, Note, Words } from '@dejarik/kernel'
import type { ComponentType } from 'react'
import type { BuilderKit } from './BuilderContext.tsx'
import type { BuiltLineProps } from './screens/Saved.tsx'
import type { BuiltShelf } from './shelf.ts'
import type { Arrival } from './transfer/ImportDialog.tsx'
import type { Outgoing } from './transfer/ShareDialog.tsx'

/** What can be built: a squad, a deck, an army. */
export interface Built {
  readonly name?: string
}

/** With what is to be read aloud. */
export type Change<T> = (built: T, said: string) => void

export interface KindProps<T> {
  readonly built: T
  /** Without it the thing can only be looked at. */
  readonly onChange?: Change<T>
}

export interface SideProps<T, P> extends KindProps<T> {
  readonly problems: readonly P[]
}

export interface EditingProps<T, P> {
  readonly built: T
  readonly problems: readonly P[]
  readonly onChange: Change<T>
  /** On a phone: shows the cards to choose from. */
  showPool(): void
}

/** What a game fills the one builder with; all else is the same in all games. */
export interface Building<T extends Built, P extends Mendable> {
  readonly kit: BuilderKit
  readonly shelf: BuiltShelf<T>
  readonly ready: readonly { readonly id: string; readonly name: Words; readonly built: T }[]
  /** Whether something was begun and left as it was. */
  isEmpty(built: T): boolean
  rename(built: T, name: string): T
  readonly longestName: number
  /** By the rules, and with the cards that can enter a match. */
  problemsOf(built: T): readonly P[]
  shareCode(built: T): string
  readCode(code: string): { readonly built: T | null; readonly notes: readonly Note[] }
  /** Endings and types of files that can be imported. */
  readonly accept: string
  arrivalIn(language: Language): (text: string) => Arrival<T>
  outgoing(built: T): Outgoing
  /** The options of a match in which it is one's own. */
  played(options: unknown, built: T): unknown
  /** On a phone, over what is built. */
  builtLabel(built: T, language: Language): string
  readonly Line: ComponentType<BuiltLineProps<T>>
  /** The ways to a new one. */
  readonly Ways: ComponentType
  /** What is to be said and chosen of the whole besides its name. */
  readonly Kind: ComponentType<KindProps<T>>
  /** The cards to choose from, and what is built beside them. */
  readonly Editing: ComponentType<EditingProps<T, P>>
  /** What is built: what it adds up to, what is wrong with it, and everything in it. */
  readonly Side: ComponentType<SideProps<T, P>>
}
