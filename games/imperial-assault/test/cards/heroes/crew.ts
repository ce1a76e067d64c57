/** Gideon Argus, Jyn Odan and Mak Eshka'rey with their starting weapons, against the Empire. */
import type { HeroGiven } from '../../../position/given.ts'
import { EMPIRE } from '../../../state.ts'
import type { Situation } from '../../play.ts'
import { type TeamGiven, team } from './three.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  jyn: { hero: 'jyn-odan', at: '1,4' },
  mak: { hero: 'mak-eshkarey', at: '1,7' },
} as const

export interface CrewGiven extends TeamGiven {
  readonly gideon?: Partial<HeroGiven>
  readonly jyn?: Partial<HeroGiven>
  readonly mak?: Partial<HeroGiven>
}

/** The Empire has left its own cards at home. */
export function crew({ gideon = {}, jyn = {}, mak = {}, ...more }: CrewGiven): Situation {
  return team(HEROES, { gideon, jyn, mak }, more, ({ held }) => {
    for (const one of held) if (one.seat === EMPIRE) one.away = true
  })
}
