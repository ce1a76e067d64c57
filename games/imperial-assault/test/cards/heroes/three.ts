/** Three heroes of the core box with their starting weapons, against the Empire. */
import type { CampaignGiven, HeroGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const HEROES = {
  diala: { hero: 'diala-passil', at: '1,1' },
  fenn: { hero: 'fenn-signis', at: '1,4' },
  gaarkhan: { hero: 'gaarkhan', at: '1,7' },
} as const

export interface ThreeGiven extends Omit<SituationGiven, 'campaign'> {
  readonly diala?: Partial<HeroGiven>
  readonly fenn?: Partial<HeroGiven>
  readonly gaarkhan?: Partial<HeroGiven>
  readonly groups?: CampaignGiven['groups']
  readonly allies?: CampaignGiven['allies']
}

/** What is said of a hero is said besides where it stands anyway. */
export function three({ diala, fenn, gaarkhan, groups = {}, allies = {}, ...more }: ThreeGiven): Situation {
  return situation({
    ...more,
    campaign: {
      heroes: {
        diala: { ...HEROES.diala, ...diala },
        fenn: { ...HEROES.fenn, ...fenn },
        gaarkhan: { ...HEROES.gaarkhan, ...gaarkhan },
      },
      groups,
      allies,
    },
  })
}
