/** Whether an ability can be used, and using it: the same way in every game. */
import type { Flow } from '../api.ts'
import { type Doing, done, isFlow, settled } from './doing.ts'
import type { Kit, Terms } from './words.ts'

/** Something that runs under terms: an ability of any word. */
export interface Usable<K extends Kit, E, R> extends Terms<K, E> {
  run(t: K['table'], me: K['me'], event: E): Doing<R>
}

/** An ability that would like to be used: whose, by which key, and what it answers to. */
export interface Live<K extends Kit, E, A extends Terms<K, E> = Terms<K, E>> {
  readonly me: K['me']
  readonly key: string
  readonly ability: A
  readonly event: E
}

/** How a game counts limits, takes payment, asks, and tells that an ability is used. */
export interface Usage<K extends Kit, E> {
  /** Whether its limit allows it once more. */
  isFree(s: K['state'], live: Live<K, E>): boolean
  canPay(s: K['state'], live: Live<K, E>): boolean
  /** Asks its player whether he uses what he may decline. */
  agrees(t: K['table'], live: Live<K, E>): Doing<boolean>
  /** It is used from here on: counted, and told in the log. */
  begin(t: K['table'], live: Live<K, E>): void
  /** Pays; false if that was not possible after all, and then nothing comes of it. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what can be paid for certain returns nothing
  pay(t: K['table'], live: Live<K, E>): Doing<boolean | void>
  /** Lets it run, where a game has something to say of what comes of it. */
  carryOut?<R>(t: K['table'], live: Live<K, E>, run: () => Doing<R>): Flow<R>
  end?(t: K['table'], live: Live<K, E>): void
}

/** Whether requirement, limit and cost allow it now. */
export function isMet<K extends Kit, E>(usage: Usage<K, E>, s: K['state'], live: Live<K, E>): boolean {
  const { me, ability, event } = live
  return (
    (ability.limit === undefined || usage.isFree(s, live)) &&
    (ability.if === undefined || ability.if(s, me, event)) &&
    (ability.cost === undefined || usage.canPay(s, live))
  )
}

/**
 * Uses it, if there is anything to do and its player agrees; undefined if it was not used. Each part is a flow only where
 * somebody is asked: answers go down through all flows that wait.
 */
export function use<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
): Flow<R | undefined> {
  const { me, ability, event } = live
  if (ability.possible?.(t.state, me, event) === false) return NOT_USED
  const agreed = ability.may !== true || usage.agrees(t, live)
  if (isFlow(agreed)) return asked(usage, t, live, agreed)
  return agreed ? begun(usage, t, live) : NOT_USED
}

const NOT_USED: Flow<undefined> = settled(undefined)

function* asked<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
  agreed: Flow<boolean>,
): Flow<R | undefined> {
  return (yield* agreed) ? yield* begun(usage, t, live) : undefined
}

function begun<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
): Flow<R | undefined> {
  usage.begin(t, live)
  const paid = live.ability.cost === undefined ? undefined : usage.pay(t, live)
  if (isFlow(paid)) return paying(usage, t, live, paid)
  return paid === false ? NOT_USED : carriedOut(usage, t, live)
}

function* paying<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
  // biome-ignore lint/suspicious/noConfusingVoidType: as in `Usage.pay`
  paid: Flow<boolean | void>,
): Flow<R | undefined> {
  return (yield* paid) === false ? undefined : yield* carriedOut(usage, t, live)
}

function carriedOut<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
): Flow<R> {
  const { me, ability, event } = live
  const run = (): Doing<R> => ability.run(t, me, event)
  const flow = usage.carryOut === undefined ? done(run()) : usage.carryOut(t, live, run)
  return usage.end === undefined ? flow : ending(usage, t, live, flow)
}

function* ending<K extends Kit, E, R>(
  usage: Usage<K, E>,
  t: K['table'],
  live: Live<K, E, Usable<K, E, R>>,
  flow: Flow<R>,
): Flow<R> {
  const result = yield* flow
  usage.end?.(t, live)
  return result
}
