import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { STEPS } from '../store/schema.ts'
import { fillDatabase, readDatabase } from './postgres.ts'
import { fillFolder, readFolder } from './sqlite.ts'
import { type Cells, type Source, TABLES, type Target } from './tables.ts'

/*
 * A backup is a gzipped text: a line that says what it is, a line for some rows of a table, and a last line with how many rows
 * there are. It says nothing of the database that it came from, so it can be restored into the other one.
 */

type Where = Pick<Settings, 'data' | 'database'>

/** Rows in one line. */
const PAGE = 200

const head = z.strictObject({ dejarik: z.literal('backup'), format: z.int().min(1), made: z.string() })
const page = z.strictObject({
  table: z.enum(TABLES),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})
const end = z.strictObject({ end: z.int() })

/** Copies all that is stored into a file, at one moment, while servers go on. Returns how many rows. */
export async function backUp(where: Where, file: string): Promise<number> {
  const source = where.database === null ? readFolder(where.data) : await readDatabase(where.database)
  const part = `${file}.part`
  try {
    const written = { rows: 0 }
    // Whoever can read it can play at every seat.
    const out = createWriteStream(part, { mode: 0o600 })
    await pipeline(Readable.from(linesOf(source, written)), createGzip(), out)
    renameSync(part, file)
    return written.rows
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await source.close()
  }
}

async function* linesOf(source: Source, written: { rows: number }): AsyncGenerator<string> {
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`
  yield line({ dejarik: 'backup', format: STEPS.length, made: new Date().toISOString() })
  for (const table of TABLES) {
    let rows: Cells[] = []
    for await (const row of source.rows(table)) {
      rows.push(row)
      written.rows++
      if (rows.length < PAGE) continue
      yield line({ table, rows })
      rows = []
    }
    if (rows.length > 0) yield line({ table, rows })
  }
  yield line({ end: written.rows })
}

/** Fills an empty folder or database from a file; all of it or nothing. Returns how many rows. */
export async function restoreFrom(file: string, where: Where): Promise<number> {
  const target = where.database === null ? fillFolder(where.data) : await fillDatabase(where.database)
  try {
    if (!(await target.isEmpty())) throw new Error('matches are kept there already: name an empty place')
    return await fill(target, file)
  } finally {
    await target.close()
  }
}

async function fill(target: Target, file: string): Promise<number> {
  let rows = 0
  let isWhole = false
  let isFirst = true
  const unpacked = createGunzip()
  const reading = pipeline(createReadStream(file), unpacked)
  // What breaks the file off is said below, by the lines that are missing, or here.
  reading.catch(() => {})
  for await (const text of createInterface({ input: unpacked })) {
    const line: unknown = JSON.parse(text)
    if (isFirst) await target.shape(formatOf(line))
    else if (end.safeParse(line).success) isWhole = end.parse(line).end === rows
    else {
      const part = page.parse(line)
      await target.add(part.table, part.rows)
      rows += part.rows.length
    }
    isFirst = false
  }
  await reading
  if (!isWhole) throw new Error(`${file} is not a whole backup`)
  await target.finish()
  return rows
}

function formatOf(line: unknown): number {
  const read = head.safeParse(line)
  if (!read.success) throw new Error('that file is no backup of Dejarik')
  const { format } = read.data
  if (format > STEPS.length)
    throw new Error(`its format ${format} is newer than this version's ${STEPS.length}`)
  return format
}
