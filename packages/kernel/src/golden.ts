/**
 * Golden matches: records together with the states that they have always led to. A change after which one of them folds
 * to another state has changed the rules, meant or not. Only states count: another sentence in the log, another bot or
 * another view is no other rule.
 */
import type { BaseState, Game } from './api.ts'
import { type BlankSentence, blank } from './blank-sentence.ts'
import { curiousAnswer } from './curious.ts'
import { canonical, hash } from './hash.ts'
import { Match } from './match.ts'
import { FastRng } from './random.ts'
import { anything, aText, fieldsOf, readJson } from './reader.ts'
import { type MatchRecord, readRecord, writtenFields } from './record.ts'
import { isRefusal } from './refusal.ts'
import { RulesBug } from './rules-bug.ts'

/** Decisions between two states that are remembered. */
const APART = 64
/** Matches of random players that find no end are left open here. */
const LIMIT = 20_000

/** A way to play that has a golden match. */
export interface GoldenTable {
  readonly title: string
  readonly options: unknown
  /** By seat, from the first again where there are more seats. The curious find more, the greedy come to an end. */
  readonly players: readonly ('curious' | 'greedy')[]
  /** Decisions after which the match is left open. */
  readonly limit?: number
  /** Any text; the title, if nothing is said. */
  readonly seed?: string
}

export interface GoldenMatch {
  readonly title: string
  readonly record: MatchRecord
  /** Hashes of the state after every 64 decisions, and of the last. */
  readonly states: readonly string[]
}

/** Plays a table for the first time. */
export function playGolden<S extends BaseState, O, V>(game: Game<S, O, V>, table: GoldenTable): GoldenMatch {
  const { title, players, limit = LIMIT, seed = title } = table
  const options = game.readOptions(table.options)
  if (isRefusal(options)) throw new Error(`the golden table ${title} is refused: ${canonical(options)}`)
  const match = Match.start(game, options, seed, { keep: 0 })
  const rng = new FastRng(Number.parseInt(hash(title).slice(0, 7), 16))
  const states: string[] = []
  while (!match.over && match.n < limit) {
    const ask = match.asks[rng.int(match.asks.length)]
    const answer =
      players[ask.seat % players.length] === 'greedy'
        ? game.advice.greedy(match.state, ask, rng)
        : curiousAnswer(game, match.state, ask, rng)
    const no = match.answer(ask.seat, answer)
    if (no !== null) throw new RulesBug(`${ask.what}: ${canonical(no)}`, match.record)
    if (match.n % APART === 0) states.push(hash(match.state))
  }
  return { title, record: match.record, states: [...states, hash(match.state)] }
}

/** Null if the match folds to the states that it always has; else what is different, as the end of a sentence. */
export function partingOf<S extends BaseState, O, V>(
  game: Game<S, O, V>,
  { record, states }: GoldenMatch,
): BlankSentence | null {
  const of = record.entries.length
  const elsewhere = (from: number, to: number) =>
    blank('comes to another state between decisions {from} and {to} of {of}', { from, to, of })
  if (record.rulesVersion !== game.rulesVersion)
    return blank("is of rules '{theirs}', and these are rules '{ours}'", {
      theirs: record.rulesVersion,
      ours: game.rulesVersion,
    })
  try {
    const match = Match.restore(game, { ...record, entries: [] }, { keep: 0 })
    if (isRefusal(match)) return blank('can’t begin: {why}', { why: canonical(match) })
    for (const { how, seat, answer } of record.entries) {
      const no = match.enter(how, seat, answer)
      if (no !== null)
        return blank('is refused at decision {n} of {of}: {why}', { n: match.n + 1, of, why: canonical(no) })
      if (match.n % APART === 0 && hash(match.state) !== states[match.n / APART - 1])
        return elsewhere(match.n - APART, match.n)
    }
    if (hash(match.state) === states[states.length - 1]) return null
    return elsewhere(of - (of % APART), of)
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error
    const n = error.record.entries.length
    return blank('breaks the rules at decision {n}: {why}', { n, why: error.message })
  }
}

/** One line for each match, so that a difference shows which have changed. */
export function writeGolden(matches: readonly GoldenMatch[]): string {
  return matches
    .map(({ title, record, states }) => {
      const stored = { title, record: writtenFields(record), states: states.join(' ') }
      return `${JSON.stringify(stored)}\n`
    })
    .join('')
}

/** Reads what `writeGolden` wrote, or says which line is something else. */
export function readGolden(text: string): readonly GoldenMatch[] | BlankSentence {
  const matches: GoldenMatch[] = []
  for (const [i, line] of text.trimEnd().split('\n').entries()) {
    const match = readLine(line)
    if (match === null) return blank('line {line} is no golden match', { line: i + 1 })
    matches.push(match)
  }
  return matches
}

const LINE = fieldsOf({ title: aText, record: anything, states: aText })

function readLine(line: string): GoldenMatch | null {
  const read = readJson(line, LINE)
  if (isRefusal(read)) return null
  const record = readRecord(JSON.stringify(read.record))
  return isRefusal(record) ? null : { title: read.title, record, states: read.states.split(' ') }
}
