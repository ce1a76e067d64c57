/** The steps of a match: of a skirmish (ia.playing-missions.1), or of a campaign from its first mission to its finale. */
import type { Step } from '@dejarik/kernel'
import { activate, actStep, figure, figureEnd } from './rules/activation.ts'
import { agenda, imperialClass } from './rules/campaign/imperial-upgrade.ts'
import { buyClasses, buyItems, sellItems } from './rules/campaign/rebel-upgrade.ts'
import { seated } from './rules/campaign/seats.ts'
import {
  deployEmpire,
  deployHeroes,
  equip,
  missionSetUp,
  missionStart,
  openGroupsStep,
} from './rules/campaign/setup.ts'
import { campaignStep, missionOver } from './rules/campaign/stages.ts'
import { campaignStart } from './rules/campaign/start.ts'
import { deployment, endOfRound, status } from './rules/campaign/status-phase.ts'
import { attach, deploy, drawMission, firstHand, initiative, setUp, zone } from './rules/setup.ts'
import { roundEnd, roundStart } from './rules/status-phase.ts'
import type { State } from './state.ts'

const SKIRMISH: Steps = {
  'set-up': setUp,
  initiative,
  'draw-mission': drawMission,
  zone,
  attach,
  deploy,
  'first-hand': firstHand,
  'round-end': roundEnd,
}

/** Rounds of both. */
const ROUND: Steps = {
  'round-start': roundStart,
  activate,
  figure,
  act: actStep,
  'figure-end': figureEnd,
}

const CAMPAIGN: Steps = {
  'campaign-start': campaignStart,
  campaign: campaignStep,
  'mission-set-up': missionSetUp,
  'open-groups': openGroupsStep,
  'deploy-empire': deployEmpire,
  equip,
  'deploy-heroes': deployHeroes,
  'mission-start': missionStart,
  status,
  deployment,
  'end-of-round': endOfRound,
  'mission-over': missionOver,
  'sell-items': sellItems,
  'buy-items': buyItems,
  'buy-classes': buyClasses,
  agenda,
  'imperial-class': imperialClass,
}

type Steps = { readonly [name: string]: Step<State> }

export const steps: Steps = {
  ...SKIRMISH,
  ...Object.fromEntries(
    Object.entries({ ...ROUND, ...CAMPAIGN }).map(([name, step]) => [name, seated(step)]),
  ),
}
