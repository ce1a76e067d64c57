/**
 * What is printed on the cards and dice, as data: numbers, names, types and die sides, without any ability. Ids are
 * those of the community's deck site: the set's number and the card's.
 */
export type { Affiliation, CardFacts, CardType, Color, Rarity } from './card.ts'
export { type DieSymbol, type Side, SYMBOLS, sideWords } from './die.ts'
export { dieFrom, sideCode, sideFrom } from './die-code.ts'
export {
  type CardNumber,
  cardFacts,
  cardNumber,
  cardsNamed,
  factsOf,
  findCard,
  isCopy,
  isFront,
  plain,
  sideOf,
  sidesOf,
} from './lookup.ts'
export {
  AFFILIATION_NAMES,
  COLOR_NAMES,
  factName,
  RARITY_NAMES,
  SYMBOL_NAMES,
  TYPE_NAMES,
} from './name.ts'
export { findSet, SETS, type SetFacts } from './set.ts'
export { CARDS } from './sets/index.ts'
export { isSubtype, SUBTYPE_NAMES, SUBTYPES, type Subtype, subtypeName } from './subtype.ts'
