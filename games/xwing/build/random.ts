/** Random legal squads, for the self-check and for players who like surprises. */
import type { Rng } from '@dejarik/kernel'
import {
  FACTIONS,
  type Faction,
  findPilot,
  PILOTS,
  type PilotFacts,
  POINTS_LIST,
  pilotIn,
  UPGRADES,
  type UpgradeFacts,
  upgradeIn,
} from '../facts/index.ts'
import { OBSTACLES } from '../geometry/index.ts'
import { limitedProblems, solitaryProblems } from './limited.ts'
import { SQUAD_OBSTACLES } from './obstacles.ts'
import { fitted, MAX_SHIPS, MIN_SHIPS, type Squad, type SquadShip } from './squad.ts'
import { shortages } from './upgrade-bar.ts'
import { type BuildOptions, validateSquad } from './validate.ts'

/** Upgrades tried on a ship; most of those that fit its bar alone fit it. */
const TRIES = 24

export interface RandomFilter extends BuildOptions {
  readonly faction?: Faction
  readonly pilot?: (pilot: PilotFacts) => boolean
  readonly upgrade?: (upgrade: UpgradeFacts) => boolean
}

/** A squad of allowed cards, the same for the same numbers of `rng`; null if these cards make no legal squad. */
export function randomSquad(rng: Rng, filter: RandomFilter = {}): Squad | null {
  const { isImplemented, list = POINTS_LIST } = filter
  const mode = list.hasOneMode === true ? 'extended' : (filter.mode ?? 'standard')
  const limit = filter.limit ?? list.limit
  const pilots = PILOTS.map((pilot) => pilotIn(list, pilot)).filter(
    (pilot) =>
      pilot[mode] &&
      !list.bannedPilots.includes(pilot.id) &&
      !list.unpriced.includes(pilot.id) &&
      (filter.pilot?.(pilot) ?? true) &&
      isImplemented?.('pilot', pilot.id) !== false,
  )
  const upgrades = UPGRADES.map((upgrade) => upgradeIn(list, upgrade)).filter(
    (upgrade) =>
      upgrade[mode] &&
      upgrade.cost !== null &&
      !upgrade.standardLoadoutOnly &&
      (filter.upgrade?.(upgrade) ?? true) &&
      isImplemented?.('upgrade', upgrade.id) !== false,
  )
  const factions = shuffled(rng, filter.faction === undefined ? FACTIONS : [filter.faction])
  for (const faction of factions) {
    const ships = randomShips(
      rng,
      pilots.filter((pilot) => pilot.faction === faction),
      limit,
    )
    if (ships === null) continue
    const bare: Squad = { faction, ships, obstacles: randomObstacles(rng) }
    const squad = equip(rng, bare, upgrades, filter)
    if (validateSquad(squad, filter).length === 0) return squad
  }
  return null
}

/** Ship cards for at most `limit` points; each choice leaves enough to reach three ships. */
function randomShips(rng: Rng, pilots: readonly PilotFacts[], limit: number): readonly SquadShip[] | null {
  const chosen: SquadShip[] = []
  const cheapest = Math.min(...pilots.map((pilot) => pilot.points))
  let open = pilots
  for (let left = limit; chosen.length < MAX_SHIPS; ) {
    const missing = Math.max(0, MIN_SHIPS - chosen.length - 1)
    open = open.filter((pilot) => pilot.points + missing * cheapest <= left)
    if (open.length === 0) break
    const pilot = open[rng.int(open.length)]
    const ships = [...chosen, { pilot: pilot.id, upgrades: [] }]
    if (isWithinLimits({ faction: pilot.faction, ships })) {
      chosen.push(ships[chosen.length])
      left -= pilot.points
    } else open = open.filter((other) => other !== pilot)
  }
  return chosen.length < MIN_SHIPS ? null : chosen
}

/** Names on ship cards and on printed upgrades count together (xw.g.limited.3, xw.g.limited.4). */
function isWithinLimits(squad: Squad): boolean {
  const fits = fitted(squad)
  return limitedProblems(fits).length === 0 && solitaryProblems(fits).length === 0
}

/** Tries the upgrades in a random order and keeps those that leave the squad legal; some ships stay plainer. */
function equip(rng: Rng, bare: Squad, upgrades: readonly UpgradeFacts[], options: BuildOptions): Squad {
  let squad = bare
  for (const [i, { pilot: id }] of bare.ships.entries()) {
    const found = findPilot(id)
    if (found === undefined || found.standardLoadout !== null) continue
    const pilot = pilotIn(options.list ?? POINTS_LIST, found)
    const most = rng.int(pilot.slots.length + 1)
    const open = upgrades.filter((upgrade) => shortages(pilot, [upgrade]).length === 0)
    for (const upgrade of shuffled(rng, open).slice(0, TRIES)) {
      const { upgrades: own } = squad.ships[i]
      if (own.length >= most) break
      const ship = { pilot: id, upgrades: [...own, upgrade.id] }
      const tried: Squad = { ...squad, ships: squad.ships.with(i, ship) }
      if (validateSquad(tried, options).length === 0) squad = tried
    }
  }
  return squad
}

function randomObstacles(rng: Rng): readonly string[] {
  return shuffled(
    rng,
    OBSTACLES.map((obstacle) => obstacle.id),
  ).slice(0, SQUAD_OBSTACLES)
}

function shuffled<T>(rng: Rng, list: readonly T[]): readonly T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = copy[i]
    copy[i] = copy[j]
    copy[j] = kept
  }
  return copy
}
