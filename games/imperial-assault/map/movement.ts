/** Movement (rulebook: Bewegung): what a step costs among figures, and all that a figure can reach. */

import { UNREACHED } from './adjacency.ts'
import type { Space } from './board.ts'
import type { Stand } from './footprint.ts'
import { keyOf, type StandKey, type Step, type Steps } from './steps.ts'

/** What stands in a space, seen from the figure that moves; the figure itself is left out. */
export const EMPTY = 0
export const FRIENDLY = 1
/** One point more to enter (ia.move.10). */
export const HOSTILE = 2

/** Massive ones are hostile or friendly like others, but no other Massive figure enters (ia.massive.7). */
export const MASSIVE_FRIENDLY = 4
export const MASSIVE_HOSTILE = 5
export type Occupants = ArrayLike<number>

/** How a figure moves besides where its base can go. */
export interface Mover {
  readonly steps: Steps
  /** Pays nothing extra (ia.mobile.1, ia.massive.6). */
  readonly mobile: boolean
  /** Ends among figures too, and pushes them away (ia.massive.8). */
  readonly massive: boolean
  /** Some missions make difficult terrain easy. */
  readonly difficultIsFree?: boolean
  /** Spaces that are difficult besides those of the board: not 0. */
  readonly rough?: ArrayLike<number> | undefined
}

/**
 * Where a figure can get: by stand what it costs (`UNREACHED` if it can't) and the stand before it. Good until the next
 * question of the same `Steps`: the tables are used again, because this is asked at every prompt.
 */
export interface Reach {
  readonly start: StandKey
  readonly cost: Uint8Array
  readonly before: Int16Array
  /** All stands within the points, from cheap to dear; those where it may not end as well. */
  readonly stands: readonly StandKey[]
}

/** Tables of one `Steps`; what was touched is wiped before they are used again. */
class Tables {
  readonly cost: Uint8Array
  readonly before: Int16Array
  readonly #touched: StandKey[] = []
  /** Steps cost one to three points: lists by cost, visited from cheap to dear, need no sorting. */
  readonly byCost: StandKey[][] = []

  constructor(size: number) {
    this.cost = new Uint8Array(size).fill(UNREACHED)
    this.before = new Int16Array(size).fill(-1)
  }

  wipe(points: number): void {
    for (const key of this.#touched) {
      this.cost[key] = UNREACHED
      this.before[key] = -1
    }
    this.#touched.length = 0
    while (this.byCost.length <= points) this.byCost.push([])
    for (const list of this.byCost) list.length = 0
  }

  put(key: StandKey, cost: number, before: StandKey): void {
    if (this.cost[key] === UNREACHED) this.#touched.push(key)
    this.cost[key] = cost
    this.before[key] = before
    this.byCost[cost].push(key)
  }
}

const tables = new WeakMap<Steps, Tables>()

function tablesOf(steps: Steps): Tables {
  let found = tables.get(steps)
  if (found === undefined) {
    found = new Tables(2 * steps.board.width * steps.board.height)
    tables.set(steps, found)
  }
  return found
}

/** Everything within `points`. With `flat`, "move X spaces": each step counts one, and nobody turns (ia.move.6, .8). */
export function reach(mover: Mover, start: Stand, points: number, occupants: Occupants, flat = false): Reach {
  const { steps } = mover
  const scratch = tablesOf(steps)
  scratch.wipe(points)
  const { cost, before, byCost } = scratch
  const first = keyOf(start)
  scratch.put(first, 0, -1)
  const stands: StandKey[] = []
  for (let price = 0; price <= points; price++) {
    const list = byCost[price]
    for (let i = 0; i < list.length; i++) {
      const key = list[i]
      if (cost[key] !== price) continue
      stands.push(key)
      if (price === points) continue
      const onward = steps.from(key)
      for (let k = 0; k < onward.length; k++) {
        const step = onward[k]
        if (cost[step.to] <= price + 1) continue
        const extra = stepCost(mover, step, occupants, flat)
        const total = price + extra
        if (extra === 0 || total > points || total >= cost[step.to]) continue
        scratch.put(step.to, total, key)
      }
    }
  }
  return { start: first, cost, before, stands }
}

/** What a step costs, 0 if it can't be taken: hostile figures and difficult terrain each once (ia.large-figures.8). */
export function stepCost(mover: Mover, step: Step, occupants: Occupants, flat: boolean): number {
  if (flat && step.turns) return 0
  let hostile = 0
  let { difficult } = step
  const { entered } = step
  const { rough } = mover
  for (let i = 0; i < entered.length; i++) {
    if (rough !== undefined && rough[entered[i]] !== 0) difficult = true
    const who = occupants[entered[i]]
    if (who === EMPTY) continue
    if (who >= MASSIVE_FRIENDLY && mover.massive) return 0
    if (who === HOSTILE || who === MASSIVE_HOSTILE) hostile = 1
  }
  if (flat || mover.mobile || mover.massive) return 1
  return 1 + hostile + (difficult && mover.difficultIsFree !== true ? 1 : 0)
}

/** Nobody ends in another figure's space, but a Massive one does and pushes it away (ia.massive.8). */
export function canEnd(mover: Mover, key: StandKey, occupants: Occupants): boolean {
  return mover.massive || isEmpty(mover.steps.covered(key) ?? [], occupants)
}

/** Whether a figure could be placed so: where it could end its movement beside everybody else (ia.place.4). */
export function canPlace(steps: Steps, key: StandKey, occupants: Occupants): boolean {
  const covered = steps.covered(key)
  return covered !== null && isEmpty(covered, occupants)
}

function isEmpty(spaces: readonly Space[], occupants: Occupants): boolean {
  for (let i = 0; i < spaces.length; i++) if (occupants[spaces[i]] !== EMPTY) return false
  return true
}

/** The way to a stand, from the first step to the last. */
export function pathTo({ start, before }: Reach, to: StandKey): StandKey[] {
  const path: StandKey[] = []
  for (let key = to; key !== start && key >= 0; key = before[key]) path.push(key)
  return path.reverse()
}
