/**
 * All dice of a roll at once. A place of the tray says for each group of alike dice how it lies; tables hold a number
 * for each place. Rolling and choosing are then done group by group on a whole table, instead of roll by roll.
 *
 * Numbers are whole: every die counts its six sides, also one that is not rolled, so that all ways of a roll are out of
 * the same total. Doubles hold them exactly up to 2⁵³.
 */
import type { Alike, Lie } from './alike.ts'
import type { Lying } from './tally.ts'
import { waysOf } from './ways.ts'

export type Numbers = Float64Array<ArrayBuffer>

export interface Tray {
  readonly groups: readonly Alike[]
  readonly dice: number
  readonly places: number
  /** The place where all dice are in the hand. */
  readonly allInHand: number
}

/** The place of a tray is the sum of its groups' lies, each times the stride of its group. */
interface Strided {
  readonly group: Alike
  readonly stride: number
}

export function trayOf(groups: readonly Alike[]): Tray {
  const places = groups.reduce((product, { lies }) => product * lies.length, 1)
  return { groups, dice: groups.reduce((sum, { dice }) => sum + dice, 0), places, allInHand: places - 1 }
}

function strided({ groups }: Tray): readonly Strided[] {
  let stride = 1
  return groups.map((group) => {
    const one = { group, stride }
    stride *= group.lies.length
    return one
  })
}

/** The place where no die is in the hand and so many dice of each group show each of its faces. */
export function placeOf(tray: Tray, shown: readonly (readonly number[])[]): number {
  return strided(tray).reduce((place, { group, stride }, i) => {
    const lie = group.lies.findIndex((one) => one.shown.join() === shown[i].join())
    return place + lie * stride
  }, 0)
}

/** How each group lies at a place. */
export function liesAt(tray: Tray, place: number): readonly Lie[] {
  return strided(tray).map(({ group, stride }) => group.lies[Math.floor(place / stride) % group.lies.length])
}

/** Calls `visit` with every place in which this group lies in its first way. */
function eachRow({ places }: Tray, { group, stride }: Strided, visit: (row: number) => void): void {
  const block = stride * group.lies.length
  for (let start = 0; start < places; start += block)
    for (let row = start; row < start + stride; row++) visit(row)
}

/** Every place in which no die is in the hand, with the dice as they lie. */
export function eachLaid(tray: Tray, visit: (place: number, dice: readonly Lying[]) => void): void {
  const groups = strided(tray)
  const lay = (i: number, place: number, dice: readonly Lying[]): void => {
    const one = groups[i]
    if (one === undefined) {
      visit(place, dice)
      return
    }
    const { faces, is, lies } = one.group
    for (const [number, { shown, inHand }] of lies.entries())
      if (inHand === 0) {
        const lying = shown.flatMap((n, face) => Array.from({ length: n }, () => ({ face: faces[face], is })))
        lay(i + 1, place + number * one.stride, [...dice, ...lying])
      }
  }
  lay(0, 0, [])
}

/** Rolls what is in the hand: ways to be at a place become ways to be at the places that follow from it. */
export function roll(tray: Tray, ways: Numbers): void {
  for (const one of strided(tray)) {
    const { group, stride } = one
    eachRow(tray, one, (row) => {
      keepScale(group, stride, ways, row)
      for (let lie = group.lies.length - 1; lie >= 0; lie--) {
        const here = ways[row + lie * stride]
        if (group.lies[lie].inHand === 0 || here === 0) continue
        for (const { lie: next, sides } of group.landings[lie]) ways[row + next * stride] += here * sides
        ways[row + lie * stride] = 0
      }
    })
  }
}

/** From what places without dice in the hand are worth: what all others are, with the hand still to be rolled. */
export function lookAhead(tray: Tray, worth: Numbers): void {
  for (const one of strided(tray)) {
    const { group, stride } = one
    eachRow(tray, one, (row) => {
      for (const [lie, { inHand }] of group.lies.entries()) {
        if (inHand === 0) continue
        let sum = 0
        for (const { lie: next, sides } of group.landings[lie]) sum += sides * worth[row + next * stride]
        worth[row + lie * stride] = sum
      }
      keepScale(group, stride, worth, row)
    })
  }
}

/** A die that stays where it is counts as six sides of the same. */
function keepScale({ lies, dice }: Alike, stride: number, numbers: Numbers, row: number): void {
  for (const [lie, { inHand }] of lies.entries()) numbers[row + lie * stride] *= waysOf(dice - inHand)
}

/**
 * For every place the best one to come to by picking dice up, which may be itself; `worth` becomes what that is worth.
 * Dice are picked up only for more than `slack`, which is a share of the worth.
 */
export function pickUp(tray: Tray, worth: Numbers, slack: number): Int32Array {
  const best = Int32Array.from({ length: tray.places }, (_, place) => place)
  for (const one of strided(tray)) {
    const { group, stride } = one
    eachRow(tray, one, (row) => {
      for (let lie = group.lies.length - 1; lie >= 0; lie--) {
        const place = row + lie * stride
        for (const picked of group.pickedUp[lie]) {
          const other = row + picked * stride
          if (worth[other] > worth[place] * (1 + slack)) {
            worth[place] = worth[other]
            best[place] = best[other]
          }
        }
      }
    })
  }
  return best
}
