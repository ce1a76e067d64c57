import type { Questions, ShipView, State, View } from '@dejarik/xwing'
import { boardContext } from '../../board/board-context.tsx'
import type { SharedTable } from '../../board/table.ts'
import type { Shows } from './beats/shows.ts'
import type { Projection } from './mat/projection.ts'
import type { Say } from './text/index.ts'

/** What is drawn over the mat on demand. */
export interface Layers {
  readonly arcs: boolean
  readonly bands: boolean
}

/** What every part of the board needs to know. */
export interface BoardTable extends SharedTable<View, Questions, Say> {
  /** The state that the viewer knows, for the engine's own measuring. */
  readonly state: State
  readonly to: Projection
  /** What is shown at this moment of what happened. */
  readonly shows: Shows | null
  /** Everything stands below one another, and there is little room on the mat. */
  readonly isPhone: boolean
  /** There is no room for whole names beside the mat. */
  readonly isShort: boolean
  /** What ships are called for short, by their place: “Red 1”. */
  readonly signs: readonly string[]
  /** The ship that is looked at, by the player's own choice. */
  readonly looked: number | null
  /** The ship that the question or the attack is about, whichever is looked at. */
  readonly about: ShipView | null
  /** The ship whose arcs and ranges are shown: the one looked at, who attacks, or the one the question is about. */
  readonly subject: ShipView | null
  readonly layers: Layers
  look(ship: number | null): void
  toggle(layer: keyof Layers): void
}

export const { TableProvider, useTable, TableContext } = boardContext<BoardTable>()
