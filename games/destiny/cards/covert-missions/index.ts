/** Covert Missions: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { COVERT_GRAY_NEUTRAL } from './gray-neutral.ts'
import { COVERT_RED_VILLAIN } from './red-villain.ts'
import { COVERT_YELLOW_NEUTRAL } from './yellow-neutral.ts'

export const COVERT_MISSIONS: Texts = {
  ...COVERT_GRAY_NEUTRAL,
  ...COVERT_RED_VILLAIN,
  ...COVERT_YELLOW_NEUTRAL,
}
