import type { Questions, View } from '@dejarik/deckbuilding'
import { boardContext } from '../../board/board-context.tsx'
import type { SharedTable } from '../../board/table.ts'
import type { Beat } from '../../table/contract.ts'
import type { Assembly } from './attack/assembly.ts'
import type { Shows } from './beats/shows.ts'
import type { Deed, Situation } from './deeds.ts'
import type { Say } from './text/index.ts'

/** What every part of the board needs to know. */
export interface BoardTable extends SharedTable<View, Questions, Say>, Situation {
  readonly beat: Beat<Shows> | null
  assemble(assembly: Assembly): void
  act(deed: Deed): void
}

export const { TableProvider, useTable } = boardContext<BoardTable>()
