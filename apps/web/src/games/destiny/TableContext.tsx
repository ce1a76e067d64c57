import type { DieId, Questions, View } from '@dejarik/destiny'
import { boardContext } from '../../board/board-context.tsx'
import type { SharedTable } from '../../board/table.ts'
import type { Deed } from './deeds.ts'
import type { Plan } from './plan/plan.ts'
import type { Say } from './text/index.ts'

/** What every part of the board needs to know. */
export interface BoardTable extends SharedTable<View, Questions, Say> {
  /** Dice that are being gathered. */
  readonly plan: Plan | null
  /** Dice that tumble at the moment. */
  readonly tumbling: ReadonlySet<DieId>
  setPlan(plan: Plan | null): void
  /** Resolves what is planned. */
  carryOut(plan: Plan): void
  act(deed: Deed): void
}

export const { TableProvider, useTable } = boardContext<BoardTable>()
