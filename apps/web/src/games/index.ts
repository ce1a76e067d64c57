import { deckbuildingTable } from './deckbuilding.ts'
import { destinyTable } from './destiny.ts'
import type { TableFace } from './face.ts'
import { imperialAssaultTable } from './imperial-assault.ts'
import { xwingTable } from './xwing.ts'

export type { FaceOf, Mark, TableFace } from './face.ts'

/** The games that can be played here, in the order of the home screen. */
export const faces: readonly TableFace[] = [deckbuildingTable, xwingTable, destinyTable, imperialAssaultTable]

export function faceOf(game: string): TableFace | null {
  return faces.find((face) => face.game.id === game) ?? null
}
