/** Gideon and Diala somewhere on a mission's map, and somebody far away. */
import type { CampaignGiven, GroupGiven, HeroGiven } from '../../../position/given.ts'
import { type Situation, type SituationGiven, situation } from '../../play.ts'

type More = Omit<SituationGiven, 'mission' | 'campaign'> & {
  readonly heroes?: { readonly [name: string]: Partial<HeroGiven> }
  readonly groups?: { readonly [name: string]: GroupGiven }
  readonly campaign?: Partial<CampaignGiven>
}

export function twoHeroes(
  mission: string,
  at: { readonly gideon: string; readonly diala: string },
  { heroes = {}, groups = {}, campaign = {}, ...more }: More = {},
): Situation {
  return situation({
    mission,
    ...more,
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: at.gideon, ...heroes.gideon },
        diala: { hero: 'diala-passil', at: at.diala, ...heroes.diala },
      },
      groups,
      ...campaign,
    },
  })
}

/** The same at the end of a round: what the mission does then has been done. */
export function endOfRound(
  mission: string,
  at: { readonly gideon: string; readonly diala: string },
  round: number,
  more: More = {},
): Situation {
  return twoHeroes(mission, at, { ...more, round, step: 'end-of-round' })
}

/** Successes that lie beside an object: the next test passes. */
export function almostDone(match: Situation, token: string): void {
  match.state.tokens[Object.keys(match.tokens).indexOf(token)].strain = 9
}

/** Declines whatever is still asked until the mission is over. */
export function toTheEnd(match: Situation): void {
  for (let i = 0; i < 20 && !match.match.over; i++) match.decline()
}
