/** What an environment card decides: obstacles and devices of set-up, and rules during play. */
import type { Doing, Words } from '@dejarik/kernel'
import type { Ability } from '../rules/abilities.ts'
import type { Layout } from '../rules/setup/layout.ts'
import type { T } from '../state.ts'

export interface Environment {
  readonly id: string
  readonly name: Words
  /** What it does, in our words. */
  readonly text: Words
  /** What it adds to every ship, in the words of cards. */
  readonly abilities: readonly Ability[]
  /** Upgrades that it brings into play, by id. */
  readonly upgrades: readonly string[]
  readonly layout: Layout
  /** Before anything is placed: what is set aside, what players choose. */
  prepare(t: T): Doing
  /** "During the End Phase". */
  endPhase(t: T): Doing
}
