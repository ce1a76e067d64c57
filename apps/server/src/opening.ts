import {
  type Checkpoint,
  type Game,
  isRefusal,
  migrate,
  type Refusal,
  RulesBug,
  refuse,
  type Seat,
  SPECTATOR,
  unreadableState,
} from '@dejarik/kernel'
import { isTrouble, type Trouble, trouble } from '@dejarik/protocol'
import type { House } from './house.ts'
import { type Act, foldJournal } from './journal.ts'
import { askedBy, caughtUp, type Origin, type Position, restore } from './position.ts'
import type { Span, StoredAct, StoredClocks, StoredMatch, StoredSeat } from './store/store.ts'
import { work } from './work.ts'

/** A match as it was found in the store. */
export interface Opened {
  readonly stored: StoredMatch
  readonly game: Game
  readonly seats: readonly StoredSeat[]
  /** Null until all seats are taken. */
  readonly position: Position | null
}

/** From when on, and until when, somebody served a match before. */
interface Served {
  readonly started: number
  readonly before: Span | null
  readonly opened: StoredClocks | null
}

/** `before`: when the server had it that it was taken from, if it was taken from one. */
export async function openMatch(house: House, id: string, before: Span | null): Promise<Opened | Trouble> {
  const stored = await house.store.match(id)
  if (stored === null) return trouble('unknown-match')
  const game = house.games.get(stored.game)
  if (game === undefined) return trouble('unknown-game')
  const seats = await house.store.seats(id)
  if (stored.started === null) return { stored, game, seats, position: null }
  const acts = await house.store.journal(id, 0)
  const clocks = stored.clock === null ? null : await house.store.clocks(id)
  const opened = clocks?.version === (acts.at(-1)?.n ?? 0) ? clocks : null
  const position = await findPosition(house, stored, game, acts, {
    started: stored.started,
    before,
    opened,
  })
  if (position === 'overtaken') return openMatch(house, id, before)
  if (isTrouble(position)) return position
  if (position.clocks !== null && !position.match.over) {
    const { left, at } = position.clocks
    await house.store.keepClocks(id, { version: position.version, left, at })
  }
  return { stored: { ...stored, rules: game.rulesVersion }, game, seats, position }
}

/** What is in the store now, of a match that was opened before: only what is new is folded, if that can be. */
export async function openAgain(house: House, before: Opened): Promise<Opened | Trouble> {
  const { game, position } = before
  const stored = await house.store.match(before.stored.id)
  if (stored === null || position === null || stored.rules !== game.rulesVersion)
    return openMatch(house, before.stored.id, null)
  const seats = await house.store.seats(stored.id)
  const newer = await house.store.journal(stored.id, position.version)
  const now = tryToCatchUp(house, position, newer)
  return now === null ? openMatch(house, stored.id, null) : { stored, game, seats, position: now }
}

function tryToCatchUp(house: House, before: Position, newer: readonly StoredAct[]): Position | null {
  try {
    return caughtUp(before, newer, house.lease.up)
  } catch (error) {
    // Read anew, the match meets the bug again, and it is reported there.
    if (!(error instanceof RulesBug)) throw error
    return null
  }
}

export function originOf(game: Game, { options, seed, clock }: StoredMatch): Origin | Refusal {
  const read = game.readOptions(options)
  return isRefusal(read) ? read : { game, options: read, seed, clock }
}

async function findPosition(
  house: House,
  stored: StoredMatch,
  game: Game,
  acts: readonly StoredAct[],
  served: Served,
): Promise<Position | Trouble | 'overtaken'> {
  const other =
    stored.rules === game.rulesVersion
      ? trouble('not-followed')
      : trouble('other-rules', { args: { theirs: stored.rules, ours: game.rulesVersion } })
  const origin = originOf(game, stored)
  if (isRefusal(origin)) return { ...other, refusal: origin }
  const fold = (acts: readonly StoredAct[]) => tryRestore(house, stored, origin, acts, served)
  if (stored.rules === game.rulesVersion) {
    const position = fold(acts)
    if (!isRefusal(position)) return position
  }
  // A record replays under the rules that it names. A finished match can wait for them; an open one goes on.
  if (stored.status === 'over') return other

  const from = await lastBoundary(house, stored, game)
  if (isRefusal(from)) return { ...other, refusal: from }
  const last = acts.at(-1)
  const act: Act = { act: 'new rules', was: stored.rules, rules: game.rulesVersion, from }
  const row: StoredAct = { n: (last?.n ?? 0) + 1, at: house.now(), act, left: last?.left ?? null }
  const position = fold([...acts, row])
  if (isRefusal(position)) return { ...other, refusal: position }
  const unseen = unseenIn(position, game.seats(origin.options).length)
  if (unseen !== null) return { ...other, refusal: unseen }
  const stays = await house.store.append(stored.id, house.lease.server, row, {
    status: 'playing',
    outcome: null,
    asked: askedBy(position.match),
    rules: game.rulesVersion,
    checkpoint: position.match.checkpoint,
  })
  return stays ? position : 'overtaken'
}

/** The stored checkpoint in the shape that today's rules know. */
async function lastBoundary(house: House, stored: StoredMatch, game: Game): Promise<Checkpoint | Refusal> {
  const kept = await house.store.checkpoint(stored.id)
  if (kept === null) return refuse('record-field', undefined, { field: 'checkpoint' })
  const state = migrate(game, kept)
  return isRefusal(state) ? state : { n: kept.n, schema: game.schema, state }
}

/** Null if everybody can see the table. What can't be shown is not stored: it would take the place of what was. */
function unseenIn({ match }: Position, seats: number): Refusal | null {
  try {
    for (let seat: Seat = SPECTATOR; seat < seats; seat++) match.view(seat)
    return null
  } catch (error) {
    return unreadableState(error)
  }
}

function tryRestore(
  house: House,
  stored: StoredMatch,
  origin: Origin,
  acts: readonly StoredAct[],
  { started, before, opened }: Served,
): Position | Refusal {
  try {
    const now = house.now()
    const service = { up: house.lease.up, before, opened, now }
    return work(() => restore(origin, foldJournal(acts), started, service))
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error
    house.reportBug(stored.id, error)
    return unreadableState(error)
  }
}
