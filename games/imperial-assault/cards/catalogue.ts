/** All cards with their code, by number. */
import type { CardKind } from '../build/index.ts'
import { COMMAND_CARDS, DEPLOYMENT_CARDS, SKIRMISH_UPGRADES } from '../facts/index.ts'
import {
  type CommandDesign,
  designsOf,
  type FigureDesign,
  type Question,
  questionBit,
  type UpgradeDesign,
} from './card.ts'
import { COMMANDS } from './commands/index.ts'
import { DEPLOYMENTS } from './deployment/index.ts'
import { UPGRADES } from './upgrades/index.ts'

const figures: readonly FigureDesign[] = designsOf(DEPLOYMENT_CARDS, DEPLOYMENTS)
const commands: readonly CommandDesign[] = designsOf(COMMAND_CARDS, COMMANDS)
const upgrades: readonly UpgradeDesign[] = designsOf(SKIRMISH_UPGRADES, UPGRADES)

const numbers = (
  designs: readonly { readonly facts: { readonly id: string } }[],
): ReadonlyMap<string, number> => new Map(designs.map(({ facts }, number) => [facts.id, number]))
const figureNumbers = numbers(figures)
const commandNumbers = numbers(commands)
const upgradeNumbers = numbers(upgrades)

export function designOf(kind: number): FigureDesign {
  return figures[kind]
}

export function commandOf(kind: number): CommandDesign {
  return commands[kind]
}

export function upgradeOf(kind: number): UpgradeDesign {
  return upgrades[kind]
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

export const FIGURE_DESIGNS = figures
export const COMMAND_DESIGNS = commands
export const UPGRADE_DESIGNS = upgrades
export { type Question, questionBit }
