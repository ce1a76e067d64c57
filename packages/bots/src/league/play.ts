import {
  type BaseState,
  FastRng,
  type Game,
  keyOf,
  Match,
  type MatchRecord,
  type Seat,
} from '@dejarik/kernel'
import type { Bot, Limits } from '../bot.ts'

/** A match that bots have played to its end. */
export interface PlayedMatch {
  readonly winners: readonly Seat[]
  readonly decisions: number
  readonly record: MatchRecord
  /** The longest thought of each seat. */
  readonly slowestMillis: readonly number[]
}

/**
 * Without a time limit of its own a match depends on its seed alone, not on the machine's speed, so that
 * everybody who plays it again gets the same record.
 */
export const REPEATABLE: Limits = { millis: Number.POSITIVE_INFINITY }

/** No match of bots takes this long; one that does goes in circles. */
const LONGEST = 20_000

/** Plays one match; `bots[seat]` sits at that seat. */
export function playMatch<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  options: O,
  bots: readonly Bot[],
  seed: string,
  limits: Limits = REPEATABLE,
): PlayedMatch {
  const match = Match.start(game, options, seed, { keep: 1 })
  const rngs = bots.map((_, seat) => rngOf(seed, seat))
  const slowestMillis = bots.map(() => 0)
  for (let { ask } = match; ask !== null; ask = match.ask) {
    if (match.n >= LONGEST) throw new Error(`no end after ${LONGEST} decisions with seed ${seed}`)
    const { seat } = ask
    const start = performance.now()
    const answer = bots[seat].decide(match, seat, rngs[seat], limits)
    slowestMillis[seat] = Math.max(slowestMillis[seat], performance.now() - start)
    const no = match.answer(seat, answer)
    if (no !== null)
      throw new Error(`${bots[seat].level} answers ${ask.what} with ${JSON.stringify(answer)}: ${no.refused}`)
  }
  return { winners: match.outcome?.winners ?? [], decisions: match.n, record: match.record, slowestMillis }
}

/** A seat's own generator, apart from that of the rules. */
function rngOf(seed: string, seat: Seat): FastRng {
  const [first, second] = keyOf(`${seed} bot ${seat}`)
  return new FastRng(first, second)
}
