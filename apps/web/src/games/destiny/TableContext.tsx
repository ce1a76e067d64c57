import type { CardId, DieId, Questions, View } from '@dejarik/destiny'
import { boardContext } from '../../board/board-context.tsx'
import type { SharedTable } from '../../board/table.ts'
import type { Aim } from './aim/aim.ts'
import type { Blow } from './aim/blow.ts'
import type { Shows } from './beats/beats.ts'
import type { Deed } from './deeds.ts'
import type { Say } from './text/index.ts'

/** What every part of the board needs to know. */
export interface BoardTable extends SharedTable<View, Questions, Say> {
  /** The die that is pointed at, armed or on its way. */
  readonly aim: Aim | null
  /** What it, or the answer to an open question, would do to whom; who is harmed most comes first. */
  readonly blows: readonly Blow[]
  /** Modifiers that are not to go with any die. */
  readonly leftOut: ReadonlySet<DieId>
  /** Cards of the hand are marked to be discarded for a reroll. */
  readonly rerolling: boolean
  /** What happens at the moment. */
  readonly shows: Shows | null
  /** Dice that tumble at the moment. */
  readonly tumbling: ReadonlySet<DieId>
  setRerolling(rerolling: boolean): void
  act(deed: Deed): void
  /** Resolves a die against this character, in one gesture. */
  aimAt(die: DieId, target: CardId): void
}

export const { TableProvider, useTable } = boardContext<BoardTable>()
