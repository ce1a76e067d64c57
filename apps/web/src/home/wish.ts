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
  return { ...wish, options: isRefusal(options) ? face.game.readOptions({}) : options }
}

export function keepWish(face: TableFace, wish: Wish): void {
  writeText(keyOf(face), JSON.stringify(wish))
}

function stored(face: TableFace): Partial<Wish> {
  try {
    return JSON.parse(readText(keyOf(face)) ?? '{}') as Partial<Wish>
  } catch {
    return {}
  }
}
