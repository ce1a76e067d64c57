import { type Answer, isRefusal, type Refusal, type Seat } from '@dejarik/kernel'
import { type Trouble, trouble } from '@dejarik/protocol'
import { botLevel } from './bots/guest.ts'
import { movedOn } from './bringing.ts'
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

export function resign(table: Table, seat: Seat): Promise<Trouble | null> {
  return playing(table, 0, async (table, position, now) => {
    const move = work(() => conceded(position, seat, 'resign', now))
    return isRefusal(move) ? refused(move) : table.make(move)
  })
}

/** At once where the kernel says that nothing was revealed since; else the others are asked. */
export function undo(table: Table, seat: Seat, version: number): Promise<Trouble | null> {
  return playing(table, version, async (table, position, now) => {
    if (version !== position.version) return trouble('stale')
    const undo = undoView(
      position,
      seat,
      people(table).some((one) => one !== seat),
    )
    if (undo.can === 'nothing') return refused(undo.why)
    if (undo.can === 'take back') return takeBack(table, position, seat, undo.to, now)
    const { wish } = position.pending
    if (wish !== null) return wish.seat === seat ? null : trouble('wish-open')
    return table.make(noted(position, { act: 'wish', seat, to: undo.to }, now))
  })
}

export function consent(table: Table, seat: Seat, version: number, accept: boolean): Promise<Trouble | null> {
  return playing(table, version, async (table, position, now) => {
    const { wish } = position.pending
    if (wish === null || wish.seat === seat) return trouble('no-wish')
    if (version < wish.version) return trouble('stale')
    const agreed = [wish.seat, seat, ...wish.accepted]
    if (accept && people(table).every((one) => agreed.includes(one)))
      return takeBack(table, position, wish.seat, wish.to, now)
    return table.make(noted(position, { act: accept ? 'agree' : 'decline', seat }, now))
  })
}

/** Seats at which no bot sits. */
function people({ seats }: Table): readonly Seat[] {
  return seats.filter(({ guest }) => botLevel(guest) === null).map(({ seat }) => seat)
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

/** When all seats want another match, everybody moves one seat on, with what they brought, and it begins. */
export async function rematch(table: Table, seat: Seat): Promise<Trouble | null> {
  const { position, seats, game, stored, house } = table
  if (position === null || !position.match.over) return trouble('not-over')
  const { offers, next } = position.pending
  if (next !== null || offers.includes(seat)) return null
  const now = house.now()
  // Bots are always ready for another match.
  if (people(table).some((one) => one !== seat && !offers.includes(one)))
    return table.make(noted(position, { act: 'offer rematch', seat }, now))
  const options = movedOn(game, stored.options)
  if (isRefusal(options)) return trouble('bad-options', { refusal: options })
  const turned = seats.map(({ seat, guest, name, brings }) => ({
    seat: (seat + 1) % seats.length,
    guest,
    name,
    brings,
  }))
  const made = newMatch(game, { ...stored, options }, turned, now)
  if (isRefusal(made)) return trouble('bad-options', { refusal: made })
  return table.make(noted(position, { act: 'rematch', match: made.match.id }, now), made)
}

function refused(refusal: Refusal): Trouble {
  return trouble('refused', { refusal })
}
