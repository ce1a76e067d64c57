/** Events that only the Imperial player knows of until they happen (rulebook: Geheime Informationen). */
import type { Seat } from '@dejarik/kernel'
import { EMPIRE, type State, type T } from '../../state.ts'
import type { CampaignPart, Secret } from '../mission.ts'

/** Whether the event happens; the first time it is read aloud (ia.hidden-information.4). */
export function readAloud(t: T, secret: number): boolean {
  const { campaign, mission } = t.state
  if (campaign === null || isHeard(t.state, secret)) return true
  if (campaign.imagined) return false
  campaign.heard |= 1 << secret
  t.revealed('event')
  t.log?.('event', 'ia.hidden-information.4', { mission, secret })
  return true
}

/** What somebody may read in the campaign guide: the Imperial player all, others what was read aloud (ia.hidden-information.2 to .4). */
export function readableSecrets(
  { secrets = [] }: CampaignPart,
  side: Seat,
  heard: number,
): readonly Secret[] {
  return side === EMPIRE ? secrets : secrets.filter((_, number) => (heard & (1 << number)) !== 0)
}

export function isHeard({ campaign }: State, secret: number): boolean {
  return campaign !== null && (campaign.heard & (1 << secret)) !== 0
}
