import type { Checkpoint, Outcome, Seat, Waypoint } from '@dejarik/kernel'
import type { ChatLine, ClockSetting, Series, Status } from '@dejarik/protocol'
import type { KeptLog } from '@dejarik/text'
import type { Act } from '../journal.ts'
import type { AccountStore } from './account-store.ts'

/** What is kept of a guest. The id is a hash of the token, which only the guest's client keeps. */
export interface Guest {
  readonly id: string
  readonly name: string
}

/** A match, apart from what was done in it. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  /** Rules version under which its last acts are to be folded. */
  readonly rules: string
  /** Null while the players still bring their parts. */
  readonly options: unknown
  /** What the table agreed on before that; null where the options were whole from the start. */
  readonly agreed: unknown
  readonly seed: string
  readonly clock: ClockSetting | null
  readonly listed: boolean
  /** Guest who made it. */
  readonly creator: string
  readonly status: Status
  readonly created: number
  /** When the last seat was taken. */
  readonly started: number | null
  readonly outcome: Outcome | null
  readonly asked: readonly Seat[]
  readonly series: Series | null
  /** What sort of match its maker looks for; null for a table that was made to be found by itself. */
  readonly seeks: string | null
}

export interface StoredSeat {
  readonly seat: Seat
  readonly guest: string
  readonly name: string
  /** The seat's own secret, to go on with it on another device. */
  readonly key: string
  /** The player's own part of the options, for nobody else's eyes; null where the game has none. */
  readonly brings: unknown
  /** Guests who sat there before. */
  readonly former: readonly string[]
  /** Whether they have said so, where a match waits for that. */
  readonly ready: boolean
}

/** One act of a match. The key is (match, n): who writes n first was first. */
export interface StoredAct {
  readonly n: number
  readonly at: number
  readonly act: Act
  /** Milliseconds on each seat's clock after the act; null without clocks. */
  readonly left: readonly number[] | null
}

/** What an act changes besides the journal, stored in the same transaction. */
export interface Standing {
  readonly status: Status
  readonly outcome: Outcome | null
  readonly asked: readonly Seat[]
  readonly rules: string
  /** The last step boundary, if it is another than before. */
  readonly checkpoint: Checkpoint | null
  /** From where the match is to be opened; null: from its beginning. */
  readonly landing: Waypoint | null | 'same'
}

/** How a match begins once all its seats are taken. */
export interface Begin {
  readonly at: number
  readonly rules: string
  /** Whole. */
  readonly options: unknown
  readonly asked: readonly Seat[]
  readonly checkpoint: Checkpoint
}

/** A match to be created, with the seats that are taken from the start. */
export interface NewMatch {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
  /** Null while it waits: what it begins with is stored when it begins. */
  readonly checkpoint: Checkpoint | null
}

/** A table that was made by a search, and where a seat of it is free. */
export interface Sought {
  readonly match: string
  readonly seat: Seat
}

/** A match in a list. */
export interface ListedMatch {
  readonly match: StoredMatch
  readonly seats: readonly StoredSeat[]
}

/** The disk is full, the database locked or gone: nothing of the write has happened. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super(`not stored: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'NotStored'
  }
}

/** The database broke off while it committed: nobody knows whether the write has happened. */
export class MaybeStored extends NotStored {
  constructor(cause: unknown) {
    super(cause)
    this.name = 'MaybeStored'
  }
}

/** How the clocks of a match stood when a server opened it. */
export interface StoredClocks {
  /** Number of acts at that time; after the next one the journal knows better. */
  readonly version: number
  readonly left: readonly number[]
  readonly at: number
}

/** Who serves a match. */
export interface Claim {
  readonly server: string
  /** If it was taken from a server that is gone: when that one served it. What came between nobody did, so no clock ran. */
  readonly before: Span | null
}

export interface Span {
  readonly from: number
  readonly until: number
}

/** Which server asks; of the others those live that were seen since `alive`. */
export interface Serving {
  readonly server: string
  readonly alive: number
}

/** Who else serves. */
export interface Presence {
  /** Since when some server was up without a break. */
  readonly up: number
  readonly others: readonly string[]
}

/** What was last touched before these times, in milliseconds since 1970, is forgotten. */
export interface Tidiness {
  readonly now: number
  /** Tables that were called off. */
  readonly cancelled: number
  /** Tables at which nobody else ever sat down. */
  readonly waiting: number
  /** Guests without a seat anywhere. */
  readonly guests: number
  /** Servers that are gone. */
  readonly servers: number
  /** Matches that are over; null: they are kept. */
  readonly finished: number | null
  /** Matches that are being played, as far as anybody does anything; null: they are kept. */
  readonly deserted: number | null
}

