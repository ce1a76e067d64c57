import type { Game } from '@dejarik/kernel'
import { forksIn } from './forks-in.ts'
import { type Line, line } from './line.ts'
import { mean, percentile } from './statistics.ts'
import { measuredOptions, type Targets } from './targets.ts'

/** Forks at every prompt of random matches, also where a step is half done and its answers must be replayed. */
export function measureFork(game: Game, { forkMicros }: Targets, matches: number): readonly Line[] {
  const options = measuredOptions(game)
  forksIn(game, options, 0)
  const micros: number[] = []
  let midStep = 0
  for (let i = 1; i <= matches; i++) {
    const forks = forksIn(game, options, i)
    micros.push(...forks.micros)
    midStep += forks.midStep
  }
  const from = { prompts: micros.length, midStepPrompts: midStep, p99: percentile(micros, 0.99) }
  return [line(game.id, 'fork at any prompt, mean', mean(micros), 'µs', { atMost: forkMicros }, from)]
}
