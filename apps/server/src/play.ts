import { type Answer, isRefusal, type Outcome, type Refusal, type Seat } from '@dejarik/kernel'
import { isTrouble, type Series, type Trouble, trouble } from '@dejarik/protocol'
import { isPerson } from './bots/guest.ts'
import { bringsOf, movedOn, optionsAgain, readOther } from './bringing.ts'
import { giveSeat, hasFellows, heldWith, isDeserted, peopleBeside, seatNow, sideOf } from './handing.ts'
import { answered, conceded, noted, type Position, tookBack, undoView } from './position.ts'
import { newMatch } from './seating.ts'
import type { Table } from './table.ts'
import { work } from './work.ts'

type Play = (table: Table, position: Position, now: number) => Promise<Trouble | null>

/**
 * Does something at a table that is being played at. Must run in the table's turn. `seen`: the version that who asks for it
 * has seen.
 */
async function playing(table: Table, seen: number, play: Play): Promise<Trouble | null> {
  const behind = await table.catchUp(seen)
  if (behind !== null) return behind
  if (table.stored.status === 'over') return trouble('match-over')
  const late = await table.settleClocks()
  if (late !== null) return late
  const { position } = table
  if (position === null) return trouble('not-begun')
  const no = await play(table, position, table.house.now())
  // Another server was faster. What was asked for may still be right at the table as it stands now.
  const overtaken = no?.code === 'stale' && table.position !== position
  return overtaken ? playing(table, seen, play) : no
}

/** `again`: it was sent before, and may have arrived without our being able to say so. */
export async function answer(
  table: Table,
  seat: Seat,
  version: number,
  given: Answer,
  again = false,
): Promise<Trouble | null> {
  // Also where it has ended the match.
  if (again && (await hasArrived(table, seat, version, given))) return table.catchUp(version + 1)
  return playing(table, version, async (table, position, now) => {
    const isOpen = version >= position.since && version <= position.version
    if (!isOpen) return trouble('stale')
    const move = work(() => answered(position, seat, given, now))
    if (isRefusal(move)) return refused(move)
    const no = await table.make(move)
    // A database that broke off may have stored it without a word.
    return no?.code === 'stale' && (await hasArrived(table, seat, version, given)) ? null : no
  })
}

/** Whether the seat's first decision after `version` is this one. */
async function hasArrived(
  { house, id }: Table,
  seat: Seat,
  version: number,
  given: Answer,
): Promise<boolean> {
  const acts = await house.store.journal(id, version)
  const own = acts.find(({ act }) => act.act === 'enter' && act.seat === seat)?.act
  return own?.act === 'enter' && String(own.answer) === String(given)
}

/** Where others play on the same side, a bot goes on for who gives up. */
export function resign(table: Table, seat: Seat): Promise<Trouble | null> {
  const guest = seatNow(table, seat)?.guest
  if (table.stored.status === 'playing' && guest !== undefined && hasFellows(table, seat))
    return giveSeat(table, guest, seat, 'medium')
  return playing(table, 0, async (table, position, now) => {
    const move = work(() => conceded(position, seat, 'resign', now))
    return isRefusal(move) ? refused(move) : table.make(move)
  })
}

/** Who has to decide and has stayed away for too long has lost; a seat of one's own side goes to a bot instead. */
export function claim(table: Table, seat: Seat): Promise<Trouble | null> {
  return playing(table, 0, async (table, position, now) => {
    const asked = position.match.asks.map((ask) => ask.seat)
    if (asked.includes(seat) || !isDeserted(table, asked)) return trouble('not-deserted')
    const side = sideOf(table, seat) ?? [seat]
    const fellow = asked.find((one) => side.includes(one))
    const guest = seatNow(table, seat)?.guest
    if (fellow !== undefined && guest !== undefined) return giveSeat(table, guest, fellow, 'medium')
    const move = work(() => conceded(position, asked[0], 'timeout', now))
    return isRefusal(move) ? refused(move) : table.make(move)
  })
}

