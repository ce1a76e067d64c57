import type { Level } from '@dejarik/bots'
import { type Game, isRefusal, type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { isTrouble, type RequestOf, type Trouble, trouble } from '@dejarik/protocol'
import { botGuest, isPerson } from './bots/guest.ts'
import { choosesSeat, readBrought, sidesOf, wantsBrought, wholeOptions } from './bringing.ts'
import { newMatchId, newSecret, newSeed } from './guests.ts'
import { canBeTaken, mayHoldToo, takeOver } from './handing.ts'
import { originOf } from './opening.ts'
import { askedBy, begin } from './position.ts'
import type { Begin, Guest, NewMatch, StoredMatch, StoredSeat } from './store/store.ts'
import type { Table, Viewer } from './table.ts'

/** What the maker of a match chooses. */
export type Wanted = Pick<StoredMatch, 'options' | 'agreed' | 'clock' | 'listed' | 'creator'> &
  Partial<Pick<StoredMatch, 'series' | 'seeks'>>

type Sitter = Omit<StoredSeat, 'key' | 'former' | 'ready'>

/** A match that can be stored, or why the game can't begin with these options. Throws if our rules can't. */
export function newMatch(
  game: Game,
  wanted: Wanted,
  taken: readonly Sitter[],
  now: number,
): NewMatch | Refusal {
  const { agreed, clock, listed, creator, series = null, seeks = null } = wanted
  const options = wantsBrought(wanted) ? null : game.readOptions(wanted.options)
  if (isRefusal(options)) return options
  const count = sidesOf(game, wanted).length
  if (taken.some(({ seat }) => seat >= count)) return refuse('not-a-seat')
  const seed = newSeed()
  const first = options === null ? null : begin({ game, options, seed, clock }, now).match
  const full = first !== null && taken.length === count
  return {
    match: {
      id: newMatchId(),
      game: game.id,
      rules: game.rulesVersion,
      options,
      agreed,
      seed,
      clock,
      listed,
      creator,
      status: full ? 'playing' : 'waiting',
      created: now,
      started: full ? now : null,
      outcome: null,
      asked: first === null ? [] : askedBy(first),
      series,
      seeks,
    },
    seats: taken.map((seat) => ({ ...seat, key: newSecret(), former: [], ready: false })),
    checkpoint: full ? first.checkpoint : null,
  }
}

/** The seat at which a viewer comes to the table; null for a spectator. Must run in the table's turn. */
export async function takePlace(
  table: Table,
  viewer: Viewer,
  wish: Pick<RequestOf<'join'>, 'seat' | 'brings' | 'watch' | 'key'>,
): Promise<StoredSeat | null | Trouble> {
  if (wish.key !== undefined) {
    const opened = table.seats.find((seat) => seat.key === wish.key)
    return opened ?? trouble('wrong-key')
  }
  const own = table.seats.filter((seat) => seat.guest === viewer.guest)
  const back = own.find(({ seat }) => wish.seat === undefined || seat === wish.seat)
  if (back !== undefined) return back
  if (wish.watch === true) return null
  if (wish.seat !== undefined && canBeTaken(table, viewer.guest, wish.seat))
    return takeOver(table, viewer, wish.seat)
  if (wish.seat !== undefined && own.length > 0 && !mayHoldToo(table, viewer.guest, wish.seat))
    return trouble('seat-taken')
  const free = freeSeats(table)
  if (wish.seat !== undefined && !free.includes(wish.seat)) return trouble('seat-taken')
  if (free.length === 0) return null
  // Who has yet to choose what to bring, or where to sit, looks at the table meanwhile.
  const { game, stored } = table
  const hasChosen = wish.brings !== undefined || !(wantsBrought(stored) || choosesSeat(game, stored))
  if (wish.seat === undefined && !hasChosen) return null
  const took = await sitDown(table, viewer, wish.seat ?? free[0], wish.brings)
  // Somebody else was faster: another free seat, or a place to watch from.
  return took ?? takePlace(table, viewer, wish)
}

function freeSeats(table: Table): readonly Seat[] {
  if (table.stored.status !== 'waiting') return []
  return table.sides.flatMap((_, seat) => (table.seats.some((taken) => taken.seat === seat) ? [] : [seat]))
}

async function sitDown(
  table: Table,
  viewer: Viewer,
  seat: Seat,
  raw: unknown,
): Promise<StoredSeat | null | Trouble> {
  const took = await seatDown(table, { id: viewer.guest, name: viewer.name }, seat, raw)
  // Whoever looked on until now is told of the match as a player, not first as somebody who watches.
  if (took !== null && !isTrouble(took)) table.remove(viewer)
  return (await table.reload()) ?? took
}

/** Stores who takes a seat, and the beginning of the match if it is the last; null if somebody else was faster. */
async function seatDown(
  table: Table,
  { id: guest, name }: Guest,
  seat: Seat,
  raw: unknown,
): Promise<StoredSeat | null | Trouble> {
  const { store, now } = table.house
  const brought = readBrought(table.game, table.stored, seat, raw)
  if (isTrouble(brought)) return brought
  const taken: StoredSeat = {
    seat,
    guest,
    name,
    key: newSecret(),
    former: [],
    ready: !isPerson(guest),
    ...brought,
  }
  const all = [...table.seats, taken]
  const start = canBegin(table, all) ? beginning(table, all, now()) : null
  if (isRefusal(start)) return trouble('bad-options', { refusal: start })
  const sits = await store.takeSeat(table.id, taken, table.seats.length, start)
  return sits ? taken : null
}

/** Bots take a free seat, or all that are free. Must run in the table's turn. */
export async function seatBots(table: Table, level: Level, only?: Seat): Promise<Trouble | null> {
  if (table.stored.status !== 'waiting') return trouble('not-waiting')
  if (wantsBrought(table.stored)) return trouble('bots-bring-nothing')
  const free = freeSeats(table)
  if (only !== undefined && !free.includes(only)) return trouble('seat-taken')
  // Who lets bots play wants to begin.
  const no = await sayReady(table, table.stored.creator)
  if (no !== null) return no
  for (const seat of only === undefined ? free : [only]) {
    const took = await seatDown(table, botGuest(level), seat, undefined)
    const no = (await table.reload()) ?? (isTrouble(took) ? took : null)
    if (no !== null) return no
  }
  return null
}

/** Where a clock will run, nobody is surprised by it: then all say first that they are ready. */
function canBegin({ sides, stored }: Table, seats: readonly StoredSeat[]): boolean {
  return seats.length === sides.length && (stored.clock === null || seats.every(({ ready }) => ready))
}

/** A guest at a waiting table is ready; if that was the last one, it begins. Must run in the table's turn. */
export async function sayReady(table: Table, guest: string): Promise<Trouble | null> {
  const { store, now } = table.house
  if (table.stored.status !== 'waiting')
    return table.stored.status === 'playing' ? null : trouble('not-waiting')
  if (!table.seats.some((seat) => seat.guest === guest)) return null
  const seats = table.seats.map((seat) => (seat.guest === guest ? { ...seat, ready: true } : seat))
  const start = canBegin(table, seats) ? beginning(table, seats, now()) : null
  if (isRefusal(start)) return trouble('bad-options', { refusal: start })
  await store.ready(table.id, guest, start)
  return table.reload()
}

/** Leaves a seat of a waiting table; it is called off if whoever made it leaves. Must run in the table's turn. */
export async function standUp(table: Table, seat: Seat): Promise<Trouble | null> {
  const { store } = table.house
  const taken = table.seats.find((one) => one.seat === seat)
  if (table.stored.status !== 'waiting' || taken === undefined) return trouble('not-waiting')
  if (taken.guest === table.stored.creator) await store.cancel(table.id)
  else await store.standUp(table.id, taken)
  const no = await table.reload()
  if (no === null) table.unseat(seat)
  return no
}

/** How the match begins with all seats taken: under today's rules, whenever it was made. */
function beginning({ game, stored }: Table, seats: readonly StoredSeat[], now: number): Begin | Refusal {
  const options = wholeOptions(game, stored, seats)
  if (isRefusal(options)) return options
  const origin = originOf(game, { ...stored, options })
  if (isRefusal(origin)) return origin
  const { match } = begin(origin, now)
  return {
    at: now,
    rules: game.rulesVersion,
    options: origin.options,
    asked: askedBy(match),
    checkpoint: match.checkpoint,
  }
}
