/**
 * What is printed on dice, cards, sheets and tiles, as data: numbers, names, dice, keywords and surge abilities that
 * numbers can say. Other abilities are names only; what they do is written in code. Ids are made of the English names.
 */
export type { AbilityFacts } from './ability.ts'
export { AFFILIATION_NAMES, AFFILIATIONS, type Affiliation, type CardAffiliation } from './affiliation.ts'
export type { AgendaFacts, AgendaSetFacts } from './agenda.ts'
export { AGENDA_SETS } from './agendas.ts'
export type { AttackFacts, AttackType } from './attack.ts'
export { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute } from './attribute.ts'
export { BOX_NAMES, BOXES, type Box } from './box.ts'
export { CAMPAIGN_CARDS, type CampaignCardFacts, type CampaignCardKind } from './campaign-card.ts'
export type { ClassCardFacts } from './class-card.ts'
export type { CommandFacts } from './command-card.ts'
export { COMMAND_CARDS } from './commands/index.ts'
export { COMPANIONS, type CompanionFacts } from './companion.ts'
export {
  CONDITION_IDS,
  CONDITIONS,
  type Condition,
  type ConditionFacts,
} from './condition.ts'
export { DEPLOYMENT_CARDS } from './deployment/index.ts'
export { type DeploymentFacts, isVillain, type Mode, meets } from './deployment-card.ts'
export {
  ATTACK_DICE,
  ATTACK_FACES,
  type AttackDie,
  type AttackFace,
  DEFENSE_DICE,
  DEFENSE_FACES,
  type DefenseDie,
  type DefenseFace,
  DIE_NAMES,
} from './die.ts'
export { type Effects, effectWords, NO_EFFECTS, type PowerToken, withEffect } from './effect.ts'
export { FORMS, type FormFacts } from './form.ts'
export type { HeroAbility, HeroFacts, HeroSide } from './hero.ts'
export { HEROES } from './heroes/index.ts'
export type { ImperialClassCardFacts, ImperialClassFacts } from './imperial-class.ts'
export { IMPERIAL_CLASSES } from './imperial-classes.ts'
export type { ItemFacts, ItemKind, ItemProfile } from './item.ts'
export { ITEM_TRAIT_NAMES, type ItemTrait } from './item-trait.ts'
export { ITEMS } from './items/index.ts'
export { KEYWORD_NAMES, type Keyword, type Keywords, NO_KEYWORDS } from './keyword.ts'
export * from './lookup.ts'
export { MISSION_FIGURES } from './mission-figures.ts'
export { deploymentTitle, factName, figureTitle, slugOf } from './name.ts'
export {
  cardNumber,
  commandNumber,
  deploymentNumber,
  FIGURES,
  sheetNumber,
  upgradeNumber,
} from './numbers.ts'
export { type Requirement, requirementFrom } from './requirement.ts'
export type { RewardFacts } from './reward.ts'
export { REWARDS } from './rewards.ts'
export { SHEETS, type Sheet } from './sheet.ts'
export type { UpgradeFacts } from './skirmish-upgrade.ts'
export { SKIRMISH_UPGRADES } from './skirmish-upgrades.ts'
export { SUPPLIES } from './supplies.ts'
export type { SupplyFacts } from './supply.ts'
export { namedSurge, type SurgeFacts, surgesFrom } from './surge.ts'
export { findTile, TILES } from './tiles/index.ts'
export { isTrait, TRAIT_NAMES, TRAITS, type Trait } from './trait.ts'
export { words } from './words.ts'
