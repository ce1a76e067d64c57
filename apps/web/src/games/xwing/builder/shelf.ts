/** Squads kept in this browser. */
import { isFields, isRefusal } from '@dejarik/kernel'
import { type Kept, readSquad, type Squad } from '@dejarik/xwing/build'
import { BuiltShelf, type ShelfLabel } from '../../../build/shelf.ts'

export const SQUADS: ShelfLabel<Squad> = {
  what: 'squad',
  read(raw) {
    const squad = readSquad(raw)
    return isRefusal(squad) ? null : withKept(squad, raw)
  },
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

export const browserSquads = new BuiltShelf(SQUADS)
