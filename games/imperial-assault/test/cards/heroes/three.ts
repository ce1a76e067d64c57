/** Three heroes of the core box with their starting weapons, against the Empire. */
import type { CampaignGiven, HeroGiven } from '../../../position/given.ts'
import type { State } from '../../../state.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

const HEROES = {
  diala: { hero: 'diala-passil', at: '1,1' },
  fenn: { hero: 'fenn-signis', at: '1,4' },
  gaarkhan: { hero: 'gaarkhan', at: '1,7' },
} as const

/** What a test says of heroes and the rest of a campaign. */
export interface TeamGiven extends Omit<SituationGiven, 'campaign'> {
  readonly groups?: CampaignGiven['groups']
  readonly allies?: CampaignGiven['allies']
  readonly supplies?: CampaignGiven['supplies']
}

type Named<N extends string> = { readonly [name in N]?: Partial<HeroGiven> }

/** What is said of a hero is said besides where it stands anyway. */
export function team<N extends string>(
  heroes: { readonly [name in N]: HeroGiven },
  said: Named<N>,
  { groups = {}, allies = {}, supplies, ...more }: TeamGiven,
  prepare?: (state: State) => void,
): Situation {
  const together = Object.entries<HeroGiven>(heroes).map(([name, hero]) => [
    name,
    { ...hero, ...said[name as N] },
  ])
  const campaign = {
    heroes: Object.fromEntries(together),
    groups,
    allies,
    ...(supplies !== undefined && { supplies }),
  }
  return situation({ ...more, campaign }, {}, prepare)
}

export type ThreeGiven = TeamGiven & Named<keyof typeof HEROES>

export function three({ diala = {}, fenn = {}, gaarkhan = {}, ...more }: ThreeGiven): Situation {
  return team(HEROES, { diala, fenn, gaarkhan }, more)
}
