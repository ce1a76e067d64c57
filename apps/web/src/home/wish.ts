/** What somebody wants to play; the last wish is the next one's preset. */
import { isRefusal, type Seat } from '@dejarik/kernel'
import type { TableFace } from '../games/index.ts'
import { readText, writeText } from '../settings/storage.ts'

export interface Wish {
  readonly opponent: 'bot' | 'friend'
  readonly level: string
  readonly seat: Seat | 'any'
  /** Seconds for each player, or `none`. */
  readonly clock: string
  readonly options: unknown
}

const keyOf = (face: TableFace) => `dejarik.wish.${face.game.id}`

export function lastWish(face: TableFace): Wish {
  const wish: Wish = {
    opponent: 'bot',
    level: 'medium',
    seat: 'any',
    clock: 'none',
    options: face.game.readOptions({}),
    ...stored(face),
  }
  const options = face.game.readOptions(wish.options)
  // Where each brings a side of their own, one's own is always the first.
  const seat = face.bringing !== undefined ? 0 : wish.seat
  return { ...wish, seat, options: isRefusal(options) ? face.game.readOptions({}) : options }
}

export function keepWish(face: TableFace, wish: Wish): void {
  writeText(keyOf(face), JSON.stringify(wish))
}

/** What was brought last, where players bring something. */
export function lastBrought(face: TableFace): unknown {
  return face.game.seatOptions?.split(lastWish(face).options).brought[0]
}

const GAME = 'dejarik.game'

/** The game that was looked at last. */
export function lastGame(): string | null {
  return readText(GAME)
}

export function keepGame(game: string): void {
  writeText(GAME, game)
}

function stored(face: TableFace): Partial<Wish> {
  try {
    return JSON.parse(readText(keyOf(face)) ?? '{}') as Partial<Wish>
  } catch {
    return {}
  }
}
