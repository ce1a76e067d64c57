import type { Game, Match, MatchSettings, Refusal } from '@dejarik/kernel'
import * as kernel from '@dejarik/kernel'

/** What plays a match: this checkout's kernel, or another one's that is measured beside it. */
export type Engine = Pick<typeof kernel, 'FastRng' | 'Match' | 'randomAnswer'>

/** Plays match `i` at random to its end; `atPrompt` sees every prompt on the way. */
export function randomMatch(
  game: Game,
  options: unknown,
  i: number,
  settings: MatchSettings,
  atPrompt?: (match: Match) => void,
  { FastRng, Match, randomAnswer }: Engine = kernel,
): Match {
  const rng = new FastRng(i, 8)
  const match = Match.start(game, options, `bench/${i}`, settings)
  for (let ask = match.ask; ask !== null; ask = match.ask) {
    atPrompt?.(match)
    decided(match, match.answer(ask.seat, randomAnswer(ask, rng)))
  }
  return match
}

/** More decisions than any match takes. */
const LIMIT = 50_000

/** A bench must not measure a match that goes wrong, nor wait for one that never ends. */
export function decided(match: Match, no: Refusal | null): void {
  if (no !== null) throw new Error(`${match.game.id}, ${match.seed}: an answer was refused, ${no.refused}`)
  if (match.n > LIMIT) throw new Error(`${match.game.id}, ${match.seed}: no end after ${LIMIT} decisions`)
}
