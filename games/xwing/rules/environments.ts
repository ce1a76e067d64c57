/** What an environment card decides: obstacles and devices of set-up, and rules during play. */
import { type Doing, Installed, type Words } from '@dejarik/kernel'
import type { State, T } from '../state.ts'
import type { Ability } from './abilities.ts'
import { isImplemented } from './cards.ts'
import type { Layout } from './setup/layout.ts'

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

export const NO_ENVIRONMENT = 'none'

const installed = new Installed<readonly Environment[]>('The environment cards of X-Wing')

/** Handed down with the cards. */
export function installEnvironments(environments: readonly Environment[]): void {
  installed.install(environments)
}

export function findEnvironment(id: string): Environment | undefined {
  return installed.value.find((environment) => environment.id === id)
}

/** The environment card in play; null if there is none. */
export function environmentOf(s: State): Environment | null {
  return findEnvironment(s.environment.id) ?? null
}

/** Those whose upgrades are all written. */
export function playableEnvironments(): Environment[] {
  return installed.value.filter(({ upgrades }) => upgrades.every((id) => isImplemented('upgrade', id)))
}
