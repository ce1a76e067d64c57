import type { State, View } from '@dejarik/imperial-assault'
import type { Mission } from '@dejarik/imperial-assault/preview'
import type { AskView, Language, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { boardContext } from '../../board/board-context.ts'
import type { BoardProps, Choosing } from '../../table/contract.ts'
import type { Say } from './text/index.ts'
import type { Choosable, Thing } from './things.ts'

/** What every part of the board needs to know. */
export interface BoardTable {
  readonly view: View
  /** The state that the viewer knows, for the engine's own counting. */
  readonly state: State
  /** Null before it is drawn. */
  readonly mission: Mission | null
  /** The own side, or the first for a spectator: figures and cards belong to sides. */
  readonly me: Seat
  /** Whether the eye is a player's. */
  readonly playing: boolean
  readonly asks: readonly AskView[]
  readonly ask: AskView | null
  readonly options: readonly Choosable[]
  /** By thing: indices of the options that it embodies. */
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  /** Things that the option under the pointer, or the armed one, is about. */
  readonly lit: ReadonlySet<Thing>
  /** The option under the pointer, else the armed one. */
  readonly shown: Choosable | null
  /** The figure that is looked at, by the player's own choice. */
  readonly looked: number | null
  /** The figure under the pointer or the focus. */
  readonly pointed: number | null
  /** The figure that acts, whoever is looked at. */
  readonly about: number | null
  /** The figure that acts, or the one looked at: lines of sight begin at it. */
  readonly subject: number | null
  readonly language: Language
  readonly say: Say
  readonly speaker: Speaker
  readonly choosing: Choosing
  readonly motion: number
  readonly show: BoardProps['show']
  readonly openRule: BoardProps['openRule']
  /** What has happened since the last look. */
  readonly events: BoardProps['events']
  look(figure: number | null): void
  point(figure: number | null): void
}

export const [TableContext, useTable] = boardContext<BoardTable>()
