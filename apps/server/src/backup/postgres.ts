import { Client, types } from 'pg'
import { forPostgres, STEPS } from '../store/schema.ts'
import type { Cell, Cells, Source, Target } from './tables.ts'

/** Rows that are fetched or written at once. */
const PAGE = 500

/** Whole numbers of ours are times and counts: none is larger than a number can be. */
const NUMBERS = {
  getTypeParser: (id: number) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id)),
}

async function connect(address: string): Promise<Client> {
  const client = new Client({ connectionString: address, application_name: 'dejarik backup', types: NUMBERS })
  await client.connect()
  return client
}

async function formatOf(client: Client): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('format') IS NOT NULL AS there")
  if (rows[0]?.there !== true) return 0
  const found = await client.query('SELECT version FROM format')
  return Number(found.rows[0]?.version ?? 0)
}

/** Reads beside servers that go on writing: one snapshot, from the first row to the last. */
export async function readDatabase(address: string): Promise<Source> {
  const client = await connect(address)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const format = await formatOf(client)
  if (format !== STEPS.length) {
    await client.end()
    throw new Error(
      `its format is ${format}, that of this version ${STEPS.length}: start the server on it once`,
    )
  }
  return {
    async *rows(table) {
      await client.query(`DECLARE backup CURSOR FOR SELECT * FROM ${table}`)
      for (;;) {
        const { rows } = await client.query<{ [column: string]: Cell }>(`FETCH ${PAGE} FROM backup`)
        if (rows.length === 0) break
        yield* rows
      }
      await client.query('CLOSE backup')
    },
    close: () => client.end(),
  }
}

export async function fillDatabase(address: string): Promise<Target> {
  const client = await connect(address)
  await client.query('BEGIN')
  return {
    isEmpty: async () => (await formatOf(client)) === 0,
    async shape(format) {
      await client.query('CREATE TABLE IF NOT EXISTS format (version BIGINT NOT NULL)')
      await client.query('INSERT INTO format VALUES ($1)', [format])
      for (const step of STEPS.slice(0, format)) await client.query(forPostgres(step))
    },
    async add(table, rows) {
      for (const row of rows) await client.query(inserting(table, row))
    },
    async finish() {
      for (const step of STEPS.slice(await formatOf(client))) await client.query(forPostgres(step))
      await client.query('UPDATE format SET version = $1', [STEPS.length])
      await client.query('COMMIT')
    },
    close: () => client.end(),
  }
}

function inserting(table: string, row: Cells): { readonly text: string; readonly values: Cell[] } {
  const columns = Object.keys(row)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const places = columns.map((_, i) => `$${i + 1}`).join(', ')
  return { text: `INSERT INTO ${table} (${names}) VALUES (${places})`, values: Object.values(row) }
}
