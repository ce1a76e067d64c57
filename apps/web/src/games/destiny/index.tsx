/** The face of Destiny: everything that the shell shows of it. */
import { destiny, type View } from '@dejarik/destiny'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { endOf } from './end.ts'
import { FullCard } from './FullCard.tsx'
import { keys } from './keys.ts'
import { groupOf } from './log-groups.ts'
import { signsOf } from './log-signs.tsx'
import { Options } from './Options.tsx'
import { thingsOf } from './things.ts'

export const destinyFace: GameFace<View> = {
  game: destiny,
  Board,
  Options,
  Builder,
  bringing,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'foot' },
  whyNot: destiny.whyNot,
  endOf,
  groupOf,
  signsOf,
  keys,
}
