/** How far it is to walk from anywhere to anywhere, once the doors on the way are open and nobody stands in it. */
import {
  type Board,
  Counting,
  DOOR,
  type Doors,
  EMPTY,
  reach,
  type Space,
  Steps,
  UNREACHED,
} from '../map/index.ts'
import { edgesOf, isClosed } from '../rules/doors.ts'
import { groundOf } from '../rules/ground.ts'
import { missionAlways } from '../rules/live.ts'
import { doorOf, objectHealth } from '../rules/objects.ts'
import { type FigureId, NONE, type State } from '../state.ts'

/** Points that are enough to cross any map. */
const ACROSS = 100
const WALK = { base: { width: 1, height: 1 }, ignoresTerrain: false, exteriorOnly: false } as const

export class Ways {
  readonly #steps: Steps
  readonly #counting: Counting
  readonly #nobody: Uint8Array
  readonly #rows: (Uint8Array | undefined)[] = []

  constructor(board: Board, shut: Doors) {
    this.#steps = new Steps(board, shut, WALK)
    this.#counting = new Counting(board, shut)
    this.#nobody = new Uint8Array(board.width * board.height).fill(EMPTY)
  }

  /** Points to get from there to each space; to where nobody can stand, as far as beside it and one more. */
  from(space: Space): Uint8Array {
    this.#rows[space] ??= this.#walk(space)
    return this.#rows[space]
  }

  #walk(from: Space): Uint8Array {
    const mover = { steps: this.#steps, mobile: false, massive: false }
    const { cost } = reach(mover, { space: from, turned: false }, ACROSS, this.#nobody)
    const row = this.#nobody.map((_, space) => cost[2 * space])
    const reached = row.slice()
    for (let space = 0; space < row.length; space++)
      if (reached[space] === UNREACHED)
        for (const beside of this.#counting.adjacent(space))
          row[space] = Math.min(row[space], reached[beside] + 1)
    return row
  }
}

const known = new Map<Board, Map<Doors, Ways>>()

function waysOn(board: Board, shut: Doors): Ways {
  let byDoors = known.get(board)
  if (byDoors === undefined) {
    byDoors = new Map()
    known.set(board, byDoors)
  }
  let ways = byDoors.get(shut)
  if (ways === undefined) {
    ways = new Ways(board, shut)
    byDoors.set(shut, ways)
  }
  return ways
}

/** For one figure: doors that are locked to it where it would come to them, and that nobody can break, stay shut. */
export function waysOf(s: State, figure: FigureId): Ways {
  const { isLocked } = missionAlways(s)
  let shut = 0
  if (isLocked !== undefined)
    for (let door = 0; s.doors >> door !== 0; door++)
      if (isClosed(s, door) && isLocked(besideDoor(s, figure, door), figure, door) && !isBreakable(s, door))
        shut |= 1 << door
  return waysOn(groundOf(s).board, shut)
}

/** As if it stood at the door, on the side to which it can walk. */
function besideDoor(s: State, figure: FigureId, door: number): State {
  const one = s.figures[figure]
  if (one.space === NONE) return s
  const { board } = groundOf(s)
  const way = waysOn(board, 1 << door).from(one.space)
  let nearest = one.space
  let least: number = UNREACHED
  for (const space of spacesAtDoor(board, door))
    if (way[space] < least) {
      nearest = space
      least = way[space]
    }
  const figures = s.figures.slice()
  figures[figure] = { ...one, space: nearest }
  return { ...s, figures }
}

const atDoors = new Map<Board, (readonly Space[] | undefined)[]>()

function spacesAtDoor(board: Board, door: number): readonly Space[] {
  let byDoor = atDoors.get(board)
  if (byDoor === undefined) {
    byDoor = []
    atDoors.set(board, byDoor)
  }
  byDoor[door] ??= Array.from(board.terrain, (_, space) => space).filter((space) =>
    edgesOf(board, space).includes(DOOR + door),
  )
  return byDoor[door]
}

function isBreakable(s: State, door: number): boolean {
  return s.tokens.some((_, token) => doorOf(s, token)?.number === door && objectHealth(s, token) !== null)
}
