import { NO_POST, type Post } from '../servers/post.ts'
import { PostgresPost } from '../servers/postgres-post.ts'
import type { Settings } from '../settings.ts'
import { SteadyClock } from '../time.ts'
import { openPostgres } from './postgres.ts'
import { SqlStore } from './sql-store.ts'
import { lockFolder, openFile, SqliteDatabase } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where a server keeps its matches, and how it reaches others that keep theirs there. */
export interface Home {
  readonly store: Store
  readonly post: Post
  /** Whether no other server can be there. */
  readonly isAlone: boolean
  /** Milliseconds since 1970, as all servers on this store count them. */
  time(): Promise<number>
  /** Lets others in, when the store is closed. */
  readonly leave: () => void
}

/** Opens what the settings name. Throws with the reason if it can't be used. */
export async function openHome({ data, database }: Pick<Settings, 'data' | 'database'>): Promise<Home> {
  if (database === null) {
    const leave = lockFolder(data)
    // Nobody else has to agree: what the machine's clock does later is nothing to us.
    const steady = new SteadyClock(Date.now())
    const time = async (): Promise<number> => steady.now()
    const store = new SqlStore(new SqliteDatabase(openFile(data)))
    return { store, post: NO_POST, isAlone: true, time, leave }
  }
  const db = await openPostgres(database)
  return {
    store: new SqlStore(db),
    post: new PostgresPost(database),
    isAlone: false,
    time: () => db.time(),
    leave: () => {},
  }
}
