import type { AskView, LogEntry, Outcome, Refusal, Seat } from '@dejarik/kernel'
import type { Difference } from './difference.ts'
import type { Trouble } from './trouble.ts'

/** The answer to `hello`. */
export interface WelcomeMessage {
  readonly type: 'welcome'
  readonly name: string
  /** The guest's secret: kept by the client, sent with the next `hello`. */
  readonly token: string
  /** Whether it leads to an account. */
  readonly account: boolean
  readonly games: readonly { readonly id: string; readonly rulesVersion: string }[]
  /** Build of the client that the server hands out; null if it has none. A page of another build must not go on. */
  readonly build: string | null
}

/** `waiting` for players, `playing`, `over`, or `cancelled` before it began. */
export type Status = 'waiting' | 'playing' | 'over' | 'cancelled'

/** How long each player may think. */
export interface ClockSetting {
  /** Seconds that each player has. */
  readonly seconds: number
  /** Seconds added each time the decision passes from the player to another. */
  readonly increment: number
}

/** A match in a list. */
export interface MatchSummary {
  readonly match: string
  readonly game: string
  /** What the reader may know of them; before all have brought theirs, what the table agreed on. */
  readonly options: unknown
  readonly clock: ClockSetting | null
  readonly status: Status
  /** By seat: the game's name for it (`seat.<side>`), and who sits there. */
  readonly seats: readonly { readonly side: string; readonly name: string | null }[]
  /** The reader's seat, or −1. */
  readonly you: Seat
  /** Seats that must decide now. */
  readonly asked: readonly Seat[]
  readonly outcome: Outcome | null
  /** Milliseconds since 1970. */
  readonly created: number
  readonly series: Series | null
  /** Whether whoever made the table is here now. */
  readonly present: boolean
}

/** Several matches between the same players. */
export interface Series {
  /** How many matches at the most. */
  readonly best: number
  /** By seat: those won before this one. */
  readonly wins: readonly number[]
}

/** Somebody who is connected. */
export interface Present {
  readonly name: string
  /** Whether they sit or watch at a table. */
  readonly atTable: boolean
}

export interface LobbyMessage {
  readonly type: 'lobby'
  /** Those that wait for a player. */
  readonly matches: readonly MatchSummary[]
  /** Those that can be watched. */
  readonly running: readonly MatchSummary[]
  /** Some of those who are here, and how many all are. */
  readonly here: { readonly count: number; readonly some: readonly Present[] }
}

export interface MineMessage {
  readonly type: 'mine'
  readonly matches: readonly MatchSummary[]
}

/** One has come to a table. What does not change in a match; `seats`, `chat` and `table` follow. */
export interface JoinedMessage {
  readonly type: 'joined'
  readonly match: string
  /** One's seat, or −1 for a spectator. */
  readonly you: Seat
  /** All seats that one holds: of a campaign one may hold several. */
  readonly yours: readonly Seat[]
  /** Seats that play together, where some do: there a seat can be handed over. Null where each plays alone. */
  readonly sides: readonly (readonly Seat[])[] | null
  /** The secret of one's seat, null for a spectator. */
  readonly key: string | null
  readonly game: string
  readonly rulesVersion: string
  /** What the reader may know of them; before all have brought theirs, what the table agreed on. */
  readonly options: unknown
  readonly clock: ClockSetting | null
  /** Whether the reader made the table, and may call it off or give its free seats to bots. */
  readonly host: boolean
  readonly series: Series | null
  /** Whether it was made by a search, which ends when its maker is gone. */
  readonly sought: boolean
  /** What the seed must hash to when it is shown at the end. */
  readonly commitment: string
}

/** Who is here. */
export interface SeatsMessage {
  readonly type: 'seats'
  readonly match: string
  readonly status: Status
  readonly seats: readonly {
    readonly side: string
    readonly name: string | null
    /** Level of the bot that plays this seat; null for people and free seats. */
    readonly bot: string | null
    /** Whether somebody is connected at this seat; a bot always is. */
    readonly present: boolean
    /** Whether who sits here has said so, where a match waits for that; a bot always is. */
    readonly ready: boolean
  }[]
  readonly spectators: number
}

