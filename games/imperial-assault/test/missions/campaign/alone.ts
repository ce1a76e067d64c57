/** A mission by itself from its set-up on, without agenda cards and side missions. */
import type { ImperialAssaultOptions } from '../../../index.ts'
import { newMatch, type Situation } from '../../play.ts'

export function alone(mission: string, heroes: readonly string[]): ImperialAssaultOptions {
  return {
    armies: [],
    missions: [mission],
    campaign: { heroes, imperialClass: 'military-might', agendas: [], sideMissions: [], mission },
  }
}

export function fromSetUp(mission: string, heroes = ['gideon-argus', 'diala-passil']): Situation {
  return newMatch(alone(mission, heroes))
}
