/** All missions, in a fixed order. */
import type { Mission } from './mission.ts'
import { SKIRMISH_MISSIONS } from './skirmish/index.ts'

export const MISSIONS: readonly Mission[] = SKIRMISH_MISSIONS

export function missionAt(number: number): Mission {
  return MISSIONS[number]
}

export function missionNumber(id: string): number {
  return MISSIONS.findIndex((mission) => mission.id === id)
}

export type { Mission, PlacedToken, TokenKind, Zone } from './mission.ts'
