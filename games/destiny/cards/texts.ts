/** Every card that is written, by id. */

import type { Texts } from '../rules/abilities.ts'
import { ACROSS_THE_GALAXY } from './across-the-galaxy/index.ts'
import { ALLIES_OF_NECESSITY } from './allies-of-necessity/index.ts'
import { AWAKENINGS } from './awakenings/index.ts'
import { CONVERGENCE } from './convergence/index.ts'
import { COVERT_MISSIONS } from './covert-missions/index.ts'
import { EMPIRE_AT_WAR } from './empire-at-war/index.ts'
import { LATER } from './later/index.ts'
import { LEGACIES } from './legacies/index.ts'
import { RIVALS } from './rivals/index.ts'
import { SPARK_OF_HOPE } from './spark-of-hope/index.ts'
import { SPIRIT_OF_REBELLION } from './spirit-of-rebellion/index.ts'
import { TWO_PLAYER_GAME } from './two-player-game/index.ts'
import { WAY_OF_THE_FORCE } from './way-of-the-force/index.ts'

export const TEXTS: Texts = {
  ...SPARK_OF_HOPE,
  ...ALLIES_OF_NECESSITY,
  ...COVERT_MISSIONS,
  ...RIVALS,
  ...CONVERGENCE,
  ...ACROSS_THE_GALAXY,
  ...AWAKENINGS,
  ...EMPIRE_AT_WAR,
  ...LATER,
  ...LEGACIES,
  ...SPIRIT_OF_REBELLION,
  ...TWO_PLAYER_GAME,
  ...WAY_OF_THE_FORCE,
}
