/** What a scenario decides: objectives, scoring, its own actions, and who wins. One file a scenario. */
import type { Doing, RuleId, Words } from '@dejarik/kernel'
import type { Ability } from '../rules/abilities.ts'
import type { Ship, State, T } from '../state.ts'

export interface Verdict {
  /** Seat, or `DRAW`. */
  readonly winner: number
  readonly rule: RuleId
}

export interface Scenario {
  readonly id: string
  readonly name: Words
  /** What it is about, in our words. */
  readonly text: Words
  /** Its actions by name. */
  readonly actionNames: { readonly [action: string]: Words }
  /** What it adds to every ship, in the words of cards. */
  readonly abilities: readonly Ability[]
  /** Set-up: objectives go on the table before the obstacles. */
  placeObjectives(t: T): Doing
  /** Names of the scenario actions that a ship may try in its Perform Action step. */
  actions(s: State, ship: Ship): readonly string[]
  /** False if the action failed. */
  perform(t: T, ship: Ship, action: string): Doing<boolean>
  /** Scoring at the start of the End Phase. */
  endPhaseStarts(t: T): Doing
  /** A ship leaves the game: scores for it. */
  leaves(t: T, ship: Ship): void
  /** After the End Phase; null while the match goes on. */
  verdict(s: State): Verdict | null
}
