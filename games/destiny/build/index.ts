/** Teams and decks: building, checking, sharing. */
export {
  COPIES,
  cardsOf,
  type Deck,
  type DeckCard,
  type DeckCharacter,
  sizeOf,
  TEAM_POINTS,
} from './deck.ts'
export {
  DEFAULT_FORMAT,
  FORMAT_NAMES,
  FORMATS,
  type Format,
  type FormatKind,
  findFormat,
  formatOf,
  isInFormat,
  STARTER,
} from './formats.ts'
export { readList, writeList } from './list.ts'
export { canBeElite, pointsIn, pointsOf } from './points.ts'
export type { Problem } from './problem.ts'
export { type Companion, type RandomFilter, randomDeck } from './random.ts'
export { readDeck } from './read-deck.ts'
export type { Reading } from './reading.ts'
export {
  CONSTRUCTED_DECKS,
  findReadyDeck,
  READY_DECKS,
  type ReadyDeck,
  STARTER_DECKS,
} from './ready/index.ts'
export { readShareCode, shareCode } from './share.ts'
export { readSite, type SiteDeck, siteText, writeSite } from './site.ts'
export { buildText } from './text/index.ts'
export { type BuildOptions, validateDeck } from './validate.ts'
