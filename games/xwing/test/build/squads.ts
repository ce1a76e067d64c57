import type { Mendable } from '@dejarik/kernel'
import { hasSentences, refusalsIn } from '@dejarik/kernel/play'
import { type BuildOptions, buildText, type Squad, type SquadShip, validateSquad } from '../../build/index.ts'
import { type Faction, findPilot } from '../../facts/index.ts'

export function ship(pilot: string, ...upgrades: string[]): SquadShip {
  return { pilot, upgrades }
}

export function squad(faction: Faction, ...ships: SquadShip[]): Squad {
  return { faction, ships }
}

/** A ship and the cheapest company that makes it a squad. */
const COMPANY: { readonly [F in Faction]: string } = {
  rebelalliance: 'banditsquadronpilot',
  galacticempire: 'academypilot',
  scumandvillainy: 'binayrepirate',
  resistance: 'colossusstationmechanic',
  firstorder: 'epsilonsquadroncadet',
  galacticrepublic: 'loyalistvolunteer',
  separatistalliance: 'tradefederationdrone',
}

export function withCompany(pilot: string, ...upgrades: string[]): Squad {
  const { faction } = findPilot(pilot)!
  return squad(faction, ship(pilot, ...upgrades), ship(COMPANY[faction]), ship(COMPANY[faction]))
}

/** Problems as `key rule`; each must have its sentences in both languages. */
export function refusals(of: Squad, options?: BuildOptions): string[] {
  return refusalsIn(validateSquad(of, options), buildText)
}

export function expectSentences(found: Mendable): void {
  hasSentences(found, buildText)
}
