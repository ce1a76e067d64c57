import { imperialBases, rebelBases } from './bases.ts'
import type { Design } from './design.ts'
import { empire } from './empire.ts'
import { neutral } from './neutral.ts'
import { rebel } from './rebel.ts'
import { starter } from './starter.ts'

/** All designs. Their order fixes the card ids, so new ones go to the end (or need a new rules version). */
export const designs: readonly Design[] = [
  ...starter,
  ...empire,
  ...rebel,
  ...neutral,
  ...imperialBases,
  ...rebelBases,
]
