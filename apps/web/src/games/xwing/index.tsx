import { type View, xwing } from '@dejarik/xwing'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { beats } from './beats/beats.ts'
import type { Shows } from './beats/shows.ts'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { endOf } from './end.ts'
import { FullCard } from './FullCard.tsx'
import { keys } from './keys.ts'
import { signsOf } from './log-signs.tsx'
import { Options } from './Options.tsx'
import { about } from './questions/about.ts'
import { bearing } from './questions/bearing.ts'
import { difference } from './questions/difference.ts'
import { groupOf } from './questions/group.ts'
import { windowOf } from './questions/window.ts'
import { Standing } from './Standing.tsx'
import { thingsOf } from './things.ts'

export const xwingFace: GameFace<View, Shows> = {
  game: xwing,
  Board,
  beats,
  about,
  difference,
  bearing,
  windowOf,
  groupOf,
  signsOf,
  Standing,
  Options,
  Builder,
  bringing,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'desk' },
  whyNot: xwing.whyNot,
  endOf,
  keys,
}
