/** Both sides of all map tiles, by box. */

import type { Tile } from '../../map/index.ts'
import { tileFrom } from '../tile.ts'
import { BESPIN_GAMBIT } from './bespin-gambit.ts'
import { CORE } from './core.ts'
import { HEART_OF_THE_EMPIRE } from './heart-of-the-empire.ts'
import { JABBAS_REALM } from './jabbas-realm.ts'
import { RETURN_TO_HOTH } from './return-to-hoth.ts'
import { TWIN_SHADOWS } from './twin-shadows.ts'
import { TYRANTS_OF_LOTHAL } from './tyrants-of-lothal.ts'

export const TILES: readonly Tile[] = [
  ...CORE,
  ...TWIN_SHADOWS,
  ...RETURN_TO_HOTH,
  ...BESPIN_GAMBIT,
  ...JABBAS_REALM,
  ...HEART_OF_THE_EMPIRE,
  ...TYRANTS_OF_LOTHAL,
].map(tileFrom)

const byId: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tile.id, tile]))

/** Ids from outside go through here. */
export function findTile(id: string): Tile | undefined {
  return byId.get(id)
}
