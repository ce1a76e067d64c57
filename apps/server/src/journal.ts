import { type Answer, type Checkpoint, type Entry, type How, never, type Seat } from '@dejarik/kernel'
import type { RulesChange, UndoWish } from '@dejarik/protocol'
import type { StoredAct } from './store/store.ts'

/**
 * What can be done in a match. The journal keeps every act and never forgets one: an undo is an act of its
 * own, so the history stays honest and the decisions that count are found by folding.
 */
export type Act =
  /** A decision, a resignation or a timeout: one entry of the record. */
  | { readonly act: 'enter'; readonly how: How; readonly seat: Seat; readonly answer: Answer }
  /** Back to the first `to` decisions. */
  | { readonly act: 'undo'; readonly seat: Seat; readonly to: number }
  /** `seat` asks the others to let it go back to the first `to` decisions. */
  | { readonly act: 'wish'; readonly seat: Seat; readonly to: number }
  /** `seat` agrees; once all have, an `undo` follows instead. */
  | { readonly act: 'agree'; readonly seat: Seat }
  | { readonly act: 'decline'; readonly seat: Seat }
  /** `brings`: with another deck or squad than before. */
  | { readonly act: 'offer rematch'; readonly seat: Seat; readonly brings?: unknown }
  /** All want it: the new match. */
  | { readonly act: 'rematch'; readonly match: string }
  /** A new rules version takes over at the last step boundary; what came after that no longer counts. */
  | { readonly act: 'new rules'; readonly was: string; readonly rules: string; readonly from: Checkpoint }

/** What waits for others: a wish to take back, offers of another match. */
export interface Pending {
  readonly wish: UndoWish | null
  readonly offers: readonly Seat[]
  /** What some of them want to bring instead of what they had, for nobody else's eyes. */
  readonly brought: readonly Brought[]
  /** The match that followed this one. */
  readonly next: string | null
}

/** What somebody brings to another match. */
export interface Brought {
  readonly seat: Seat
  readonly brings: unknown
}

export const NOTHING_PENDING: Pending = { wish: null, offers: [], brought: [], next: null }

/** Any act that changes the table answers a wish: what it was about is gone. */
export function pendingAfter(pending: Pending, act: Act, version: number): Pending {
  const { wish } = pending
  switch (act.act) {
    case 'enter':
    case 'undo':
    case 'decline':
    case 'new rules':
      return { ...pending, wish: null }
    case 'wish':
      return { ...pending, wish: { seat: act.seat, to: act.to, version, accepted: [] } }
    case 'agree':
      return wish === null
        ? pending
        : { ...pending, wish: { ...wish, accepted: [...wish.accepted, act.seat] } }
    case 'offer rematch': {
      const { seat, brings } = act
      const brought = brings === undefined ? pending.brought : [...pending.brought, { seat, brings }]
      return { ...pending, offers: [...pending.offers, seat], brought }
    }
    case 'rematch':
      return { ...pending, next: act.match }
    default:
      return never(act)
  }
}

/** A decision that counts, and the version that it made. */
export interface Counted {
  readonly entry: Entry
  readonly version: number
}

/** Decisions under rules that are no longer served. They are not folded any more, but not forgotten. */
export interface History {
  readonly rules: string
  readonly entries: readonly Entry[]
}

/** What a journal comes to. */
export interface Folded {
  /** Where the decisions begin, if not with the set-up. */
  readonly from: Checkpoint | null
  readonly counted: readonly Counted[]
  readonly history: readonly History[]
  readonly pending: Pending
  readonly newRules: RulesChange | null
  /** Number of acts. */
  readonly version: number
  /** The version that last went back: questions put before it are no longer open. */
  readonly wentBack: number
  readonly left: readonly number[] | null
  readonly at: number | null
}

export function foldJournal(acts: readonly StoredAct[]): Folded {
  let from: Checkpoint | null = null
  let counted: Counted[] = []
  const history: History[] = []
  let pending = NOTHING_PENDING
  let newRules: RulesChange | null = null
  let wentBack = 0
  for (const { n: version, act } of acts) {
    pending = pendingAfter(pending, act, version)
    switch (act.act) {
      case 'enter':
        counted.push({ entry: { how: act.how, seat: act.seat, answer: act.answer }, version })
        break
      case 'undo':
        counted = counted.slice(0, act.to - (from?.n ?? 0))
        wentBack = version
        break
      case 'new rules':
        newRules = { version, from: act.from.n, of: (from?.n ?? 0) + counted.length }
        history.push({ rules: act.was, entries: counted.map(({ entry }) => entry) })
        from = act.from
        counted = []
        wentBack = version
        break
      case 'wish':
      case 'agree':
      case 'decline':
      case 'offer rematch':
      case 'rematch':
        break
      default:
        never(act)
    }
  }
  const last = acts.at(-1)
  const { n = 0, left = null, at = null } = last ?? {}
  return { from, counted, history, pending, newRules, version: n, wentBack, left, at }
}
