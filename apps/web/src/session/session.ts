/**
 * A match as the table screen sees it, wherever it is played: in this page against a bot, on a server against
 * people, or from a record. A session hands out snapshots, never its inner state.
 */
import type { Level } from '@dejarik/bots'
import {
  type Answer,
  type AskView,
  amongAll,
  type LogEntry,
  type Outcome,
  type Refusal,
  type Seat,
} from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'

/** Who sits where. */
export interface Player {
  readonly seat: Seat
  /** Name of the seat in the game's catalogue (`seat.<side>`). */
  readonly side: string
  readonly kind: 'you' | 'bot' | 'person' | 'nobody'
  /** Of a person. */
  readonly name?: string
  /** Of a bot. */
  readonly level?: string
  /** A person who is not connected at the moment. */
  readonly away?: boolean
}

/** Whether the own last decision can be taken back, and if not, why. */
export type UndoState =
  | { readonly can: 'now' }
  /** Something was revealed since, or somebody else has decided: the others must agree. */
  | { readonly can: 'with-consent'; readonly why: Refusal }
  | { readonly can: 'no'; readonly why: Refusal }

/** Something went wrong that is not the player's doing, or has changed without it. */
export interface Trouble {
  readonly what:
    | 'rules-bug'
    | 'bot-failed'
    | 'not-saved'
    | 'new-rules'
    | 'connection'
    | 'unreachable'
    | 'arrived'
    | 'server'
  /** For the report, not for the player. */
  readonly detail: string
  /** What its sentence speaks of. */
  readonly args?: { readonly [name: string]: string | number }
}

export interface ClockState {
  /** Milliseconds left by seat, at the moment `at` of this page's clock. */
  readonly left: readonly number[]
  readonly at: number
  readonly running: readonly Seat[]
}

export interface ChatLine {
  /** −1 for a spectator. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What people have to agree on. */
export interface Agreement {
  /** Who asks to take a decision back, until the others have answered. */
  readonly undoWish: Seat | null
  /** Seats that want to play again. */
  readonly rematchWanted: readonly Seat[]
  /** The next match, once all want it. */
  readonly rematch: string | null
}

/** A moment of the match, as one pair of eyes may see it. */
export interface Snapshot {
  /** Decisions so far. */
  readonly n: number
  readonly view: unknown
  /** Whose eyes: the own seat, or that of a replay; −1 for a spectator. */
  readonly seat: Seat
  /** What is asked and not answered; `choice` is there for the own seat. */
  readonly asks: readonly AskView[]
  readonly log: readonly LogEntry[]
  /** Entries before these, which the page has not got yet. */
  readonly logFrom: number
  readonly outcome: Outcome | null
  readonly players: readonly Player[]
  readonly undo: UndoState
  readonly trouble: Trouble | null
  readonly clock: ClockState | null
  /** Null where nobody could answer. */
  readonly chat: readonly ChatLine[] | null
  readonly agreement: Agreement
  /** Who may change places, among people; null where nobody can. */
  readonly places: Places | null
  /** Several matches between the same players: how many at most, and by seat those won before this one. */
  readonly series: { readonly best: number; readonly wins: readonly number[] } | null
  /** What the seed must hash to, and the seed once it may be known; null where the page itself shuffles. */
  readonly fairness: { readonly commitment: string; readonly seed: string | null } | null
}

/** Seats in the hands of people who play together. */
export interface Places {
  /** Seats that one may take now: free ones, and bots' of one's own side. */
  readonly open: readonly Seat[]
  /** Whether another person plays on the own side. */
  readonly fellows: boolean
  /** Own seats that one may give away without ending the match. */
  readonly own: readonly Seat[]
  /** Whether those who have to decide have stayed away for so long that the match can be claimed. */
  readonly deserted: boolean
}

export const NO_AGREEMENT: Agreement = { undoWish: null, rematchWanted: [], rematch: null }

/** An answer to what the own seat is offered, as the rules count it. */
export function meantBy({ asks, seat }: Pick<Snapshot, 'asks' | 'seat'>, answer: Answer): Answer {
  return amongAll(asks.find((ask) => ask.seat === seat)?.choice, answer)
}

/** What is read and watched. */
export interface Watched {
  readonly face: TableFace
  readonly snapshot: Snapshot
  subscribe(listener: () => void): () => void
}

/** What is played. Every deed answers null, or why it was refused; the snapshot then is as before. */
export interface Session extends Watched {
  readonly id: string
  /** Counted in what is offered (`Snapshot.asks`). */
  answer(answer: Answer): Promise<Refusal | null>
  undo(): Promise<Refusal | null>
  resign(): Promise<Refusal | null>
  /** Tries again what failed, if something did. */
  retry(): void
  /** Asks for older entries of the log, where the page has not got them. */
  older?(): void
  /** What only people can do with each other; null against a bot. */
  readonly people: People | null
  /** The match so far for a report or a replay; null while it must stay secret. */
  record(): Promise<string | null>
  close(): void
}

export interface People {
  say(text: string): Promise<Refusal | null>
  /** Answers an opponent's wish to take back. */
  consent(accept: boolean): Promise<Refusal | null>
  /** Offers or accepts another match, where players bring something perhaps with something else. */
  rematch(brings?: unknown): Promise<Refusal | null>
  /** Sits down at a seat that is open (`Snapshot.places`). */
  takeSeat(seat: Seat): Promise<Refusal | null>
  /** Gives an own seat to a bot, or leaves it to whoever comes. */
  giveSeat(seat: Seat, to: Level | 'anybody'): Promise<Refusal | null>
  /** Ends a match that the others have deserted. */
  claim(): Promise<Refusal | null>
}

/** Tells listeners that there is a new snapshot. */
export class Listeners {
  readonly #all = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(): void {
    for (const listener of [...this.#all]) listener()
  }
}
