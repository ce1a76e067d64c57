import { type Problem, READY_SQUADS, readShareCode, type Squad, shareCode } from '@dejarik/xwing/build'
import type { Building } from '../../../build/Building.ts'
import { builderOf } from '../../../build/screens/builder-of.tsx'
import { problemsOf } from './check.ts'
import { MAX_NAME, rename } from './edit.ts'
import { flown } from './flown.ts'
import { KIT } from './kit.ts'
import { Faction } from './screens/Faction.tsx'
import { NewSquad } from './screens/NewSquad.tsx'
import { SquadEditing, SquadSide } from './screens/SquadEditing.tsx'
import { SquadLine } from './screens/SquadLine.tsx'
import { browserSquads } from './shelf.ts'
import { wordsIn } from './text/index.ts'
import { ACCEPTED, arrivalIn } from './transfer/incoming.ts'
import { outgoing } from './transfer/outgoing.ts'
import './builder.css'

function isEmpty({ ships, name }: Squad): boolean {
  return ships.length === 0 && name === undefined
}

/** What the builder is filled with. */
export const BUILDING: Building<Squad, Problem> = {
  kit: KIT,
  shelf: browserSquads,
  ready: READY_SQUADS.map(({ id, name, squad }) => ({ id, name, built: squad })),
  isEmpty,
  rename,
  longestName: MAX_NAME,
  problemsOf,
  shareCode,
  readCode(code) {
    const { squad: built, notes } = readShareCode(code)
    return { built, notes }
  },
  accept: ACCEPTED,
  arrivalIn,
  outgoing,
  played: flown,
  builtLabel: ({ ships }, language) => `${wordsIn(language)('editor.squad')} (${ships.length})`,
  Line: SquadLine,
  Ways: NewSquad,
  Kind: Faction,
  Editing: SquadEditing,
  Side: SquadSide,
}

export const Builder = builderOf(BUILDING)
