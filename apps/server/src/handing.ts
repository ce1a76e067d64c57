import type { Level } from '@dejarik/bots'
import type { Seat } from '@dejarik/kernel'
import { LIMITS, type Trouble, trouble } from '@dejarik/protocol'
import { botGuest, botLevel, isFree, isPerson, NOBODY } from './bots/guest.ts'
import { newSecret } from './guests.ts'
import type { Guest, StoredSeat } from './store/store.ts'
import type { Table, Viewer } from './table.ts'
import { teamsOf } from './telling.ts'

/** Seats that change hands while the match goes on: where several play together, nobody's leaving ends it for the others. */

/** Seats that win and lose with `seat`, itself included; null where each plays for itself. */
export function sideOf({ game, stored }: Table, seat: Seat): readonly Seat[] | null {
  return teamsOf(game, stored)?.find((seats) => seats.includes(seat)) ?? null
}

export const seatNow = ({ seats }: Table, seat: Seat): StoredSeat | null =>
  seats.find((one) => one.seat === seat) ?? null

/** People at the table besides those at `some` of its seats, who may hold others as well. */
export function peopleBeside(seats: readonly StoredSeat[], some: readonly Seat[]): readonly string[] {
  const those = seats.flatMap(({ seat, guest }) => (some.includes(seat) ? [guest] : []))
  return seats.flatMap(({ guest }) => (isPerson(guest) && !those.includes(guest) ? [guest] : []))
}

/** Whether somebody else plays on the same side. */
export function hasFellows(table: Table, seat: Seat): boolean {
  const own = seatNow(table, seat)?.guest
  const side = sideOf(table, seat) ?? []
  return table.seats.some((one) => side.includes(one.seat) && one.guest !== own && isPerson(one.guest))
}

/**
 * Whether a guest may sit at `seat` besides where he sits already: on one side only, whose secrets he knows anyhow. Who has
 * left a seat still knows those of its side.
 */
export function mayHoldToo(table: Table, guest: string, seat: Seat): boolean {
  const side = sideOf(table, seat)
  const known = table.seats.filter((one) => one.guest === guest || one.former.includes(guest))
  return side !== null && known.every((one) => side.includes(one.seat))
}

/** Seats of whoever sits at `seat`, itself included. */
export function heldWith(seats: readonly StoredSeat[], seat: Seat): readonly Seat[] {
  const holder = seats.find((one) => one.seat === seat)?.guest
  return seats.flatMap((one) => (one.seat === seat || one.guest === holder ? [one.seat] : []))
}

/** Whether `seat` of a match that has begun waits for somebody, or a bot plays it for one of `guest`'s side. */
export function canBeTaken(table: Table, guest: string, seat: Seat): boolean {
  const taken = seatNow(table, seat)
  if (taken === null || table.stored.status !== 'playing' || !mayHoldToo(table, guest, seat)) return false
  const isBot = botLevel(taken.guest) !== null
  return isFree(taken.guest) || (isBot && hasFellowOrSelf(table, guest, seat))
}

function hasFellowOrSelf(table: Table, guest: string, seat: Seat): boolean {
  const side = sideOf(table, seat) ?? []
  return table.seats.some((one) => side.includes(one.seat) && one.guest === guest)
}

/** Somebody takes a seat of a match that has begun; null if somebody else was faster. */
export async function takeOver(
  table: Table,
  viewer: Viewer,
  seat: Seat,
): Promise<StoredSeat | null | Trouble> {
  const taken = seatNow(table, seat)
  if (taken === null || !canBeTaken(table, viewer.guest, seat)) return trouble('seat-taken')
  return (await handOver(table, taken, { id: viewer.guest, name: viewer.name })) ?? seatNow(table, seat)
}

/** Gives a seat to a bot, or leaves it to anybody who comes: one's own, a bot's of one's side, or a deserted one of it. */
export async function giveSeat(
  table: Table,
  guest: string,
  seat: Seat,
  to: Level | 'anybody',
): Promise<Trouble | null> {
  if (table.stored.status !== 'playing')
    return trouble(table.stored.status === 'over' ? 'match-over' : 'not-begun')
  const taken = seatNow(table, seat)
  if (taken === null || sideOf(table, seat) === null) return trouble('not-handed-over')
  const next = to === 'anybody' ? NOBODY : botGuest(to)
  if (taken.guest === next.id) return null
  const isOwn = taken.guest === guest
  const isLoose = !isPerson(taken.guest) || isDeserted(table, [seat])
  if (!isOwn && !(isLoose && hasFellowOrSelf(table, guest, seat))) return trouble('not-yours-to-give')
  if (!table.seats.some((one) => one.seat !== seat && isPerson(one.guest))) return trouble('nobody-left')
  return handOver(table, taken, next)
}

async function handOver(table: Table, taken: StoredSeat, to: Guest): Promise<Trouble | null> {
  const { store, lease } = table.house
  const next = { guest: to.id, name: to.name, key: newSecret() }
  const gave = await store.reseat(table.id, lease.server, taken, next)
  if (!gave) await table.holdOn()
  const no = await table.reload()
  if (no === null) table.unseat(taken.seat)
  return no ?? (gave ? null : trouble('seat-taken'))
}

/** Whether those at these seats have let the others wait for so long, in a match without clocks, that they won't come back. */
export function isDeserted(table: Table, seats: readonly Seat[]): boolean {
  const { position } = table
  if (position === null || position.match.over || position.clocks !== null || seats.length === 0) return false
  const asked = position.match.asks.map((ask) => ask.seat)
  return (
    seats.every((seat) => asked.includes(seat) && !table.isPresent(seat)) &&
    table.house.now() - position.at >= LIMITS.deserted
  )
}
