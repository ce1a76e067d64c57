import { STEPS } from '../store/schema.ts'

/** All tables, each after those that its rows point to, as the schema made them. */
export const TABLES: readonly string[] = STEPS.flatMap((step) =>
  [...step.matchAll(/CREATE TABLE (\w+)/g)].map(([, name]) => name),
)

/** One value of a row, as both databases have it. */
export type Cell = string | number | null
export type Cells = { readonly [column: string]: Cell }

/** What is read from one database, or written to another: at one moment, while people play on. */
export interface Source {
  rows(table: string): AsyncIterable<Cells>
  close(): Promise<void>
}

export interface Target {
  /** Whether nobody has ever played there. */
  isEmpty(): Promise<boolean>
  /** Brings the tables to the shape of a backup; the rest of the way is made when it is filled. */
  shape(format: number): Promise<void>
  add(table: string, rows: readonly Cells[]): Promise<void>
  /** From now on it is all there; before, nothing of it is. */
  finish(): Promise<void>
  close(): Promise<void>
}
