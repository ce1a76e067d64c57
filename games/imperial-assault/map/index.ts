/** Boards, and who can step, count and see where on them. */
export * from './adjacency.ts'
export * from './board.ts'
export * from './footprint.ts'
export type { Corner, Line, Obstacle } from './line.ts'
export * from './movement.ts'
export { nearestStands } from './nearest.ts'
export { type Attempt, cornersOf, isFloor, type Proof, proof, Sight, type Standing } from './sight.ts'
export { type Gait, keyOf, type StandKey, type Step, Steps, standOf } from './steps.ts'
