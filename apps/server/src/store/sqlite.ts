import { existsSync } from 'node:fs'
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { anything, type Checkpoint } from '@dejarik/kernel'
import { type ChatLine, LIMITS } from '@dejarik/protocol'
import type { KeptLog } from '@dejarik/text'
import {
  aClock,
  anAct,
  anOutcome,
  aStatus,
  Damaged,
  lastCheckpoint,
  logPages,
  seatList,
  stored,
  storedOrNull,
  timesLeft,
} from './columns.ts'
import { GroupCommit } from './groupCommit.ts'
import {
  type Begin,
  type Guest,
  type ListedMatch,
  type NewMatch,
  NotStored,
  type Standing,
  type Store,
  type StoredAct,
  type StoredMatch,
  type StoredSeat,
} from './store.ts'

type Row = Record<string, SQLOutputValue>

/** The store in one file, by the SQLite that Node brings along. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync
  readonly #commits: GroupCommit
  readonly #statements = new Map<string, StatementSync>()
  #seenVersion: number

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#commits = new GroupCommit(db)
    this.#seenVersion = this.#dataVersion()
  }

  async guest(id: string): Promise<Guest | null> {
    const row = this.#sql('SELECT id, name FROM guests WHERE id = ?').get(id)
    return row === undefined ? null : { id: String(row.id), name: String(row.name) }
  }

  saveGuest(guest: Guest): Promise<boolean> {
    return this.#commits.write(() => this.#putGuest(guest))
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row = this.#sql('SELECT * FROM matches WHERE id = ?').get(id)
    return row === undefined ? null : readMatch(row)
  }

  async seats(match: string): Promise<readonly StoredSeat[]> {
    return this.#seats(match)
  }

  async journal(match: string, after: number): Promise<readonly StoredAct[]> {
    const rows = this.#sql('SELECT n, at, act, left FROM journal WHERE match = ? AND n > ? ORDER BY n')
    return rows.all(match, after).map((row) => ({
      n: Number(row.n),
      at: Number(row.at),
      act: stored(row.act, 'act', anAct),
      left: stored(row.left, 'left', timesLeft),
    }))
  }

  async checkpoint(match: string): Promise<Checkpoint | null> {
    const row = this.#sql('SELECT checkpoint FROM matches WHERE id = ?').get(match)
    // A match goes on from its journal if its position is damaged.
    return row === undefined ? null : storedOrNull(row.checkpoint, lastCheckpoint)
  }

  async log(match: string): Promise<KeptLog | null> {
    const row = this.#sql('SELECT pages FROM logs WHERE match = ?').get(match)
    return row === undefined ? null : storedOrNull(row.pages, logPages)
  }

  keepLog(match: string, log: KeptLog): Promise<boolean> {
    return this.#commits.write(
      () =>
        this.#sql('INSERT INTO logs (match, pages) VALUES (?, ?) ON CONFLICT DO NOTHING').run(
          match,
          JSON.stringify(log),
        ).changes > 0,
    )
  }

  create(made: NewMatch): Promise<boolean> {
    return this.#commits.write(() => this.#create(made))
  }

  takeSeat(match: string, seat: StoredSeat, taken: number, begin: Begin | null): Promise<boolean> {
    return this.#commits.write(() => {
      this.#putGuest({ id: seat.guest, name: seat.name })
      const took = this.#sql(
        `INSERT INTO seats (match, seat, guest, key, brings)
         SELECT id, ?, ?, ?, ? FROM matches WHERE id = ? AND status = 'waiting'
         AND (SELECT count(*) FROM seats WHERE match = matches.id) = ? ON CONFLICT DO NOTHING`,
      ).run(seat.seat, seat.guest, seat.key, JSON.stringify(seat.brings ?? null), match, taken)
      if (took.changes === 0) return false
      if (begin !== null) this.#begin(match, begin)
      return true
    })
  }

  cancel(match: string): Promise<boolean> {
    return this.#commits.write(
      () =>
        this.#sql(`UPDATE matches SET status = 'cancelled' WHERE id = ? AND status = 'waiting'`).run(match)
          .changes > 0,
    )
  }

  append(match: string, stored: StoredAct, standing: Standing, made?: NewMatch): Promise<boolean> {
    const { n, at, act, left } = stored
    const { status, outcome, asked, rules, checkpoint } = standing
    return this.#commits.write(() => {
      const wrote = this.#sql(
        'INSERT INTO journal (match, n, at, act, left) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ).run(match, n, at, JSON.stringify(act), JSON.stringify(left))
      if (wrote.changes === 0) return false
      const stands = [status, JSON.stringify(outcome), JSON.stringify(asked), rules]
      if (checkpoint === null)
        this.#sql('UPDATE matches SET status = ?, outcome = ?, asked = ?, rules = ? WHERE id = ?').run(
          ...stands,
          match,
        )
      else
        this.#sql(
          'UPDATE matches SET status = ?, outcome = ?, asked = ?, rules = ?, checkpoint = ? WHERE id = ?',
        ).run(...stands, JSON.stringify(checkpoint), match)
      if (made !== undefined) this.#create(made)
      return true
    })
  }

  async chat(match: string): Promise<{ from: number; lines: readonly ChatLine[] }> {
    const rows = this.#sql('SELECT n, seat, name, text, at FROM chat WHERE match = ? ORDER BY n').all(match)
    const lines = rows.map((row) => ({
      seat: Number(row.seat),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }))
    return { from: Number(rows[0]?.n ?? 0), lines }
  }

  addChat(match: string, line: ChatLine): Promise<number> {
    return this.#commits.write(() => {
      const row = this.#sql(
        `INSERT INTO chat (match, n, seat, name, text, at)
         SELECT ?1, coalesce(max(n) + 1, 0), ?2, ?3, ?4, ?5 FROM chat WHERE match = ?1 RETURNING n`,
      ).get(match, line.seat, line.name, line.text, line.at)
      const n = Number(row?.n)
      this.#sql('DELETE FROM chat WHERE match = ? AND n <= ?').run(match, n - LIMITS.chatLines)
      return n
    })
  }

  async waiting(since: number, limit: number): Promise<readonly ListedMatch[]> {
    return this.#list(
      `SELECT * FROM matches WHERE status = 'waiting' AND listed = 1 AND created > ?
       ORDER BY created DESC LIMIT ?`,
      since,
      limit,
    )
  }

  async matchesOf(guest: string, limit: number): Promise<readonly ListedMatch[]> {
    return this.#list(
      `SELECT * FROM matches WHERE status <> 'cancelled' AND id IN (SELECT match FROM seats WHERE guest = ?)
       ORDER BY created DESC LIMIT ?`,
      guest,
      limit,
    )
  }

  async openMatchesOf(guest: string): Promise<number> {
    const row = this.#sql(
      `SELECT count(*) AS open FROM matches WHERE status IN ('waiting', 'playing')
       AND id IN (SELECT match FROM seats WHERE guest = ?)`,
    ).get(guest)
    return Number(row?.open)
  }

  async check(): Promise<void> {
    const file = this.#db.location()
    // A file that was deleted can still be written to, for nobody ever to read.
    if (file !== null && !existsSync(file)) throw new NotStored(new Error('the database file is gone'))
    const version = this.#format()
    // The same number again: a page is written and flushed like that of an answer, and nothing is different.
    await this.#commits.write(() => this.#db.exec(`PRAGMA user_version = ${version}`))
    this.#sql('SELECT count(*) FROM (SELECT id FROM matches LIMIT 1)').get()
    if (this.#format() !== version) throw new NotStored(new Error('what was written is not read'))
  }

  changedElsewhere(): boolean {
    const version = this.#dataVersion()
    const changed = version !== this.#seenVersion
    this.#seenVersion = version
    return changed
  }

  async close(): Promise<void> {
    this.#commits.flush()
    this.#db.close()
  }

  #create({ match, seats, checkpoint }: NewMatch): boolean {
    const made = this.#sql(
      `INSERT INTO matches
         (id, game, rules, options, agreed, seed, clock, listed, creator, status, created, started, outcome, asked,
          checkpoint)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ).run(
      match.id,
      match.game,
      match.rules,
      JSON.stringify(match.options ?? null),
      JSON.stringify(match.agreed ?? null),
      match.seed,
      JSON.stringify(match.clock),
      match.listed ? 1 : 0,
      match.creator,
      match.status,
      match.created,
      match.started,
      JSON.stringify(match.outcome),
      JSON.stringify(match.asked),
      JSON.stringify(checkpoint),
    )
    if (made.changes === 0) return false
    for (const { seat, guest, name, key, brings } of seats) {
      this.#putGuest({ id: guest, name })
      this.#sql('INSERT INTO seats (match, seat, guest, key, brings) VALUES (?, ?, ?, ?, ?)').run(
        match.id,
        seat,
        guest,
        key,
        JSON.stringify(brings ?? null),
      )
    }
    return true
  }

  #begin(match: string, { at, rules, options, asked, checkpoint }: Begin): void {
    this.#sql(
      `UPDATE matches SET status = 'playing', started = ?, rules = ?, options = ?, asked = ?, checkpoint = ?
       WHERE id = ?`,
    ).run(
      at,
      rules,
      JSON.stringify(options ?? null),
      JSON.stringify(asked),
      JSON.stringify(checkpoint),
      match,
    )
  }

  #putGuest({ id, name }: Guest): boolean {
    this.#sql(
      'INSERT INTO guests (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
    ).run(id, name)
    return true
  }

  #seats(match: string): readonly StoredSeat[] {
    const rows = this.#sql(
      `SELECT seat, guest, name, key, brings FROM seats JOIN guests ON guests.id = guest
       WHERE match = ? ORDER BY seat`,
    ).all(match)
    return rows.map((row) => ({
      seat: Number(row.seat),
      guest: String(row.guest),
      name: String(row.name),
      key: String(row.key),
      brings: stored(row.brings, 'brings', anything),
    }))
  }

  #list(sql: string, ...args: (string | number)[]): readonly ListedMatch[] {
    return this.#sql(sql)
      .all(...args)
      .flatMap((row) => this.#listed(row))
  }

  /** One that is damaged is told to whoever runs the server, and does not take the others with it. */
  #listed(row: Row): readonly ListedMatch[] {
    try {
      return [{ match: readMatch(row), seats: this.#seats(String(row.id)) }]
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      console.error(`Match ${row.id} is left out of a list: ${error.message}`)
      return []
    }
  }

  #format(): number {
    return Number(this.#sql('PRAGMA user_version').get()?.user_version)
  }

  #dataVersion(): number {
    return Number(this.#sql('PRAGMA data_version').get()?.data_version)
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text)
    if (statement === undefined) {
      statement = this.#db.prepare(text)
      this.#statements.set(text, statement)
    }
    return statement
  }
}

function readMatch(row: Row): StoredMatch {
  return {
    id: String(row.id),
    game: String(row.game),
    rules: String(row.rules),
    options: stored(row.options, 'options', anything),
    agreed: stored(row.agreed, 'agreed', anything),
    seed: String(row.seed),
    clock: stored(row.clock, 'clock', aClock),
    listed: row.listed === 1,
    creator: String(row.creator),
    status: stored(JSON.stringify(row.status), 'status', aStatus),
    created: Number(row.created),
    started: row.started === null ? null : Number(row.started),
    outcome: stored(row.outcome, 'outcome', anOutcome),
    asked: stored(row.asked, 'asked', seatList),
  }
}
