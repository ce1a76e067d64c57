/**
 * What comes from the server, looked at before the page believes it: it may be of another version, or no server of ours at
 * all. Views and options of the game are the game's own; here only what every page goes by.
 */
import {
  type AskView,
  aCount,
  aFlag,
  aNumber,
  anything,
  aText,
  byKey,
  byName,
  type ChoiceView,
  fieldsOf,
  isFields,
  type LogArgs,
  type LogEntry,
  listOf,
  type Option,
  oneOf,
  orNull,
  type Reader,
  type Refusal,
  readJson,
  thatIs,
  wholeFrom,
} from '@dejarik/kernel'
import type { Difference } from './difference.ts'
import type { ServerMessage, Sight, Status, UndoView } from './message.ts'
import { isTrouble } from './trouble.ts'

/** −1 is a spectator. */
const aSeat = wholeFrom(-1, 15)
const seats = listOf(aSeat)
const counts = listOf(aNumber)

const status: Reader<Status> = oneOf(['waiting', 'playing', 'over', 'cancelled'])
const clock = orNull(fieldsOf({ seconds: aNumber, increment: aNumber }))
const outcome = orNull(fieldsOf({ winners: seats, rule: aText }))

function isOption(raw: unknown): raw is Option {
  return isFields(raw) && typeof raw.do === 'string'
}
const options = listOf(thatIs(isOption))

/** What is offered once for several. */
const alike = fieldsOf({ all: options, as: counts })

const CHOICES: { readonly [F in ChoiceView['form']]: Reader<ChoiceView> } = {
  one: fieldsOf({ form: oneOf(['one']), options }, { alike }),
  some: fieldsOf({ form: oneOf(['some']), options, min: aNumber, max: aNumber, ordered: aFlag }, { alike }),
  number: fieldsOf({ form: oneOf(['number']), min: aNumber, max: aNumber }),
  split: fieldsOf({
    form: oneOf(['split']),
    options,
    caps: counts,
    min: aNumber,
    max: aNumber,
    after: counts,
  }),
  place: fieldsOf({ form: oneOf(['place']), length: aCount, area: anything }),
}
const choice = byKey('form', CHOICES)

const ask: Reader<AskView> = fieldsOf(
  { seat: aSeat, what: aText, rule: aText },
  { about: aNumber, amount: aNumber, choice },
)

function isLogArgs(raw: unknown): raw is LogArgs {
  return isFields(raw) && Object.values(raw).every(isLogArg)
}
function isLogArg(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.every((one) => typeof one === 'number')
  return typeof raw === 'number' || typeof raw === 'string'
}
const args = thatIs(isLogArgs)
const logEntry: Reader<LogEntry> = fieldsOf(
  { n: aCount, what: aText, rule: aText, args },
  { secret: fieldsOf({ seat: aSeat, args }) },
)

function isRefused(raw: unknown): raw is Refusal {
  return isFields(raw) && typeof raw.refused === 'string' && (raw.args === undefined || isFields(raw.args))
}
const why = thatIs(isRefused)
const UNDOS: { readonly [C in UndoView['can']]: Reader<UndoView> } = {
  'take back': fieldsOf({ can: oneOf(['take back']), to: aCount }),
  ask: fieldsOf({ can: oneOf(['ask']), to: aCount, why }),
  nothing: fieldsOf({ can: oneOf(['nothing']), why }),
}

const series = orNull(fieldsOf({ best: aCount, wins: counts }))

const summary = fieldsOf({
  match: aText,
  game: aText,
  options: anything,
  clock,
  status,
  seats: listOf(fieldsOf({ side: aText, name: orNull(aText) })),
  you: aSeat,
  asked: seats,
  outcome,
  created: aNumber,
  series,
  present: aFlag,
})

const clocks = orNull(fieldsOf({ left: counts, running: seats }))
const LOG = { from: aCount, entries: listOf(logEntry) }
const SIGHT = {
  version: aCount,
  n: aCount,
  status,
  view: anything,
  asks: listOf(ask),
  undo: orNull(byKey('can', UNDOS)),
  wish: orNull(fieldsOf({ seat: aSeat, to: aCount, version: aCount, accepted: seats })),
  outcome,
  at: aNumber,
  newRules: orNull(fieldsOf({ version: aCount, from: aCount, of: aCount })),
  seed: orNull(aText),
  rematch: fieldsOf({ offers: seats, match: orNull(aText) }),
}

/** A table that was put together of what has changed is looked at like one that comes whole. */
export const readSight: Reader<Sight> = fieldsOf(SIGHT)

function aDifference(raw: unknown, where: string): Difference {
  if (isFields(raw) && 'in' in raw)
    return fieldsOf({ in: byName(aDifference) }, { gone: listOf(aText) })(raw, where)
  if (isFields(raw) && 'at' in raw)
    return fieldsOf({ at: aCount, cut: aCount, add: listOf(anything) })(raw, where)
  return fieldsOf({ put: anything })(raw, where)
}

const MESSAGES: { readonly [T in ServerMessage['type']]: Reader<ServerMessage> } = {
  welcome: fieldsOf({
    type: oneOf(['welcome']),
    name: aText,
    token: aText,
    account: aFlag,
    games: listOf(fieldsOf({ id: aText, rulesVersion: aText })),
    build: orNull(aText),
  }),
  lobby: fieldsOf({
    type: oneOf(['lobby']),
    matches: listOf(summary),
    running: listOf(summary),
    here: fieldsOf({ count: aCount, some: listOf(fieldsOf({ name: aText, atTable: aFlag })) }),
  }),
  mine: fieldsOf({ type: oneOf(['mine']), matches: listOf(summary) }),
  joined: fieldsOf({
    type: oneOf(['joined']),
    match: aText,
    you: aSeat,
    yours: seats,
    sides: orNull(listOf(seats)),
    key: orNull(aText),
    game: aText,
    rulesVersion: aText,
    options: anything,
    clock,
    host: aFlag,
    series,
    sought: aFlag,
    commitment: aText,
  }),
  seats: fieldsOf({
    type: oneOf(['seats']),
    match: aText,
    status,
    seats: listOf(
      fieldsOf({ side: aText, name: orNull(aText), bot: orNull(aText), present: aFlag, ready: aFlag }),
    ),
    spectators: aCount,
  }),
  chat: fieldsOf({
    type: oneOf(['chat']),
    match: aText,
    from: aCount,
    lines: listOf(fieldsOf({ seat: aSeat, name: aText, text: aText, at: aNumber })),
  }),
  table: fieldsOf({ type: oneOf(['table']), match: aText, ...SIGHT, log: fieldsOf(LOG), clocks }),
  change: fieldsOf({
    type: oneOf(['change']),
    match: aText,
    since: aCount,
    difference: orNull(aDifference),
    log: fieldsOf(LOG),
    clocks,
  }),
  log: fieldsOf({ type: oneOf(['log']), match: aText, ...LOG }),
  done: fieldsOf({ type: oneOf(['done']), id: aCount }, { match: aText }),
  error: readError,
}

function readError(raw: unknown, where: string): ServerMessage {
  const { type, id, text } = fieldsOf({ type: oneOf(['error']), id: orNull(aCount), text: aText })(raw, where)
  const trouble = thatIs(isTrouble)(raw, where)
  return { ...trouble, type, id, text }
}

const message = byKey('type', MESSAGES)

/** A message of the server, or what is wrong with it. */
export function readMessage(text: string): ServerMessage | Refusal {
  return readJson(text, message)
}
