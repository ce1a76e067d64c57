import type { Game, Match } from '@dejarik/kernel'
import { coreMillis } from './clock.ts'
import { type Line, line } from './line.ts'
import { measuredOptions, randomMatch } from './random-match.ts'
import { mean, percentile } from './statistics.ts'
import type { Targets } from './targets.ts'

/** Forks in a row at one prompt: the clock is too coarse for a single one. */
const FORKS = 32

/** Forks at every prompt of random matches, also where a step is half done and its answers must be replayed. */
export function measureFork(game: Game, { forkMicros }: Targets, matches: number): readonly Line[] {
  const options = measuredOptions(game)
  const micros: number[] = []
  let midStep = 0
  const forkHere = (match: Match): void => {
    const started = coreMillis()
    for (let k = 0; k < FORKS; k++) match.fork()
    micros.push(((coreMillis() - started) * 1000) / FORKS)
    if (match.midStep) midStep++
  }
  randomMatch(game, options, 0, { keep: 1 }, forkHere)
  micros.length = 0
  midStep = 0
  for (let i = 1; i <= matches; i++) randomMatch(game, options, i, { keep: 1 }, forkHere)
  const from = { prompts: micros.length, midStepPrompts: midStep, p99: percentile(micros, 0.99) }
  return [line(game.id, 'fork at any prompt, mean', mean(micros), 'µs', { atMost: forkMicros }, from)]
}
