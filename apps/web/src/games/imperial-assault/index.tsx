/** The face of Imperial Assault: everything that the shell shows of it. */
import { imperialAssault, type View } from '@dejarik/imperial-assault'
import type { GameFace } from '../../table/contract.ts'
import { Board } from './Board.tsx'
import { beats } from './beats/beats.ts'
import type { Shows } from './beats/shows.ts'
import { bringing } from './bringing.tsx'
import { Builder } from './builder/Builder.tsx'
import { isFriend, sideOf, teamsOf } from './campaign/start/teams.ts'
import { endOf } from './end.ts'
import { FullCard } from './FullCard.tsx'
import { keys } from './keys.ts'
import { groupOf } from './log-groups.ts'
import { signsOf } from './log-signs.tsx'
import { Options } from './Options.tsx'
import { about } from './questions/about.ts'
import { bearing } from './questions/bearing.ts'
import { difference } from './questions/difference.ts'
import { windowOf } from './questions/windows.ts'
import { Standing } from './Standing.tsx'
import { thingsOf } from './things.ts'

export const imperialAssaultFace: GameFace<View, Shows> = {
  game: imperialAssault,
  Board,
  beats,
  groupOf,
  signsOf,
  about,
  difference,
  bearing,
  windowOf,
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
  endOf,
  keys,
}
