/** How a mission ends: at once, wherever the rules are; the wrapper around the steps goes on with the clean-up. */
import type { Seat } from '@dejarik/kernel'
import { EMPIRE, NONE, REBELS, type State, type T } from '../../state.ts'
import type { CampaignPart } from '../mission.ts'
import { missionAt } from '../missions.ts'

/** Thrown through everything that is being resolved. */
export class MissionOver {}

export function campaignPart(s: State): CampaignPart {
  const { campaign, id } = missionAt(s.mission)
  if (campaign === null) throw new Error(`${id} is no campaign mission`)
  return campaign
}

/** The mission ends in this way. */
export function endMission(t: T, ending: number): never {
  const { campaign } = t.state
  if (campaign === null) throw new Error('there is no campaign')
  campaign.ending = ending
  throw new MissionOver()
}

/** Ends it for a side, in the first way in which it wins now. */
export function winMission(t: T, side: Seat): never {
  const ending = campaignPart(t.state).endings.findIndex(
    ({ winner, when }) => winner === side && when?.(t.state) !== false,
  )
  return endMission(t, ending)
}

/** Without a hero on the map nobody is left to win for the Rebels (`docs/rulings.md`). */
export function checkHeroes(t: T): void {
  const s = t.state
  const heroes = s.options.campaign?.heroes.length ?? 0
  for (let hero = 0; hero < heroes; hero++) if (s.figures[hero].space !== NONE) return
  if (s.figures.some(({ seat, space }) => seat === REBELS && space !== NONE)) return
  winMission(t, EMPIRE)
}
