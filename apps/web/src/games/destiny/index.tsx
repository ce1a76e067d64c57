/** The face of Destiny: everything that the shell shows of it. */
import { destiny, type View } from '@dejarik/destiny'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { beatsOf, type Shows } from './beats/beats.ts'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { endOf } from './end.ts'
import { FullCard } from './FullCard.tsx'
import { familyOf } from './family.ts'
import { groupOf } from './group-of.ts'
import { keys } from './keys.ts'
import { signsOf } from './log-signs.tsx'
import { Options } from './Options.tsx'
import { about, bearing, difference, windowOf } from './question.ts'
import { Standing } from './Standing.tsx'
import { thingsOf } from './things.ts'
import { weighs } from './weighs.ts'

export const destinyFace: GameFace<View, Shows> = {
  game: destiny,
  Board,
  Options,
  Builder,
  bringing,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'foot' },
  Standing,
  beats: (before, _after, entries) => beatsOf(entries, before),
  about,
  difference,
  bearing,
  familyOf,
  windowOf,
  groupOf,
  signsOf,
  whyNot: destiny.whyNot,
  weighs,
  endOf,
  keys,
}
