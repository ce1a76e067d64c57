/** The face of The Deckbuilding Game: everything that the shell shows of it. */
import { deckbuilding, type View } from '@dejarik/deckbuilding'
import type { Game } from '@dejarik/kernel'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { FullCard } from './FullCard.tsx'
import { Miniature } from './Miniature.tsx'
import { Options } from './Options.tsx'
import { thingsOf } from './things.ts'

export { markOf, overlook } from './overlook.ts'

export const deckbuildingFace: GameFace<View> = {
  // The shell holds games of any state in one list and never looks inside a state.
  game: deckbuilding as unknown as Game,
  Board,
  Miniature,
  Options,
  thingsOf,
  CardFace: FullCard,
  whyNot: deckbuilding.whyNot,
}
