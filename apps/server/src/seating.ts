import { type Game, isRefusal, type Refusal, refuse, type Seat } from '@dejarik/kernel'
import { type RequestOf, type Trouble, trouble } from '@dejarik/protocol'
import { newMatchId, newSecret, newSeed } from './guests.ts'
import { originOf } from './opening.ts'
import { askedBy, begin } from './position.ts'
import type { Begin, NewMatch, StoredMatch, StoredSeat } from './store/store.ts'
import type { Table, Viewer } from './table.ts'

/** What the maker of a match chooses. */
export type Wanted = Pick<StoredMatch, 'options' | 'clock' | 'listed' | 'creator'>

/** A match that can be stored, or why the game can't begin with these options. Throws if our rules can't. */
export function newMatch(
  game: Game,
  wanted: Wanted,
  taken: readonly Omit<StoredSeat, 'key'>[],
  now: number,
): NewMatch | Refusal {
  const options = game.readOptions(wanted.options)
  if (isRefusal(options)) return options
  const count = game.seats(options).length
  if (taken.some(({ seat }) => seat >= count)) return refuse('not-a-seat')
  const seed = newSeed()
  const position = begin({ game, options, seed, clock: wanted.clock }, now)
  const full = taken.length === count
  return {
    match: {
      id: newMatchId(),
      game: game.id,
      rules: game.rulesVersion,
      options,
      seed,
      clock: wanted.clock,
      listed: wanted.listed,
      creator: wanted.creator,
      status: full ? 'playing' : 'waiting',
      created: now,
      started: full ? now : null,
      outcome: null,
      asked: askedBy(position.match),
    },
    seats: taken.map((seat) => ({ ...seat, key: newSecret() })),
    checkpoint: full ? position.match.checkpoint : null,
  }
}

/** The seat at which a viewer comes to the table; null for a spectator. Must run in the table's turn. */
export async function takePlace(
  table: Table,
  viewer: Viewer,
  wish: Pick<RequestOf<'join'>, 'seat' | 'watch' | 'key'>,
): Promise<StoredSeat | null | Trouble> {
  if (wish.key !== undefined) {
    const opened = table.seats.find((seat) => seat.key === wish.key)
    return opened ?? trouble('wrong-key')
  }
  const own = table.seats.find((seat) => seat.guest === viewer.guest)
  if (own !== undefined) return own
  if (wish.watch === true) return null
  const free = freeSeats(table)
  if (wish.seat !== undefined && !free.includes(wish.seat)) return trouble('seat-taken')
  if (free.length === 0) return null
  const took = await sitDown(table, viewer, wish.seat ?? free[0])
  // Somebody else was faster: another free seat, or a place to watch from.
  return took ?? takePlace(table, viewer, wish)
}

function freeSeats(table: Table): readonly Seat[] {
  if (table.stored.status !== 'waiting') return []
  return table.sides.flatMap((_, seat) => (table.seats.some((taken) => taken.seat === seat) ? [] : [seat]))
}

async function sitDown(table: Table, viewer: Viewer, seat: Seat): Promise<StoredSeat | null | Trouble> {
  const { store, now } = table.house
  const start = beginning(table, now())
  if (isRefusal(start)) return trouble('bad-options', { refusal: start })
  const taken: StoredSeat = { seat, guest: viewer.guest, name: viewer.name, key: newSecret() }
  const sits = await store.takeSeat(table.id, taken, start)
  return (await table.reload()) ?? (sits ? taken : null)
}

/** How the match begins if the seat is the last: under today's rules, whenever it was made. */
function beginning({ game, stored, sides }: Table, now: number): Begin | Refusal {
  const origin = originOf(game, stored)
  if (isRefusal(origin)) return origin
  const { match } = begin(origin, now)
  return {
    seats: sides.length,
    at: now,
    rules: game.rulesVersion,
    asked: askedBy(match),
    checkpoint: match.checkpoint,
  }
}