/**
 * Where matches live. A write resolves when it is durable: true if it happened, false if somebody else was
 * first; it throws `NotStored` if it could not be written at all, and `MaybeStored` if that is not known. Any number of servers may share one store; an open match
 * belongs to one of them at a time.
 */
export interface Store {
  readonly accounts: AccountStore
  guest(id: string): Promise<Guest | null>
  saveGuest(guest: Guest): Promise<boolean>
  /** Notes that a known guest was here after `before`. */
  saw(guest: string, now: number, before: number): Promise<boolean>

  match(id: string): Promise<StoredMatch | null>
  seats(match: string): Promise<readonly StoredSeat[]>
  /** Acts after the first `after`, in order. */
  journal(match: string, after: number): Promise<readonly StoredAct[]>
  checkpoint(match: string): Promise<Checkpoint | null>
  /** From where the match can be opened; null: from its beginning. */
  landing(match: string): Promise<Waypoint | null>
  /** The log of a finished match as it was kept; null if it was not. */
  log(match: string): Promise<KeptLog | null>

  /**
   * `server` says that it is there. Who was not seen since `alive` is not.
   */
  arrive(server: string, now: number, alive: number): Promise<Presence>
  /** `server` stops: its matches are free for others at once. */
  depart(server: string, now: number): Promise<void>
  /** Takes a match for `server` if nobody serves it who was seen since `alive`; says who does now. Null: there is no such match. */
  claim(match: string, server: string, alive: number): Promise<Claim | null>
  clocks(match: string): Promise<StoredClocks | null>
  keepClocks(match: string, clocks: StoredClocks): Promise<boolean>
  /** Puts a match away that nobody looks at. */
  release(match: string, server: string): Promise<boolean>

  create(made: NewMatch): Promise<boolean>
  /**
   * Takes a free seat of a waiting match at which `taken` others sit; with `begin` the match begins. The number
   * is part of the question, because what it begins with was made from what those others bring.
   */
  takeSeat(match: string, seat: StoredSeat, taken: number, begin: Begin | null): Promise<boolean>
  /** Gives a seat to another guest; false if it is no longer `from`'s, or `server` no longer serves the match. */
  reseat(
    match: string,
    server: string,
    from: StoredSeat,
    to: Pick<StoredSeat, 'guest' | 'name' | 'key'>,
  ): Promise<boolean>
  /** This guest is ready at all seats of a waiting match that they hold; with `begin` all are, and it begins. */
  ready(match: string, guest: string, begin: Begin | null): Promise<boolean>
  /** Frees a seat of a match that waits. */
  standUp(match: string, seat: StoredSeat): Promise<boolean>
  cancel(match: string): Promise<boolean>
  /** A seat at the table of somebody else who looks for the same and whose server lives; the one who waits longest. */
  sought(sort: string, guest: string, seats: number, serving: Serving): Promise<Sought | null>
  /** Makes the table of a search, open at the server that asks, unless there is one to be joined by now. */
  seek(made: NewMatch, seats: number, serving: Serving): Promise<boolean>
  /** Searches of this guest that found nobody yet. */
  searchesOf(guest: string): Promise<readonly string[]>
  /** Adds an act, and with a rematch the match it leads to. False if `server` no longer serves the match, too. */
  append(match: string, server: string, act: StoredAct, standing: Standing, made?: NewMatch): Promise<boolean>
  /** The first one counts: a match ends once. */
  keepLog(match: string, log: KeptLog): Promise<boolean>

  chat(match: string): Promise<{ readonly from: number; readonly lines: readonly ChatLine[] }>
  /** Returns the number of the line. */
  addChat(match: string, line: ChatLine): Promise<number>

  /** Matches that wait for anybody, newest first; of searches those whose server lives. */
  waiting(since: number, serving: Serving, limit: number): Promise<readonly ListedMatch[]>
  /** Listed matches that are played, newest first. */
  running(since: number, limit: number): Promise<readonly ListedMatch[]>
  /** Matches in which the guest holds a seat, newest first. */
  matchesOf(guest: string, limit: number): Promise<readonly ListedMatch[]>
  /** Matches of the guest that are not over. */
  openMatchesOf(guest: string): Promise<number>

  /** Forgets what nobody will miss. */
  tidy(limits: Tidiness): Promise<void>

  /** Writes and reads in earnest, without changing anything. Throws with the reason if that can't be. */
  check(): Promise<void>
  /** Writes what is still waiting, then closes. */
  close(): Promise<void>
}
