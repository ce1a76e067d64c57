/** All cards with their code, by number. `index.ts` of the game hands the code down. */
import { Installed } from '@dejarik/kernel'
import type { CardKind } from '../build/index.ts'
import {
  CAMPAIGN_CARDS,
  type CampaignCardFacts,
  COMMAND_CARDS,
  type CommandFacts,
  commandNumber,
  DEPLOYMENT_CARDS,
  type DeploymentFacts,
  deploymentNumber,
  MISSION_FIGURES,
  SHEETS,
  type Sheet,
  SKIRMISH_UPGRADES,
  slugOf,
  type UpgradeFacts,
  upgradeNumber,
} from '../facts/index.ts'
import { type KeyedAbility, type Trigger, windowBit } from './ability.ts'

/** The code of a card: an ability for each name that it prints. */
export interface Written {
  readonly id: string
  readonly abilities: readonly KeyedAbility[]
}

/** The code of all cards; one without any can be looked up, not played. */
export interface Code {
  readonly deployments: readonly Written[]
  /** By hero: the sheet with all that its healthy side prints. */
  readonly sheets: readonly Written[]
  readonly commands: readonly Written[]
  readonly upgrades: readonly Written[]
  readonly campaign: readonly Written[]
}

/** A card with its facts and its code; windows of all its abilities together as bits. */
export interface Design<F> {
  readonly facts: F
  readonly abilities: readonly KeyedAbility[]
  readonly windows: number
  /** Which questions one of its abilities answers, as bits. */
  readonly answers: number
  readonly implemented: boolean
}

/** A deployment card, or a side of a hero sheet with the same facts. */
export interface FigureDesign extends Design<DeploymentFacts> {
  readonly sheet: Sheet | null
}
export type CampaignDesign = Design<CampaignCardFacts>
export type CommandDesign = Design<CommandFacts>
export type UpgradeDesign = Design<UpgradeFacts>

interface Cards {
  readonly figures: readonly FigureDesign[]
  readonly campaign: readonly CampaignDesign[]
  readonly commands: readonly CommandDesign[]
  readonly upgrades: readonly UpgradeDesign[]
  /** By card of a campaign, bits of the windows in which what only its player sees decides whether it happens. */
  readonly secretly: readonly number[]
  /** Bits of all windows in which agenda cards are played that were secret until then. */
  readonly agendaWindows: number
  /** Bits of all windows in which command cards are played. */
  readonly commandWindows: number
  /** A command card that is played in no window. */
  readonly silentCommand: number
}

const installed = new Installed<Cards>('The cards of Imperial Assault')

export function installCards(code: Code): void {
  const campaign = designsOf(CAMPAIGN_CARDS, code.campaign)
  const commands = designsOf(COMMAND_CARDS, code.commands)
  installed.install({
    figures: [
      ...designsOf(DEPLOYMENT_CARDS, code.deployments).map((design) => ({ ...design, sheet: null })),
      ...sheetDesigns(code.sheets),
      ...MISSION_FIGURES.map((facts) => ({ ...designFrom(facts, []), sheet: null })),
    ],
    campaign,
    commands,
    upgrades: designsOf(SKIRMISH_UPGRADES, code.upgrades),
    secretly: campaign.map((card) => windowsOf([card], ({ secretly }) => secretly === true)),
    agendaWindows: windowsOf(
      campaign.filter(({ facts }) => facts.agenda?.kind === 'secret'),
      ({ optional }) => optional,
    ),
    commandWindows: commands.reduce((bits, { windows }) => bits | windows, 0),
    silentCommand: commands.findIndex(({ windows }) => windows === 0),
  })
}

function windowsOf(designs: readonly CampaignDesign[], fits: (trigger: Trigger) => boolean): number {
  return designs
    .flatMap(({ abilities }) => abilities.flatMap(({ when = [] }) => when.filter(fits)))
    .reduce((bits, { window }) => bits | windowBit(window), 0)
}

function designsOf<F extends { readonly id: string }>(
  facts: readonly F[],
  cards: readonly Written[],
): readonly Design<F>[] {
  const byId = new Map(cards.map((card) => [card.id, card.abilities]))
  return facts.map((one) => designFrom(one, byId.get(one.id)))
}

/** Both sides of every hero; the wounded one keeps the abilities that are printed there too (ia.wounded.4). */
function sheetDesigns(written: readonly Written[]): readonly FigureDesign[] {
  const byId = new Map(written.map(({ id, abilities }) => [id, abilities]))
  return SHEETS.map((sheet) => {
    const abilities = byId.get(sheet.hero.id)?.filter(({ name }) => isPrinted(sheet, name))
    return { ...designFrom(sheet.facts, abilities), sheet }
  })
}

function isPrinted({ hero, wounded }: Sheet, name: string): boolean {
  if (!wounded) return true
  return hero.abilities.some((printed) => printed.whenWounded && slugOf(printed.name.en) === name)
}

function designFrom<F>(facts: F, abilities: readonly KeyedAbility[] | undefined): Design<F> {
  const all = abilities ?? []
  return {
    facts,
    abilities: all,
    windows: all.reduce((bits, { windows }) => bits | windows, 0),
    answers: all.reduce((bits, { answers }) => bits | answers, 0),
    implemented: abilities !== undefined,
  }
}

export function designOf(kind: number): FigureDesign {
  return installed.value.figures[kind]
}

export function commandOf(kind: number): CommandDesign {
  return installed.value.commands[kind]
}

export function upgradeOf(kind: number): UpgradeDesign {
  return installed.value.upgrades[kind]
}

export function cardOf(card: number): CampaignDesign {
  return installed.value.campaign[card]
}

export function figureDesigns(): readonly FigureDesign[] {
  return installed.value.figures
}

export function commandDesigns(): readonly CommandDesign[] {
  return installed.value.commands
}

export function campaignDesigns(): readonly CampaignDesign[] {
  return installed.value.campaign
}

const DESIGNS: { readonly [K in CardKind]: (id: string) => { readonly implemented: boolean } | undefined } = {
  deployment: (id) => designOf(deploymentNumber(id)),
  command: (id) => commandOf(commandNumber(id)),
  upgrade: (id) => upgradeOf(upgradeNumber(id)),
}

export function isImplemented(kind: CardKind, id: string): boolean {
  return DESIGNS[kind](id)?.implemented === true
}

/** A command card that is played in no window. */
export function silentCommand(): number {
  return installed.value.silentCommand
}

/** Bits of all windows in which command cards are played. */
export function commandWindows(): number {
  return installed.value.commandWindows
}

/** Bits of the windows in which what only its player sees decides whether a card of a campaign is used. */
export function secretWindows(card: number, isSecret: boolean): number {
  const { agendaWindows, secretly } = installed.value
  return isSecret ? agendaWindows : secretly[card]
}

/** The same of all cards. */
export function allSecretWindows(): number {
  const { agendaWindows, secretly } = installed.value
  return secretly.reduce((all, bits) => all | bits, agendaWindows)
}
