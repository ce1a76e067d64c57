/** What the words of a mission are about at a moment: `you`, the figure, the token. */
import type { RuleId, Seat } from '@dejarik/kernel'
import type { Board, Space } from '../../map/index.ts'
import { type FigureId, NONE, opponentOf, type State, type TokenId } from '../../state.ts'
import type { Player } from '../language/words.ts'

/** What mission rules cite: the mission says what its tokens do. */
export const MISSION_RULE: RuleId = 'ia.mission-tokens.1'

export interface Scene {
  readonly you: Seat
  readonly figure: FigureId
  readonly token: TokenId
  /** The token that was meant before another one took its place. */
  readonly that: TokenId
  readonly space: Space
  readonly door: number
  /** Damage suffered. */
  readonly amount: number
  readonly rolled: number
  /** What a figure carried that is defeated; null if its figure can be asked. */
  readonly carried: readonly TokenId[] | null
}

export const EMPTY_SCENE: Scene = {
  you: NONE,
  figure: NONE,
  token: NONE,
  that: NONE,
  space: NONE,
  door: NONE,
  amount: 0,
  rolled: 0,
  carried: null,
}

/** With another token; the one before is `that`. */
export function withToken(scene: Scene, token: TokenId): Scene {
  return { ...scene, token, that: scene.token }
}

/** What the names of a scenario stand for. */
export interface Names {
  readonly board: Board
  readonly zones: readonly [readonly Space[], readonly Space[]]
  readonly areas: ReadonlyMap<string, readonly Space[]>
  readonly kinds: ReadonlyMap<string, number>
  readonly doors: ReadonlyMap<string, number>
  readonly counters: ReadonlyMap<string, number>
}

/** A name that the reader has let through is there. */
export function named<V>(map: ReadonlyMap<string, V>, id: string): V {
  const found = map.get(id)
  if (found === undefined) throw new Error(`the mission has no ${id}`)
  return found
}

export function seatOf(s: State, { you }: Scene, player: Player): Seat {
  switch (player) {
    case 'you':
      return you
    case 'opponent':
      return opponentOf(you)
    case 'initiative':
      return s.initiative
    case 'anyone':
    case 'nobody':
      return NONE
  }
}

/** Whether a seat, or nobody, is who is asked for. */
export function isPlayer(s: State, scene: Scene, player: Player, seat: Seat): boolean {
  if (player === 'anyone') return seat !== NONE
  if (player === 'nobody') return seat === NONE
  return seat === seatOf(s, scene, player)
}
