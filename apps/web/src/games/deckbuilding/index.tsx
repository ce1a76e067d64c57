/** The face of The Deckbuilding Game: everything that the shell shows of it. */
import { deckbuilding, type View } from '@dejarik/deckbuilding'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { FullCard } from './FullCard.tsx'
import { isIdle, weighs } from './idle.ts'
import { Options } from './Options.tsx'
import { thingsOf } from './things.ts'

export const deckbuildingFace: GameFace<View> = {
  game: deckbuilding,
  Board,
  Options,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'foot', logFrom: 981 },
  whyNot: deckbuilding.whyNot,
  weighs,
  isIdle,
}
