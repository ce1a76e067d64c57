/** Facts by id. */
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

type Find<T> = (id: string) => T | undefined

/** For ids from outside. */
function finder<T extends { readonly id: string }>(table: readonly T[]): Find<T> {
  const byId = new Map(table.map((one) => [one.id, one]))
  return (id) => byId.get(id)
}

export const findDeployment: Find<DeploymentFacts> = finder(DEPLOYMENT_CARDS)
export const findUpgrade: Find<UpgradeFacts> = finder(SKIRMISH_UPGRADES)
export const findCommand: Find<CommandFacts> = finder(COMMAND_CARDS)
export const findHero: Find<HeroFacts> = finder(HEROES)
export const findClassCard: Find<ClassCardFacts> = finder(CLASS_CARDS)
export const findItem: Find<ItemFacts> = finder(ITEMS)
export const findSupply: Find<SupplyFacts> = finder(SUPPLIES)
export const findReward: Find<RewardFacts> = finder(REWARDS)
export const findCondition: Find<ConditionFacts> = finder(CONDITIONS)
export const findImperialClass: Find<ImperialClassFacts> = finder(IMPERIAL_CLASSES)
export const findImperialClassCard: Find<ImperialClassCardFacts> = finder(IMPERIAL_CLASS_CARDS)
export const findAgendaSet: Find<AgendaSetFacts> = finder(AGENDA_SETS)
export const findAgenda: Find<AgendaFacts> = finder(AGENDA_CARDS)
export const findCompanion: Find<CompanionFacts> = finder(COMPANIONS)
export const findForm: Find<FormFacts> = finder(FORMS)
