/** Gideon Argus, Jyn Odan and Mak Eshka'rey with their starting weapons, against the Empire. */
import type { CampaignGiven, HeroGiven } from '../../../position/given.ts'
import { EMPIRE } from '../../../state.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  jyn: { hero: 'jyn-odan', at: '1,4' },
  mak: { hero: 'mak-eshkarey', at: '1,7' },
} as const

export interface CrewGiven extends Omit<SituationGiven, 'campaign'> {
  readonly gideon?: Partial<HeroGiven>
  readonly jyn?: Partial<HeroGiven>
  readonly mak?: Partial<HeroGiven>
  readonly groups?: CampaignGiven['groups']
  readonly allies?: CampaignGiven['allies']
  readonly supplies?: CampaignGiven['supplies']
}

/** What is said of a hero is said besides where it stands anyway. The Empire has left its own cards at home. */
export function crew({
  gideon,
  jyn,
  mak,
  groups = {},
  allies = {},
  supplies,
  ...more
}: CrewGiven): Situation {
  const match = situation({
    ...more,
    campaign: {
      heroes: {
        gideon: { ...HEROES.gideon, ...gideon },
        jyn: { ...HEROES.jyn, ...jyn },
        mak: { ...HEROES.mak, ...mak },
      },
      groups,
      allies,
      ...(supplies !== undefined && { supplies }),
    },
  })
  for (const held of match.state.held) if (held.seat === EMPIRE) held.away = true
  return match
}
