import { commitmentOf, type Game, isRefusal, logFor, type Seat, SPECTATOR } from '@dejarik/kernel'
import type { JoinedMessage, MatchSummary, SeatsMessage, Status, TableMessage } from '@dejarik/protocol'
import { botLevel } from './bots/guest.ts'
import { sidesOf } from './bringing.ts'
import { clocksView } from './clock.ts'
import { type Position, undoView } from './position.ts'
import type { ListedMatch, StoredMatch, StoredSeat } from './store/store.ts'

export const statusOf = (position: Position): Status => (position.match.over ? 'over' : 'playing')

/**
 * The table as one seat may see it. Everything here comes from the game's view, from `askFor` and `logFor`, or
 * is public; the seed only once the match is over. `from`: log entries that the reader already has.
 * `others`: whether other people sit at the table.
 */
export function tableMessage(
  match: StoredMatch,
  position: Position | null,
  seat: Seat,
  from: number,
  now: number,
  others: boolean,
): TableMessage {
  if (position === null) return emptyTable(match)
  const { match: fold, log, version, pending, newRules, clocks } = position
  return {
    type: 'table',
    match: match.id,
    version,
    n: fold.n,
    status: statusOf(position),
    view: fold.view(seat),
    asks: fold.asks.map((ask) => fold.askFor(ask, seat)),
    log: { from, entries: log.slice(from).map((entry) => logFor(entry, seat)) },
    clocks: clocks && clocksView(clocks, now),
    undo: seat === SPECTATOR ? null : undoView(position, seat, others),
    wish: pending.wish,
    outcome: fold.outcome,
    newRules,
    seed: fold.over ? match.seed : null,
    rematch: { offers: pending.offers, match: pending.next },
  }
}

/** Before all are here nothing is dealt, so that nobody calls a match off for a poor first hand. */
function emptyTable({ id, status }: StoredMatch): TableMessage {
  return {
    type: 'table',
    match: id,
    version: 0,
    n: 0,
    status,
    view: null,
    asks: [],
    log: { from: 0, entries: [] },
    clocks: null,
    undo: null,
    wish: null,
    outcome: null,
    newRules: null,
    seed: null,
    rematch: { offers: [], match: null },
  }
}

/** What a seat may read of a match's options: all of them once it is over, and nothing brought before it begins. */
function optionsFor(game: Game, { options, agreed, status }: StoredMatch, seat: Seat): unknown {
  if (options === null) return agreed
  if (game.publicOptions === undefined || status === 'over') return options
  const read = game.readOptions(options)
  return isRefusal(read) ? null : game.publicOptions(read, seat)
}

export function joinedMessage(
  game: Game,
  match: StoredMatch,
  you: StoredSeat | null,
  guest: string,
): JoinedMessage {
  const seat = you?.seat ?? SPECTATOR
  return {
    type: 'joined',
    match: match.id,
    you: seat,
    key: you?.key ?? null,
    game: match.game,
    // What is waiting or open goes on under these, whatever it began with.
    rulesVersion: game.rulesVersion,
    options: optionsFor(game, match, seat),
    clock: match.clock,
    host: match.creator === guest,
    commitment: commitmentOf(match.seed),
  }
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
      const taken = seats.find((one) => one.seat === seat)
      const bot = taken === undefined ? null : botLevel(taken.guest)
      return { side, name: taken?.name ?? null, bot, present: bot !== null || present.includes(seat) }
    }),
    spectators: present.filter((seat) => seat === SPECTATOR).length,
  }
}

export function summaryOf({ match, seats }: ListedMatch, game: Game, guest: string): MatchSummary {
  const you = seats.find((taken) => taken.guest === guest)?.seat ?? SPECTATOR
  return {
    match: match.id,
    game: match.game,
    options: optionsFor(game, match, you),
    clock: match.clock,
    status: match.status,
    seats: sidesOf(game, match).map((side, seat) => ({
      side,
      name: seats.find((taken) => taken.seat === seat)?.name ?? null,
    })),
    you,
    asked: match.status === 'playing' ? match.asked : [],
    outcome: match.outcome,
    created: match.created,
  }
}