export interface ChatLine {
  /** The writer's seat, −1 for a spectator. */
  readonly seat: Seat
  readonly name: string
  /** As typed. Clients show it as text, never as markup. */
  readonly text: string
  readonly at: number
}

export interface ChatMessage {
  readonly type: 'chat'
  readonly match: string
  /** Number of the first of these lines in the match. */
  readonly from: number
  readonly lines: readonly ChatLine[]
}

export interface ClocksView {
  /** Milliseconds left by seat, at the moment of sending. */
  readonly left: readonly number[]
  /** Seats whose clock runs. */
  readonly running: readonly Seat[]
}

/** What `undo` would do for the reader's seat. `to`: decisions that would remain. */
export type UndoView =
  | { readonly can: 'take back'; readonly to: number }
  | { readonly can: 'ask'; readonly to: number; readonly why: Refusal }
  | { readonly can: 'nothing'; readonly why: Refusal }

/** A wish to take back that waits for the others. */
export interface UndoWish {
  readonly seat: Seat
  readonly to: number
  /** Version at which it was made. */
  readonly version: number
  readonly accepted: readonly Seat[]
}

/** The match goes on under other rules than before. */
export interface RulesChange {
  /** Version of the table at which they took over. */
  readonly version: number
  /** After how many of its decisions it went on, and how many it had: those between were asked for again. */
  readonly from: number
  readonly of: number
}

/** A part of a log: `from` entries come before these. */
export interface LogPart {
  readonly from: number
  readonly entries: readonly LogEntry[]
}

/** How a table stands, as the reader's seat may see it. */
export interface Sight {
  /** Acts so far (decisions, undos, wishes). To be sent back with an answer: it says which question it answers. */
  readonly version: number
  /** Decisions that count now. */
  readonly n: number
  readonly status: Status
  /** The game's view; null before all seats are taken. */
  readonly view: unknown
  readonly asks: readonly AskView[]
  /** Null for spectators. */
  readonly undo: UndoView | null
  readonly wish: UndoWish | null
  readonly outcome: Outcome | null
  /** When something was last done, in milliseconds since 1970; 0 before it begins. */
  readonly at: number
  /** The last time that the rules changed in the middle of it; null if they never did. */
  readonly newRules: RulesChange | null
  /** Once the match is over. */
  readonly seed: string | null
  readonly rematch: {
    /** Seats that want one. */
    readonly offers: readonly Seat[]
    /** The new match, once all want it. */
    readonly match: string | null
  }
}

/** The whole table, with the last page of its log: to whoever comes, and after an answer that was stale. */
export interface TableMessage extends Sight {
  readonly type: 'table'
  readonly match: string
  readonly log: LogPart
  readonly clocks: ClocksView | null
}

/** What has changed since the last `table` or `change` of this match; `follow` puts it together. */
export interface ChangeMessage {
  readonly type: 'change'
  readonly match: string
  /** Version of the table that it changes. Who has another has missed something, and joins again. */
  readonly since: number
  /** Of the `Sight`. Null: nothing in it. */
  readonly difference: Difference | null
  /** The first `from` entries of the log stay, these come behind them. */
  readonly log: LogPart
  readonly clocks: ClocksView | null
}

/** An older page of the log, as was asked for. */
export interface LogMessage extends LogPart {
  readonly type: 'log'
  readonly match: string
}

/** The request with this `id` is done, and stored where that was its point. */
export interface DoneMessage {
  readonly type: 'done'
  readonly id: number
  /** The match that was created. */
  readonly match?: string
}

/** The request with this `id` changed nothing. Null: it could not even be read. */
export interface ErrorMessage extends Trouble {
  readonly type: 'error'
  readonly id: number | null
  /** English, for logs and tools. Clients say `code` in the reader's language. */
  readonly text: string
}

export type ServerMessage =
  | WelcomeMessage
  | LobbyMessage
  | MineMessage
  | JoinedMessage
  | SeatsMessage
  | ChatMessage
  | TableMessage
  | ChangeMessage
  | LogMessage
  | DoneMessage
  | ErrorMessage

export type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
