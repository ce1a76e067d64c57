import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { STEPS } from '../store/schema.ts'
import { lockFolder } from '../store/sqlite.ts'
import type { Cell, Cells, Source, Target } from './tables.ts'

const fileIn = (folder: string): string => join(folder, 'dejarik.sqlite')

/** Reads beside a server that goes on writing: within a transaction the file stands still for whoever reads. */
export function readFolder(folder: string): Source {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no dejarik.sqlite in ${folder}`)
  const db = new DatabaseSync(fileIn(folder), { readOnly: true })
  db.exec('BEGIN')
  const format = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (format !== STEPS.length) {
    db.close()
    throw new Error(
      `its format is ${format}, that of this version ${STEPS.length}: start the server on it once`,
    )
  }
  return {
    async *rows(table) {
      for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) yield cellsOf(row)
    },
    close: async () => db.close(),
  }
}

function cellsOf(row: Record<string, SQLOutputValue>): Cells {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellOf(value)]))
}

function cellOf(value: SQLOutputValue): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error('a value is neither a text nor a number')
}

export function fillFolder(folder: string): Target {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const db = new DatabaseSync(fileIn(folder))
  // Rows point to rows that come later, until all are there.
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE')
  const version = (): number => Number(db.prepare('PRAGMA user_version').get()?.user_version)
  return {
    isEmpty: async () => version() === 0,
    async shape(format) {
      for (const step of STEPS.slice(0, format)) db.exec(step)
      db.exec(`PRAGMA user_version = ${format}`)
    },
    async add(table, rows) {
      for (const row of rows) {
        const columns = Object.keys(row)
        const names = columns.map((column) => `"${column}"`).join(', ')
        db.prepare(`INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`).run(
          ...Object.values(row),
        )
      }
    },
    async finish() {
      for (const step of STEPS.slice(version())) db.exec(step)
      db.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT; PRAGMA wal_checkpoint(TRUNCATE)`)
    },
    async close() {
      db.close()
      unlock()
    },
  }
}
