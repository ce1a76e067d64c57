/** What a match is played with: scenario, environment, length and the two squads. */

import { isRefusal, type Refusal, refuse, type SeatOptions } from '@dejarik/kernel'
import { READY_SQUADS, readSquad, type Squad, validateSquad } from './build/index.ts'
import { findPointsList, POINTS_LIST, POINTS_LISTS } from './facts/index.ts'
import { OBSTACLES } from './geometry/index.ts'
import { SEAT_NAMES } from './names.ts'
import { isImplemented } from './rules/cards.ts'
import { NO_ENVIRONMENT, playableEnvironments } from './rules/environments.ts'
import { limitOf, listOf } from './rules/mission-points.ts'
import { findScenario } from './rules/scenarios.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { SquadOption, XwingOptions } from './state.ts'

/** Standard games last 12 rounds; players may agree on another number (xw.g.game-length.1, .4). */
export const ROUNDS = 12
const MOST_ROUNDS = 50

/** No squad of three ships costs less, and nobody plays for more. */
const LEAST_POINTS = 6
const MOST_POINTS = 400

const KNOWN_OF_TABLE = ['scenario', 'environment', 'rounds', 'mode', 'list', 'limit']
const KNOWN = [...KNOWN_OF_TABLE, 'squads']

export function readOptions(raw: unknown): XwingOptions | Refusal {
  const given = fieldsOf(raw, KNOWN)
  if (isRefusal(given)) return given
  const { squads: named, ...rest } = given
  const table = readTable(rest)
  if (isRefusal(table)) return table
  const squads = named ?? DEFAULT_SQUADS.map(readySquad)
  if (!Array.isArray(squads) || squads.length !== 2) return refuse('squads-not-two', 'xw.g.squad.1')
  const read: SquadOption[] = []
  for (const [seat, squad] of squads.entries()) {
    const one = readOne(squad, seat, table)
    if (isRefusal(one)) return one
    read.push(one)
  }
  return { ...table, squads: [read[0], read[1]] }
}

/** What both players agree on. */
type TableOptions = Omit<XwingOptions, 'squads'>

function readTable(raw: unknown): TableOptions | Refusal {
  const given = fieldsOf(raw, KNOWN_OF_TABLE)
  if (isRefusal(given)) return given
  const scenario = given.scenario ?? SCENARIOS[0].id
  if (typeof scenario !== 'string' || findScenario(scenario) === undefined)
    return refuse('scenario-unknown', 'xw.g.winning.2', { scenario: String(scenario) })
  const environment = given.environment ?? NO_ENVIRONMENT
  if (typeof environment !== 'string' || !isEnvironment(environment))
    return refuse('environment-unknown', 'xw.a.env-use.1', { environment: String(environment) })
  const rounds = given.rounds ?? ROUNDS
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
    return refuse('rounds-out-of-range', 'xw.g.game-length.4', { rounds: String(rounds), most: MOST_ROUNDS })
  const construction = readConstruction(given)
  return isRefusal(construction) ? construction : { scenario, environment, rounds, ...construction }
}

type Construction = Pick<XwingOptions, 'mode' | 'list' | 'limit'>

/** By which rules squads are built; what is usual is left out. */
function readConstruction({
  mode = 'standard',
  list = POINTS_LIST.id,
  limit,
}: Fields): Construction | Refusal {
  if (mode !== 'standard' && mode !== 'extended')
    return refuse('mode-unknown', 'xw.g.game-mode.3', { mode: String(mode) })
  const found = typeof list === 'string' ? findPointsList(list) : undefined
  if (found === undefined) return refuse('list-unknown', 'xw.a.squad.7', { list: String(list) })
  const isLimit =
    typeof limit === 'number' && Number.isInteger(limit) && limit >= LEAST_POINTS && limit <= MOST_POINTS
  if (limit !== undefined && !isLimit)
    return refuse('limit-out-of-range', 'xw.a.squad.3', {
      limit: String(limit),
      least: LEAST_POINTS,
      most: MOST_POINTS,
    })
  return {
    ...(mode === 'extended' && { mode }),
    ...(found !== POINTS_LIST && { list: found.id }),
    ...(isLimit && limit !== found.limit && { limit }),
  }
}

type Fields = { readonly [key: string]: unknown }

function fieldsOf(raw: unknown, known: readonly string[]): Fields | Refusal {
  const object = raw ?? {}
  if (typeof object !== 'object' || Array.isArray(object)) return refuse('options-not-an-object')
  const given: Fields = { ...object }
  const other = Object.keys(given).find((key) => !known.includes(key))
  return other === undefined ? given : refuse('option-unknown', undefined, { option: other })
}

/** A card whose upgrades are not all written can't be played yet. */
function isEnvironment(id: string): boolean {
  return id === NO_ENVIRONMENT || id === 'random' || playableEnvironments().some((one) => one.id === id)
}

/** A match that says nothing of its squads: X-wings against TIE fighters. */
const DEFAULT_SQUADS = ['rebel-red-flight', 'empire-swarm']

function readySquad(id: string): Squad | undefined {
  return READY_SQUADS.find((ready) => ready.id === id)?.squad
}

/** A squad must be legal, and every card of it playable. */
function readOne(raw: unknown, seat: number, table: Construction): SquadOption | Refusal {
  const squad = readSquad(raw)
  if ('refused' in squad) return squad
  const { mode = 'standard' } = table
  const [problem] = validateSquad(squad, { isImplemented, mode, list: listOf(table), limit: limitOf(table) })
  if (problem !== undefined)
    return {
      refused: problem.refused,
      args: { ...problem.args, player: seat + 1 },
      ...(problem.rule !== undefined && { rule: problem.rule }),
    }
  return squadOption(squad, seat)
}

/** Obstacles that a squad does not name are three usual ones. */
function squadOption(squad: Squad, seat: number): SquadOption {
  const usual = OBSTACLES.slice(3 * seat, 3 * seat + 3).map(({ id }) => id)
  return {
    name: squad.name ?? '',
    faction: squad.faction,
    ships: squad.ships.map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.slice() })),
    obstacles: (squad.obstacles ?? usual).slice(),
  }
}

/** What is brought need only be legal somewhere: the table is not at hand, and decides when all is assembled. */
function readBrought(raw: unknown, seat: number): SquadOption | Refusal {
  const usual = readOne(raw, seat, {})
  if (!isRefusal(usual)) return usual
  for (const { id: list } of POINTS_LISTS)
    for (const mode of ['standard', 'extended'] as const) {
      const read = readOne(raw, seat, { list, ...(mode === 'extended' && { mode }), limit: MOST_POINTS })
      if (!isRefusal(read)) return read
    }
  return usual
}

export const seatOptions: SeatOptions<XwingOptions> = {
  readTable,
  seats: () => SEAT_NAMES,
  read: readBrought,
  assemble: ({ table, brought }) => readOptions({ ...(typeof table === 'object' && table), squads: brought }),
  split: ({ squads, ...table }) => ({ table, brought: squads }),
}
