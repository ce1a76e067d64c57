/** Interacting (rulebook: Interagieren): doors, and whatever the mission offers. */
import type { Flow, Option } from '@dejarik/kernel'
import { type Board, DOOR, type Space, xOf, yOf } from '../map/index.ts'
import { type FigureId, NONE, type State, type T, type TokenId } from '../state.ts'
import type { Interaction } from './ability.ts'
import { groundOf, spacesOf } from './ground.ts'
import { missionAlways, says } from './live.ts'

export interface Interact extends Option {
  readonly do: 'interact'
  readonly figure: FigureId
  /** What it does: `open-door`, or what the mission calls it. */
  readonly what: string
  /** The door's number, or NONE. */
  readonly door: number
  readonly token: TokenId
}

export function canInteract(s: State, figure: FigureId): boolean {
  return !says(s, figure, 'cannotInteract', (cannot, me) => cannot(s, me))
}

/** Everything that a figure can do by interacting here. */
export function interactionsOf(s: State, figure: FigureId): Interact[] {
  const found = doorsBeside(s, figure).map(
    (door): Interact => ({ do: 'interact', figure, what: 'open-door', door, token: NONE }),
  )
  for (const { what, token } of missionInteractions(s, figure))
    found.push({ do: 'interact', figure, what, door: NONE, token })
  return found
}

function missionInteractions(s: State, figure: FigureId): readonly Interaction[] {
  return missionAlways(s).interactions?.(s, figure) ?? []
}

export function* interact(t: T, { figure, what, door, token }: Interact): Flow {
  const s = t.state
  t.log?.('interact', 'ia.interact.2', { figure, what, token })
  if (door !== NONE) {
    openDoor(t, door)
    return
  }
  const chosen = missionInteractions(s, figure).find((one) => one.what === what && one.token === token)
  const flow = chosen?.act(t)
  if (flow !== undefined) yield* flow
}

/** The door is removed (ia.doors.3). */
export function openDoor(t: T, door: number): void {
  t.state.doors &= ~(1 << door)
  t.log?.('door-opened', 'ia.doors.3', { door })
}

/** Only the spaces that share an edge with a door are adjacent to it (ia.doors.7). */
function doorsBeside(s: State, figure: FigureId): number[] {
  if (s.doors === 0) return []
  const { board } = groundOf(s)
  const found: number[] = []
  for (const space of spacesOf(s, s.figures[figure]))
    for (const edge of edgesOf(board, space)) {
      const door = edge - DOOR
      if (door >= 0 && (s.doors & (1 << door)) !== 0 && !found.includes(door)) found.push(door)
    }
  return found
}

function edgesOf(board: Board, space: Space): readonly number[] {
  const x = xOf(board, space)
  const y = yOf(board, space)
  return [
    board.north[space],
    board.west[space],
    y + 1 < board.height ? board.north[space + board.width] : 0,
    x + 1 < board.width ? board.west[space + 1] : 0,
  ]
}
