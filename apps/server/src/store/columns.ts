/** What the columns hold that are written as JSON. Files are copied, mended and damaged: each value is looked at again. */
import {
  type Answer,
  aNumber,
  anything,
  aText,
  byKey,
  either,
  fieldsOf,
  isCheckpoint,
  isRefusal,
  isWaypoint,
  listOf,
  oneOf,
  orNull,
  type Reader,
  type Refusal,
  readJson,
  thatIs,
  wholeFrom,
} from '@dejarik/kernel'
import type { Act } from '../journal.ts'
import type { StoredMatch } from './store.ts'

/** What is stored can't be what was written. */
export class Damaged extends Error {
  constructor(column: string, why: Refusal) {
    super(`${column} is damaged: ${JSON.stringify(why)}`)
    this.name = 'Damaged'
  }
}

/** What was written into a column. */
export function stored<T>(value: unknown, column: string, read: Reader<T>): T {
  // In a wrapping, because what players brought may look like anything, a refusal too.
  const found = readJson(String(value), (raw, where) => ({ value: read(raw, where) }))
  if (isRefusal(found)) throw new Damaged(column, found)
  return found.value
}

/** The same where it can be done without. */
export function storedOrNull<T>(value: unknown, read: Reader<T>): T | null {
  const found = readJson(String(value), (raw, where) => ({ value: read(raw, where) }))
  return isRefusal(found) ? null : found.value
}

const aSeat = wholeFrom(0, 15)
const aPlace = wholeFrom(0)
const anAnswer: Reader<Answer> = either(aNumber, listOf(aNumber))
const aCheckpoint = thatIs(isCheckpoint)

export const seatList = listOf(aSeat)
export const guestList = listOf(aText)
export const timesLeft = orNull(listOf(aNumber))
export const runningClocks = orNull(fieldsOf({ version: aPlace, left: listOf(aNumber), at: aNumber }))
export const aClock = orNull(fieldsOf({ seconds: aNumber, increment: aNumber }))
export const anOutcome = orNull(fieldsOf({ winners: seatList, rule: aText }))
export const aSeries = orNull(fieldsOf({ best: aPlace, wins: listOf(aPlace) }))
export const aWaypoint = orNull(thatIs(isWaypoint))
export const lastCheckpoint = orNull(aCheckpoint)
export const logPages = listOf(aText)
export const aStatus: Reader<StoredMatch['status']> = oneOf(['waiting', 'playing', 'over', 'cancelled'])

const ACTS: { readonly [A in Act['act']]: Reader<Act> } = {
  enter: fieldsOf({
    act: oneOf(['enter']),
    how: oneOf(['answer', 'together', 'resign', 'timeout']),
    seat: aSeat,
    answer: anAnswer,
  }),
  undo: fieldsOf({ act: oneOf(['undo']), seat: aSeat, to: aPlace }),
  wish: fieldsOf({ act: oneOf(['wish']), seat: aSeat, to: aPlace }),
  agree: fieldsOf({ act: oneOf(['agree']), seat: aSeat }),
  decline: fieldsOf({ act: oneOf(['decline']), seat: aSeat }),
  'offer rematch': fieldsOf({ act: oneOf(['offer rematch']), seat: aSeat }, { brings: anything }),
  rematch: fieldsOf({ act: oneOf(['rematch']), match: aText }),
  'new rules': fieldsOf({ act: oneOf(['new rules']), was: aText, rules: aText, from: aCheckpoint }),
}
export const anAct = byKey('act', ACTS)
