/** All missions, in a fixed order. */
import { know } from '../rules/ability.ts'
import { CAMPAIGN_MISSIONS } from './campaign/index.ts'
import { drawnAt, drawnNamed } from './drawn.ts'
import type { Mission } from './mission.ts'
import { SKIRMISH_MISSIONS } from './skirmish/index.ts'

/** Skirmish missions first. */
export const MISSIONS: readonly Mission[] = [...SKIRMISH_MISSIONS, ...CAMPAIGN_MISSIONS]

know(...MISSIONS.flatMap(({ ability, actions = [] }) => [ability, ...actions]))

/** Printed missions by their place, drawn boards by what is drawn. */
export function missionAt(number: number): Mission {
  return MISSIONS[number] ?? (drawnAt(number) as Mission)
}

export function missionNumber(id: string): number {
  const number = MISSIONS.findIndex((mission) => mission.id === id)
  return number < 0 ? drawnNamed(id) : number
}

export { CAMPAIGN_FILES, CAMPAIGN_MISSIONS } from './campaign/index.ts'
export { checkMission } from './check/check.ts'
export { missionsOf } from './compile/compile.ts'
export { type DrawnBoard, missionDrawn } from './drawn.ts'
export type { MissionProblem } from './language/problem.ts'
export { readMission } from './language/read.ts'
export type { MissionFile } from './language/words.ts'
export type {
  CampaignPart,
  DeploymentPoint,
  Ending,
  InitialGroup,
  Mission,
  PlacedToken,
  TokenKind,
  Zone,
} from './mission.ts'
export { type Picture, pictureOf } from './picture.ts'
export { SKIRMISH_FILES, SKIRMISH_MISSIONS } from './skirmish/index.ts'
export { missionText } from './text/index.ts'
