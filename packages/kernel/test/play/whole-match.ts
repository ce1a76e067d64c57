import { type BaseState, FastRng, type Game, Match, randomAnswer } from '../../src/index.ts'

/** Plays at random to the end, and shows the match at every prompt. */
export function randomMatch<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  options: O,
  seed: number,
  look: (match: Match<S, O, V>) => void = () => {},
): Match<S, O, V> {
  const match = Match.start(game, options, String(seed), { keep: 0 })
  const rng = new FastRng(seed, 5)
  while (!match.over) {
    look(match)
    const ask = match.asks[rng.int(match.asks.length)]
    match.answer(ask.seat, randomAnswer(ask, rng))
  }
  look(match)
  return match
}

/** Plays as the game's own advice says, to the end. */
export function greedyMatch<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  options: O,
  seed: number,
): Match<S, O, V> {
  const match = Match.start(game, options, String(seed), { keep: 0 })
  const rng = new FastRng(seed, 6)
  while (!match.over) {
    const [ask] = match.asks
    match.answer(ask.seat, game.advice.greedy(match.state, ask, rng))
  }
  return match
}

/** Every n-th time only: some looks cost more than the play between them. */
export function nowAndThen<T>(every: number, look: (it: T) => void): (it: T) => void {
  let count = 0
  return (it) => {
    if (count++ % every === 0) look(it)
  }
}

/** Paths of the objects that two states share, each once. */
export function sharedPaths(a: unknown, b: unknown): string[] {
  return [...new Set(shared(a, b, ''))]
}

function shared(a: unknown, b: unknown, path: string): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return []
  if (a === b) return [path.replaceAll(/\.\d+/g, '.*')]
  return Object.keys(a).flatMap((key) =>
    shared((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`),
  )
}
