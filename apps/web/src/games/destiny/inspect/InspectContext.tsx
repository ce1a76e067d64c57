import { type Card, inspection, type LookedAt } from '../../../board/inspect/inspection.tsx'
import type { Deed } from '../deeds.ts'

/** A card or die that somebody looks at, and what could be done with it. */
interface LookedCard extends Card {
  /** What is printed on it. */
  readonly kind: number
  readonly deeds: readonly Deed[]
}

export type Looked = LookedAt<LookedCard>

export const { InspectProvider, Inspector, useInspected, useReading } = inspection<LookedCard>()
