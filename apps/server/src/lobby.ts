import type { MatchSummary } from '@dejarik/protocol'
import { Here } from './here.ts'
import type { House } from './house.ts'
import type { ListedMatch } from './store/store.ts'
import type { Viewer } from './table.ts'
import { summaryOf } from './telling.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Waiting matches older than this are not offered any more; running ones are not shown. */
const OFFERED_MS = DAY_MS
const SHOWN_MS = 7 * DAY_MS
const LIST_LENGTH = 50
/** Changes are gathered this long before they are told. */
const PAUSE_MS = 200

/** The matches that those who look around are shown. */
interface Lists {
  readonly waiting: readonly ListedMatch[]
  readonly running: readonly ListedMatch[]
}

/** What goes on here: matches that wait for a player, others that can be watched, who is here; and those who follow it. */
export class Lobby {
  readonly here = new Here()
  readonly #house: House
  readonly #followers = new Set<Viewer>()
  /** As they were last read. */
  #lists: Lists | null = null
  #timer: NodeJS.Timeout | null = null
  /** Called when it changed here, so that others hear of it. */
  onChange: () => void = () => {}

  constructor(house: House) {
    this.#house = house
    this.here.onChange = () => this.#tellAll()
  }

  async follow(viewer: Viewer): Promise<void> {
    this.#followers.add(viewer)
    this.#lists = await this.#read()
    this.#tell(viewer, this.#lists)
  }

  leave(viewer: Viewer): void {
    this.#followers.delete(viewer)
  }

  /** A match came, went, was joined, began or ended here. */
  changedHere(): void {
    this.changed()
    this.onChange()
  }

  /** The same, here or elsewhere. */
  changed(): void {
    if (this.#followers.size === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      // If the store can't be read now, the next change tells it.
      this.#read().then(
        (lists) => {
          this.#lists = lists
          this.#tellAll()
        },
        () => {},
      )
    }, PAUSE_MS)
  }

  async mine(viewer: Viewer): Promise<readonly MatchSummary[]> {
    return this.#summaries(await this.#house.store.matchesOf(viewer.guest, LIST_LENGTH), viewer)
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.here.close()
  }

  async #read(): Promise<Lists> {
    const { store, now, lease } = this.#house
    return {
      waiting: await store.waiting(now() - OFFERED_MS, lease.serving, LIST_LENGTH),
      running: await store.running(now() - SHOWN_MS, LIST_LENGTH),
    }
  }

  #tellAll(): void {
    if (this.#lists === null) return
    for (const viewer of this.#followers) this.#tell(viewer, this.#lists)
  }

  #tell(viewer: Viewer, { waiting, running }: Lists): void {
    viewer.tell({
      type: 'lobby',
      matches: this.#summaries(waiting, viewer),
      running: this.#summaries(running, viewer),
      here: this.here.list(),
    })
  }

  #summaries(matches: readonly ListedMatch[], viewer: Viewer): readonly MatchSummary[] {
    const here = this.here.guests()
    return matches.flatMap((listed) => {
      const game = this.#house.games.get(listed.match.game)
      const present = here.has(listed.match.creator)
      return game === undefined ? [] : [summaryOf(listed, game, viewer.guest, present)]
    })
  }
}
