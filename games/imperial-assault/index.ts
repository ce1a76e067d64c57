import type { CardEntry, Game } from '@dejarik/kernel'
import { about } from './about.ts'
import { advice } from './bot/index.ts'
import { CAMPAIGN_CODE, HERO_SHEETS } from './cards/campaign/index.ts'
import { COMMANDS } from './cards/commands/index.ts'
import { DEPLOYMENTS } from './cards/deployment/index.ts'
import { UPGRADES } from './cards/upgrades/index.ts'
import { conserved } from './conserved.ts'
import { counts } from './counts.ts'
import {
  COMMAND_CARDS,
  DEPLOYMENT_CARDS,
  deploymentNumber,
  deploymentTitle,
  HEROES,
  SKIRMISH_UPGRADES,
  sheetNumber,
} from './facts/index.ts'
import { formerDeed, formerlyAskedAlone, formerOptions } from './former-rules.ts'
import { like } from './like.ts'
import { migrations } from './migrations.ts'
import { MISSIONS } from './missions/index.ts'
import { publicOptions, readOptions, seatOptions, seatsOf, sidesOf } from './options.ts'
import { redeal } from './redeal.ts'
import { playersOf, sideOf } from './rules/campaign/seats.ts'
import { campaignDesigns, designOf, installCards, isImplemented } from './rules/cards.ts'
import rulesIndex from './rules/index.json' with { type: 'json' }
import { installMissions } from './rules/missions.ts'
import { logArgs, nameOf, sayAsk, sayLog, sayOption } from './say.ts'
import { sayTable } from './say-table.ts'
import { scenario } from './scenario.ts'
import { setup } from './setup.ts'
import { clone, type ImperialAssaultOptions, opponentOf, STREAMS, type State } from './state.ts'
import { steps } from './steps.ts'
import { de } from './text/de.ts'
import { en } from './text/en.ts'
import { type View, view } from './view.ts'
import { whyNot } from './why-not.ts'

export type { CampaignView } from './campaign-view.ts'
export { MISSIONS } from './missions/index.ts'
export { SEAT_NAMES, type SeatName } from './names.ts'
export type * from './offers.ts'
export type { AskFor, Questions } from './questions.ts'
export {
  missionTable,
  randomCampaignMissions,
  randomCampaigns,
  randomOptions,
  randomSkirmishes,
} from './random-options.ts'
export { cardOf, commandOf, designOf, isImplemented, upgradeOf } from './rules/cards.ts'
export { missionAt } from './rules/missions.ts'
export * from './state.ts'
export type { FigureView, GroupView, SideView, View } from './view.ts'

installCards({
  deployments: DEPLOYMENTS,
  sheets: HERO_SHEETS,
  commands: COMMANDS,
  upgrades: UPGRADES,
  campaign: CAMPAIGN_CODE,
})
installMissions(MISSIONS)

function cards(): CardEntry[] {
  return [
    ...DEPLOYMENT_CARDS.map((facts) => ({
      id: facts.id,
      name: deploymentTitle(facts),
      implemented: isImplemented('deployment', facts.id),
      plain: designOf(deploymentNumber(facts.id)).abilities.length === 0,
    })),
    ...COMMAND_CARDS.map(({ id, name }) => ({ id, name, implemented: isImplemented('command', id) })),
    ...campaignDesigns().map(({ facts, implemented, abilities }) => ({
      id: facts.id,
      name: facts.name,
      implemented,
      plain: abilities.length === 0,
    })),
    ...HEROES.map(({ id, name }) => ({
      id: `sheet/${id}`,
      name,
      implemented: designOf(sheetNumber(id)).implemented,
    })),
    ...SKIRMISH_UPGRADES.map(({ id, name }) => ({ id, name, implemented: isImplemented('upgrade', id) })),
  ]
}

/** Star Wars: Imperial Assault, skirmishes and campaigns. */
export const imperialAssault: Game<State, ImperialAssaultOptions, View> = {
  id: about.id,
  name: about.name,
  rulesVersion: '6',
  schema: 5,
  migrations,
  formerOptions,
  formerDeed,
  formerlyAskedAlone,
  readOptions,
  seats: ({ campaign }) => seatsOf(campaign),
  sides: ({ campaign }) => sidesOf(campaign),
  publicOptions,
  seatOptions,
  streams: STREAMS,
  setup,
  steps,
  clone,
  outcome: (s) => (s.winners === null ? null : { winners: s.winners, rule: s.endedBy }),
  concede(s, seat, how) {
    s.winners = playersOf(s, opponentOf(sideOf(s, seat)))
    s.endedBy = how
  },
  like,
  view,
  redeal,
  conserved,
  text: { de, en },
  nameOf,
  sayAsk,
  sayOption,
  sayLog,
  logArgs,
  sayTable,
  whyNot,
  rules: rulesIndex,
  cards,
  counts: () => counts(cards()),
  advice,
  scenario,
}
