/**
 * Dice on the table, as counts. Which die shows a result never matters, only how many do and whether they may still
 * be rerolled, so a pool packs into an integer: for each face four bits of fresh dice and four of rerolled ones.
 */
export type Pool = number

/** A face of a die by its place in the die's list of faces. */
export type FaceIndex = number

/** Four bits hold no more dice of one kind. */
export const MOST_DICE = 15

/** Fresh and rerolled dice of a face lie next to each other: slots 2 × face and 2 × face + 1. */
export const slotsOf = (faces: number): number => 2 * faces

export const inSlot = (pool: Pool, slot: number): number => (pool >>> (4 * slot)) & 15

export const freshOf = (pool: Pool, face: FaceIndex): number => inSlot(pool, 2 * face)

/** Dice that show a face, rerolled or not. */
export const showing = (pool: Pool, face: FaceIndex): number =>
  freshOf(pool, face) + inSlot(pool, 2 * face + 1)

/** So many dice in one slot, to be added to a pool or taken from it. Pools stay 32-bit integers: `(a + b) | 0`. */
export const diceIn = (slot: number, n: number): Pool => n << (4 * slot)

/** What was just rolled again, marked so. */
export const asRerolled = (fresh: Pool): Pool => fresh << 4

const FRESH_SLOTS = 0x0f0f0f0f

/** The same results without the marks, for when nobody can reroll any more. */
export const withoutMarks = (pool: Pool): Pool => ((pool & FRESH_SLOTS) + ((pool >>> 4) & FRESH_SLOTS)) | 0

export function diceCount(pool: Pool): number {
  const pairs = withoutMarks(pool)
  return (pairs & 255) + ((pairs >>> 8) & 255) + ((pairs >>> 16) & 255) + (pairs >>> 24)
}
