/** A mission as the rules need it: its board, what lies on it, and its rules as one ability that comes before all others. */
import type { Words } from '@dejarik/kernel'
import type { Board, Space } from '../map/index.ts'
import type { Numbered } from '../rules/ability.ts'

/** A kind of token, e.g. `crate`. Terminals are the first kind of every mission. */
export interface TokenKind {
  readonly id: string
  readonly name: Words
  /** Null if it can't be attacked (ia.attacking-objects.1). */
  readonly health: number | null
  /** ia.attacking-objects.8 */
  readonly block: number
  /** Colours of the dice that it rolls in defense. */
  readonly dice?: readonly number[]
}

export interface PlacedToken {
  readonly kind: number
  /** NONE if it is set aside. */
  readonly space: Space
  /** It belongs to the player with this deployment zone. */
  readonly zone?: number
  /** It is a door: it counts as standing in every space with which it shares an edge (ia.attacking-objects.13). */
  readonly door?: { readonly number: number; readonly spaces: readonly Space[] }
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
  /** What the first of them begin with; all others begin with 0. */
  readonly firstCounters?: readonly number[]
  /** The rules of the mission card in our words. */
  readonly text: Words
  readonly ability: Numbered
  /** Special actions that the mission gives to figures. */
  readonly actions?: readonly Numbered[]
  /** Difficult terrain costs nothing extra. */
  readonly difficultIsFree?: boolean
  /** What figures do by its rules, by the names of interactions, actions and spendings. */
  readonly deeds?: { readonly [what: string]: Words }
  /** What its rules ask, by number. */
  readonly questions?: readonly Words[]
}

export const TERMINAL = 0
