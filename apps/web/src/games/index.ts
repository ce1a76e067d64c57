import { deckbuildingTable } from './deckbuilding.ts'
import { destinyTable } from './destiny.ts'
import type { TableFace } from './face.ts'
import { xwingTable } from './xwing.ts'

export type { FaceOf, Mark, TableFace } from './face.ts'

/** The games that can be played here, in the order of the home screen. */
export const faces: readonly TableFace[] = [deckbuildingTable, xwingTable, destinyTable]

export function faceOf(game: string): TableFace | null {
  return faces.find((face) => face.game.id === game) ?? null
}

/** The game a rule belongs to: `db.purchase.4` is of the game with the prefix `db`. */
export function faceOfRule(id: string): TableFace | null {
  const prefix = id.split('.')[0]
  return faces.find((face) => face.game.rules.prefix === prefix) ?? null
}
