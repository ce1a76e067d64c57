/** All missions, in a fixed order. */
import { know } from '../rules/abilities.ts'
import type { Mission } from '../rules/mission.ts'
import { CAMPAIGN_MISSIONS } from './campaign/index.ts'
import { SKIRMISH_MISSIONS } from './skirmish/index.ts'

/** Skirmish missions first. */
export const MISSIONS: readonly Mission[] = [...SKIRMISH_MISSIONS, ...CAMPAIGN_MISSIONS]

know(...MISSIONS.flatMap(({ ability, actions = [] }) => [ability, ...actions]))

export { CAMPAIGN_FILES, CAMPAIGN_MISSIONS } from './campaign/index.ts'
export { checkMission } from './check/check.ts'
export { missionsOf } from './compile/compile.ts'
export { type DrawnBoard, missionDrawn } from './drawn.ts'
export type { MissionProblem } from './language/problem.ts'
export { readMission } from './language/read.ts'
export type { MissionFile } from './language/words.ts'
export { type Picture, pictureOf } from './picture.ts'
export { SKIRMISH_FILES, SKIRMISH_MISSIONS } from './skirmish/index.ts'
export { missionText } from './text/index.ts'
