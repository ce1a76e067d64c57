import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { Database, Row, Script, Statement } from './database.ts'
import { GroupCommit } from './group-commit.ts'
import { STEPS } from './schema.ts'
import { NotStored } from './store.ts'

/** Somebody who copies or mends the file holds the lock for milliseconds; longer than this, something is wrong. */
const LOCK_PATIENCE_MS = 250

/** 16 MB of the write-ahead log before it is worked into the file; fewer pages would mean more pauses. */
const PAGES_BEFORE_CLEARING = 4000

/** Opens the database in the data folder, and brings it up to date. Throws with the reason if it can't. */
export function openFile(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'dejarik.sqlite'), { timeout: LOCK_PATIENCE_MS })
  // FULL: a commit returns when it is on the disk, so an acknowledged answer survives a power cut.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CLEARING}`)
  db.exec('BEGIN IMMEDIATE')
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > STEPS.length) {
    db.close()
    throw new Error(`its format ${version} is newer than this server's ${STEPS.length}`)
  }
  for (const step of STEPS.slice(version)) db.exec(step)
  db.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT`)
  return db
}

/**
 * One server at a time: what lies in memory of an open match is only right while nobody else writes to it. The system
 * lets go of the lock when the process ends, however it ends.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'dejarik.lock'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error('another server uses it; several servers share a PostgreSQL (DATABASE_URL), not a folder')
  }
  return () => lock.close()
}

/** The database in one file, by the SQLite that Node brings along. */
export class SqliteDatabase implements Database {
  readonly #db: DatabaseSync
  readonly #commits: GroupCommit
  readonly #statements = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#commits = new GroupCommit(db)
  }

  async read(statement: Statement): Promise<readonly Row[]> {
    return this.#rows(statement)
  }

  write<T>(script: () => Script<T>): Promise<T> {
    return this.#commits.write(() => this.#run(script()))
  }

  async check(): Promise<void> {
    const file = this.#db.location()
    // A file that was deleted can still be written to, for nobody ever to read.
    if (file !== null && !existsSync(file)) throw new NotStored(new Error('the database file is gone'))
    const version = this.#format()
    // The same number again: a page is written and flushed like that of an answer, and nothing is different.
    await this.#commits.write(() => this.#db.exec(`PRAGMA user_version = ${version}`))
    this.#db.prepare('SELECT count(*) FROM (SELECT id FROM matches LIMIT 1)').get()
    if (this.#format() !== version) throw new NotStored(new Error('what was written is not read'))
  }

  async close(): Promise<void> {
    this.#commits.flush()
    this.#db.close()
  }

  #run<T>(script: Script<T>): T {
    let step = script.next()
    while (!step.done) step = script.next(this.#rows(step.value))
    return step.value
  }

  #rows({ text, values }: Statement): Record<string, SQLOutputValue>[] {
    let statement = this.#statements.get(text)
    if (statement === undefined) {
      statement = this.#db.prepare(text.replaceAll(/\$(\d)/g, '?$1'))
      this.#statements.set(text, statement)
    }
    return statement.all(...values)
  }

  #format(): number {
    return Number(this.#db.prepare('PRAGMA user_version').get()?.user_version)
  }
}
