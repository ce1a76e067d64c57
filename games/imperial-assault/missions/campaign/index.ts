/** Campaign missions, as files of the mission language. */
import { missionsOf } from '../compile/compile.ts'
import type { MissionFile } from '../language/words.ts'
import type { Mission } from '../mission.ts'

/** In a fixed order: the state of a campaign holds its missions by their place behind those of skirmishes. */
export const CAMPAIGN_FILES: readonly MissionFile[] = []

export const CAMPAIGN_MISSIONS: readonly Mission[] = CAMPAIGN_FILES.flatMap(missionsOf)
