import { type Database, type Row, type Script, type Statement, sql } from './database.ts'

/** A browser that has signed in; `token` is the hash of what it keeps. */
export interface Device {
  readonly token: string
  readonly label: string
  readonly made: number
}

export interface Passkey {
  readonly id: string
  readonly account: string
  readonly label: string
  /** base64url */
  readonly public: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly made: number
}

/** What a browser keeps for its player. */
export interface KeptText {
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface NewAccount {
  readonly id: string
  readonly name: string
  readonly made: number
}

const ALL_OF_ACCOUNT = ['devices', 'passkeys', 'recovery', 'kept'] as const

/** Accounts, and the keys that lead to them. */
export class AccountStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Whose device this is; null for a guest. */
  async accountOf(token: string): Promise<string | null> {
    const [row] = await this.#db.read(sql('SELECT account FROM devices WHERE token = $1', token))
    return row === undefined ? null : String(row.account)
  }

  async made(account: string): Promise<number | null> {
    const [row] = await this.#db.read(sql('SELECT made FROM accounts WHERE id = $1', account))
    return row === undefined ? null : Number(row.made)
  }

  make({ id, name, made }: NewAccount): Promise<boolean> {
    return this.#db.write(function* () {
      yield sql('INSERT INTO guests (id, name, seen) VALUES ($1, $2, $3)', id, name, made)
      yield sql('INSERT INTO accounts (id, made) VALUES ($1, $2)', id, made)
      return true
    })
  }

  /** The device is the account's from now on; what was its guest's, is too. False if there is no such account any more. */
  signIn(account: string, { token, label, made }: Device, guest: string): Promise<boolean> {
    return this.#db.write(function* () {
      const there = yield sql('SELECT id FROM accounts WHERE id = $1', account)
      if (there.length === 0) return false
      yield sql(
        `INSERT INTO devices (token, account, label, made) VALUES ($1, $2, $3, $4)
         ON CONFLICT (token) DO UPDATE SET account = excluded.account`,
        token,
        account,
        label,
        made,
      )
      if (guest !== account) yield* moving(guest, account)
      return true
    })
  }

  async devices(account: string): Promise<readonly Device[]> {
    const rows = await this.#db.read(
      sql('SELECT token, label, made FROM devices WHERE account = $1 ORDER BY made', account),
    )
    return rows.map(({ token, label, made }) => ({
      token: String(token),
      label: String(label),
      made: Number(made),
    }))
  }

  signOut(token: string): Promise<boolean> {
    return this.#whether(sql('DELETE FROM devices WHERE token = $1 RETURNING token', token))
  }

  /** Everywhere but here. */
  signOutOthers(account: string, token: string): Promise<boolean> {
    return this.#whether(
      sql('DELETE FROM devices WHERE account = $1 AND token <> $2 RETURNING token', account, token),
    )
  }

  addPasskey(key: Passkey): Promise<boolean> {
    return this.#whether(
      sql(
        `INSERT INTO passkeys (id, account, label, public, counter, transports, made)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
        key.id,
        key.account,
        key.label,
        key.public,
        key.counter,
        key.transports.join(' '),
        key.made,
      ),
    )
  }

  async passkey(id: string): Promise<Passkey | null> {
    const [row] = await this.#db.read(sql('SELECT * FROM passkeys WHERE id = $1', id))
    return row === undefined ? null : readPasskey(row)
  }

  async passkeys(account: string): Promise<readonly Passkey[]> {
    const rows = await this.#db.read(sql('SELECT * FROM passkeys WHERE account = $1 ORDER BY made', account))
    return rows.map(readPasskey)
  }

  used(id: string, counter: number): Promise<boolean> {
    return this.#whether(sql('UPDATE passkeys SET counter = $2 WHERE id = $1 RETURNING id', id, counter))
  }

  /** New codes take the place of the old ones. */
  keepRecovery(account: string, hashes: readonly string[]): Promise<boolean> {
    return this.#db.write(function* () {
      yield sql('DELETE FROM recovery WHERE account = $1', account)
      for (const hash of hashes)
        yield sql('INSERT INTO recovery (hash, account) VALUES ($1, $2)', hash, account)
      return true
    })
  }

  async recoveryLeft(account: string): Promise<number> {
    const [row] = await this.#db.read(
      sql('SELECT count(*) AS codes FROM recovery WHERE account = $1', account),
    )
    return Number(row?.codes)
  }

  /** Whose code it is; it is used up by that. */
  takeRecovery(hash: string): Promise<string | null> {
    return this.#db.write(function* () {
      const [row] = yield sql('DELETE FROM recovery WHERE hash = $1 RETURNING account', hash)
      return row === undefined ? null : String(row.account)
    })
  }

  putTicket(id: string, whose: string, until: number, now: number): Promise<boolean> {
    return this.#db.write(function* () {
      yield sql('DELETE FROM tickets WHERE until < $1', now)
      yield sql('INSERT INTO tickets (id, whose, until) VALUES ($1, $2, $3)', id, whose, until)
      return true
    })
  }

  /** For whom it was; null if it was used or is too old. */
  takeTicket(id: string, now: number): Promise<string | null> {
    return this.#db.write(function* () {
      const [row] = yield sql('DELETE FROM tickets WHERE id = $1 RETURNING whose, until', id)
      return row === undefined || Number(row.until) < now ? null : String(row.whose)
    })
  }

  async kept(account: string): Promise<readonly KeptText[]> {
    const rows = await this.#db.read(
      sql('SELECT name, text, at FROM kept WHERE account = $1 ORDER BY name', account),
    )
    return rows.map(({ name, text, at }) => ({ name: String(name), text: String(text), at: Number(at) }))
  }

  /** Of each name the newest text counts. */
  keep(account: string, texts: readonly KeptText[]): Promise<boolean> {
    return this.#db.write(function* () {
      for (const { name, text, at } of texts)
        yield sql(
          `INSERT INTO kept (account, name, text, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (account, name) DO UPDATE SET text = excluded.text, at = excluded.at WHERE kept.at < excluded.at`,
          account,
          name,
          text,
          at,
        )
      return true
    })
  }

  /** What somebody has said at the tables where they sit. */
  async said(account: string): Promise<readonly { match: string; text: string; at: number }[]> {
    const rows = await this.#db.read(
      sql(
        `SELECT chat.match AS id, text, at FROM chat JOIN seats ON seats.match = chat.match AND seats.seat = chat.seat
         WHERE seats.guest = $1 ORDER BY at`,
        account,
      ),
    )
    return rows.map(({ id, text, at }) => ({ match: String(id), text: String(text), at: Number(at) }))
  }

  /**
   * Nothing leads to the account any more and nothing tells of it. Matches are the others' too and stay, with somebody
   * without a name (`nobody`) at its seats.
   */
  forget(account: string, nobody: string, name: string): Promise<boolean> {
    return this.#db.write(function* () {
      for (const table of ALL_OF_ACCOUNT) yield sql(`DELETE FROM ${table} WHERE account = $1`, account)
      yield sql('DELETE FROM accounts WHERE id = $1', account)
      yield sql(
        `DELETE FROM chat WHERE EXISTS
         (SELECT 1 FROM seats WHERE seats.match = chat.match AND seats.seat = chat.seat AND seats.guest = $1)`,
        account,
      )
      yield sql('INSERT INTO guests (id, name) VALUES ($1, $2)', nobody, name)
      yield* moving(account, nobody)
      return true
    })
  }

  #whether(statement: Statement): Promise<boolean> {
    return this.#db.write(function* () {
      return (yield statement).length > 0
    })
  }
}

/** All that hung on one guest hangs on another now. */
function* moving(from: string, to: string): Script<void> {
  yield sql('UPDATE seats SET guest = $2 WHERE guest = $1', from, to)
  yield sql('UPDATE matches SET creator = $2 WHERE creator = $1', from, to)
  // Ids hold nothing that JSON writes differently.
  yield sql(
    'UPDATE seats SET former = replace(former, $1, $2) WHERE former LIKE $3',
    JSON.stringify(from),
    JSON.stringify(to),
    `%${JSON.stringify(from)}%`,
  )
  yield sql('DELETE FROM guests WHERE id = $1', from)
}

function readPasskey(row: Row): Passkey {
  return {
    id: String(row.id),
    account: String(row.account),
    label: String(row.label),
    public: String(row.public),
    counter: Number(row.counter),
    transports: String(row.transports).split(' ').filter(Boolean),
    made: Number(row.made),
  }
}
