import { anything, type Checkpoint, type Waypoint } from '@dejarik/kernel'
import { type ChatLine, LIMITS } from '@dejarik/protocol'
import type { KeptLog } from '@dejarik/text'
import { log } from '../log.ts'
import { AccountStore } from './account-store.ts'
import {
  aClock,
  anAct,
  anOutcome,
  aSeries,
  aStatus,
  aWaypoint,
  Damaged,
  guestList,
  lastCheckpoint,
  logPages,
  runningClocks,
  seatList,
  stored,
  storedOrNull,
  timesLeft,
} from './columns.ts'
import { type Database, type Row, type Script, type Statement, sql } from './database.ts'
import { beginning, creating, isServed, makingSearch, putGuest, seeking } from './making.ts'
import type {
  Begin,
  Claim,
  Guest,
  ListedMatch,
  NewMatch,
  Presence,
  Serving,
  Sought,
  Standing,
  Store,
  StoredAct,
  StoredClocks,
  StoredMatch,
  StoredSeat,
  Tidiness,
} from './store.ts'

/** All of a match but how it stands, which is large and seldom wanted. */
const MATCH =
  'id, game, rules, options, agreed, seed, clock, listed, creator, status, created, started, outcome, asked, series, seeks'

/** Matches that are forgotten in one go, so that nobody waits for it. */
const FORGOTTEN_AT_ONCE = 200

/** The store in a database that speaks SQL: the same statements for SQLite and PostgreSQL. */
export class SqlStore implements Store {
  readonly #db: Database

  readonly accounts: AccountStore

  constructor(db: Database) {
    this.#db = db
    this.accounts = new AccountStore(db)
  }

  async guest(id: string): Promise<Guest | null> {
    const row = await this.#one(sql('SELECT id, name FROM guests WHERE id = $1', id))
    return row === undefined ? null : { id: String(row.id), name: String(row.name) }
  }

