/** Facts by id and by number. States store numbers: a card's place in its table, fixed for a version of the rules. */
import type { AgendaFacts, AgendaSetFacts } from './agenda.ts'
import { AGENDA_SETS } from './agendas.ts'
import type { ClassCardFacts } from './class-card.ts'
import type { CommandFacts } from './command-card.ts'
import { COMMAND_CARDS } from './commands/index.ts'
import { COMPANIONS, type CompanionFacts } from './companion.ts'
import { CONDITIONS, type ConditionFacts } from './condition.ts'
import { DEPLOYMENT_CARDS } from './deployment/index.ts'
import type { DeploymentFacts } from './deployment-card.ts'
import { FORMS, type FormFacts } from './form.ts'
import type { HeroFacts } from './hero.ts'
import { HEROES } from './heroes/index.ts'
import type { ImperialClassCardFacts, ImperialClassFacts } from './imperial-class.ts'
import { IMPERIAL_CLASSES } from './imperial-classes.ts'
import type { ItemFacts } from './item.ts'
import { ITEMS } from './items/index.ts'
import type { RewardFacts } from './reward.ts'
import { REWARDS } from './rewards.ts'
import type { UpgradeFacts } from './skirmish-upgrade.ts'
import { SKIRMISH_UPGRADES } from './skirmish-upgrades.ts'
import { SUPPLIES } from './supplies.ts'
import type { SupplyFacts } from './supply.ts'

/** The class decks of all heroes, one after the other. */
export const CLASS_CARDS: readonly ClassCardFacts[] = HEROES.flatMap(({ classCards }) => classCards)
/** The cards of all class decks of the Imperial player. */
export const IMPERIAL_CLASS_CARDS: readonly ImperialClassCardFacts[] = IMPERIAL_CLASSES.flatMap(
  ({ cards }) => cards,
)
export const AGENDA_CARDS: readonly AgendaFacts[] = AGENDA_SETS.flatMap(({ cards }) => cards)

/** The three ways into a table. */
interface Lookup<T> {
  /** For ids from outside. */
  readonly find: (id: string) => T | undefined
  /** For ids that must exist, because our own tables name them. */
  readonly facts: (id: string) => T
  readonly number: (id: string) => number
}

function lookup<T extends { readonly id: string }>(kind: string, table: readonly T[]): Lookup<T> {
  const numbers: ReadonlyMap<string, number> = new Map(table.map(({ id }, number) => [id, number]))
  const numberOf = (id: string): number => {
    const number = numbers.get(id)
    if (number === undefined) throw new Error(`there is no ${kind} with the id ${id}`)
    return number
  }
  return {
    find: (id) => {
      const number = numbers.get(id)
      return number === undefined ? undefined : table[number]
    },
    facts: (id) => table[numberOf(id)],
    number: numberOf,
  }
}

const deployment: Lookup<DeploymentFacts> = lookup('deployment card', DEPLOYMENT_CARDS)
const upgrade: Lookup<UpgradeFacts> = lookup('skirmish upgrade', SKIRMISH_UPGRADES)
const command: Lookup<CommandFacts> = lookup('command card', COMMAND_CARDS)
const hero: Lookup<HeroFacts> = lookup('hero', HEROES)
const classCard: Lookup<ClassCardFacts> = lookup('class card', CLASS_CARDS)
const item: Lookup<ItemFacts> = lookup('item', ITEMS)
const supply: Lookup<SupplyFacts> = lookup('supply card', SUPPLIES)
const reward: Lookup<RewardFacts> = lookup('reward card', REWARDS)
const condition: Lookup<ConditionFacts> = lookup('condition', CONDITIONS)
const imperialClass: Lookup<ImperialClassFacts> = lookup('Imperial class', IMPERIAL_CLASSES)
const imperialClassCard: Lookup<ImperialClassCardFacts> = lookup('Imperial class card', IMPERIAL_CLASS_CARDS)
const agendaSet: Lookup<AgendaSetFacts> = lookup('agenda set', AGENDA_SETS)
const agenda: Lookup<AgendaFacts> = lookup('agenda card', AGENDA_CARDS)
const companion: Lookup<CompanionFacts> = lookup('companion', COMPANIONS)
const form: Lookup<FormFacts> = lookup('form', FORMS)

export const { find: findDeployment, facts: deploymentFacts, number: deploymentNumber } = deployment
export const { find: findUpgrade, facts: upgradeFacts } = upgrade
export const { find: findCommand, facts: commandFacts } = command
export const { find: findHero, facts: heroFacts } = hero
export const { find: findClassCard } = classCard
export const { find: findItem, facts: itemFacts } = item
export const { find: findSupply } = supply
export const { find: findReward } = reward
export const { find: findCondition } = condition
export const { find: findImperialClass } = imperialClass
export const { find: findImperialClassCard } = imperialClassCard
export const { find: findAgendaSet } = agendaSet
export const { find: findAgenda } = agenda
export const { find: findCompanion } = companion
export const { find: findForm } = form
