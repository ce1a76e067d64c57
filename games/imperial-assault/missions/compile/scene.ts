/** What the words of a mission are about at a moment: `you`, the figure, the token. */
import { never, type RuleId, type Seat } from '@dejarik/kernel'
import type { Board, Space } from '../../map/index.ts'
import type { DeploymentPoint, Secret } from '../../rules/mission.ts'
import {
  EMPIRE,
  type FigureId,
  type GroupId,
  NONE,
  opponentOf,
  REBELS,
  type State,
  type TokenId,
} from '../../state.ts'
import type { MissionSide } from '../language/campaign-words.ts'
import type { Player } from '../language/words.ts'

/** What mission rules cite: the mission says what its tokens do. */
export const MISSION_RULE: RuleId = 'ia.mission-tokens.1'

export interface Scene {
  readonly you: Seat
  readonly figure: FigureId
  /** The figure that was meant before another one took its place. */
  readonly before: FigureId
  readonly token: TokenId
  /** The token that was meant before another one took its place. */
  readonly that: TokenId
  readonly space: Space
  /** Where a figure stood that is defeated. */
  readonly stood: readonly Space[]
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
  before: NONE,
  token: NONE,
  that: NONE,
  space: NONE,
  stood: [],
  door: NONE,
  amount: 0,
  rolled: 0,
  carried: null,
}

/** With another figure; the one before is there to be told from it. */
export function withFigure(scene: Scene, figure: FigureId): Scene {
  return { ...scene, figure, before: scene.figure, carried: null }
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
  /** Of campaign missions. */
  readonly entrance: readonly Space[]
  readonly points: readonly DeploymentPoint[]
  /** Spaces beside each door. */
  readonly doorSpaces: readonly (readonly Space[])[]
  /** The group of each role; NONE if it is not there. */
  readonly roles: ReadonlyMap<string, (s: State) => GroupId>
  readonly secrets: readonly Secret[]
}

/** Numbers of deployment points: one, or all of a colour (`yellow` for `yellow-1` and `yellow-2`). */
export function pointNumbers({ points }: Names, id: string): number[] {
  return points.flatMap((point, number) => (point.id === id || point.id.startsWith(`${id}-`) ? [number] : []))
}

/** A name that the reader has let through is there. */
export function named<V>(map: ReadonlyMap<string, V>, id: string): V {
  const found = map.get(id)
  if (found === undefined) throw new Error(`the mission has no ${id}`)
  return found
}

export function secretNumber(secrets: readonly Secret[], id: string): number {
  const number = secrets.findIndex((secret) => secret.id === id)
  if (number < 0) throw new Error(`the mission has no ${id}`)
  return number
}

export function sideNumber(side: MissionSide): Seat {
  return side === 'rebels' ? REBELS : EMPIRE
}

export function seatOf(s: State, { you }: Scene, player: Player): Seat {
  switch (player) {
    case 'you':
      return you
    case 'opponent':
      return opponentOf(you)
    case 'initiative':
      return s.initiative
    case 'rebels':
      return REBELS
    case 'empire':
      return EMPIRE
    case 'anyone':
    case 'nobody':
      return NONE
    default:
      return never(player)
  }
}

/** Whether a seat, or nobody, is who is asked for. */
export function isPlayer(s: State, scene: Scene, player: Player, seat: Seat): boolean {
  if (player === 'anyone') return seat !== NONE
  if (player === 'nobody') return seat === NONE
  return seat === seatOf(s, scene, player)
}