  saveGuest(guest: Guest): Promise<boolean> {
    return this.#db.write(function* () {
      yield putGuest(guest)
      return true
    })
  }

  saw(guest: string, now: number, before: number): Promise<boolean> {
    return this.#whether(
      sql('UPDATE guests SET seen = $2 WHERE id = $1 AND seen < $3 RETURNING id', guest, now, before),
    )
  }

  async match(id: string): Promise<StoredMatch | null> {
    const row = await this.#one(sql(`SELECT ${MATCH} FROM matches WHERE id = $1`, id))
    return row === undefined ? null : readMatch(row)
  }

  async seats(match: string): Promise<readonly StoredSeat[]> {
    return (await this.#seatRows([match])).map(readSeat)
  }

  async journal(match: string, after: number): Promise<readonly StoredAct[]> {
    const rows = await this.#db.read(
      sql('SELECT n, at, act, "left" FROM journal WHERE match = $1 AND n > $2 ORDER BY n', match, after),
    )
    return rows.map((row) => ({
      n: Number(row.n),
      at: Number(row.at),
      act: stored(row.act, 'act', anAct),
      left: stored(row.left, 'left', timesLeft),
    }))
  }

  async checkpoint(match: string): Promise<Checkpoint | null> {
    const row = await this.#one(sql('SELECT checkpoint FROM matches WHERE id = $1', match))
    // A match goes on from its journal if its position is damaged.
    return row === undefined ? null : storedOrNull(row.checkpoint, lastCheckpoint)
  }

  async landing(match: string): Promise<Waypoint | null> {
    const row = await this.#one(sql('SELECT waypoint FROM landings WHERE match = $1', match))
    return row === undefined ? null : storedOrNull(row.waypoint, aWaypoint)
  }

  async log(match: string): Promise<KeptLog | null> {
    const row = await this.#one(sql('SELECT pages FROM logs WHERE match = $1', match))
    return row === undefined ? null : storedOrNull(row.pages, logPages)
  }

  keepLog(match: string, log: KeptLog): Promise<boolean> {
    return this.#whether(
      sql(
        'INSERT INTO logs (match, pages) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING match',
        match,
        JSON.stringify(log),
      ),
    )
  }

  arrive(server: string, now: number, alive: number): Promise<Presence> {
    return this.#db.write(function* () {
      const living = yield sql(
        'SELECT id, up FROM servers WHERE id <> $1 AND seen > $2 AND gone = 0',
        server,
        alive,
      )
      const since = living.reduce((up, row) => Math.min(up, Number(row.up)), now)
      const [own] = yield sql(
        `INSERT INTO servers (id, up, seen, gone) VALUES ($1, $2, $3, 0)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, gone = 0 RETURNING up`,
        server,
        since,
        now,
      )
      return { up: Number(own.up), others: living.map(({ id }) => String(id)) }
    })
  }

  async depart(server: string, now: number): Promise<void> {
    await this.#whether(sql('UPDATE servers SET seen = $2, gone = 1 WHERE id = $1 RETURNING id', server, now))
  }

  claim(match: string, server: string, alive: number): Promise<Claim | null> {
    return this.#db.write(() => claiming(match, server, alive))
  }

  async clocks(match: string): Promise<StoredClocks | null> {
    const row = await this.#one(sql('SELECT clocks FROM matches WHERE id = $1', match))
    return row === undefined ? null : storedOrNull(row.clocks, runningClocks)
  }

  keepClocks(match: string, clocks: StoredClocks): Promise<boolean> {
    return this.#whether(
      sql('UPDATE matches SET clocks = $2 WHERE id = $1 RETURNING id', match, JSON.stringify(clocks)),
    )
  }

  release(match: string, server: string): Promise<boolean> {
    return this.#whether(
      sql('UPDATE matches SET owner = NULL WHERE id = $1 AND owner = $2 RETURNING id', match, server),
    )
  }

  create(made: NewMatch): Promise<boolean> {
    return this.#db.write(() => creating(made))
  }

  takeSeat(match: string, seat: StoredSeat, taken: number, begin: Begin | null): Promise<boolean> {
    return this.#db.write(function* () {
      yield putGuest({ id: seat.guest, name: seat.name })
      const took = yield sql(
        `INSERT INTO seats (match, seat, guest, key, brings, ready)
         SELECT id, CAST($2 AS BIGINT), $3, $4, $5, CAST($7 AS BIGINT) FROM matches WHERE id = $1 AND status = 'waiting'
         AND (SELECT count(*) FROM seats WHERE match = matches.id) = $6 ON CONFLICT DO NOTHING RETURNING seat`,
        match,
        seat.seat,
        seat.guest,
        seat.key,
        JSON.stringify(seat.brings ?? null),
        taken,
        seat.ready ? 1 : 0,
      )
      if (took.length === 0) return false
      if (begin !== null) yield beginning(match, begin)
      return true
    })
  }

  reseat(
    match: string,
    server: string,
    { seat, guest, former }: StoredSeat,
    to: Pick<StoredSeat, 'guest' | 'name' | 'key'>,
  ): Promise<boolean> {
    return this.#db.write(function* () {
      yield putGuest({ id: to.guest, name: to.name })
      const gave = yield sql(
        `UPDATE seats SET guest = $4, key = $5, former = $7 WHERE match = $1 AND seat = $2 AND guest = $3 AND EXISTS
         (SELECT 1 FROM matches WHERE id = $1 AND (owner IS NULL OR owner = $6)) RETURNING seat`,
        match,
        seat,
        guest,
        to.guest,
        to.key,
        server,
        JSON.stringify([...new Set([...former, guest])]),
      )
      return gave.length > 0
    })
  }

  ready(match: string, guest: string, begin: Begin | null): Promise<boolean> {
    return this.#db.write(function* () {
      const said = yield sql(
        `UPDATE seats SET ready = 1 WHERE match = $1 AND guest = $2
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting') RETURNING seat`,
        match,
        guest,
      )
      if (said.length === 0) return false
      if (begin !== null) yield beginning(match, begin)
      return true
    })
  }

  standUp(match: string, { seat, guest }: StoredSeat): Promise<boolean> {
    return this.#whether(
      sql(
        `DELETE FROM seats WHERE match = $1 AND seat = $2 AND guest = $3
         AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND status = 'waiting') RETURNING seat`,
        match,
        seat,
        guest,
      ),
    )
  }

  sought(sort: string, guest: string, seats: number, serving: Serving): Promise<Sought | null> {
    return this.#db.write(() => seeking(sort, guest, seats, serving))
  }

  seek(made: NewMatch, seats: number, serving: Serving): Promise<boolean> {
    return this.#db.write(() => makingSearch(made, seats, serving))
  }

  async searchesOf(guest: string): Promise<readonly string[]> {
    const rows = await this.#db.read(
      sql(
        `SELECT id FROM matches WHERE status = 'waiting' AND seeks IS NOT NULL AND creator = $1 ORDER BY created`,
        guest,
      ),
    )
    return rows.map(({ id }) => String(id))
  }

  cancel(match: string): Promise<boolean> {
    return this.#whether(
      sql(`UPDATE matches SET status = 'cancelled' WHERE id = $1 AND status = 'waiting' RETURNING id`, match),
    )
  }

  append(
    match: string,
    server: string,
    { n, at, act, left }: StoredAct,
    { status, outcome, asked, rules, checkpoint, landing }: Standing,
    made?: NewMatch,
  ): Promise<boolean> {
    return this.#db.write(function* () {
      const wrote = yield sql(
        `INSERT INTO journal (match, n, at, act, "left") SELECT id, CAST($3 AS BIGINT), CAST($4 AS BIGINT), $5, $6 FROM matches
         WHERE id = $1 AND (owner IS NULL OR owner = $2) ON CONFLICT DO NOTHING RETURNING n`,
        match,
        server,
        n,
        at,
        JSON.stringify(act),
        JSON.stringify(left),
      )
      if (wrote.length === 0) return false
      const stands = [match, status, JSON.stringify(outcome), JSON.stringify(asked), rules]
      yield checkpoint === null
        ? sql('UPDATE matches SET status = $2, outcome = $3, asked = $4, rules = $5 WHERE id = $1', ...stands)
        : sql(
            `UPDATE matches SET status = $2, outcome = $3, asked = $4, rules = $5, checkpoint = $6 WHERE id = $1`,
            ...stands,
            JSON.stringify(checkpoint),
          )
      if (landing !== 'same')
        yield sql(
          `INSERT INTO landings (match, waypoint) VALUES ($1, $2)
           ON CONFLICT (match) DO UPDATE SET waypoint = excluded.waypoint`,
          match,
          JSON.stringify(landing),
        )
      if (made !== undefined) yield* creating(made)
      return true
    })
  }

  async chat(match: string): Promise<{ from: number; lines: readonly ChatLine[] }> {
    const rows = await this.#db.read(
      sql('SELECT n, seat, name, text, at FROM chat WHERE match = $1 ORDER BY n', match),
    )
    const lines = rows.map((row) => ({
      seat: Number(row.seat),
      name: String(row.name),
      text: String(row.text),
      at: Number(row.at),
    }))
    return { from: Number(rows[0]?.n ?? 0), lines }
  }

  addChat(match: string, line: ChatLine): Promise<number> {
    return this.#db.write(function* () {
      const [row] = yield sql(
        `INSERT INTO chat (match, n, seat, name, text, at)
         SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE match = $1), CAST($2 AS BIGINT), $3, $4, CAST($5 AS BIGINT)
         FROM matches WHERE id = $1 RETURNING n`,
        match,
        line.seat,
        line.name,
        line.text,
        line.at,
      )
      const n = Number(row?.n)
      yield sql('DELETE FROM chat WHERE match = $1 AND n <= $2', match, n - LIMITS.chatLines)
      return n
    })
  }

  waiting(since: number, { server, alive }: Serving, limit: number): Promise<readonly ListedMatch[]> {
    return this.#list(
      sql(
        `SELECT ${MATCH} FROM matches WHERE status = 'waiting' AND listed = 1 AND created > $1
         AND (seeks IS NULL OR ${isServed('$4', '$2')}) ORDER BY created DESC LIMIT $3`,
        since,
        alive,
        limit,
        server,
      ),
    )
  }

  running(since: number, limit: number): Promise<readonly ListedMatch[]> {
    return this.#list(
      sql(
        `SELECT ${MATCH} FROM matches WHERE status = 'playing' AND listed = 1 AND started > $1
         ORDER BY started DESC LIMIT $2`,
        since,
        limit,
      ),
    )
  }

  matchesOf(guest: string, limit: number): Promise<readonly ListedMatch[]> {
    return this.#list(
      sql(
        `SELECT ${MATCH} FROM matches WHERE status <> 'cancelled' AND id IN (SELECT match FROM seats WHERE guest = $1)
         ORDER BY created DESC LIMIT $2`,
        guest,
        limit,
      ),
    )
  }

  async openMatchesOf(guest: string): Promise<number> {
    const row = await this.#one(
      sql(
        `SELECT count(*) AS open FROM matches WHERE status IN ('waiting', 'playing')
         AND id IN (SELECT match FROM seats WHERE guest = $1)`,
        guest,
      ),
    )
    return Number(row?.open)
  }

  async tidy({ now, cancelled, waiting, guests, servers, finished, deserted }: Tidiness): Promise<void> {
    for (const [status, before] of [
      ['over', finished],
      ['playing', deserted],
    ] as const)
      if (before !== null) await this.#forget(status, before)
    const ended = `SELECT id FROM matches WHERE (status = 'cancelled' AND created < $1) OR (status = 'waiting' AND created < $2)`
    await this.#db.write(function* () {
      for (const table of ['chat', 'seats'])
        yield sql(`DELETE FROM ${table} WHERE match IN (${ended})`, cancelled, waiting)
      yield sql(`DELETE FROM matches WHERE id IN (${ended})`, cancelled, waiting)
      yield sql('UPDATE guests SET seen = $1 WHERE seen = 0', now)
      yield sql(
        `DELETE FROM guests WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = guests.id)`,
        guests,
      )
      yield sql(
        `DELETE FROM servers WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM matches WHERE owner = servers.id)`,
        servers,
      )
      return true
    })
  }

  /** Forgets matches at which nothing was done since, some at a time: more come next time. */
  async #forget(status: 'over' | 'playing', before: number): Promise<void> {
    await this.#db.write(function* () {
      const found = yield sql(
        `SELECT id FROM matches WHERE status = $1 AND created < $2
         AND NOT EXISTS (SELECT 1 FROM journal WHERE match = matches.id AND at >= $2) LIMIT $3`,
        status,
        before,
        FORGOTTEN_AT_ONCE,
      )
      for (const { id } of found) {
        for (const table of ['chat', 'seats', 'logs', 'landings', 'journal'])
          yield sql(`DELETE FROM ${table} WHERE match = $1`, String(id))
        yield sql('DELETE FROM matches WHERE id = $1', String(id))
      }
      return true
    })
  }

  check(): Promise<void> {
    return this.#db.check()
  }

  close(): Promise<void> {
    return this.#db.close()
  }

  async #one(statement: Statement): Promise<Row | undefined> {
    return (await this.#db.read(statement))[0]
  }

  /** Whether a statement that returns what it has changed has changed anything. */
  #whether(statement: Statement): Promise<boolean> {
    return this.#db.write(function* () {
      return (yield statement).length > 0
    })
  }

  #seatRows(matches: readonly string[]): Promise<readonly Row[]> {
    return this.#db.read(
      sql(
        `SELECT match, seat, guest, name, key, brings, former, ready FROM seats JOIN guests ON guests.id = guest
         WHERE match IN (${matches.map((_, i) => `$${i + 1}`).join(', ')}) ORDER BY match, seat`,
        ...matches,
      ),
    )
  }

  async #list(statement: Statement): Promise<readonly ListedMatch[]> {
    const rows = await this.#db.read(statement)
    if (rows.length === 0) return []
    const seats = Map.groupBy(await this.#seatRows(rows.map(({ id }) => String(id))), ({ match }) => match)
    return rows.flatMap((row) => readListed(row, seats.get(row.id) ?? []))
  }
}

