/** A data folder as an earlier Dejarik left it; README.md beside this says how it came about. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export interface StoredTable {
  readonly title: string
  readonly match: string
  readonly game: string
  readonly seats: number
  /** Decisions made, and those before its last step boundary. */
  readonly n: number
  readonly boundary: number
  readonly status: 'waiting' | 'playing' | 'over'
}

interface Contents {
  /** By seat. */
  readonly players: readonly { readonly name: string; readonly token: string }[]
  readonly tables: readonly StoredTable[]
}

const beside = (file: string): URL => new URL(file, import.meta.url)

export const { players, tables } = JSON.parse(readFileSync(beside('tables.json'), 'utf8')) as Contents

/** Puts the database into a folder for a server to start on. */
export function unpackInto(folder: string): void {
  writeFileSync(join(folder, 'dejarik.sqlite'), gunzipSync(readFileSync(beside('dejarik.sqlite.gz'))))
}
