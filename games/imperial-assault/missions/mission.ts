/** A mission as the rules need it: its board, what lies on it, and its rules as one ability that comes before all others. */
import type { Words } from '@dejarik/kernel'
import type { Board, Space } from '../map/index.ts'
import type { Ability } from '../rules/ability.ts'

/** A kind of token, e.g. `crate`. Terminals are the first kind of every mission. */
export interface TokenKind {
  readonly id: string
  readonly name: Words
  /** Null if it can't be attacked (ia.attacking-objects.1). */
  readonly health: number | null
  /** ia.attacking-objects.8 */
  readonly block: number
}

export interface PlacedToken {
  readonly kind: number
  readonly space: Space
}

export interface Zone {
  readonly id: string
  readonly name: Words
  readonly spaces: readonly Space[]
}

export interface Mission {
  readonly id: string
  readonly name: Words
  readonly map: string
  readonly mapName: Words
  readonly board: Board
  /** The two deployment zones, red and blue. */
  readonly zones: readonly [Zone, Zone]
  readonly tokenKinds: readonly TokenKind[]
  readonly tokens: readonly PlacedToken[]
  /** Named areas of the mission. */
  readonly areas: readonly Zone[]
  readonly counters: readonly string[]
  /** The rules of the mission card in our words. */
  readonly text: Words
  readonly ability: Ability
}

export const TERMINAL = 0
