/** What an environment card has unless it says otherwise: nothing but its obstacles. */
import type { Environment } from '../rules/environments.ts'

export const bare: Pick<Environment, 'abilities' | 'upgrades' | 'prepare' | 'endPhase'> = {
  abilities: [],
  upgrades: [],
  prepare(): void {},
  endPhase(): void {},
}
