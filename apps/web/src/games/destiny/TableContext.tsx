import type { Choosable, DieId, View } from '@dejarik/destiny'
import type { AskView, Language, LogEntry, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { boardContext } from '../../board/board-context.ts'
import type { BoardProps, Choosing } from '../../table/contract.ts'
import type { Deed } from './deeds.ts'
import type { Plan } from './plan/plan.ts'
import type { Say } from './text/index.ts'
import type { Thing } from './things.ts'

/** What every part of the board needs to know. */
export interface BoardTable {
  readonly view: View
  /** Whose side lies at the bottom: the own one, or the first for a spectator. */
  readonly me: Seat
  /** Whether the eye is that of `me`. */
  readonly playing: boolean
  readonly asks: readonly AskView[]
  readonly ask: AskView | null
  readonly options: readonly Choosable[]
  /** Also copies of what is offered, which mean the same. */
  readonly every: readonly Choosable[]
  /** The same as long as the question is the same. */
  readonly question: string
  /** By thing: indices of the options that it embodies. */
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  /** Dice that are being gathered. */
  readonly plan: Plan | null
  /** What has happened since the last view. */
  readonly events: readonly LogEntry[]
  /** Dice that tumble at the moment. */
  readonly tumbling: ReadonlySet<DieId>
  readonly language: Language
  readonly say: Say
  readonly speaker: Speaker
  readonly choosing: Choosing
  readonly motion: number
  readonly show: BoardProps['show']
  readonly openRule: BoardProps['openRule']
  setPlan(plan: Plan | null): void
  /** Resolves what is planned. */
  carryOut(plan: Plan): void
  act(deed: Deed): void
}

export const [TableContext, useTable] = boardContext<BoardTable>()