/** At once where the kernel says that nothing was revealed since; else the others are asked. */
export function undo(table: Table, seat: Seat, version: number): Promise<Trouble | null> {
  return playing(table, version, async (table, position, now) => {
    if (version !== position.version) return trouble('stale')
    const held = heldWith(table.seats, seat)
    const undo = undoView(position, held, peopleBeside(table.seats, [seat]).length > 0)
    if (undo.can === 'nothing') return refused(undo.why)
    if (undo.can === 'take back') return takeBack(table, position, seat, undo.to, now)
    const { wish } = position.pending
    if (wish !== null) return held.includes(wish.seat) ? null : trouble('wish-open')
    return table.make(noted(position, { act: 'wish', seat, to: undo.to }, now))
  })
}

export function consent(table: Table, seat: Seat, version: number, accept: boolean): Promise<Trouble | null> {
  return playing(table, version, async (table, position, now) => {
    const { wish } = position.pending
    if (wish === null || heldWith(table.seats, seat).includes(wish.seat)) return trouble('no-wish')
    if (version < wish.version) return trouble('stale')
    const agreed = [wish.seat, seat, ...wish.accepted]
    if (accept && peopleBeside(table.seats, agreed).length === 0)
      return takeBack(table, position, wish.seat, wish.to, now)
    return table.make(noted(position, { act: accept ? 'agree' : 'decline', seat }, now))
  })
}

async function takeBack(
  table: Table,
  position: Position,
  seat: Seat,
  to: number,
  now: number,
): Promise<Trouble | null> {
  const no = await table.reach(position, to)
  return no ?? table.make(work(() => tookBack(position, seat, to, now)))
}

/**
 * When all seats want another match, everybody moves one seat on, with what they brought or bring now, and it begins. Where
 * somebody holds several seats all stay, or he would sit on both sides.
 */
export async function rematch(table: Table, seat: Seat, raw?: unknown): Promise<Trouble | null> {
  const { position, seats, game, stored, house } = table
  if (position === null || !position.match.over) return trouble('not-over')
  const { offers, next } = position.pending
  if (next !== null || offers.includes(seat)) return null
  const other = raw === undefined ? null : readOther(game, seat, raw)
  if (isTrouble(other)) return other
  const now = house.now()
  // Bots are always ready for another match.
  if (peopleBeside(seats, [seat, ...offers]).length > 0) {
    const brings = other === null ? {} : { brings: other.brings }
    return table.make(noted(position, { act: 'offer rematch', seat, ...brings }, now))
  }
  const people = seats.map(({ guest }) => guest).filter(isPerson)
  const step = new Set(people).size < people.length ? 0 : 1
  const changed = [...position.pending.brought, ...(other === null ? [] : [other])]
  const options = optionsAgain(game, stored.options, step, changed)
  if (isRefusal(options)) return trouble('bad-options', { refusal: options })
  const turned = seats.map(({ seat, guest, name, brings }) => ({
    seat: (seat + step) % seats.length,
    guest,
    name,
    brings: bringsOf(changed, seat) ?? brings,
  }))
  const series = seriesAfter(stored.series, position.match.outcome, step)
  const made = newMatch(game, { ...stored, options, series, seeks: null }, turned, now)
  if (isRefusal(made)) return trouble('bad-options', { refusal: made })
  return table.make(noted(position, { act: 'rematch', match: made.match.id }, now), made)
}

/** How a series stands after a match; one that is decided begins anew. */
export function seriesAfter(series: Series | null, outcome: Outcome | null, step: number): Series | null {
  if (series === null) return null
  const wins = series.wins.map((won, seat) => won + (outcome?.winners.includes(seat) ? 1 : 0))
  const isDecided = wins.some((won) => 2 * won > series.best)
  return { ...series, wins: movedOn(isDecided ? wins.map(() => 0) : wins, step) }
}

function refused(refusal: Refusal): Trouble {
  return trouble('refused', { refusal })
}
