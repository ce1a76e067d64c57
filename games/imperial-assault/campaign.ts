/** What a client shows of a campaign besides its view: what can be chosen, the log, cards and prices. */
import './index.ts'

export {
  CAMPAIGN_CARDS,
  type CampaignCardFacts,
  type CampaignCardKind,
  cardNumber,
  deploymentNumber,
  sheetNumber,
} from './facts/index.ts'
export { CAMPAIGN_MISSIONS } from './missions/index.ts'
export {
  defaultCampaign,
  FEWEST_HEROES,
  GREEN_SIDE_MISSIONS,
  MOST_HEROES,
  playableAgendas,
  playableClasses,
  playableHeroes,
} from './options-campaign.ts'
export { type Profile, profileOf, profilesOf } from './rules/attack/profile.ts'
export { threatCost } from './rules/campaign/deployment.ts'
export { CORE_LOG, INTRODUCTION, type Slot } from './rules/campaign/log.ts'
export { sellingPrice } from './rules/campaign/rebel-upgrade.ts'
export { readableSecrets } from './rules/campaign/secrets.ts'
export { openGroupCount, overloaded } from './rules/campaign/setup.ts'
export { surgesOf } from './rules/campaign/tests.ts'
export { cardOf } from './rules/cards.ts'
export { healthOf } from './rules/damage.ts'
export { isLive } from './rules/held.ts'
export type { CampaignPart, Ending, Secret } from './rules/mission.ts'
export { objectHealth } from './rules/objects.ts'
