import { Pool, type PoolClient } from 'pg'
import { type Database, type Row, type Script, type Statement, sql } from './database.ts'
import { forPostgres, STEPS } from './schema.ts'
import { MaybeStored, NotStored } from './store.ts'

/** As many commits as are under way at once; the database flushes them together. */
const CONNECTIONS = 10
/** Longer than this no statement of ours takes; the database is stuck or the line to it is. */
const PATIENCE_MS = 5000
/** Two transactions wait for each other, or one came in the other's way: the next try finds the way free. */
const TRY_AGAIN = ['40P01', '40001']
const TRIES = 3
/** Servers that start at once bring the tables up to date one after the other. */
const SCHEMA_LOCK = 1977

/** Opens the database at an address (`postgres://…`), and brings it up to date. Throws with the reason if it can't. */
export async function openPostgres(address: string): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: 2 * PATIENCE_MS,
    application_name: 'dejarik',
  })
  // A connection that breaks while nobody uses it is not used again; whoever needs one gets another.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction tells it by the next; without a listener it would end us.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await inTransaction(pool, bringUpToDate)
  } catch (error) {
    await pool.end()
    throw error
  }
  return new PostgresDatabase(pool)
}

async function bringUpToDate(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
  await client.query('CREATE TABLE IF NOT EXISTS format (version BIGINT NOT NULL)')
  const { rows } = await client.query<Row>('SELECT version FROM format')
  const version = Number(rows[0]?.version ?? 0)
  if (version > STEPS.length)
    throw new Error(`its format ${version} is newer than this server's ${STEPS.length}`)
  for (const step of STEPS.slice(version)) await client.query(forPostgres(step))
  if (rows.length === 0) await client.query('INSERT INTO format VALUES ($1)', [STEPS.length])
  else await client.query('UPDATE format SET version = $1', [STEPS.length])
}

/** A database that several servers share. */
export class PostgresDatabase implements Database {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async read(statement: Statement): Promise<readonly Row[]> {
    // Who needs it to go on is told like one whose answer can't be stored: to try again in a moment.
    return rowsOf(this.#pool, statement).catch((error) => {
      throw new NotStored(error)
    })
  }

  async write<T>(script: () => Script<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await inTransaction(this.#pool, (client) => run(client, script()))
      } catch (error) {
        if (error instanceof MaybeStored) throw error
        if (tries >= TRIES || !TRY_AGAIN.includes(codeOf(error))) throw new NotStored(error)
      }
    }
  }

  async check(): Promise<void> {
    // The same number again: a row is written and flushed like that of an answer, and nothing is different.
    const written = await this.write(() =>
      writing(sql('UPDATE format SET version = version RETURNING version')),
    )
    const read = await this.read(sql('SELECT version FROM format'))
    if (read[0]?.version !== written[0]?.version)
      throw new NotStored(new Error('what was written is not read'))
  }

  /** Milliseconds since 1970 by the database's clock. */
  async time(): Promise<number> {
    const rows = await this.read(sql('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now'))
    return Math.round(Number(rows[0]?.now))
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

function* writing(statement: Statement): Script<readonly Row[]> {
  return yield statement
}

async function run<T>(client: PoolClient, script: Script<T>): Promise<T> {
  let step = script.next()
  while (!step.done) step = script.next(await rowsOf(client, step.value))
  return step.value
}

async function rowsOf(client: Pool | PoolClient, { text, values }: Statement): Promise<readonly Row[]> {
  const { rows } = await client.query<Row>({ name: nameOf(text), text, values: [...values] })
  return rows
}

const names = new Map<string, string>()

/** A statement is read by the database once on each connection, by its name. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

async function inTransaction<T>(pool: Pool, task: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('BEGIN')
    const result = await task(client)
    await committed(client)
    return result
  } catch (error) {
    // Whether it is still to be used is not worth finding out: a new one costs milliseconds.
    broken = error
    throw error
  } finally {
    client.release(broken !== undefined)
  }
}

/** Class 40: the database says itself that it has rolled back. */
async function committed(client: PoolClient): Promise<void> {
  try {
    await client.query('COMMIT')
  } catch (error) {
    throw codeOf(error).startsWith('40') ? error : new MaybeStored(error)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
