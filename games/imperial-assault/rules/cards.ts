/** All cards with their code, by number. `index.ts` of the game hands the code down. */
import { AbilityIndex, type ByCard, Installed, type Keyed } from '@dejarik/kernel'
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
import type { AbilityKey } from '../state.ts'
import {
  type Action,
  abilities,
  type Listed,
  type Named,
  type Printed,
  type When,
  type Window,
  wordsOf,
} from './abilities.ts'

/** The code of a card: an ability for each name that it prints. */
export interface Written {
  readonly id: string
  readonly abilities: readonly Named[]
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

/** A card with its facts and its code. */
export interface Design<F> {
  readonly facts: F
  readonly abilities: readonly Named[]
  /** Its number in the index, where cards of all kinds stand in one list. */
  readonly number: number
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
  /** Windows in which command cards are played, or what is secret of a campaign decides. */
  readonly commandWindows: ReadonlySet<Window>
  readonly secretWindows: ReadonlySet<Window>
  /** A command card that is played in no window. */
  readonly silentCommand: number
}

const installed = new Installed<Cards>('The cards of Imperial Assault')

/** What every step asks for lies here by itself: a look into `Installed` for each would be felt. */
let figureCards: readonly FigureDesign[] = []
let campaignCards: readonly CampaignDesign[] = []
let commandCards: readonly CommandDesign[] = []
let upgradeCards: readonly UpgradeDesign[] = []
let laidNumbers: ReadonlyMap<AbilityKey, number> = new Map()
let listed = new AbilityIndex<Listed>([])

/** By number in the index: what listens to a window, and what is an action. */
export type Listening = ByCard<readonly Keyed<Printed<When>>[]>
export type Acting = ByCard<readonly Keyed<Printed<Action>>[]>
const NO_ACTIONS: Acting = []
let actions = NO_ACTIONS

export function installCards(code: Code): void {
  const list: { readonly id: string; readonly abilities: Listed[] }[] = []
  const add = (id: string, named: readonly Named[]): number =>
    list.push({ id, abilities: named.flatMap(wordsOf) }) - 1
  const designFrom = <F extends { readonly id: string }>(
    facts: F,
    named: readonly Named[] | undefined,
  ): Design<F> => ({
    facts,
    abilities: named ?? [],
    number: add(facts.id, named ?? []),
    implemented: named !== undefined,
  })
  const designsOf = <F extends { readonly id: string }>(
    facts: readonly F[],
    cards: readonly Written[],
  ): readonly Design<F>[] => {
    const byId = new Map(cards.map((card) => [card.id, card.abilities]))
    return facts.map((one) => designFrom(one, byId.get(one.id)))
  }
  const sheets = new Map(code.sheets.map((card) => [card.id, card.abilities]))
  const figures = [
    ...designsOf(DEPLOYMENT_CARDS, code.deployments).map((design) => ({ ...design, sheet: null })),
    ...SHEETS.map((sheet) => ({
      ...designFrom(sheet.facts, printedOn(sheet, sheets.get(sheet.hero.id))),
      sheet,
    })),
    ...MISSION_FIGURES.map((facts) => ({ ...designFrom(facts, []), sheet: null })),
  ]
  const campaign = designsOf(CAMPAIGN_CARDS, code.campaign)
  const commands = designsOf(COMMAND_CARDS, code.commands)
  const upgrades = designsOf(SKIRMISH_UPGRADES, code.upgrades)
  laidNumbers = new Map(abilities().map((one) => [one.key, add(one.key, [one])]))
  figureCards = figures
  campaignCards = campaign
  commandCards = commands
  upgradeCards = upgrades
  listed = new AbilityIndex(list)
  actions = listed.of('action') ?? NO_ACTIONS
  installed.install({
    figures,
    campaign,
    commands,
    commandWindows: new Set(commands.flatMap(whensOf).map(({ at }) => at)),
    secretWindows: new Set(
      campaign.flatMap((card) => [...secretlyAt(card, true), ...secretlyAt(card, false)]),
    ),
    silentCommand: commands.findIndex((card) => whensOf(card).length === 0),
  })
}

function whensOf({ abilities: of }: { readonly abilities: readonly Named[] }): readonly Printed<When>[] {
  return of.flatMap(({ when }) => when)
}

/** The windows in which what only its player sees decides whether it happens: being played, as long as it is secret. */
function secretlyAt(card: CampaignDesign, isSecret: boolean): Window[] {
  if (isSecret && card.facts.agenda?.kind !== 'secret') return []
  return whensOf(card).flatMap(({ at, may, secretly }) => ((isSecret ? may : secretly) === true ? [at] : []))
}

/** What a side of a sheet has of its hero's abilities; the wounded one keeps those that are printed there too (ia.wounded.4). */
function printedOn(
  { hero, wounded }: Sheet,
  all: readonly Named[] | undefined,
): readonly Named[] | undefined {
  if (!wounded) return all
  return all?.filter(({ name }) =>
    hero.abilities.some((printed) => printed.whenWounded && slugOf(printed.name.en) === name),
  )
}

/** Who has a say, by number of the design. */
export function abilityIndex(): AbilityIndex<Listed> {
  return listed
}

/** Special actions, by number of the design. */
export function actionsByCard(): Acting {
  return actions
}

/** The number in the index of what is laid on figures and players. */
export function laidNumber(ability: AbilityKey): number {
  return laidNumbers.get(ability) ?? -1
}

export function designOf(kind: number): FigureDesign {
  return figureCards[kind]
}

export function commandOf(kind: number): CommandDesign {
  return commandCards[kind]
}

export function upgradeOf(kind: number): UpgradeDesign {
  return upgradeCards[kind]
}

export function cardOf(card: number): CampaignDesign {
  return campaignCards[card]
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

/** Whether command cards are played in such a window. */
export function isForCommands(window: Window): boolean {
  return installed.value.commandWindows.has(window)
}

/** Whether what only the Imperial player sees may decide what happens there. */
export function isForSecrets(window: Window): boolean {
  return installed.value.secretWindows.has(window)
}

/** Whether this card may be why. */
export function isSecretly(card: CampaignDesign, isSecret: boolean, window: Window): boolean {
  // Which of the secret ones it is, nobody knows.
  return isSecret ? someAgendaAt(window) : secretlyAt(card, false).includes(window)
}

function someAgendaAt(window: Window): boolean {
  return installed.value.campaign.some((card) => secretlyAt(card, true).includes(window))
}
