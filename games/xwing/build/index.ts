/** Squads: building, checking, sharing. */
export { nameKey, plain } from './limited.ts'
export { readList, writeList } from './list.ts'
export { isObstacle, SQUAD_OBSTACLES } from './obstacles.ts'
export { placeName } from './places.ts'
export type { Place, Problem } from './problem.ts'
export { type RandomFilter, randomSquad } from './random.ts'
export { readSquad } from './read-squad.ts'
export type { Reading } from './reading.ts'
export { READY_SQUADS, type ReadySquad } from './ready.ts'
export { readShareCode, shareCode } from './share.ts'
export {
  deficitOf,
  type Kept,
  listOf,
  loadoutCostOf,
  MAX_SHIPS,
  MIN_SHIPS,
  pointsOf,
  type Squad,
  type SquadShip,
  upgradesOf,
} from './squad.ts'
export { buildText } from './text/index.ts'
export { freeSlots, type Shortage, shortages } from './upgrade-bar.ts'
export { type BuildOptions, type Mode, validateSquad } from './validate.ts'
export { readXws, writeXws, xwsText } from './xws.ts'
