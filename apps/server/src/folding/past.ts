import {
  type BaseState,
  type Game,
  isFields,
  isRefusal,
  isWaypoint,
  type LogEntry,
  Match,
  RulesBug,
  readRecord,
  same,
  type Waypoint,
} from '@dejarik/kernel'
import { LIMITS } from '@dejarik/protocol'

/** The way to the place at which a match was opened. Texts, because they cross from thread to thread cheaply. */
export interface PastTask {
  readonly game: string
  /** The record up to there, as `writeRecord` writes it. */
  readonly record: string
  /** The `Waypoint` to which it must lead, as JSON. */
  readonly to: string
}

/** What was found on it. */
export interface PastFound {
  /** The log by pages, each a list of entries as JSON: most are never read. */
  readonly pages: readonly string[]
  /** Waypoints, as JSON. */
  readonly waypoints: readonly { readonly n: number; readonly text: string }[]
}

/** The record no longer leads to where the match stands: the rules are not what they were. */
export class Astray extends Error {
  constructor() {
    super('the record leads elsewhere')
    this.name = 'Astray'
  }
}

/** Folds a long record. Throws `Astray` if it leads elsewhere. */
export function foldPast(game: Game, task: Omit<PastTask, 'game'>): PastFound {
  const record = readRecord(task.record)
  const to: unknown = JSON.parse(task.to)
  if (isRefusal(record) || !isWaypoint(to)) throw new Astray()
  const match = folded(game, record)
  const end = match?.checkpoint
  if (match === null || end?.n !== to.n || !same(end.state, to.state)) throw new Astray()
  const log = match.log.slice(0, to.told)
  const pages: string[] = []
  for (let from = 0; from < log.length; from += LIMITS.logPage)
    pages.push(JSON.stringify(log.slice(from, from + LIMITS.logPage)))
  return { pages, waypoints: match.waypoints.map((one) => ({ n: one.n, text: JSON.stringify(one) })) }
}

function folded(game: Game, record: Parameters<typeof Match.restore>[1]): Match | null {
  try {
    const match = Match.restore(game, record, { keep: 'thinning', log: true })
    return isRefusal(match) ? null : match
  } catch (error) {
    if (error instanceof RulesBug) return null
    throw error
  }
}

/** Both were made by `foldPast`; what is in a state or an entry is the game's own. */
const isWaypointOf = (raw: unknown): raw is Waypoint<BaseState> => isWaypoint(raw)
const isPage = (raw: unknown): raw is readonly LogEntry[] => Array.isArray(raw) && raw.every(isFields)

function readPage(text: string): readonly LogEntry[] {
  const page: unknown = JSON.parse(text)
  return isPage(page) ? page : []
}

/** What came before the place at which a match was opened. It is folded when somebody first asks for it. */
export class Past {
  readonly #fold: () => Promise<PastFound>
  #found: Promise<PastFound> | null = null

  constructor(fold: () => Promise<PastFound>) {
    this.#fold = fold
  }

  /** Entries of the log from `from` up to `to`. */
  async log(from: number, to: number): Promise<readonly LogEntry[]> {
    if (from >= to) return []
    const { pages } = await this.#whole()
    const first = Math.floor(from / LIMITS.logPage)
    const read = pages.slice(first, Math.ceil(to / LIMITS.logPage)).flatMap((page) => readPage(page))
    return read.slice(from - first * LIMITS.logPage, to - first * LIMITS.logPage)
  }

  /** The last waypoint that is kept before the first `n` decisions. */
  async before(n: number): Promise<Waypoint<BaseState> | null> {
    const { waypoints } = await this.#whole()
    const found = waypoints.findLast((one) => one.n <= n)
    const read: unknown = found === undefined ? null : JSON.parse(found.text)
    return isWaypointOf(read) ? read : null
  }

  #whole(): Promise<PastFound> {
    this.#found ??= this.#fold().catch((error) => {
      this.#found = null
      throw error
    })
    return this.#found
  }
}
