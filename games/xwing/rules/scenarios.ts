/** What a scenario decides: objectives, scoring, its own actions, and who wins. One file a scenario. */
import { type Doing, Installed, type RuleId, type Words } from '@dejarik/kernel'
import type { Ship, State, T } from '../state.ts'
import type { Ability } from './abilities.ts'

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

const installed = new Installed<readonly Scenario[]>('The scenarios of X-Wing')

/** Handed down with the cards. */
export function installScenarios(scenarios: readonly Scenario[]): void {
  installed.install(scenarios)
}

export function findScenario(id: string): Scenario | undefined {
  return installed.value.find((scenario) => scenario.id === id)
}

export function scenarioOf(s: State): Scenario {
  const scenario = findScenario(s.options.scenario)
  if (scenario === undefined) throw new Error(`there is no scenario ${s.options.scenario}`)
  return scenario
}
