/** What differs between a skirmish and a campaign mission; all else is the same for both. */
import type { Flow, RuleId, Seat } from '@dejarik/kernel'
import type { FigureId, GroupId, State, T } from '../state.ts'
import { CAMPAIGN } from './campaign/mode.ts'
import { SKIRMISH } from './skirmish/mode.ts'

export interface Mode {
  /** Whose effects come first outside of attacks (ia.timing.2, .3). */
  first(s: State): Seat
  /** The rule by which the same player orders the mission's rules. */
  readonly missionOrder: RuleId
  /** ia.strain-campaign.1, ia.strain-skirmish.1 */
  sufferStrain(t: T, figure: FigureId, amount: number, by: FigureId): Flow
  /** What a figure with as much damage as health does instead of leaving the map; true if it stays. */
  stays(t: T, figure: FigureId, by: FigureId): boolean
  /** The last figure of a group has left the map. */
  wipedOut(t: T, group: GroupId, last: FigureId): void
  /** Somebody may have lost. */
  checkEnd(t: T): void
  /** The step after an activation phase. */
  readonly afterRound: string
  /** Massive figures keep out of interior spaces (ia.massive.3). */
  readonly massiveOutside: boolean
}

export function modeOf(s: State): Mode {
  return s.campaign === null ? SKIRMISH : CAMPAIGN
}
