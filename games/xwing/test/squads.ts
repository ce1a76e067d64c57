/** Squads for tests that play whole matches. */
import { accepted } from '@dejarik/kernel/play'
import { READY_SQUADS, type Squad, validateSquad } from '../build/index.ts'
import { isImplemented, type XwingOptions, xwing } from '../index.ts'

/** Ships without any ability, so that the rules alone play. */
const PLAIN: readonly Squad[] = [
  {
    faction: 'rebelalliance',
    ships: Array.from({ length: 4 }, () => ({ pilot: 'bluesquadronescort', upgrades: [] })),
  },
  {
    faction: 'galacticempire',
    ships: Array.from({ length: 6 }, () => ({ pilot: 'academypilot', upgrades: [] })),
  },
]

/** Plain squads, then every ready one. */
export function squadsInPlay(): readonly Squad[] {
  const ready = READY_SQUADS.map(({ squad }) => squad)
  return [...PLAIN, ...ready.filter((squad) => validateSquad(squad, { isImplemented }).length === 0)]
}

export function optionsFor(squads: readonly Squad[], more: object = {}): XwingOptions {
  const read = accepted(xwing.readOptions({ squads, ...more }))
  return read
}
