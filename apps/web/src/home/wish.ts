/** What somebody wants to play; the last wish is the next one's preset. */
import { isRefusal, type Seat } from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import { readText, writeText } from '../settings/storage.ts'

export interface Wish {
  readonly opponent: 'bot' | 'friend'
  readonly level: string
  readonly seat: Seat | 'any'
  /** Further seats that one plays oneself. */
  readonly also: readonly Seat[]
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
    also: [],
    clock: 'none',
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
  if (teams === null) return { seat: face.bringing !== undefined ? 0 : seat, also: [] }
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

function stored(face: TableFace): Partial<Wish> {
  try {
    const kept: Partial<Wish> = JSON.parse(readText(keyOf(face)) ?? '{}')
    return kept
  } catch {
    return {}
  }
}
