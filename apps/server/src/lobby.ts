import type { MatchSummary } from '@dejarik/protocol'
import type { House } from './house.ts'
import type { ListedMatch } from './store/store.ts'
import type { Viewer } from './table.ts'
import { summaryOf } from './telling.ts'

/** Waiting matches older than this are not offered any more. */
const OFFERED_MS = 24 * 60 * 60 * 1000
const LIST_LENGTH = 50
/** Changes are gathered this long before they are told. */
const PAUSE_MS = 200

/** The list of matches that wait for a player, and those who follow it. */
export class Lobby {
  readonly #house: House
  readonly #followers = new Set<Viewer>()
  #timer: NodeJS.Timeout | null = null
  /** Called when it changed here, so that others hear of it. */
  onChange: () => void = () => {}

  constructor(house: House) {
    this.#house = house
  }

  async follow(viewer: Viewer): Promise<void> {
    this.#followers.add(viewer)
    this.#tell(viewer, await this.#waiting())
  }

  leave(viewer: Viewer): void {
    this.#followers.delete(viewer)
  }

  /** A match came, went, or was joined here. */
  changedHere(): void {
    this.changed()
    this.onChange()
  }

  /** A match came, went, or was joined, here or elsewhere. */
  changed(): void {
    if (this.#followers.size === 0) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      // If the store can't be read now, the next change tells it.
      this.#waiting().then(
        (matches) => {
          for (const viewer of this.#followers) this.#tell(viewer, matches)
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
  }

  #waiting(): Promise<readonly ListedMatch[]> {
    return this.#house.store.waiting(this.#house.now() - OFFERED_MS, LIST_LENGTH)
  }

  #tell(viewer: Viewer, matches: readonly ListedMatch[]): void {
    viewer.tell({ type: 'lobby', matches: this.#summaries(matches, viewer) })
  }

  #summaries(matches: readonly ListedMatch[], viewer: Viewer): readonly MatchSummary[] {
    return matches.flatMap((listed) => {
      const game = this.#house.games.get(listed.match.game)
      return game === undefined ? [] : [summaryOf(listed, game, viewer.guest)]
    })
  }
}
