import {
  type Army,
  type Problem,
  READY_ARMIES,
  readShareCode,
  shareCode,
} from '@dejarik/imperial-assault/build'
import type { Building } from '../../../build/Building.ts'
import { builderOf } from '../../../build/screens/builder-of.tsx'
import { ArmySide } from './army/ArmySide.tsx'
import { problemsOf } from './check.ts'
import { isEmpty, MAX_NAME, rename } from './edit.ts'
import { KIT } from './kit.ts'
import { led } from './led.ts'
import { AffiliationChoice } from './screens/AffiliationChoice.tsx'
import { ArmyEditing } from './screens/ArmyEditing.tsx'
import { ArmyLine } from './screens/ArmyLine.tsx'
import { NewArmy } from './screens/NewArmy.tsx'
import { browserArmies } from './shelf.ts'
import { says } from './text/index.ts'
import { ACCEPTED, arrivalIn } from './transfer/incoming.ts'
import { outgoing } from './transfer/outgoing.ts'
import './builder.css'

/** What the builder is filled with. */
export const BUILDING: Building<Army, Problem> = {
  kit: KIT,
  shelf: browserArmies,
  ready: READY_ARMIES.map(({ id, name, army }) => ({ id, name, built: army })),
  isEmpty,
  rename,
  longestName: MAX_NAME,
  problemsOf,
  shareCode,
  readCode(code) {
    const { army: built, notes } = readShareCode(code)
    return { built, notes }
  },
  accept: ACCEPTED,
  arrivalIn,
  outgoing,
  played: led,
  builtLabel: (_, language) => says[language]('editor.army'),
  Line: ArmyLine,
  Ways: NewArmy,
  Kind: AffiliationChoice,
  Editing: ArmyEditing,
  Side: ({ built, ...rest }) => <ArmySide army={built} {...rest} />,
}

export const Builder = builderOf(BUILDING)
