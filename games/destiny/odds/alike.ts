/**
 * Dice with the same faces, which nobody needs to tell apart: how many of them show each face, and how many are in the
 * hand, about to be rolled. Two such dice with four faces can lie in 15 ways instead of 25.
 */
import type { Face, FaceOnDie } from './face.ts'
import type { HostKind } from './roll-die.ts'

/** How many dice show each face, in the order of `faces`, and how many are in the hand. */
export interface Lie {
  readonly shown: readonly number[]
  readonly inHand: number
}

/** One die less in the hand, showing a face: the number of that way to lie, and on how many sides the face is. */
export interface Landing {
  readonly lie: number
  readonly sides: number
}

export interface Alike {
  readonly dice: number
  readonly faces: readonly Face[]
  readonly is: readonly HostKind[]
  /** All ways to lie, those with the fewest dice in the hand first; the last is all in the hand. */
  readonly lies: readonly Lie[]
  /** By way to lie: where the next die of the hand can land; empty if there is none. */
  readonly landings: readonly (readonly Landing[])[]
  /** By way to lie: those with one die picked up. */
  readonly pickedUp: readonly (readonly number[])[]
}

export function alike(dice: number, faces: readonly FaceOnDie[], is: readonly HostKind[]): Alike {
  const lies: Lie[] = []
  for (let inHand = 0; inHand <= dice; inHand++)
    for (const shown of spread(dice - inHand, faces.length)) lies.push({ shown, inHand })
  const numbers = new Map(lies.map(({ shown }, number) => [shown.join(), number]))
  const change = (lie: Lie, face: number, by: 1 | -1): number | undefined =>
    numbers.get(lie.shown.map((n, i) => (i === face ? n + by : n)).join())
  const changes = (lie: Lie, by: 1 | -1): Landing[] =>
    faces.flatMap(({ sides }, face) => {
      const number = change(lie, face, by)
      return number === undefined ? [] : [{ lie: number, sides: sides.length }]
    })
  return {
    dice,
    faces: faces.map(({ face }) => face),
    is,
    lies,
    landings: lies.map((lie) => changes(lie, 1)),
    pickedUp: lies.map((lie) => changes(lie, -1).map((landing) => landing.lie)),
  }
}

/** All ways to write `total` as a sum of so many numbers from 0 up. */
function spread(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]]
  const found: number[][] = []
  for (let first = 0; first <= total; first++)
    for (const rest of spread(total - first, parts - 1)) found.push([first, ...rest])
  return found
}
