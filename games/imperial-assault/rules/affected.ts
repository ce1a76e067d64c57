/** Whom effects reach. */
import { type Figure, NEUTRAL } from '../state.ts'

/** All but the incapacitated (ia.incapacitated.6, .7) and neutral figures (ia.neutral-figures.3). */
export function isAffected({ gone, seat }: Figure): boolean {
  return !gone && seat !== NEUTRAL
}
