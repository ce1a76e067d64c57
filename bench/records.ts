import { botNamed, type Level } from '@dejarik/bots'
import { FastRng, type Game, isRefusal, Match, readRecord, writeRecord } from '@dejarik/kernel'
import { coreMillis, WARM_UP, warmUp } from './clock.ts'
import { type Line, line } from './line.ts'
import { decided, randomMatch } from './random-match.ts'
import { mean, percentile } from './statistics.ts'
import { measuredOptions, type Targets } from './targets.ts'

/** Finished matches read from their stored text and folded, each once. */
export function measureRestore(
  game: Game,
  { restoreMillis }: Targets,
  matches: number,
  before = WARM_UP,
): readonly Line[] {
  const target = { atMost: restoreMillis }
  const restore = (text: string): number => {
    const started = coreMillis()
    const record = readRecord(text)
    const match = isRefusal(record) ? record : Match.restore(game, record, { keep: 1 })
    const spent = coreMillis() - started
    if (isRefusal(match) || !match.over) throw new Error(`${game.id}: a finished match does not come back`)
    return spent
  }
  const measure = (texts: readonly string[]): Times => {
    let next = 0
    warmUp(() => restore(texts[next++ % texts.length]), before)
    const millis = texts.map(restore)
    return { matches, mean: mean(millis), p99: percentile(millis, 0.99), max: Math.max(...millis) }
  }
  const what = 'finished match from its record'
  const greedy = measure(botRecords(game, 'greedy', matches))
  const random = measure(randomRecords(game, matches))
  return [
    line(game.id, `${what}, greedy bots, mean`, greedy.mean, 'ms', target, greedy),
    line(game.id, `${what}, greedy bots, p99`, greedy.p99, 'ms', target, greedy),
    line(game.id, `${what}, random play, mean`, random.mean, 'ms', target, random),
    line(game.id, `${what}, random play, p99`, random.p99, 'ms', target, random),
  ]
}

type Times = { readonly [figure in 'matches' | 'mean' | 'p99' | 'max']: number }

/**
 * Stored size: the largest of matches between bots that mean to win, and mean and largest of those between random
 * players, whose length has no bound.
 */
export function measureRecordSize(
  game: Game,
  limit: number,
  matches: { readonly random: number; readonly bots: number },
): readonly Line[] {
  const size = (by: string, which: 'mean' | 'largest', texts: readonly string[]): Line => {
    const bytes = texts.map((text) => Buffer.byteLength(text))
    const from = {
      matches: texts.length,
      mean: mean(bytes),
      largest: Math.max(...bytes),
      above: bytes.filter((size) => size > limit).length,
    }
    const target = { atMost: limit }
    return line(game.id, `stored record, ${by}, ${which}`, from[which], 'bytes', target, from)
  }
  const random = randomRecords(game, matches.random)
  return [
    size('greedy bots', 'largest', botRecords(game, 'greedy', matches.bots)),
    size('medium bots', 'largest', botRecords(game, 'medium', Math.ceil(matches.bots / 20))),
    size('random play', 'mean', random),
    size('random play', 'largest', random),
  ]
}

function randomRecords(game: Game, matches: number): string[] {
  const options = measuredOptions(game)
  return Array.from({ length: matches }, (_, i) =>
    writeRecord(randomMatch(game, options, i, { keep: 0 }).record),
  )
}

function botRecords(game: Game, level: Level, matches: number): string[] {
  const options = measuredOptions(game)
  const bot = botNamed(level)
  return Array.from({ length: matches }, (_, i) => {
    const rng = new FastRng(i, 9)
    const match = Match.start(game, options, `bench/${i}`, { keep: 1 })
    for (let ask = match.ask; ask !== null; ask = match.ask)
      decided(match, match.answer(ask.seat, bot.decide(match, ask.seat, rng)))
    return writeRecord(match.record)
  })
}
