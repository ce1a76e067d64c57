import {
  FastRng,
  type Game,
  isRefusal,
  Match,
  type MatchSettings,
  type Refusal,
  randomAnswer,
} from '@dejarik/kernel'
import { targetsOf } from './targets.ts'

/** What a game is measured with: its default options, unless its targets name others. */
export function measuredOptions(game: Game): unknown {
  const options = game.readOptions(targetsOf(game.id).options ?? {})
  if (isRefusal(options)) throw new Error(`${game.id} refuses its options: ${options.refused}`)
  return options
}

/** Plays match `i` at random to its end; `atPrompt` sees every prompt on the way. */
export function randomMatch(
  game: Game,
  options: unknown,
  i: number,
  settings: MatchSettings,
  atPrompt?: (match: Match) => void,
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
