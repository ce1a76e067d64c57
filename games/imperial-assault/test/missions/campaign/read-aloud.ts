/** What the heroes have heard of a mission's events. */
import { missionAt } from '../../../missions/index.ts'
import { readableSecrets } from '../../../rules/campaign/secrets.ts'
import type { Situation } from '../../play.ts'

/** Ids of the events that were read aloud so far, as the first hero can read them. */
export function readAloud(match: Situation): readonly string[] {
  const { campaign, mission, side } = match.match.view(0)
  const part = missionAt(mission).campaign
  if (campaign === null || part === null) throw new Error('there is no campaign')
  return readableSecrets(part, side, campaign.heard).map(({ id }) => id)
}
