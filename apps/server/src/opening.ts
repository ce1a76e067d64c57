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
  type Waypoint,
  writeRecord,
} from '@dejarik/kernel'
import { isTrouble, type Trouble, trouble } from '@dejarik/protocol'
import { Astray, foldPast, Past } from './folding/past.ts'
import type { House } from './house.ts'
import { type Act, type Folded, foldJournal } from './journal.ts'
import { askedBy, caughtUp, type Origin, type Position, recordOf, restore } from './position.ts'
import type { Span, StoredAct, StoredClocks, StoredMatch, StoredSeat } from './store/store.ts'
import { work } from './work.ts'

/** A match as it was found in the store. */
export interface Opened {
  readonly stored: StoredMatch
  readonly game: Game
  readonly seats: readonly StoredSeat[]
  /** Null until all seats are taken. */
  readonly position: Position | null
  /** What came before the landing at which it was opened; null: nothing did. */
  readonly past: Past | null
}

/** From when on, and until when, somebody served a match before. */
interface Served {
  readonly started: number
  readonly before: Span | null
  readonly opened: StoredClocks | null
}

/**
 * `before`: when the server had it that it was taken from, if it was taken from one. `whole`: it is folded from its
 * beginning, also where it can be gone on with from a landing.
 */
export async function openMatch(
  house: House,
  id: string,
  before: Span | null,
  whole = false,
): Promise<Opened | Trouble> {
  const stored = await house.store.match(id)
  if (stored === null) return trouble('unknown-match')
  const game = house.games.get(stored.game)
  if (game === undefined) return trouble('unknown-game')
  const seats = await house.store.seats(id)
  if (stored.started === null) return { stored, game, seats, position: null, past: null }
  const acts = await house.store.journal(id, 0)
  const clocks = stored.clock === null ? null : await house.store.clocks(id)
  const opened = clocks?.version === (acts.at(-1)?.n ?? 0) ? clocks : null
  const served = { started: stored.started, before, opened }
  const landed = whole ? null : await land(house, stored, game, acts, served)
  const position = landed?.position ?? (await findPosition(house, stored, game, acts, served))
  if (position === 'overtaken') return openMatch(house, id, before)
  if (isTrouble(position)) return position
  if (position.clocks !== null && !position.match.over) {
    const { left, at } = position.clocks
    await house.store.keepClocks(id, { version: position.version, left, at })
  }
  const past = landed?.past ?? null
  return { stored: { ...stored, rules: game.rulesVersion }, game, seats, position, past }
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
  return now === null ? openMatch(house, stored.id, null) : { ...before, stored, seats, position: now }
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

/** Goes on from the stored landing; null if there is none, or the journal does not lead on from it. */
async function land(
  house: House,
  stored: StoredMatch,
  game: Game,
  acts: readonly StoredAct[],
  served: Served,
): Promise<{ readonly position: Position; readonly past: Past } | null> {
  if (stored.rules !== game.rulesVersion) return null
  const landing = await house.store.landing(stored.id)
  const origin = originOf(game, stored)
  if (landing?.schema !== game.schema || isRefusal(origin)) return null
  const folded = foldJournal(acts)
  const n = landing.n - (folded.from?.n ?? 0)
  if (n < 0 || n > folded.counted.length) return null
  const position = tryRestore(house, stored, origin, folded, served, landing)
  return isRefusal(position) ? null : { position, past: pastOf(house, stored, origin, folded, landing) }
}

function pastOf(
  house: House,
  { creator }: StoredMatch,
  origin: Origin,
  folded: Pick<Folded, 'from' | 'counted'>,
  landing: Waypoint,
): Past {
  return new Past(async () => {
    const record = writeRecord(recordOf(origin, folded, landing.n - (folded.from?.n ?? 0)))
    const task = { game: origin.game.id, record, to: JSON.stringify(landing) }
    try {
      return await house.folders.decide(task, creator)
    } catch (error) {
      if (error instanceof Astray) throw error
      // Better late than never.
      return work(() => foldPast(origin.game, task))
    }
  })
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
  const fold = (acts: readonly StoredAct[]) => tryRestore(house, stored, origin, foldJournal(acts), served)
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
    landing: null,
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
  folded: Folded,
  { started, before, opened }: Served,
  landing: Waypoint | null = null,
): Position | Refusal {
  try {
    const now = house.now()
    const service = { up: house.lease.up, before, opened, now }
    return work(() => restore(origin, folded, started, service, landing))
  } catch (error) {
    if (!(error instanceof RulesBug)) throw error
    house.reportBug(stored.id, error)
    return unreadableState(error)
  }
}
