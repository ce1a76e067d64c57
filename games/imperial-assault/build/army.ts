import type { MayLack } from '@dejarik/kernel'
import {
  type Affiliation,
  type CommandFacts,
  type DeploymentFacts,
  findCommand,
  findDeployment,
  findUpgrade,
  meets,
  type UpgradeFacts,
} from '../facts/index.ts'

/** An army with its command deck as players build and share it: ids only, so that it can be wrong, and validation can say how. */
export interface Army extends MayLack {
  readonly name: string
  readonly affiliation: Affiliation
  /** Deployment cards with figures; a card stands in one entry only, here and below. */
  readonly groups: readonly ArmyCard[]
  /** Skirmish upgrades; the groups that carry attachments are chosen in the match. */
  readonly upgrades: readonly ArmyCard[]
  /** The command deck. */
  readonly commands: readonly ArmyCard[]
}

export interface ArmyCard {
  readonly card: string
  readonly count: number
}

/** From the Skirmish Guide (ia.skirmish.3). */
export const ARMY_POINTS = 40
/** ia.command-cards.9 */
export const COMMAND_DECK_SIZE = 15
/** ia.command-cards.10 */
export const COMMAND_DECK_COST = 15

/** A card of the army looked up. */
export interface Included<T> {
  readonly card: T
  readonly count: number
}

/** The army with all its cards looked up; ids that don't exist are left out, and said elsewhere. */
export interface Assembled {
  readonly army: Army
  readonly groups: readonly Included<DeploymentFacts>[]
  readonly upgrades: readonly Included<UpgradeFacts>[]
  readonly commands: readonly Included<CommandFacts>[]
}

export function assembled(army: Army): Assembled {
  return {
    army,
    groups: included(army.groups, findDeployment),
    upgrades: included(army.upgrades, findUpgrade),
    commands: included(army.commands, findCommand),
  }
}

function included<T>(
  cards: readonly ArmyCard[],
  find: (id: string) => T | undefined,
): readonly Included<T>[] {
  return cards.flatMap(({ card: id, count }) => {
    const card = find(id)
    return card === undefined ? [] : [{ card, count }]
  })
}

function costOf(cards: readonly Included<{ readonly cost: number }>[]): number {
  return cards.reduce((sum, { card, count }) => sum + card.cost * count, 0)
}

/** Points of the groups and upgrades; cards that don't exist cost nothing. */
export function pointsOf(army: Army): number {
  const { groups, upgrades } = assembled(army)
  return costOf(groups) + costOf(upgrades)
}

export function commandCostOf(army: Army): number {
  return costOf(assembled(army).commands)
}

export function sizeOf(cards: readonly ArmyCard[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Whether somebody in the army can use a command card. Decks may hold others too, which are good for avoiding strain
 * only (ia.strain-skirmish.*).
 */
export function canUse({ groups }: Pick<Assembled, 'groups'>, { usedBy }: CommandFacts): boolean {
  return usedBy === null || groups.some(({ card }) => meets(card, usedBy))
}
