import type { Answer, Game, RulesBug } from '@dejarik/kernel'
import type { Question } from './bots/thinker.ts'
import type { Figures } from './figures.ts'
import type { PastFound, PastTask } from './folding/past.ts'
import type { Pool } from './pool.ts'
import type { Lease } from './servers/lease.ts'
import type { Store } from './store/store.ts'
import type { Purses } from './work.ts'

/** What every table stands on. */
export interface House {
  readonly store: Store
  /** By id. */
  readonly games: ReadonlyMap<string, Game>
  /** Milliseconds since 1970, by a clock that never jumps. */
  readonly now: () => number
  /** Which matches are this server's. */
  readonly lease: Lease
  /** Saves the record of a match that met a bug of ours; returns the name of the file. */
  readonly reportBug: (match: string, bug: RulesBug) => string
  /** Which build of the client is handed out now; null if none is. */
  readonly build: () => string | null
  /** What guests and addresses have used of their means. */
  readonly guests: Purses
  readonly addresses: Purses
  /** How the server does. */
  readonly figures: Figures
  /** Decides for bots. */
  readonly thinkers: Pool<Question, Answer>
  /** Fold what came before the place at which a long match was opened. */
  readonly folders: Pool<PastTask, PastFound>
}
