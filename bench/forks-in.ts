import type { Game, Match } from '@dejarik/kernel'
import { coreMillis } from './clock.ts'
import { type Engine, randomMatch } from './random-match.ts'

/** Forks in a row at one prompt: the clock is too coarse for a single one. */
const FORKS = 32

/** What a fork takes at each prompt of random match `i`, and how many of these prompts were inside a step. */
export function forksIn(
  game: Game,
  options: unknown,
  i: number,
  engine?: Engine,
): { readonly micros: readonly number[]; readonly midStep: number } {
  const micros: number[] = []
  let midStep = 0
  const forkHere = (match: Match): void => {
    const started = coreMillis()
    for (let k = 0; k < FORKS; k++) match.fork()
    micros.push(((coreMillis() - started) * 1000) / FORKS)
    if (match.midStep) midStep++
  }
  randomMatch(game, options, i, { keep: 1 }, forkHere, engine)
  return { micros, midStep }
}
