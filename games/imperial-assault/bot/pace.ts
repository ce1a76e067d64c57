/**
 * How heroes divide the rounds of a mission. Where they are to destroy something they clear the way as long as there is
 * time, and then hurry; whoever is to get somewhere does not stop for enemies.
 */
import { missionAt } from '../rules/missions.ts'
import { REBELS, type State } from '../state.ts'

export type Pace = 'clearing' | 'hurrying' | 'steady'

/** From this round on heroes hurry, or earlier: when half of their time is over. */
const HURRY_FROM = 3

export function paceOf(s: State): Pace {
  if (s.campaign === null) return 'steady'
  const { aims = [], deadline = null } = missionAt(s.mission).campaign ?? {}
  if (!aims.some(({ side, want }) => side === REBELS && want === 'destroy')) return 'steady'
  const from = deadline === null ? HURRY_FROM : Math.min(HURRY_FROM, Math.floor(deadline / 2))
  return s.round < from ? 'clearing' : 'hurrying'
}
