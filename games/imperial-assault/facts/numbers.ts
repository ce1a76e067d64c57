/** What states name cards by: their places in fixed lists. */
import { CAMPAIGN_CARDS } from './campaign-card.ts'
import { COMMAND_CARDS } from './commands/index.ts'
import { DEPLOYMENT_CARDS } from './deployment/index.ts'
import type { DeploymentFacts } from './deployment-card.ts'
import { MISSION_FIGURES } from './mission-figures.ts'
import { SHEETS } from './sheet.ts'
import { SKIRMISH_UPGRADES } from './skirmish-upgrades.ts'

/** Everything that figures are of: deployment cards, sides of hero sheets, and who has no card. */
export const FIGURES: readonly DeploymentFacts[] = [
  ...DEPLOYMENT_CARDS,
  ...SHEETS.map(({ facts }) => facts),
  ...MISSION_FIGURES,
]

type Numbers = ReadonlyMap<string, number>

function numbered(cards: readonly { readonly id: string }[]): Numbers {
  return new Map(cards.map(({ id }, number) => [id, number]))
}

const figures = numbered(FIGURES)
const commands = numbered(COMMAND_CARDS)
const upgrades = numbered(SKIRMISH_UPGRADES)
const campaign = numbered(CAMPAIGN_CARDS)

export function deploymentNumber(id: string): number {
  return figures.get(id) ?? -1
}

/** The healthy side of a hero's sheet; the wounded one has the next number. */
export function sheetNumber(hero: string): number {
  return deploymentNumber(`sheet/${hero}`)
}

export function commandNumber(id: string): number {
  return commands.get(id) ?? -1
}

export function upgradeNumber(id: string): number {
  return upgrades.get(id) ?? -1
}

/** Of cards of a campaign. */
export function cardNumber(id: string): number {
  return campaign.get(id) ?? -1
}
