import type { Questions, State, View } from '@dejarik/imperial-assault'
import type { Mission } from '@dejarik/imperial-assault/preview'
import { boardContext } from '../../board/board-context.tsx'
import type { SharedTable } from '../../board/table.ts'
import type { Beat } from '../../table/contract.ts'
import type { Layout } from '../../table/frame/layout.ts'
import type { Surging } from './attack/useSurging.ts'
import type { Shows } from './beats/shows.ts'
import type { Say } from './text/index.ts'

/** What every part of the board needs to know. Figures and cards belong to sides: `me` is one. */
export interface BoardTable extends SharedTable<View, Questions, Say> {
  /** The state that the viewer knows, for the engine's own counting. */
  readonly state: State
  /** Null before it is drawn. */
  readonly mission: Mission | null
  /** The figure that is looked at, by the player's own choice. */
  readonly looked: number | null
  /** The figure under the pointer or the focus. */
  readonly pointed: number | null
  /** The figure that acts, whoever is looked at. */
  readonly about: number | null
  /** The figure that acts, or the one looked at: lines of sight begin at it. */
  readonly subject: number | null
  /** Surges that are placed and not spent yet; null unless they are asked for. */
  readonly surging: Surging | null
  /** What is shown of what happened. */
  readonly beat: Beat<Shows> | null
  /** Where the parts of the table lie. */
  readonly layout: Layout
  look(figure: number | null): void
  point(figure: number | null): void
}

export const { TableProvider, useTable } = boardContext<BoardTable>()
