import { startPostgres } from './postgres.ts'

/** One PostgreSQL for a run of the tests; each server in them gets a database of its own there. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  process.env.DEJARIK_TEST_POSTGRES = postgres.address
  return () => postgres.stop()
}
