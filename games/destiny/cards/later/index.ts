/** Cards of several later sets: downgrades, and reprints with another text: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { DOWNGRADES } from './downgrades.ts'
import { REWORDED } from './reworded.ts'

export const LATER: Texts = {
  ...DOWNGRADES,
  ...REWORDED,
}
