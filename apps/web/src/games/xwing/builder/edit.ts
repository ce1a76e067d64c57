/** What a builder does to a squad. Each deed answers a new squad; none asks whether it is legal. */
import { SQUAD_OBSTACLES, type Squad, type SquadShip } from '@dejarik/xwing/build'
import { findPilot, findUpgrade } from '@dejarik/xwing/facts'
import { newProblems } from './check.ts'

/** As long as a link carries. */
export const MAX_NAME = 80

export function rename(squad: Squad, name: string): Squad {
  const { name: _, ...rest } = squad
  return name === '' ? rest : { ...rest, name: name.slice(0, MAX_NAME) }
}

export function addShip(squad: Squad, pilot: string): Squad {
  return { ...squad, ships: [...squad.ships, { pilot, upgrades: [] }] }
}

export function removeShip(squad: Squad, ship: number): Squad {
  return { ...squad, ships: squad.ships.filter((_, i) => i !== ship) }
}

/** The same ship once more, at the end, with all its upgrades that a squad may hold twice. */
export function duplicateShip(squad: Squad, ship: number): Squad {
  const { pilot, upgrades } = squad.ships[ship]
  const bare = addShip(squad, pilot)
  const last = bare.ships.length - 1
  const whole = withShip(bare, last, { pilot, upgrades })
  if (newProblems(bare, whole).length === 0) return whole
  return upgrades.reduce((so, upgrade) => {
    const more = equip(so, last, upgrade)
    return newProblems(so, more).length === 0 ? more : so
  }, bare)
}

/** With a standardized card, all ships of the type that can have it get it too (xw.g.standardized.1). */
export function addUpgrade(squad: Squad, ship: number, upgrade: string): Squad {
  const own = equip(squad, ship, upgrade)
  if (!isStandardized(upgrade)) return own
  return others(squad, ship).reduce((so, other) => {
    if (so.ships[other].upgrades.includes(upgrade)) return so
    const more = equip(so, other, upgrade)
    return newProblems(so, more).length === 0 ? more : so
  }, own)
}

/** A standardized card leaves all ships of the type together. */
export function removeUpgrade(squad: Squad, ship: number, place: number): Squad {
  const upgrade = squad.ships[ship].upgrades[place]
  const without = (so: Squad, from: number, at: number): Squad => {
    const entry = so.ships[from]
    return withShip(so, from, { ...entry, upgrades: entry.upgrades.filter((_, i) => i !== at) })
  }
  const own = without(squad, ship, place)
  if (!isStandardized(upgrade)) return own
  return others(squad, ship).reduce((so, other) => {
    const at = so.ships[other].upgrades.indexOf(upgrade)
    return at < 0 ? so : without(so, other, at)
  }, own)
}

/** Takes an obstacle, or gives it back. A fourth is not taken; without any, the match chooses. */
export function toggleObstacle(squad: Squad, id: string): Squad {
  const { obstacles = [], ...rest } = squad
  if (obstacles.includes(id)) {
    const left = obstacles.filter((other) => other !== id)
    return left.length === 0 ? rest : { ...rest, obstacles: left }
  }
  return obstacles.length >= SQUAD_OBSTACLES ? squad : { ...rest, obstacles: [...obstacles, id] }
}

function equip(squad: Squad, ship: number, upgrade: string): Squad {
  const entry = squad.ships[ship]
  return withShip(squad, ship, { ...entry, upgrades: [...entry.upgrades, upgrade] })
}

function withShip(squad: Squad, ship: number, entry: SquadShip): Squad {
  return { ...squad, ships: squad.ships.map((other, i) => (i === ship ? entry : other)) }
}

function isStandardized(upgrade: string): boolean {
  return findUpgrade(upgrade)?.standardized ?? false
}

/** Places of the other ships of the same type whose upgrades can be chosen. */
function others({ ships }: Squad, ship: number): readonly number[] {
  const type = findPilot(ships[ship].pilot)?.ship
  return ships.flatMap(({ pilot }, i) => {
    const facts = findPilot(pilot)
    return i !== ship && facts?.ship === type && facts?.standardLoadout === null ? [i] : []
  })
}
