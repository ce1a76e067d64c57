import type { View } from '@dejarik/deckbuilding'
import type { AskView, Language, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { boardContext } from '../../board/board-context.ts'
import type { BoardProps, Choosing } from '../../table/contract.ts'
import type { Assembly } from './attack/assembly.ts'
import type { Deed, Situation } from './deeds.ts'
import type { Say } from './text/index.ts'
import type { Choosable } from './things.ts'

/** What every part of the board needs to know. */
export interface BoardTable extends Situation {
  readonly view: View
  /** Whose side lies at the bottom: the own one, or the first for a spectator. */
  readonly me: Seat
  /** Whether the eye is that of `me`. */
  readonly playing: boolean
  readonly ask: AskView | null
  readonly options: readonly Choosable[]
  /** Also copies of what is offered, which mean the same. */
  readonly every: readonly Choosable[]
  /** The same as long as the question is the same. */
  readonly question: string
  readonly language: Language
  readonly say: Say
  readonly speaker: Speaker
  readonly choosing: Choosing
  readonly show: BoardProps['show']
  assemble(assembly: Assembly): void
  act(deed: Deed): void
}

export const [TableContext, useTable] = boardContext<BoardTable>()
