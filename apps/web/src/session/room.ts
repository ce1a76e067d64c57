/** This browser as a place to play: its shelf, its workers, its clock and its dice. */
import type { Seat } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import type { Room } from './local.ts'
import { MatchShelf } from './shelf.ts'
import { workerThinker } from './thinker.ts'

export const browserRoom: Room = {
  shelf: new MatchShelf(),
  thinker: workerThinker,
  now: () => Date.now(),
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Random hex digits, two for each byte. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Seat by choice, or by lot. */
export function drawSeat(face: TableFace, options: unknown, wanted: Seat | 'any'): Seat {
  return wanted === 'any' ? randomSeed() % face.game.seats(options).length : wanted
}
