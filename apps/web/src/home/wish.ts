/** What somebody wants to play; the last wish is the next one's preset. */
import {
  aCount,
  anything,
  either,
  isRefusal,
  listOf,
  oneOf,
  readableFields,
  readJson,
  type Seat,
} from '@dejarik/kernel'
import { BOT_LEVELS } from '@dejarik/protocol'
import type { TableFace } from '../games/face.ts'
import { readText, writeText } from '../settings/storage.ts'

export interface Wish {
  readonly opponent: 'bot' | 'friend'
  readonly level: string
  readonly seat: Seat | 'any'
  /** Further seats that one plays oneself. */
  readonly also: readonly Seat[]
  /** Seconds for each player, or `none`. */
  readonly clock: Clock
  /** How many matches in a row at the most. */
  readonly best: '1' | '3'
  readonly options: unknown
}

export const CLOCKS = ['none', '600', '1200', '2400'] as const
type Clock = (typeof CLOCKS)[number]

const keyOf = (face: TableFace) => `dejarik.wish.${face.game.id}`

export function lastWish(face: TableFace): Wish {
  const wish: Wish = {
    opponent: 'bot',
    level: 'medium',
    seat: 'any',
    also: [],
    clock: 'none',
    best: '1',
    options: face.game.readOptions({}),
    ...stored(face),
  }
  const read = face.game.readOptions(wish.options)
  const options = isRefusal(read) ? face.game.readOptions({}) : read
  return { ...wish, options, ...seatsOf(face, { ...wish, options }) }
}

/** The wished seats with other options: the same team, if there are teams. */
export function seatsOf(
  face: TableFace,
  { options, seat, also }: Wish,
  next: unknown = options,
): Pick<Wish, 'seat' | 'also'> {
  const teams = face.teamsOf?.(next, 'en') ?? null
  // Where each brings a side of their own, one's own is always the first.
  if (teams === null) {
    const isThere = seat === 'any' || seat < face.game.seats(next).length
    return { seat: face.bringing !== undefined ? 0 : isThere ? seat : 'any', also: [] }
  }
  const wanted = [seat, ...also].join()
  const before = face.teamsOf?.(options, 'en') ?? []
  const place = Math.max(
    0,
    before.findIndex(({ seats }) => seats.join() === wanted),
  )
  const [first = 0, ...others] = (teams[place] ?? teams[0])?.seats ?? []
  return { seat: first, also: others }
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

/** What can't be read of a wish is wished as it would be the first time. */
const STORED = readableFields({
  opponent: oneOf<Wish['opponent']>(['bot', 'friend']),
  level: oneOf(BOT_LEVELS),
  seat: either(oneOf(['any']), aCount),
  also: listOf(aCount),
  clock: oneOf(CLOCKS),
  best: oneOf<Wish['best']>(['1', '3']),
  options: anything,
})

function stored(face: TableFace): Partial<Wish> {
  const kept = readJson(readText(keyOf(face)) ?? '{}', STORED)
  return isRefusal(kept) ? {} : kept
}
