/** What a player may read in the campaign guide: ids of events, for Rebels those that were read aloud so far. */
import type { Seat } from '@dejarik/kernel'
import { readableSecrets } from '../../../rules/campaign/secrets.ts'
import { missionAt } from '../../../rules/missions.ts'
import type { Situation } from '../../play.ts'

export function heard(match: Situation, seat: Seat = 0): readonly string[] {
  const { campaign, mission, side } = match.match.view(seat)
  const part = missionAt(mission).campaign
  if (campaign === null || part === null) throw new Error('there is no campaign')
  return readableSecrets(part, side, campaign.heard).map(({ id }) => id)
}
