import type { CardFacts } from '../card.ts'
import { ACROSS_THE_GALAXY } from './across-the-galaxy.ts'
import { ALLIES_OF_NECESSITY } from './allies-of-necessity.ts'
import { AWAKENINGS } from './awakenings.ts'
import { CONVERGENCE } from './convergence.ts'
import { COVERT_MISSIONS } from './covert-missions.ts'
import { EMPIRE_AT_WAR } from './empire-at-war.ts'
import { LEGACIES } from './legacies.ts'
import { RIVALS } from './rivals.ts'
import { SPARK_OF_HOPE } from './spark-of-hope.ts'
import { SPIRIT_OF_REBELLION } from './spirit-of-rebellion.ts'
import { TRANSFORMATIONS } from './transformations.ts'
import { TWO_PLAYER_GAME } from './two-player-game.ts'
import { WAY_OF_THE_FORCE } from './way-of-the-force.ts'

/** All official cards, by set and number. */
export const CARDS: readonly CardFacts[] = [
  ...AWAKENINGS,
  ...SPIRIT_OF_REBELLION,
  ...EMPIRE_AT_WAR,
  ...TWO_PLAYER_GAME,
  ...LEGACIES,
  ...RIVALS,
  ...WAY_OF_THE_FORCE,
  ...ACROSS_THE_GALAXY,
  ...CONVERGENCE,
  ...ALLIES_OF_NECESSITY,
  ...SPARK_OF_HOPE,
  ...COVERT_MISSIONS,
  ...TRANSFORMATIONS,
]
