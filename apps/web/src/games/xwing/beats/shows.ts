/** What a beat of X-Wing draws on the mat. */
import type { DiceKind, Face, ObjectId } from '@dejarik/xwing'
import type { ArcName } from '@dejarik/xwing/geometry'
import type { Sign } from '../tokens/TokenSign.tsx'

/** An attack as it stands at a beat: both trays, what was just changed, what is left. */
export interface AttackScene {
  readonly attacker: number
  readonly defender: ObjectId
  readonly range: number
  readonly obstructed: boolean
  /** Null where the log does not say. */
  readonly arc: ArcName | null
  readonly attackDice: readonly Face[]
  /** Null before they are rolled: their places wait. */
  readonly defenseDice: readonly Face[] | null
  /** Places of attack dice whose results were cancelled. */
  readonly struck: readonly number[]
}

/** How far an attack has come: one tick each. */
export const ATTACK_BEATS = [
  'declare',
  'roll-attack',
  'modify-attack',
  'roll-defense',
  'modify-defense',
  'result',
  'damage',
] as const
export type AttackBeat = (typeof ATTACK_BEATS)[number]

export interface Loss {
  readonly part: 'shield' | 'hull'
  readonly from: number
  readonly to: number
}

/** What ships have lost while the position before is still in sight: their pips go out with it. */
export interface Worn {
  readonly ship: number
  readonly shields: number
  readonly cards: number
}

interface Common {
  readonly worn: readonly Worn[]
}

export interface AttackShow extends Common {
  readonly show: 'attack'
  readonly beat: AttackBeat
  readonly scene: AttackScene
  /** A pool that is thrown just now. */
  readonly tumbles: DiceKind | null
  /** Dice that were just changed, by pool. */
  readonly changed: { readonly kind: DiceKind; readonly places: readonly number[] } | null
  /** What was paid for it. */
  readonly paid: { readonly ship: number; readonly sign: Sign } | null
  /** The card by which it was done. */
  readonly by: { readonly ship: number; readonly card: number } | null
  /** At the result: what came through. */
  readonly sum: {
    readonly hits: number
    readonly evades: number
    readonly left: number
  } | null
}

export interface LossShow extends Common {
  readonly show: 'loss'
  readonly ship: number
  /** From whom it came, if from an attack. */
  readonly scene: AttackScene | null
  readonly losses: readonly Loss[]
  /** A damage card that is turned over and read; −1 if none. */
  readonly card: number
}

export interface DefeatShow extends Common {
  readonly show: 'defeat'
  readonly ship: number
  readonly fled: boolean
}

export interface FlightShow extends Common {
  readonly show: 'flight'
  readonly ship: number
}

/** A few words or signs beside somebody. */
export interface NoteShow extends Common {
  readonly show: 'note'
  readonly at: ObjectId
  /** The key of the sentence is the entry's own; these go with it. */
  readonly signs: readonly Sign[]
  readonly faces: readonly Face[]
  readonly card: number
  readonly words: Words | null
}

export type Words =
  | { readonly say: 'action'; readonly action: string }
  | { readonly say: 'bump'; readonly other: number }
  | { readonly say: 'obstacle'; readonly target: ObjectId }
  | { readonly say: 'detonates' }

export interface PointsShow extends Common {
  readonly show: 'points'
  readonly seat: number
  readonly points: number
  readonly total: number
  /** A ship that they are for; −1 for objectives. */
  readonly ship: number
}

/** The trays stay until what came of them has been seen. */
export function sceneShown(shows: Shows | null): AttackScene | null {
  return shows?.show === 'attack' || shows?.show === 'loss' ? shows.scene : null
}

export type Shows = AttackShow | LossShow | DefeatShow | FlightShow | NoteShow | PointsShow
