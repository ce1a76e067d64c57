import { FastRng, type Game } from '@dejarik/kernel'
import { ticTacToePlayer } from './boardgame-io.ts'
import { coreMillis, WARM_UP, warmUp } from './clock.ts'
import { type Line, line } from './line.ts'
import { randomMatch } from './random-match.ts'
import { median } from './statistics.ts'
import { measuredOptions, type Targets } from './targets.ts'

export interface RoundSettings {
  readonly rounds: number
  /** Milliseconds that each side plays in a round. */
  readonly millis: number
  /** Milliseconds that each side plays before the first round. */
  readonly warmUp?: number
}

/**
 * Whole random matches, ours and boardgame.io's in turns within the same process, so that a noisy moment of the
 * machine hits both. The medians of the rounds count.
 */
export function measureRandomPlay(game: Game, targets: Targets, settings: RoundSettings): readonly Line[] {
  const { rounds, millis, warmUp: before = WARM_UP } = settings
  const options = measuredOptions(game)
  const ticTacToe = ticTacToePlayer()
  const rng = new FastRng(1977)
  let i = 0
  const playOurs = (): number => randomMatch(game, options, i++, { keep: 0 }).n
  const playTheirs = (): number => ticTacToe(rng)

  warmUp(playOurs, before)
  warmUp(playTheirs, before)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(perSecond(playOurs, millis))
    theirs.push(perSecond(playTheirs, millis))
  }
  const from = { decisionsPerSecond: median(ours), boardgameIoMovesPerSecond: median(theirs), rounds }
  const { decisionsPerSecond, timesBoardgameIo } = targets
  const play = line(
    game.id,
    'random play',
    median(ours),
    'decisions/s',
    { atLeast: decisionsPerSecond },
    from,
  )
  if (timesBoardgameIo === null) return [play]
  const ratio = median(ours) / median(theirs)
  const what = 'random play beside boardgame.io'
  return [play, line(game.id, what, ratio, '×', { atLeast: timesBoardgameIo }, from)]
}

/** Decisions a second while playing whole matches for about `millis`. */
function perSecond(play: () => number, millis: number): number {
  const started = coreMillis()
  let decisions = 0
  let spent = 0
  while (spent < millis) {
    decisions += play()
    spent = coreMillis() - started
  }
  return (decisions / spent) * 1000
}
