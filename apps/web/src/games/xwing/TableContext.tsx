import type { AskView, Language, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { Choosable, ShipView, State, View } from '@dejarik/xwing'
import { boardContext } from '../../board/board-context.ts'
import type { BoardProps, Choosing } from '../../table/contract.ts'
import type { Projection } from './mat/projection.ts'
import type { Say } from './text/index.ts'
import type { Thing } from './things.ts'

/** What is drawn over the mat on demand. */
export interface Layers {
  readonly arcs: boolean
  readonly bands: boolean
}

/** What every part of the board needs to know. */
export interface BoardTable {
  readonly view: View
  /** The state that the viewer knows, for the engine's own measuring. */
  readonly state: State
  /** Whose edge lies at the bottom: the own seat, or the first for a spectator. */
  readonly me: Seat
  /** Whether the eye is that of `me`. */
  readonly playing: boolean
  readonly to: Projection
  readonly asks: readonly AskView[]
  readonly ask: AskView | null
  readonly options: readonly Choosable[]
  /** By thing: indices of the options that it embodies. */
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  /** Things that the option under the pointer, or the armed one, is about. */
  readonly lit: ReadonlySet<Thing>
  /** The ship that is looked at, by the player's own choice. */
  readonly looked: number | null
  /** The ship that the question or the attack is about, whichever is looked at. */
  readonly about: ShipView | null
  /** The ship whose arcs and ranges are shown: the one looked at, or the one the question is about. */
  readonly subject: ShipView | null
  readonly layers: Layers
  readonly language: Language
  readonly say: Say
  readonly speaker: Speaker
  readonly choosing: Choosing
  readonly motion: number
  readonly show: BoardProps['show']
  readonly openRule: BoardProps['openRule']
  look(ship: number | null): void
  toggle(layer: keyof Layers): void
}

export const [TableContext, useTable] = boardContext<BoardTable>()
