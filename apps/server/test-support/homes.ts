/** Where servers in tests keep their matches: in files, or in the PostgreSQL that the tests run on. */
import { cpSync } from 'node:fs'
import type { Database } from '../src/store/database.ts'
import { type Home, openHome } from '../src/store/home.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { SqlStore } from '../src/store/sql-store.ts'
import { openFile, SqliteDatabase } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { databaseFor } from './postgres.ts'

/** Where a server with this data folder keeps its matches, to put some there before one starts on it. */
export async function openHomeOf(data: string): Promise<Home> {
  return openHome({ data, database: await databaseFor(data) })
}

export async function closeHome({ store, leave }: Home): Promise<void> {
  await store.close()
  leave()
}

async function databaseIn(data: string): Promise<Database> {
  const address = await databaseFor(data)
  return address === null ? new SqliteDatabase(openFile(data)) : openPostgres(address)
}

/** The matches of a data folder, beside a server that uses it. */
export async function lookInto(data: string): Promise<Store> {
  return new SqlStore(await databaseIn(data))
}

/** Changes what is stored, as a hand or an accident would. */
export async function changeIn(data: string, text: string): Promise<void> {
  const db = await databaseIn(data)
  await db.write(function* () {
    yield { text, values: [] }
  })
  await db.close()
}

/** The same matches in another folder. */
export async function copyHome(from: string, to: string): Promise<void> {
  if ((await databaseFor(to, from)) === null) cpSync(from, to, { recursive: true })
}
