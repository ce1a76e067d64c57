/** All cards with their code, by number. */
import type { CardKind } from '../build/index.ts'
import { COMMAND_CARDS, DEPLOYMENT_CARDS, SKIRMISH_UPGRADES } from '../facts/index.ts'
import { windowBit } from '../rules/ability.ts'
import { CAMPAIGN_CODE, HERO_SHEETS } from './campaign/index.ts'
import { CAMPAIGN_CARDS } from './campaign-card.ts'
import {
  type CampaignDesign,
  type CommandDesign,
  designFrom,
  designsOf,
  type FigureDesign,
  type UpgradeDesign,
} from './card.ts'
import { COMMANDS } from './commands/index.ts'
import { DEPLOYMENTS } from './deployment/index.ts'
import { MISSION_FIGURES } from './mission-figures.ts'
import { sheets } from './sheet.ts'
import { UPGRADES } from './upgrades/index.ts'

const figures: readonly FigureDesign[] = [
  ...designsOf(DEPLOYMENT_CARDS, DEPLOYMENTS).map((design) => ({ ...design, sheet: null })),
  ...sheets(HERO_SHEETS),
  ...MISSION_FIGURES.map((facts) => ({ ...designFrom(facts, []), sheet: null })),
]
const campaign: readonly CampaignDesign[] = designsOf(CAMPAIGN_CARDS, CAMPAIGN_CODE)
const commands: readonly CommandDesign[] = designsOf(COMMAND_CARDS, COMMANDS)
const upgrades: readonly UpgradeDesign[] = designsOf(SKIRMISH_UPGRADES, UPGRADES)

const numbers = (
  designs: readonly { readonly facts: { readonly id: string } }[],
): ReadonlyMap<string, number> => new Map(designs.map(({ facts }, number) => [facts.id, number]))
const figureNumbers = numbers(figures)
const commandNumbers = numbers(commands)
const upgradeNumbers = numbers(upgrades)
const campaignNumbers = numbers(campaign)

export function designOf(kind: number): FigureDesign {
  return figures[kind]
}

export function commandOf(kind: number): CommandDesign {
  return commands[kind]
}

export function upgradeOf(kind: number): UpgradeDesign {
  return upgrades[kind]
}

export function cardOf(card: number): CampaignDesign {
  return campaign[card]
}

export function cardNumber(id: string): number {
  return campaignNumbers.get(id) ?? -1
}

/** The healthy side of a hero's sheet; the wounded one has the next number. */
export function sheetNumber(hero: string): number {
  return deploymentNumber(`sheet/${hero}`)
}

export function deploymentNumber(id: string): number {
  return figureNumbers.get(id) ?? -1
}

export function commandNumber(id: string): number {
  return commandNumbers.get(id) ?? -1
}

export function upgradeNumber(id: string): number {
  return upgradeNumbers.get(id) ?? -1
}

const DESIGNS: { readonly [K in CardKind]: (id: string) => { readonly implemented: boolean } | undefined } = {
  deployment: (id) => figures[deploymentNumber(id)],
  command: (id) => commands[commandNumber(id)],
  upgrade: (id) => upgrades[upgradeNumber(id)],
}

export function isImplemented(kind: CardKind, id: string): boolean {
  return DESIGNS[kind](id)?.implemented === true
}

/** A command card that is played in no window. */
export const SILENT_COMMAND = commands.findIndex(({ windows }) => windows === 0)

/** Bits of all windows in which command cards are played. */
export const COMMAND_WINDOWS = commands.reduce((bits, { windows }) => bits | windows, 0)

/** Bits of all windows in which agenda cards are played that were secret until then. */
const agendaWindows = campaign
  .flatMap(({ facts, abilities }) => (facts.agenda?.kind === 'secret' ? abilities : []))
  .flatMap(({ when = [] }) => when.filter(({ optional }) => optional))
  .reduce((bits, { window }) => bits | windowBit(window), 0)

const secretlyIn = campaign.map(({ abilities }) =>
  abilities
    .flatMap(({ when = [] }) => when.filter(({ secretly }) => secretly === true))
    .reduce((bits, { window }) => bits | windowBit(window), 0),
)

/** Bits of the windows in which what only its player sees decides whether a card of a campaign is used. */
export function secretWindows(card: number, isSecret: boolean): number {
  return isSecret ? agendaWindows : secretlyIn[card]
}

/** The same of all cards. */
export const SECRET_WINDOWS = secretlyIn.reduce((all, bits) => all | bits, agendaWindows)

export const FIGURE_DESIGNS = figures
export const CAMPAIGN_DESIGNS = campaign
export const COMMAND_DESIGNS = commands
export const UPGRADE_DESIGNS = upgrades
