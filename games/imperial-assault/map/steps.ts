/**
 * The third graph over the spaces: where a base can step, walls, doors and terrain considered, figures not. Small
 * figures step to eight sides, large ones to four and may turn (ia.large-figures.4, .5). Worked out once for each kind
 * of base on a board with its doors.
 */

import type { Id } from '@dejarik/kernel'
import { isJoined, STEPS } from './adjacency.ts'
import {
  BLOCKING,
  type Board,
  DIFFICULT,
  DOOR,
  type Doors,
  IMPASSABLE,
  northOf,
  type Space,
  spaceAt,
  stops,
  VOID,
  WALL,
  westOf,
  xOf,
  yOf,
} from './board.ts'
import { across, type Base, canTurn, down, footprint, isLarge, type Stand } from './footprint.ts'

export interface Gait {
  readonly base: Base
  /** Mobile and Massive figures: blocking and impassable terrain and edges don't count, walls and doors do (ia.walls.3). */
  readonly ignoresTerrain: boolean
  /** Interior spaces are closed to it: Massive figures of a campaign (ia.massive.3). */
  readonly exteriorOnly: boolean
}

/** A stand as one number, for tables. */
export type StandKey = Id<'stand'>

export function keyOf({ space, turned }: Stand): StandKey {
  return 2 * space + (turned ? 1 : 0)
}

export function standOf(key: StandKey): Stand {
  return { space: key >> 1, turned: (key & 1) === 1 }
}

export interface Step {
  readonly to: StandKey
  /** Spaces that it covers now and did not before. */
  readonly entered: readonly Space[]
  /** Some of them are difficult: one point more, however many (ia.difficult-terrain.5). */
  readonly difficult: boolean
  readonly turns: boolean
}

export class Steps {
  readonly board: Board
  readonly doors: Doors
  readonly gait: Gait
  readonly #from: (readonly Step[] | undefined)[]
  readonly #covered: (readonly Space[] | null | undefined)[]

  constructor(board: Board, doors: Doors, gait: Gait) {
    this.board = board
    this.doors = doors
    this.gait = gait
    const stands = 2 * board.width * board.height
    this.#from = new Array<readonly Step[] | undefined>(stands).fill(undefined)
    this.#covered = new Array<readonly Space[] | null | undefined>(stands).fill(undefined)
  }

  from(key: StandKey): readonly Step[] {
    let steps = this.#from[key]
    if (steps === undefined) {
      const stand = standOf(key)
      const { base } = this.gait
      steps = isLarge(base) ? this.#largeSteps(stand) : this.#smallSteps(stand)
      if (canTurn(base)) steps = [...steps, ...this.#turns(stand)]
      this.#from[key] = steps
    }
    return steps
  }

  /** The spaces under a base that may lie so; null where it can't: no edge under it may be closed (ia.impassable-terrain.3). */
  covered(key: StandKey): readonly Space[] | null {
    let covered = this.#covered[key]
    if (covered === undefined) {
      covered = this.#lie(standOf(key))
      this.#covered[key] = covered
    }
    return covered
  }

  #lie(stand: Stand): readonly Space[] | null {
    const { board } = this
    const { base } = this.gait
    const covered = footprint(board, base, stand)
    if (covered === null || !covered.every((space) => this.#canEnter(space))) return null
    const x = xOf(board, stand.space)
    const y = yOf(board, stand.space)
    for (let dy = 0; dy < down(base, stand.turned); dy++)
      for (let dx = 0; dx < across(base, stand.turned); dx++) {
        if (dx > 0 && this.#isClosed(westOf(board, x + dx, y + dy))) return null
        if (dy > 0 && this.#isClosed(northOf(board, x + dx, y + dy))) return null
      }
    return covered
  }

  #canEnter(space: Space): boolean {
    const terrain = this.board.terrain[space]
    if (terrain === VOID || (this.gait.exteriorOnly && this.board.interior[space])) return false
    return this.gait.ignoresTerrain || (terrain !== BLOCKING && terrain !== IMPASSABLE)
  }

  #isClosed(edge: number): boolean {
    if (!this.gait.ignoresTerrain) return stops(edge, this.doors, 'move')
    return edge === WALL || (edge >= DOOR && stops(edge, this.doors, 'move'))
  }

  #smallSteps({ space }: Stand): Step[] {
    const { board } = this
    const x = xOf(board, space)
    const y = yOf(board, space)
    const found: Step[] = []
    for (const [dx, dy] of STEPS) {
      const to = spaceAt(board, x + dx, y + dy)
      if (to >= 0 && this.#canEnter(to) && this.#isOpen(x, y, dx, dy))
        found.push(this.#step(keyOf({ space: to, turned: false }), [to]))
    }
    return found
  }

  /** To a space beside (x, y); around a corner on either side. */
  #isOpen(x: number, y: number, dx: number, dy: number): boolean {
    const { board, doors } = this
    if (!this.gait.ignoresTerrain) return isJoined(board, doors, 'move', x, y, dx, dy)
    if (dx === 0) return !this.#isClosed(northOf(board, x, dy < 0 ? y : y + 1))
    if (dy === 0) return !this.#isClosed(westOf(board, dx < 0 ? x : x + 1, y))
    return (
      (this.#isOpen(x, y, dx, 0) && this.#isOpen(x + dx, y, 0, dy)) ||
      (this.#isOpen(x, y, 0, dy) && this.#isOpen(x, y + dy, dx, 0))
    )
  }

  #largeSteps(stand: Stand): Step[] {
    const { board } = this
    const before = this.covered(keyOf(stand)) ?? []
    const x = xOf(board, stand.space)
    const y = yOf(board, stand.space)
    const found: Step[] = []
    for (const [dx, dy] of STEPS.slice(0, 4)) {
      const space = spaceAt(board, x + dx, y + dy)
      const key = keyOf({ space, turned: stand.turned })
      const covered = space < 0 ? null : this.covered(key)
      if (covered === null) continue
      const entered = covered.filter((one) => !before.includes(one))
      if (entered.every((one) => this.#isOpen(xOf(board, one), yOf(board, one), -dx, -dy)))
        found.push(this.#step(key, entered))
    }
    return found
  }

  /** By 90 degrees, so that at least half of its spaces stay covered (ia.large-figures.6). */
  #turns(stand: Stand): Step[] {
    const { board } = this
    const before = this.covered(keyOf(stand)) ?? []
    const most = Math.max(this.gait.base.width, this.gait.base.height) - 1
    const found: Step[] = []
    for (let dy = -most; dy <= most; dy++)
      for (let dx = -most; dx <= most; dx++) {
        const space = spaceAt(board, xOf(board, stand.space) + dx, yOf(board, stand.space) + dy)
        const key = keyOf({ space, turned: !stand.turned })
        const covered = space < 0 ? null : this.covered(key)
        if (covered === null) continue
        const entered = covered.filter((one) => !before.includes(one))
        if (2 * (covered.length - entered.length) >= before.length)
          found.push({ ...this.#step(key, entered), turns: true })
      }
    return found
  }

  #step(to: StandKey, entered: readonly Space[]): Step {
    return {
      to,
      entered,
      difficult: entered.some((space) => this.board.terrain[space] === DIFFICULT),
      turns: false,
    }
  }
}
