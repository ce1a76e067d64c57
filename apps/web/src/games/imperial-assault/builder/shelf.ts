/** Armies kept in this browser. */
import { type Army, readArmy } from '@dejarik/imperial-assault/build'
import { isRefusal } from '@dejarik/kernel'
import { BuiltShelf, type ShelfLabel } from '../../../build/shelf.ts'

export const ARMIES: ShelfLabel<Army> = {
  what: 'army',
  read(raw) {
    const army = readArmy(raw)
    return isRefusal(army) ? null : army
  },
}

export const browserArmies = new BuiltShelf(ARMIES)
