import type { Answer, FastRng, Match, Seat } from '@dejarik/kernel'

/** From weakest to strongest. */
export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name)
}

/** How long a bot may think about one decision. */
export interface Limits {
  /** Imagined continuations. The choice depends on these and on nothing that a machine's speed could change. */
  readonly iterations?: number
  /** A safety stop for slow machines; a search that meets it may choose differently elsewhere. */
  readonly millis?: number
}

/** A player of any game, seeing what its seat sees. */
export interface Bot {
  readonly level: Level
  /** Answers the open question of `seat`. The same view, generator and iterations give the same answer. */
  decide(match: Match, seat: Seat, rng: FastRng, limits?: Limits): Answer
}

/** A bot was called for a seat that has nothing to decide: a bug of the caller. */
export class NotAsked extends Error {
  constructor(match: Match, seat: Seat) {
    const asked = match.asks.map((ask) => `seat ${ask.seat} (${ask.what})`).join(', ')
    super(
      match.over
        ? `seat ${seat} has nothing to decide: the match is over`
        : `seat ${seat} has nothing to decide: the table waits for ${asked}`,
    )
    this.name = 'NotAsked'
  }
}
