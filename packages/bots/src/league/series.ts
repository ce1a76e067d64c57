import { type Game, isRefusal, type Seat } from '@dejarik/kernel'
import type { Level, Limits } from '../bot.ts'
import { botNamed } from '../levels.ts'
import { type PlayedMatch, playMatch, REPEATABLE } from './play.ts'
import { type Share, wilson } from './statistics.ts'

/** Bots against each other, as many as the game has seats. */
export interface Series {
  readonly game: Game
  /** As `readOptions` of the game takes them. */
  readonly options?: unknown
  readonly pairing: readonly Level[]
  /** Rounded up, so that each seed is played once in every seating. */
  readonly matches: number
  readonly seed: string
  readonly limits?: Limits
  /** Called after each match, for a progress bar. */
  readonly progress?: (done: number, total: number) => void
}

/** One match of a series: who sits where, by index into the pairing. */
export interface Fixture {
  readonly seed: string
  readonly seating: readonly number[]
  readonly levels: readonly Level[]
}

/** How one bot of the pairing did. */
export interface Standing {
  readonly level: Level
  readonly wins: number
  readonly draws: number
  /** Share of the matches won, draws as half. */
  readonly won: Share
  /** Its longest thought. */
  readonly slowestMillis: number
}

export interface SeriesResult {
  readonly game: string
  readonly matches: number
  readonly decisions: number
  readonly seconds: number
  readonly standings: readonly Standing[]
  readonly winsBySeat: readonly number[]
}

/** Plays one fixture at a time. */
export type Lane = (series: Series, fixture: Fixture) => PlayedMatch | Promise<PlayedMatch>

/** Where fixtures are played, one at a time on each lane. */
export interface Venue {
  readonly lanes: readonly Lane[]
}

/** The same seed in every seating, so that luck and the better seat favour nobody. */
export function fixturesOf(series: Series): readonly Fixture[] {
  const { pairing, matches, seed } = series
  const count = pairing.length
  return Array.from({ length: Math.ceil(matches / count) * count }, (_, i) => {
    const seating = pairing.map((_level, seat) => (seat + i) % count)
    return { seed: `${seed}/${Math.floor(i / count)}`, seating, levels: seating.map((who) => pairing[who]) }
  })
}

/** In this thread. */
export function playHere(series: Series, fixture: Fixture): PlayedMatch {
  const { game, limits = REPEATABLE } = series
  const options = game.readOptions(series.options ?? {})
  if (isRefusal(options)) throw new Error(`${game.id} refuses these options: ${options.refused}`)
  const seats = game.seats(options).length
  if (seats !== fixture.levels.length)
    throw new Error(`${game.id} has ${seats} seats, but ${fixture.levels.length} bots are to play`)
  return playMatch(game, options, fixture.levels.map(botNamed), fixture.seed, limits)
}

export const HERE: Venue = { lanes: [playHere] }

/** For tests of how strong bots are: all fixtures. The result does not depend on the venue, apart from the clock. */
export async function playSeries(series: Series, venue: Venue = HERE): Promise<SeriesResult> {
  const start = performance.now()
  const fixtures = fixturesOf(series)
  const tally = new Tally(series.pairing)
  let next = 0
  let done = 0
  const work = async (lane: Lane): Promise<void> => {
    while (next < fixtures.length) {
      const fixture = fixtures[next++]
      tally.add(fixture, await lane(series, fixture))
      series.progress?.(++done, fixtures.length)
    }
  }
  await Promise.all(venue.lanes.map(work))
  return {
    game: series.game.id,
    matches: fixtures.length,
    decisions: tally.decisions,
    seconds: (performance.now() - start) / 1000,
    standings: tally.standings(fixtures.length),
    winsBySeat: tally.winsBySeat,
  }
}

class Tally {
  readonly #pairing: readonly Level[]
  readonly #wins: number[]
  readonly #slowest: number[]
  #draws = 0
  readonly winsBySeat: number[]
  decisions = 0

  constructor(pairing: readonly Level[]) {
    this.#pairing = pairing
    this.#wins = pairing.map(() => 0)
    this.#slowest = pairing.map(() => 0)
    this.winsBySeat = pairing.map(() => 0)
  }

  add({ seating }: Fixture, played: PlayedMatch): void {
    this.decisions += played.decisions
    if (played.winners.length === 0) this.#draws++
    for (const seat of played.winners) {
      this.#wins[seating[seat]]++
      this.winsBySeat[seat]++
    }
    seating.forEach((who, seat: Seat) => {
      this.#slowest[who] = Math.max(this.#slowest[who], played.slowestMillis[seat])
    })
  }

  standings(matches: number): readonly Standing[] {
    const draws = this.#draws
    return this.#pairing.map((level, who) => {
      const wins = this.#wins[who]
      return { level, wins, draws, won: wilson(wins + draws / 2, matches), slowestMillis: this.#slowest[who] }
    })
  }
}
