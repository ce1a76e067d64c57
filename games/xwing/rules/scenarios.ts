/** What a scenario decides: objectives, scoring, its own actions, and who wins. One file a scenario. */
import { type Doing, Installed, type RuleId, type Words } from '@dejarik/kernel'
import type { Ship, State, T, Thing } from '../state.ts'
import type { Ability } from './abilities.ts'

/** Scenario rules are a document of their own; the reference only points to them. */
export const SCENARIO_RULE: RuleId = 'xw.g.winning.2'

export interface Verdict {
  /** Seat, or `DRAW`. */
  readonly winner: number
  readonly rule: RuleId
}

/** How things stand at an objective: who would score for it if the End Phase began now. */
export interface Stake {
  readonly thing: Thing['id']
  /** Ships up to this range count, or can do something about it. */
  readonly reach: number
  /** What each seat has there, where that decides. */
  readonly strengths: readonly [number, number] | null
  /** Mission points for each seat, from the first scoring round on. */
  readonly scores: readonly [number, number]
}

export interface Scenario {
  readonly id: string
  readonly name: Words
  /** How points are made, in one sentence for whoever looks up from the table. */
  readonly goal: Words
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
  /** Its objectives as they stand; they are scored at the start of the End Phase. */
  stakes(s: State): readonly Stake[]
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
