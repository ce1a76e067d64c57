/** Positions to show: played here by the plainest bot, so that they are always such as the rules of today bring about. */
import { botNamed } from '@dejarik/bots'
import { FastRng, isRefusal, Match, type Seat } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'

export interface Wanted {
  /** By which a question is known. */
  readonly what: string
  /** Of whom it is asked; of anybody if it is left out. */
  readonly seat?: Seat
  /** Not before so many decisions, so that there is something on the table. */
  readonly after?: number
  readonly options?: unknown
}

const MATCHES = 12
const DECISIONS = 400

/** A match that has come to such a question; null if none of some did. */
export function matchAt({ game }: TableFace, wanted: Wanted): Match | null {
  const options = game.readOptions(wanted.options ?? {})
  if (isRefusal(options)) return null
  for (let seed = 1; seed <= MATCHES; seed++) {
    const match = Match.start(game, options, `gallery ${seed}`, { log: true })
    if (comesTo(match, wanted, seed)) return match
  }
  return null
}

/** Plays on until the question is open; false if it does not come. */
function comesTo(match: Match, { what, seat, after = 0 }: Wanted, seed: number): boolean {
  const bot = botNamed('greedy')
  const rng = new FastRng(seed, 0)
  while (!match.over && match.n < DECISIONS) {
    const [ask] = match.asks
    if (ask === undefined) return false
    if (ask.what === what && match.n >= after && (seat ?? ask.seat) === ask.seat) return true
    if (match.answer(ask.seat, bot.decide(match, ask.seat, rng)) !== null) return false
  }
  return false
}
