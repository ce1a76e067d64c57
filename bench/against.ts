import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type BlankSentence, blank, filled, type Game } from '@dejarik/kernel'
import { WARM_UP } from './clock.ts'
import type { Measured, Order, Reply } from './contestant.ts'
import { rounded } from './line.ts'
import { percentile } from './statistics.ts'
import { targetsOf } from './targets.ts'

export interface AgainstSettings {
  /** Pairs of fresh processes: the compiler decides anew in each, and its decisions differ by some percent. */
  readonly pairs: number
  readonly rounds: number
  /** About how many milliseconds each side plays in a round. */
  readonly millis: number
  readonly warmUp?: number
  readonly onStage?: (stage: string) => void
}

export const AGAINST = { pairs: 3, rounds: 9, millis: 400 } as const
export const AGAINST_QUICK = { pairs: 2, rounds: 5, millis: 150 } as const

/** How fast this checkout is beside another one: above 1, ours is faster. */
export interface Comparison {
  readonly game: string
  readonly what: 'random play' | 'whole matches' | 'fork'
  /** Median, quartiles and extremes of the ratios of all rounds. */
  readonly ratio: {
    readonly median: number
    readonly quartiles: readonly [number, number]
    readonly all: readonly [number, number]
  }
  readonly unit: string
  readonly ours: number
  readonly theirs: number
  readonly rounds: number
}

/** The other checkout can't be measured; the message says why. */
export class NoContest extends Error {
  readonly why: BlankSentence

  constructor(why: BlankSentence) {
    super(filled(why))
    this.why = why
  }
}

const OURS = fileURLToPath(new URL('..', import.meta.url))

/**
 * Measures this checkout and the one in the folder `theirs`. In each round both play the same matches, one after the
 * other, so that a noisy moment of the machine hits both, and whoever begins changes from round to round.
 */
export async function against(
  games: readonly Pick<Game, 'id'>[],
  theirs: string,
  settings: AgainstSettings,
): Promise<readonly Comparison[]> {
  const compared: Comparison[] = []
  for (const { id } of games) {
    const taken: Taken = { 'random play': [], 'whole matches': [], fork: [] }
    for (let pair = 0; pair < settings.pairs; pair++) {
      settings.onStage?.(`${id}: processes ${pair + 1} of ${settings.pairs}`)
      await playPair(id, theirs, settings, pair, taken)
    }
    compared.push(
      comparison(id, 'random play', 'decisions/s', taken['random play'], faster),
      comparison(id, 'whole matches', 'matches/s', taken['whole matches'], faster),
      comparison(id, 'fork', 'µs', taken.fork, ({ ours, theirs }) => theirs / ours),
    )
  }
  return compared
}

function faster({ ours, theirs }: Pair): number {
  return ours / theirs
}

interface Pair {
  readonly ours: number
  readonly theirs: number
}
type Taken = { readonly [W in Comparison['what']]: Pair[] }

async function playPair(
  game: string,
  theirs: string,
  { rounds, millis, warmUp = WARM_UP }: AgainstSettings,
  pair: number,
  taken: Taken,
): Promise<void> {
  const sides = [new Contestant('this checkout', OURS), new Contestant(theirs, theirs)] as const
  try {
    const options = targetsOf(game).options ?? {}
    let slowest = Number.POSITIVE_INFINITY
    for (const side of sides) {
      await side.does({ do: 'begin', checkout: side.folder, game, options })
      slowest = Math.min(slowest, (await side.does({ do: 'warm-up', millis: warmUp })).value)
    }
    const matches = Math.max(1, Math.round((slowest * millis) / warmUp))
    // A fork is done 32 times at each prompt: fewer matches take as long.
    const forked = Math.max(1, Math.round(matches / 16))
    for (let round = 0; round < rounds; round++) {
      const at = pair * rounds + round
      const swapped = at % 2 === 1
      const played = await inTurns(sides, swapped, { do: 'random play', from: at * matches, matches })
      taken['random play'].push(pairOf(played, ({ value }) => value))
      // Rules that ask less have fewer decisions in the same match, and those that are left cost more each.
      taken['whole matches'].push(pairOf(played, ({ value, decisions }) => value / decisions))
      const split = await inTurns(sides, swapped, { do: 'fork', from: at * forked, matches: forked })
      taken.fork.push(pairOf(split, ({ value }) => value))
    }
  } finally {
    for (const side of sides) side.end()
  }
}

function pairOf([ours, theirs]: readonly [Measured, Measured], figure: (measured: Measured) => number): Pair {
  return { ours: figure(ours), theirs: figure(theirs) }
}

async function inTurns(
  [ours, theirs]: readonly [Contestant, Contestant],
  swapped: boolean,
  order: Order,
): Promise<readonly [Measured, Measured]> {
  if (!swapped) return [await ours.does(order), await theirs.does(order)]
  const second = await theirs.does(order)
  return [await ours.does(order), second]
}

class Contestant {
  readonly folder: string
  readonly #name: string
  readonly #process: ChildProcess
  readonly #ended: Promise<[Reply]>

  constructor(name: string, folder: string) {
    this.#name = name
    this.folder = folder
    this.#process = fork(fileURLToPath(new URL('contestant.ts', import.meta.url)), { execArgv: [] })
    this.#ended = once(this.#process, 'exit').then(() => [{ cannot: blank('its process ended') }])
  }

  async does(order: Order): Promise<Measured> {
    this.#process.send(order)
    const [reply]: readonly Reply[] = await Promise.race([once(this.#process, 'message'), this.#ended])
    if ('cannot' in reply)
      throw new NoContest(blank('{checkout}: {why}', { checkout: this.#name, why: reply.cannot }))
    return reply
  }

  end(): void {
    this.#process.kill()
  }
}

function comparison(
  game: string,
  what: Comparison['what'],
  unit: string,
  pairs: readonly Pair[],
  ratioOf: (pair: Pair) => number,
): Comparison {
  const ratios = pairs.map(ratioOf)
  const at = (p: number): number => rounded(percentile(ratios, p))
  return {
    game,
    what,
    ratio: { median: at(0.5), quartiles: [at(0.25), at(0.75)], all: [at(0), at(1)] },
    unit,
    ours: rounded(
      percentile(
        pairs.map((pair) => pair.ours),
        0.5,
      ),
    ),
    theirs: rounded(
      percentile(
        pairs.map((pair) => pair.theirs),
        0.5,
      ),
    ),
    rounds: pairs.length,
  }
}
