/** The face of The Deckbuilding Game: everything that the shell shows of it. */
import { deckbuilding, type View } from '@dejarik/deckbuilding'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { beats } from './beats/beats.ts'
import type { Shows } from './beats/shows.ts'
import { endOf } from './end.ts'
import { FullCard } from './FullCard.tsx'
import { bearing, weighs } from './idle.ts'
import { signsOf } from './log-signs.tsx'
import { Options } from './Options.tsx'
import { about, difference, familyOf, windowOf } from './question.ts'
import { thingsOf } from './things.ts'

export const deckbuildingFace: GameFace<View, Shows> = {
  game: deckbuilding,
  Board,
  beats,
  Options,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'foot' },
  whyNot: deckbuilding.whyNot,
  endOf,
  weighs,
  signsOf,
  bearing,
  about,
  difference,
  familyOf,
  windowOf,
}
