import type { Advice, Ask, BaseState, FastRng, Match, Seat } from '@dejarik/kernel'
import { NotAsked } from './bot.ts'

/**
 * A match as one seat knows it. Bots think with this and never touch the match itself: what they can reach
 * from here is their view, their question, and samples in which all that is hidden is dealt anew.
 */
export class SeatEye<S extends BaseState = BaseState, V = unknown> {
  readonly seat: Seat
  /** What the seat is asked. */
  readonly ask: Ask
  /** How many play. */
  readonly seats: number
  readonly advice: Advice<S>
  readonly #match: Match<S, unknown, V>

  constructor(match: Match<S, unknown, V>, seat: Seat) {
    const ask = match.askOf(seat)
    if (ask === null) throw new NotAsked(match, seat)
    this.seat = seat
    this.ask = ask
    this.seats = match.game.seats(match.options).length
    this.advice = match.game.advice
    this.#match = match
  }

  get view(): V {
    return this.#match.view(this.seat)
  }

  /** One world that agrees with all the seat sees, at the same prompt. */
  sample(rng: FastRng): Match<S, unknown, V> {
    return this.#match.sample(this.seat, rng)
  }

  /** The seat's question as a sample puts it: the same options, but made from the sample's state. */
  askIn(sample: Match<S, unknown, V>): Ask {
    const ask = sample.askOf(this.seat)
    if (ask === null)
      throw new Error(
        `a sample for seat ${this.seat} lost its question (${this.ask.what}): redeal changed it`,
      )
    return ask
  }
}
