import type { DatabaseSync } from 'node:sqlite'
import { NotStored } from './store.ts'

interface Waiting {
  /** Makes the changes, inside the transaction. */
  run(): void
  resolve(): void
  reject(error: NotStored): void
}

/**
 * Commits all writes of one turn of the event loop together: a commit costs one flush of the disk however
 * many answers it holds, so 300 matches at once cost hardly more than one.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  #waiting: Waiting[] = []
  #scheduled = false

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Resolves with what `write` returned once that is durable. `write` must leave nothing when it fails. */
  write<T>(write: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.#waiting.push({
        run: () => {
          result = write()
        },
        resolve: () => resolve(result),
        reject,
      })
      if (this.#scheduled) return
      this.#scheduled = true
      setImmediate(() => this.flush())
    })
  }

  flush(): void {
    this.#scheduled = false
    const batch = this.#waiting
    this.#waiting = []
    if (batch.length === 0) return
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const write of batch) write.run()
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#rollBack()
      for (const write of batch) write.reject(new NotStored(error))
      return
    }
    for (const write of batch) write.resolve()
  }

  /** SQLite has already rolled back by itself after some errors, a full disk among them. */
  #rollBack(): void {
    if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK')
  }
}
