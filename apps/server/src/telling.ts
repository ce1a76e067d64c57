import {
  commitmentOf,
  type Game,
  isRefusal,
  type LogEntry,
  logFor,
  type Seat,
  SPECTATOR,
} from '@dejarik/kernel'
import {
  type ClocksView,
  type JoinedMessage,
  LIMITS,
  type LogPart,
  type MatchSummary,
  readAs,
  type SeatsMessage,
  type Sight,
  type Status,
} from '@dejarik/protocol'
import { botLevel, isFree } from './bots/guest.ts'
import { sidesOf } from './bringing.ts'
import { clocksView } from './clock.ts'
import { type Position, toldBefore, undoView } from './position.ts'
import type { ListedMatch, StoredMatch, StoredSeat } from './store/store.ts'

export const statusOf = (position: Position): Status => (position.match.over ? 'over' : 'playing')

/**
 * The table as one seat may see it. Everything here comes from the game's view and from `askFor`, or is public; the seed
 * only once the match is over. `held`: all seats of who sits there; `others`: whether other people sit at the table.
 */
export function sightOf(
  match: StoredMatch,
  position: Position | null,
  seat: Seat,
  held: readonly Seat[],
  others: boolean,
): Sight {
  if (position === null) return emptyTable(match)
  const { match: fold, version, pending, newRules } = position
  return {
    version,
    n: fold.n,
    status: statusOf(position),
    view: fold.view(seat),
    asks: fold.asks.map((ask) => fold.askFor(ask, seat)),
    undo: seat === SPECTATOR ? null : undoView(position, held, others),
    wish: pending.wish,
    outcome: fold.outcome,
    at: position.at,
    newRules,
    seed: fold.over ? match.seed : null,
    rematch: { offers: pending.offers, match: pending.next },
  }
}

/** Before all are here nothing is dealt, so that nobody calls a match off for a poor first hand. */
function emptyTable({ status }: StoredMatch): Sight {
  return {
    version: 0,
    n: 0,
    status,
    view: null,
    asks: [],
    undo: null,
    wish: null,
    outcome: null,
    at: 0,
    newRules: null,
    seed: null,
    rematch: { offers: [], match: null },
  }
}

/** The log from entry `from` on, or from the first that the position holds, as one seat may read it. */
export function logPart(position: Position | null, seat: Seat, from: number): LogPart {
  if (position === null) return { from: 0, entries: [] }
  const before = toldBefore(position)
  return logFrom(Math.max(from, before), position.log.slice(Math.max(0, from - before)), seat)
}

/** These entries, of which the first is number `from`, as one seat may read them. */
export function logFrom(from: number, entries: readonly LogEntry[], seat: Seat): LogPart {
  return { from, entries: entries.map((entry) => logFor(entry, seat)) }
}

/** Where the page begins that ends before entry `to`. */
export const pageBefore = (to: number): number => Math.max(0, to - LIMITS.logPage)

export const clocksOf = (position: Position | null, now: number): ClocksView | null =>
  position?.clocks ? clocksView(position.clocks, now) : null

/** What a seat may read of a match's options: all of them once it is over, and nothing brought before it begins. */
function optionsFor(game: Game, { options, agreed, status }: StoredMatch, seat: Seat): unknown {
  if (options === null) return agreed
  if (game.publicOptions === undefined || status === 'over') return options
  const read = game.readOptions(options)
  return isRefusal(read) ? null : game.publicOptions(read, seat)
}

/** Which seats play together; null where each plays alone, or while that is not known. */
export function teamsOf(game: Game, { options }: Pick<StoredMatch, 'options'>): JoinedMessage['sides'] {
  const read = options === null ? null : game.readOptions(options)
  if (read === null || isRefusal(read)) return null
  return game.sides?.(read)?.map(({ seats }) => seats) ?? null
}

export function joinedMessage(
  game: Game,
  match: StoredMatch,
  you: StoredSeat | null,
  seats: readonly StoredSeat[],
  guest: string,
): JoinedMessage {
  const seat = you?.seat ?? SPECTATOR
  const yours = seats.filter((one) => one.guest === guest).map((one) => one.seat)
  return {
    type: 'joined',
    match: match.id,
    you: seat,
    yours: yours.length > 0 || you === null ? yours : [seat],
    sides: teamsOf(game, match),
    key: you?.key ?? null,
    game: match.game,
    // What is waiting or open goes on under these, whatever it began with.
    rulesVersion: game.rulesVersion,
    options: optionsFor(game, match, seat),
    clock: match.clock,
    host: match.creator === guest,
    series: match.series,
    sought: match.seeks !== null,
    commitment: commitmentOf(match.seed),
  }
}

/** Nobody passes for another at the table: of those who are called alike, all but the first have a number. */
function nameAt(seats: readonly StoredSeat[], { seat, guest, name }: StoredSeat): string {
  if (botLevel(guest) !== null) return name
  const before = seats.filter(
    (other) => other.seat < seat && other.guest !== guest && readAs(other.name) === readAs(name),
  )
  return before.length === 0 ? name : `${name} (${before.length + 1})`
}

export function seatsMessage(
  match: StoredMatch,
  sides: readonly string[],
  seats: readonly StoredSeat[],
  present: readonly Seat[],
): SeatsMessage {
  return {
    type: 'seats',
    match: match.id,
    status: match.status,
    seats: sides.map((side, seat) => {
      const taken = seats.find((one) => one.seat === seat && !isFree(one.guest))
      const bot = taken === undefined ? null : botLevel(taken.guest)
      const name = taken === undefined ? null : nameAt(seats, taken)
      const ready = bot !== null || taken?.ready === true
      return { side, name, bot, present: bot !== null || present.includes(seat), ready }
    }),
    spectators: present.filter((seat) => seat === SPECTATOR).length,
  }
}

/** `present`: whether whoever made the table is here. */
export function summaryOf(
  { match, seats }: ListedMatch,
  game: Game,
  guest: string,
  present: boolean,
): MatchSummary {
  const you = seats.find((taken) => taken.guest === guest)?.seat ?? SPECTATOR
  return {
    match: match.id,
    game: match.game,
    options: optionsFor(game, match, you),
    clock: match.clock,
    status: match.status,
    seats: sidesOf(game, match).map((side, seat) => ({
      side,
      name: seats.find((taken) => taken.seat === seat && !isFree(taken.guest))?.name ?? null,
    })),
    you,
    asked: match.status === 'playing' ? match.asked : [],
    outcome: match.outcome,
    created: match.created,
    series: match.series,
    present,
  }
}
