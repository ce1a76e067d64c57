/** Spark of Hope: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { SPARK_RED_VILLAIN } from './red-villain.ts'
import { SPARK_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { SPARK_YELLOW_VILLAIN } from './yellow-villain.ts'

export const SPARK_OF_HOPE: Texts = {
  ...SPARK_RED_VILLAIN,
  ...SPARK_YELLOW_NEUTRAL,
  ...SPARK_YELLOW_VILLAIN,
}
