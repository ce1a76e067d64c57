import {
  isRefusal,
  logFor,
  Match,
  type MatchRecord,
  type Refusal,
  RulesBug,
  refuse,
  type Seat,
  SPECTATOR,
} from '@dejarik/kernel'
import type { TableFace } from '../games/face.ts'
import { NO_AGREEMENT, type Snapshot, type UndoState } from './session.ts'

/** What the eyes of `seat` see of a match that is folded in this page. */
export function seenBy(match: Match, seat: Seat): Omit<Snapshot, 'players' | 'trouble'> {
  return {
    n: match.n,
    view: match.view(seat),
    seat,
    asks: match.asks.map((ask) => match.askFor(ask, seat)),
    log: match.log.map((entry) => logFor(entry, seat)),
    logFrom: 0,
    outcome: match.over ? match.outcome : null,
    undo: undoOf(match, seat),
    clock: null,
    chat: null,
    agreement: NO_AGREEMENT,
    places: null,
    series: null,
    fairness: null,
  }
}

export function undoOf(match: Match, seat: Seat): UndoState {
  if (seat === SPECTATOR) return { can: 'no', why: { refused: 'not-a-seat' } }
  const to = match.undoable(seat)
  return isRefusal(to) ? { can: 'no', why: to } : { can: 'now' }
}

/** The match of a record, with its log; or why it can't be had, even if that is our own fault. */
export function folded(face: TableFace, record: MatchRecord): Match | Refusal {
  try {
    return Match.restore(face.game, record, { log: true })
  } catch (error) {
    if (error instanceof RulesBug) return refuse('record-not-followed')
    throw error
  }
}
