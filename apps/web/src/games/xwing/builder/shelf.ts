/** Squads kept in this browser. Each is written whole after every change; what can't be read is left alone. */
import { isRefusal } from '@dejarik/kernel'
import { type Kept, readSquad, type Squad } from '@dejarik/xwing/build'
import { browserShelf, type Shelf } from '../../../settings/storage.ts'

export interface SavedSquad {
  readonly id: string
  /** Milliseconds since 1970, of the last change. */
  readonly when: number
  readonly squad: Squad
}

const PREFIX = 'dejarik.squad.'

export class SquadShelf {
  readonly #shelf: Shelf

  constructor(shelf: Shelf = browserShelf) {
    this.#shelf = shelf
  }

  /** False if the browser could not keep it. */
  keep({ id, when, squad }: SavedSquad): boolean {
    return this.#shelf.write(PREFIX + id, JSON.stringify({ when, squad }))
  }

  find(id: string): SavedSquad | null {
    const text = this.#shelf.read(PREFIX + id)
    return text === null ? null : read(id, text)
  }

  forget(id: string): void {
    this.#shelf.remove(PREFIX + id)
  }

  /** Latest first. */
  all(): readonly SavedSquad[] {
    return this.#ids()
      .map((id) => this.find(id))
      .filter((saved) => saved !== null)
      .sort((a, b) => b.when - a.when)
  }

  /** Ids of entries that hold no squad. */
  unreadable(): readonly string[] {
    return this.#ids().filter((id) => this.find(id) === null)
  }

  #ids(): readonly string[] {
    return this.#shelf
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  }
}

function read(id: string, text: string): SavedSquad | null {
  try {
    const raw: unknown = JSON.parse(text)
    if (!isFields(raw)) return null
    const squad = readSquad(raw.squad)
    if (isRefusal(squad)) return null
    const when = typeof raw.when === 'number' ? raw.when : 0
    return { id, when, squad: withKept(squad, raw.squad) }
  } catch {
    return null
  }
}

/** What an imported file brought besides the squad goes on with it. */
function withKept(squad: Squad, raw: unknown): Squad {
  const kept = keptOf(raw)
  const entries = isFields(raw) && Array.isArray(raw.ships) ? raw.ships : []
  return {
    ...squad,
    ships: squad.ships.map((ship, i) => {
      const own = keptOf(entries[i])
      return own === null ? ship : { ...ship, kept: own }
    }),
    ...(kept !== null && { kept }),
  }
}

function keptOf(raw: unknown): Kept | null {
  return isFields(raw) && isFields(raw.kept) ? raw.kept : null
}

function isFields(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const browserSquads = new SquadShelf()
