/** The face of Imperial Assault: everything that the shell shows of it. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { isFriend, sideOf, teamsOf } from './campaign/start/teams.ts'
import { FullCard } from './FullCard.tsx'
import { keys } from './keys.ts'
import { Options } from './Options.tsx'
import { Standing } from './Standing.tsx'
import { thingsOf } from './things.ts'

export const imperialAssaultFace: GameFace<View> = {
  game: imperialAssault,
  Board,
  Standing,
  Options,
  Builder,
  bringing,
  teamsOf,
  isFriend,
  sideOf,
  thingsOf,
  CardFace: FullCard,
  prompt: { at: 'desk' },
  whyNot: imperialAssault.whyNot,
  keys,
}
