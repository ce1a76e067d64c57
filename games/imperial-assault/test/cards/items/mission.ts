/** A short mission for tests of items: two heroes, and troopers that are no friends of theirs. */
import type { CampaignGiven, HeroGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

/** Of Gideon, who stands at 1,1 and begins in the middle of his activation, and of others. */
export interface Carried extends Partial<HeroGiven>, Pick<CampaignGiven, 'neutral'> {
  /** Default: beside Gideon, with damage and strain. */
  readonly diala?: Partial<HeroGiven>
  readonly board?: SituationGiven['board']
  /** Troopers of one group; default: at 2,1 and 7,4. */
  readonly troopers?: readonly string[]
  /** Whom the Empire has instead of troopers. */
  readonly groups?: CampaignGiven['groups']
  /** Whose activation it is; default: Gideon's. */
  readonly active?: string
}

export function carrying({
  board,
  diala = { damage: 5, strain: 2 },
  troopers = ['2,1', '7,4'],
  groups = { troopers: { card: 'Stormtrooper', at: troopers } },
  neutral = {},
  active = 'gideon',
  ...gideon
}: Carried): Situation {
  return situation({
    ...(board !== undefined && { board }),
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', ...gideon },
        diala: { hero: 'diala-passil', at: '1,2', ...diala },
      },
      groups,
      neutral,
    },
    active,
  })
}
