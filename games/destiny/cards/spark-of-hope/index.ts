/** Spark of Hope: every card that is written. */

import type { Texts } from '../../rules/abilities.ts'
import { SPARK_BATTLEFIELDS } from './battlefields.ts'
import { SPARK_BLUE_HERO } from './blue-hero.ts'
import { SPARK_BLUE_RED_NEUTRAL } from './blue-red-neutral.ts'
import { SPARK_BLUE_VILLAIN } from './blue-villain.ts'
import { SPARK_RED_HERO } from './red-hero.ts'
import { SPARK_RED_VILLAIN } from './red-villain.ts'
import { SPARK_YELLOW_NEUTRAL } from './yellow-neutral.ts'
import { SPARK_YELLOW_VILLAIN } from './yellow-villain.ts'

export const SPARK_OF_HOPE: Texts = {
  ...SPARK_BLUE_VILLAIN,
  ...SPARK_BLUE_HERO,
  ...SPARK_RED_HERO,
  ...SPARK_BLUE_RED_NEUTRAL,
  ...SPARK_BATTLEFIELDS,
  ...SPARK_RED_VILLAIN,
  ...SPARK_YELLOW_NEUTRAL,
  ...SPARK_YELLOW_VILLAIN,
}
