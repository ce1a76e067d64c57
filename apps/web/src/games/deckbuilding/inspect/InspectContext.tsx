import type { CardId } from '@dejarik/deckbuilding'
import { inspection, type LookedAt } from '../../../board/inspect/inspection.tsx'
import type { Thing } from '../../../board/table.ts'
import type { Deed } from '../deeds.ts'

/** A card that somebody looks at, and what could be done with it. */
export interface Looked extends LookedAt {
  readonly card: CardId
  readonly thing: Thing
  readonly deeds: readonly Deed[]
}

export const { InspectProvider, useInspect, useInspected } = inspection<Looked>()
