import { botNamed, type Level } from '@dejarik/bots'
import { FastRng, type Game, isRefusal, Match, readRecord, writeRecord } from '@dejarik/kernel'
import { coreMillis } from './clock.ts'
import { type Line, line } from './line.ts'
import { decided, defaultOptions, randomMatch } from './random-match.ts'
import { mean, percentile } from './statistics.ts'

const LIMIT_BYTES = 2048
/** Records restored before the clock counts, so that the code is compiled. */
const WARM_UP = 20

/** Finished matches read from their stored text and folded, each once. */
export function measureRestore(game: Game, matches: number): readonly Line[] {
  const restore = (text: string): number => {
    const started = coreMillis()
    const record = readRecord(text)
    const match = isRefusal(record) ? record : Match.restore(game, record, { keep: 1 })
    const spent = coreMillis() - started
    if (isRefusal(match) || !match.over) throw new Error(`${game.id}: a finished match does not come back`)
    return spent
  }
  const lines = (by: string, texts: readonly string[]): readonly Line[] => {
    for (const text of texts.slice(0, WARM_UP)) restore(text)
    const millis = texts.map(restore)
    const from = { matches, mean: mean(millis), p99: percentile(millis, 0.99), max: Math.max(...millis) }
    const what = `finished match from its record, ${by}`
    return [
      line(game.id, `${what}, mean`, from.mean, 'ms', { atMost: 5 }, from),
      line(game.id, `${what}, p99`, from.p99, 'ms', { atMost: 5 }, from),
    ]
  }
  return [
    ...lines('greedy bots', botRecords(game, 'greedy', matches)),
    ...lines('random play', randomRecords(game, matches)),
  ]
}

/** Stored size of matches between random players, where they are longest, and between bots that mean to win. */
export function measureRecordSize(
  game: Game,
  matches: { readonly random: number; readonly bots: number },
): readonly Line[] {
  const size = (by: string, texts: readonly string[]): Line => {
    const bytes = texts.map((text) => Buffer.byteLength(text))
    const from = { matches: texts.length, mean: mean(bytes), max: Math.max(...bytes) }
    return line(game.id, `stored record, ${by}, largest`, from.max, 'bytes', { atMost: LIMIT_BYTES }, from)
  }
  return [
    size('random play', randomRecords(game, matches.random)),
    size('greedy bots', botRecords(game, 'greedy', matches.bots)),
    size('medium bots', botRecords(game, 'medium', Math.ceil(matches.bots / 20))),
  ]
}

function randomRecords(game: Game, matches: number): string[] {
  const options = defaultOptions(game)
  return Array.from({ length: matches }, (_, i) =>
    writeRecord(randomMatch(game, options, i, { keep: 0 }).record),
  )
}

function botRecords(game: Game, level: Level, matches: number): string[] {
  const options = defaultOptions(game)
  const bot = botNamed(level)
  return Array.from({ length: matches }, (_, i) => {
    const rng = new FastRng(i, 9)
    const match = Match.start(game, options, `bench/${i}`, { keep: 1 })
    for (let ask = match.ask; ask !== null; ask = match.ask)
      decided(match, match.answer(ask.seat, bot.decide(match, ask.seat, rng)))
    return writeRecord(match.record)
  })
}
