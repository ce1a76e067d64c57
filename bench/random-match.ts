import { FastRng, type Game, isRefusal, Match, type MatchSettings, randomAnswer } from '@dejarik/kernel'

/** The game's default options. */
export function defaultOptions(game: Game): unknown {
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(`${game.id} refuses its own defaults: ${options.refused}`)
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
    match.answer(ask.seat, randomAnswer(ask, rng))
  }
  return match
}