function* claiming(match: string, server: string, alive: number): Script<Claim | null> {
  const [before] = yield sql(
    `SELECT owner, up, seen, gone FROM matches LEFT JOIN servers ON servers.id = owner WHERE matches.id = $1`,
    match,
  )
  if (before === undefined) return null
  const owner = before.owner === null ? null : String(before.owner)
  const isServed = before.gone !== null && Number(before.gone) === 0 && Number(before.seen) > alive
  if (owner === server) return { server, before: null }
  if (owner !== null && isServed) return { server: owner, before: null }
  const took = yield sql(
    `UPDATE matches SET owner = $2 WHERE id = $1 AND coalesce(owner, '') = $3 RETURNING id`,
    match,
    server,
    owner ?? '',
  )
  // Somebody else was faster.
  if (took.length === 0) return yield* claiming(match, server, alive)
  return {
    server,
    before: before.seen === null ? null : { from: Number(before.up), until: Number(before.seen) },
  }
}

/** One that is damaged is told to whoever runs the server, and does not take the others with it. */
function readListed(row: Row, seats: readonly Row[]): readonly ListedMatch[] {
  try {
    return [{ match: readMatch(row), seats: seats.map(readSeat) }]
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    log.error({ match: row.id }, `left out of a list: ${error.message}`)
    return []
  }
}

function readSeat(row: Row): StoredSeat {
  return {
    seat: Number(row.seat),
    guest: String(row.guest),
    name: String(row.name),
    key: String(row.key),
    brings: stored(row.brings, 'brings', anything),
    former: stored(row.former, 'former', guestList),
    ready: Number(row.ready) === 1,
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
    listed: Number(row.listed) === 1,
    creator: String(row.creator),
    status: stored(JSON.stringify(row.status), 'status', aStatus),
    created: Number(row.created),
    started: row.started === null ? null : Number(row.started),
    outcome: stored(row.outcome, 'outcome', anOutcome),
    asked: stored(row.asked, 'asked', seatList),
    series: stored(row.series, 'series', aSeries),
    seeks: row.seeks === null ? null : String(row.seeks),
  }
}
