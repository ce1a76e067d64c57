/** Skirmish missions: maps with both their scenarios. */
import type { Mission } from '../mission.ts'
import { holdingGround } from './climate-research-camp.ts'

export const SKIRMISH_MISSIONS: readonly Mission[] = [holdingGround]
