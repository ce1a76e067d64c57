/** What a client shows of a campaign besides its view: what can be chosen, the log, cards and prices. */
export { CAMPAIGN_CARDS, type CampaignCardFacts, type CampaignCardKind } from './cards/campaign-card.ts'
export { CAMPAIGN_DESIGNS, cardNumber, cardOf, deploymentNumber, sheetNumber } from './cards/catalogue.ts'
export { CAMPAIGN_MISSIONS } from './missions/index.ts'
export type { CampaignPart, Ending, Secret } from './missions/mission.ts'
export {
  DEFAULT_CAMPAIGN,
  FEWEST_HEROES,
  GREEN_SIDE_MISSIONS,
  MOST_HEROES,
  PLAYABLE_AGENDAS,
  PLAYABLE_CLASSES,
  PLAYABLE_HEROES,
} from './options-campaign.ts'
export { type Profile, profileOf, profilesOf } from './rules/attack/profile.ts'
export { threatCost } from './rules/campaign/deployment.ts'
export { CORE_LOG, INTRODUCTION, type Slot } from './rules/campaign/log.ts'
export { sellingPrice } from './rules/campaign/rebel-upgrade.ts'
export { readableSecrets } from './rules/campaign/secrets.ts'
export { openGroupCount, overloaded } from './rules/campaign/setup.ts'
export { surgesOf } from './rules/campaign/tests.ts'
export { healthOf } from './rules/damage.ts'
export { isLive } from './rules/held.ts'
export { objectHealth } from './rules/objects.ts'
