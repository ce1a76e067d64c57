/** The missions as other packages see them; the game is loaded with them, since their rules are its own. */
import './index.ts'

export * from './missions/index.ts'
export type { Mission } from './rules/mission.ts'
export { missionAt, missionNumber } from './rules/missions.ts'
