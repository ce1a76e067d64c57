import type { Seat } from './api.ts'
import type { Barrier } from './boundaries.ts'
import type { Answer } from './prompt.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { type Fields, isFields } from './schema.ts'
import { shrink, unshrink } from './shrink.ts'

/** How an entry of the record came about. */
export type How = 'answer' | 'together' | 'resign' | 'timeout'

/**
 * One decision. For a single prompt the seat follows from the prompt; it is kept for readers. The answer counts in all
 * options that there are (`optionsOf`).
 */
export interface Entry {
  readonly how: How
  readonly seat: Seat
  readonly answer: Answer
}

/** A state at a step boundary, with which a record can go on without its earlier answers. */
export interface Checkpoint<S = unknown> {
  /** Answers given before it. */
  readonly n: number
  readonly schema: number
  readonly state: S
}

/** A checkpoint from which a match goes on with its answers before it, without folding them. */
export interface Waypoint<S = unknown> extends Checkpoint<S> {
  /** What can't be taken back freely, counted in entries of the record. */
  readonly barrier: Barrier
  /** Entries of the log before it. */
  readonly told: number
}

/** A whole match. A few hundred bytes; this is what is stored, shared and pasted into a bug report. */
export interface MatchRecord {
  readonly game: string
  readonly rulesVersion: string
  readonly options: unknown
  readonly seed: string
  readonly entries: readonly Entry[]
  /** Present if the match did not begin with the game's set-up: a scenario, or an older rules version. */
  readonly from?: Checkpoint
}

const FORMAT = 1

/** One line of JSON. */
export function writeRecord(record: MatchRecord): string {
  return JSON.stringify(writtenFields(record))
}

/**
 * What a record's file says, for files that say more. Answers are packed into a text with one letter for most of them,
 * and a long text is deflated.
 */
export function writtenFields(record: MatchRecord): Fields {
  const { game, rulesVersion, options, seed, from } = record
  return {
    dejarik: FORMAT,
    game,
    rules: rulesVersion,
    options,
    seed,
    answers: shrink(packEntries(record.entries)),
    ...(from !== undefined && { from }),
  }
}

/** Reads what `writeRecord` wrote, or says what is wrong with it. */
export function readRecord(text: string): MatchRecord | Refusal {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return refuse('record-not-json')
  }
  if (!isFields(raw) || raw.dejarik === undefined) return refuse('record-foreign')
  if (raw.dejarik !== FORMAT) return refuse('record-format', undefined, { format: String(raw.dejarik) })
  for (const field of ['game', 'rules', 'seed', 'answers'] as const)
    if (typeof raw[field] !== 'string') return refuse('record-field', undefined, { field })
  const answers = unshrink(String(raw.answers))
  const entries = answers === null ? refuse('record-answers', undefined, { at: 1 }) : unpackEntries(answers)
  if (isRefusal(entries)) return entries
  const { from } = raw
  if (from !== undefined && !isCheckpoint(from)) return refuse('record-field', undefined, { field: 'from' })
  return {
    game: String(raw.game),
    rulesVersion: String(raw.rules),
    options: raw.options,
    seed: String(raw.seed),
    entries,
    ...(from !== undefined && { from }),
  }
}

/** Whether it looks like one from outside; what is in the state is the game's to judge. */
export function isCheckpoint(value: unknown): value is Checkpoint {
  if (!isFields(value)) return false
  const { n, schema, state } = value
  return isCount(n) && isCount(schema) && typeof state === 'object' && state !== null
}

export function isWaypoint(value: unknown): value is Waypoint {
  if (!isFields(value) || !isCheckpoint(value)) return false
  const { barrier, told } = value
  return isCount(told) && isFields(barrier) && isCount(barrier.n) && typeof barrier.why === 'string'
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Digits by their code, −1 for all that is none. */
const DIGIT_OF: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  DIGITS.indexOf(String.fromCharCode(code)),
)
/** `(-9007199254740991)`. */
const LONGEST_NUMBER = 19
const MARK: { [H in How]: string } = { answer: '', together: '@', resign: '!', timeout: '?' }

/**
 * `3` an answer below 62 is one letter · `(1977)` any other number · `[12]` a list · `@1…` seat 1's answer to a
 * question that several were asked at once · `!0` seat 0 resigns · `?1` seat 1 is out of time.
 */
export function packEntries(entries: readonly Entry[]): string {
  let text = ''
  for (const { how, seat, answer } of entries) {
    if (how !== 'answer') text += MARK[how] + packNumber(seat)
    if (how === 'answer' || how === 'together') text += packAnswer(answer)
  }
  return text
}

function packAnswer(answer: Answer): string {
  return typeof answer === 'number' ? packNumber(answer) : `[${answer.map(packNumber).join('')}]`
}

function packNumber(n: number): string {
  return n >= 0 && n < DIGITS.length ? DIGITS[n] : `(${n})`
}

/** The inverse of `packEntries`. Seats of single answers are not in the text and come back as −1. */
export function unpackEntries(text: string): Entry[] | Refusal {
  const entries: Entry[] = []
  let at = 0
  const number = (): number => {
    // Past the end there is no code and so no digit.
    const digit = DIGIT_OF[text.charCodeAt(at)]
    if (digit >= 0) {
      at++
      return digit
    }
    const written = /^\((-?\d+)\)/.exec(text.slice(at, at + LONGEST_NUMBER))
    // One number has one spelling, so that one match has one record.
    if (written === null || packNumber(Number(written[1])) !== written[0]) throw new RangeError()
    at += written[0].length
    return Number(written[1])
  }
  const answer = (): Answer => {
    if (text[at] !== '[') return number()
    at++
    const list: number[] = []
    while (text[at] !== ']') list.push(number())
    at++
    return list
  }
  try {
    while (at < text.length) {
      const mark = text[at]
      if (mark === '@' || mark === '!' || mark === '?') {
        at++
        const seat = number()
        if (mark === '@') entries.push({ how: 'together', seat, answer: answer() })
        else entries.push({ how: mark === '!' ? 'resign' : 'timeout', seat, answer: 0 })
      } else entries.push({ how: 'answer', seat: -1, answer: answer() })
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refuse('record-answers', undefined, { at: at + 1 })
  }
  return entries
}
