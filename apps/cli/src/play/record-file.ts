/**
 * The file of a match. It is tried before the match begins, written whole after each answer, so that nothing is lost
 * however the program ends, and never takes the place of anything that somebody else has written.
 */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { hashText, type Language, type MatchRecord, writeRecord, writtenFields } from '@dejarik/kernel'
import { type KeptLog, Phrasebook } from '@dejarik/text'
import { phrases } from '../phrases/index.ts'
import type { Shell } from '../shell.ts'
import { BadInput, errorOf } from '../trouble.ts'

export class RecordFile {
  readonly #cwd: string
  #path: string
  /** What it held when it was last read or written here. */
  #text: string

  constructor(cwd: string, path: string, text: string) {
    this.#cwd = cwd
    this.#path = path
    this.#text = text
  }

  /** As it is shown to people. */
  get shown(): string {
    return relative(this.#cwd, this.#path)
  }

  /**
   * Whole or not at all: what was there stays until the new text lies beside it. With `log`, what a finished match has
   * told, which can be read when the record no longer folds.
   */
  write(record: MatchRecord, log?: KeptLog): void {
    const written = writeRecord(record)
    const text = `${log === undefined ? written : JSON.stringify({ ...writtenFields(record), log })}\n`
    const held = heldBy(this.#path)
    // A finished match that is looked at again keeps the log that lies beside it.
    const isWritten = text === this.#text || this.#text.startsWith(`${written.slice(0, -1)},"log":`)
    // Somebody may have taken the file away meanwhile.
    if (isWritten && held !== null) return
    // Somebody else has gone on with the same match: both are kept.
    if (held !== null && held !== this.#text) this.#path = reserveBeside(this.#path)
    const beside = join(dirname(this.#path), `.${basename(this.#path)}.${process.pid}.tmp`)
    try {
      writeWhole(beside, text, statSync(this.#path, { throwIfNoEntry: false })?.mode ?? 0o666)
      renameSync(beside, this.#path)
    } catch (error) {
      remove(beside)
      throw error
    }
    this.#text = text
  }

  /** Takes the empty file away that a match which never began would leave behind. */
  abandon(): void {
    if (this.#text === '' && heldBy(this.#path) === '') remove(this.#path)
  }
}

export interface Place {
  readonly shell: Shell
  readonly reader: Language
  readonly game: string
}

/** A file of its own for a new match: where the player wants it, or under the usual name, or the next that is free. */
export function newRecordFile(
  place: Place,
  wanted: string | undefined,
  record: MatchRecord,
  usual = `dejarik-${place.game}-${nameOf(record.seed)}.json`,
): RecordFile {
  const { shell } = place
  const path = resolve(shell.cwd, wanted ?? usual)
  try {
    const reserved = wanted === undefined ? reserveBeside(path) : reserve(path)
    return begun(new RecordFile(shell.cwd, reserved, ''), record)
  } catch (error) {
    throw new BadInput(sentence(place, wanted ?? path, error))
  }
}

/** The file that a match came from, if it can be written there; what was piped in gets a new one. */
export function resumedRecordFile(
  place: Place,
  given: { readonly from: string; readonly text: string; readonly save: string | undefined },
  record: MatchRecord,
): RecordFile {
  const { shell } = place
  const { from, text, save } = given
  const path = resolve(shell.cwd, from)
  const isFile = from !== '-' && statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile || (save !== undefined && !isSame(path, resolve(shell.cwd, save))))
    return newRecordFile(place, save, record)
  try {
    accessSync(path, constants.W_OK)
    return begun(new RecordFile(shell.cwd, realpathSync(path), heldBy(path) ?? text), record)
  } catch (error) {
    throw new BadInput(sentence(place, from, error))
  }
}

/** The first writing is the trial. */
function begun(file: RecordFile, record: MatchRecord): RecordFile {
  try {
    file.write(record)
  } catch (error) {
    file.abandon()
    throw error
  }
  return file
}

function isSame(one: string, other: string): boolean {
  return one === other || (heldBy(other) !== null && realpathSync(one) === realpathSync(other))
}

/** Fails if there is anything already. */
function reserve(path: string): string {
  closeSync(openSync(path, 'wx'))
  return path
}

/** The same name, or the first with a number that is free. */
function reserveBeside(path: string): string {
  const end = extname(path)
  const stem = path.slice(0, path.length - end.length)
  for (let n = 1; ; n++)
    try {
      return reserve(n === 1 ? path : `${stem}-${n}${end}`)
    } catch (error) {
      if (errorOf(error).code !== 'EEXIST') throw error
    }
}

const LONGEST_NAME = 40

/** A seed as part of a file's name. One that had to be changed for it keeps its own by a few more signs. */
function nameOf(seed: string): string {
  const plain = seed.replace(/[^\w-]/g, '_').slice(0, LONGEST_NAME)
  return plain === seed ? plain : `${plain}-${hashText(seed).slice(0, 6)}`
}

function heldBy(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function writeWhole(path: string, text: string, mode: number): void {
  const file = openSync(path, 'w', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It is not there, or in a folder where nothing can be done about it.
  }
}

/** Why a match can't be kept there, and what to do about it. */
export function sentence({ shell, reader, game }: Place, path: string, error: unknown): string {
  const { code, message } = errorOf(error)
  const book = new Phrasebook(reader, [phrases])
  const isFolder = statSync(resolve(shell.cwd, path), { throwIfNoEntry: false })?.isDirectory() === true
  const why = isFolder ? 'EISDIR' : (code ?? '')
  const folder = dirname(resolve(shell.cwd, path))
  return book.say({ key: 'play.unwritable', args: { path, folder, game, why, message } })
}
