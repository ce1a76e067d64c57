/** What a match is played with: scenario, environment, length and the two squads. */
import { isRefusal, type Refusal, refuse, type SeatOptions } from '@dejarik/kernel'
import { READY_SQUADS, readSquad, type Squad, validateSquad } from './build/index.ts'
import { OBSTACLES } from './geometry/index.ts'
import { SEAT_NAMES } from './names.ts'
import { isImplemented } from './rules/cards.ts'
import { NO_ENVIRONMENT, playableEnvironments } from './rules/environments.ts'
import { findScenario } from './rules/scenarios.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { SquadOption, XwingOptions } from './state.ts'

/** Standard games last 12 rounds; players may agree on another number (xw.g.game-length.1, .4). */
export const ROUNDS = 12
const MOST_ROUNDS = 50

const KNOWN_OF_TABLE = ['scenario', 'environment', 'rounds']
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
    const one = readOne(squad, seat)
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
  return { scenario, environment, rounds }
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
function readOne(raw: unknown, seat: number): SquadOption | Refusal {
  const squad = readSquad(raw)
  if ('refused' in squad) return squad
  const [problem] = validateSquad(squad, { isImplemented })
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

export const seatOptions: SeatOptions<XwingOptions> = {
  readTable,
  seats: () => SEAT_NAMES,
  read: readOne,
  assemble: ({ table, brought }) => readOptions({ ...(typeof table === 'object' && table), squads: brought }),
  split: ({ squads, ...table }) => ({ table, brought: squads }),
}
