import { isImplemented } from '../cards/catalogue.ts'
import type { State } from '../state.ts'
import type { Environment } from './environment.ts'
import { FULLY_LOADED } from './fully-loaded.ts'
import { NEVER_TELL_ME_THE_ODDS } from './never-tell-me-the-odds.ts'

export type { Environment } from './environment.ts'

export const NO_ENVIRONMENT = 'none'

export const ENVIRONMENTS: readonly Environment[] = [...NEVER_TELL_ME_THE_ODDS, ...FULLY_LOADED]

const BY_ID = new Map(ENVIRONMENTS.map((environment) => [environment.id, environment]))

export function findEnvironment(id: string): Environment | undefined {
  return BY_ID.get(id)
}

/** The environment card in play; null if there is none. */
export function environmentOf(s: State): Environment | null {
  return BY_ID.get(s.environment.id) ?? null
}

/** Those whose upgrades are all written. */
export function playableEnvironments(): Environment[] {
  return ENVIRONMENTS.filter(({ upgrades }) => upgrades.every((id) => isImplemented('upgrade', id)))
}
