import { writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashText, type MatchRecord, writeRecord } from '@dejarik/kernel'
import { type Say, type Sentence, type SentenceArgs, sayIn } from './sentences/index.ts'
import type { Signal } from './shell.ts'

/** What was given can't be used. The message is one sentence for people: what, where, how to mend it. */
export class BadInput extends Error {
  readonly #sentence: Sentence

  constructor(english: string, args: SentenceArgs = {}) {
    super(sayIn('en')(english, args))
    this.#sentence = { english, args }
  }

  /** In the reader's language. */
  in(say: Say): string {
    return say(this.#sentence.english, this.#sentence.args)
  }
}

/** Something of our own failed; the message says what and where the evidence lies. */
export class OwnBug extends Error {}

/** Told to end before there was anything to show. */
export class Interrupted extends Error {
  readonly signal: Signal

  constructor(message: string, signal: Signal) {
    super(message)
    this.signal = signal
  }
}

export const EXIT = { fine: 0, ownBug: 1, badInput: 2 } as const

/** As shells count: what a signal ended has 128 and its number. */
export function endedBy(signal: Signal): number {
  return 128 + constants.signals[signal]
}

/** Keeps what is needed to meet a bug again. The same record gets the same name. */
export function saveRecord(record: MatchRecord): string {
  const text = writeRecord(record)
  const path = join(tmpdir(), `dejarik-bug-${record.game}-${hashText(text)}.json`)
  writeFileSync(path, `${text}\n`)
  return path
}

export function rulesBug(detail: string, record: MatchRecord): OwnBug {
  return new OwnBug(
    `A bug in our rules of ${record.game}: ${firstLine(detail)} The record that shows it is saved as ${saveRecord(record)}; please report it.`,
  )
}

/** The first line as a sentence. */
export function firstLine(text: string): string {
  const line = text.split('\n', 1)[0].trim()
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** Whatever was thrown, with what Node says of it. */
export function errorOf(thrown: unknown): NodeJS.ErrnoException {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
