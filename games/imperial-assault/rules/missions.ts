/** All missions, in a fixed order. `index.ts` of the game hands the printed ones down; boards that are drawn come as they are needed. */
import { Installed } from '@dejarik/kernel'
import type { MissionNumber } from '../state.ts'
import type { Mission } from './mission.ts'

const printed = new Installed<readonly Mission[]>('The missions of Imperial Assault')
const drawn = new Map<MissionNumber, Mission>()

export function installMissions(missions: readonly Mission[]): void {
  printed.install(missions)
}

/** Those of campaigns. */
export function campaignMissions(): readonly Mission[] {
  return printed.value.filter(({ campaign }) => campaign !== null)
}

/** Printed missions by their place, drawn boards by what is drawn. */
export function missionAt(number: MissionNumber): Mission {
  const mission = printed.value[number] ?? drawn.get(number)
  if (mission === undefined) throw new Error(`no mission has the number ${number}`)
  return mission
}

export function missionNumber(id: string): MissionNumber {
  const number = printed.value.findIndex((mission) => mission.id === id)
  return number < 0 ? drawnNamed(id) : number
}

/** The number in `drawn-123`, or -1. */
function drawnNamed(id: string): MissionNumber {
  const number = Number(/^drawn-(\d+)$/u.exec(id)?.[1] ?? -1)
  return drawn.has(number) ? number : -1
}

export function addDrawn(number: MissionNumber, make: () => Mission): void {
  if (!drawn.has(number)) drawn.set(number, make())
}
