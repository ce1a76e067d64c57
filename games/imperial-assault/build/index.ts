/** Armies and command decks for skirmishes: building, checking, sharing. */
export {
  ARMY_POINTS,
  type Army,
  type ArmyCard,
  assembled,
  COMMAND_DECK_COST,
  COMMAND_DECK_SIZE,
  canUse,
  commandCostOf,
  pointsOf,
  sizeOf,
} from './army.ts'
export { copiesOf } from './army-rules.ts'
export { commandLimitOf } from './command-rules.ts'
export { readList, writeList } from './list.ts'
export type { CardKind, Problem } from './problem.ts'
export { type RandomFilter, randomArmy } from './random.ts'
export { readArmy } from './read-army.ts'
export type { Reading } from './reading.ts'
export { findReadyArmy, READY_ARMIES, type ReadyArmy } from './ready.ts'
export { readShareCode, shareCode } from './share.ts'
export { buildText } from './text/index.ts'
export { type BuildOptions, validateArmy } from './validate.ts'
