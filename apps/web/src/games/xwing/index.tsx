import { type View, xwing } from '@dejarik/xwing'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { FullCard } from './FullCard.tsx'
import { keys } from './keys.ts'
import { Options } from './Options.tsx'
import { Standing } from './Standing.tsx'
import { thingsOf } from './things.ts'

export const xwingFace: GameFace<View> = {
  game: xwing,
  Board,
  Standing,
  Options,
  Builder,
  bringing,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'desk' },
  whyNot: xwing.whyNot,
  keys,
}
