/** What both homes of the store understand: SQL with numbered places, and scripts of it. */

export type Value = string | number | null
export type Row = { readonly [column: string]: unknown }

/** One statement; `$1` is the first of its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly Value[]
}

export const sql = (text: string, ...values: readonly Value[]): Statement => ({ text, values })

/**
 * What happens in one transaction, statement after statement, each answered by its rows. A generator, so that it can be
 * run without a pause where the database answers at once, and with pauses where it does not.
 */
export type Script<T> = Generator<Statement, T, readonly Row[]>

/** A database that speaks SQL. */
export interface Database {
  /** The rows of a statement that changes nothing. */
  read(statement: Statement): Promise<readonly Row[]>
  /** Resolves with what the script returned once that is durable. Throws `NotStored`, and nothing has happened. */
  write<T>(script: () => Script<T>): Promise<T>
  /** Writes and reads in earnest, without changing anything. Throws with the reason if that can't be. */
  check(): Promise<void>
  /** Writes what is still waiting, then closes. */
  close(): Promise<void>
}
