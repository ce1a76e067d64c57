/** What the Rebels know of the campaign guide: ids of the events that were read aloud so far. */
import { missionAt } from '../../../missions/index.ts'
import { readableSecrets } from '../../../rules/campaign/secrets.ts'
import type { Situation } from '../../play.ts'

export function heard(match: Situation): readonly string[] {
  const { campaign, mission, side } = match.match.view(0)
  const part = missionAt(mission).campaign
  if (campaign === null || part === null) throw new Error('there is no campaign')
  return readableSecrets(part, side, campaign.heard).map(({ id }) => id)
}
