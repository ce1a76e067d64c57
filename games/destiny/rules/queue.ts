/**
 * The queue and the windows around what happens (rulebook: Warteschlange). `raise` makes something happen:
 * replacement effects may put something else in its place, before-abilities interrupt, after-abilities enter the
 * queue at its back (sd.queue.4 to .6). What is queued resolves even if its card is gone by then (sd.triggered.2).
 */
import {
  type Live as AnyLive,
  type ByCard,
  type Change,
  type Discipline,
  type Flow,
  isMet,
  type Keyed,
  NOTHING,
  never,
  type RuleId,
  raise as raiseIn,
  type Seat,
  settled,
  type Usage,
  use,
  type Window,
} from '@dejarik/kernel'
import {
  battlefieldCard,
  type Card,
  type CardNumber,
  type Delayed,
  findCard,
  NONE,
  type Queued,
  type State,
  type T,
} from '../state.ts'
import {
  CARD_RULE,
  type Instead,
  type Kit,
  type LaterMoment,
  type Me,
  type Of,
  type When,
} from './abilities.ts'
import { abilityIndex, answering, concernsAny, listeningTo } from './cards.ts'
import { effectOf } from './effect-of.ts'
import type { Event, EventName } from './events.ts'
import { isUsed, markUsed } from './limit.ts'
import { hasLostAbilities } from './lost-abilities.ts'

/** An ability that would like to answer. */
export type Live = AnyLive<Kit, Event, When | Instead>
type Says = ByCard<readonly Keyed<When | Instead>[]>

/** Whatever must be put in an order: whose it is, and which card. */
interface Waiting {
  readonly me: Pick<Me, 'seat' | 'card' | 'kind'>
  readonly key: string
}

const NOBODY: readonly Live[] = []

const discipline: Discipline<T, Event, Live> = {
  // Before a card is played its cost is settled, and before-abilities have their turn there (`modifyCost`).
  live: (t, event, window) =>
    window === 'before' && event.event === 'play' ? NOBODY : liveFor(t.state, event, window),
  isUnheard: (t, event) => isUnheard(t.state, event.event),
  instead: replaced,
  before: (t, _event, live) => interrupt(t, live),
  after: (t, _event, live) => enqueue(t, live),
}

const unchanged = (): void => {}

/** `yield* raise(…)`: the event as it happened, or null if it did not. */
export function raise<N extends EventName>(
  t: T,
  event: Event<N>,
  change: Change<Event<N>> = unchanged,
): Flow<Event<N> | null> {
  // Most of what happens only tells that it did, and nobody listens.
  if (change === unchanged && isUnheard(t.state, event.event)) return settled(event)
  // What takes the place of an event is an event of its kind (`Instead.run`).
  const windows = discipline as unknown as Discipline<T, Event<N>, Live>
  return event.event === 'defeat'
    ? raiseLookingBack(t, windows, event, change)
    : raiseIn(t, windows, event, change)
}

/** What lies on a character notices its defeat, though it goes with it. */
function raiseLookingBack<N extends EventName>(
  t: T,
  windows: Discipline<T, Event<N>, Live>,
  event: Event<N>,
  change: Change<Event<N>>,
): Flow<Event<N> | null> {
  let leaving: readonly Live[] = NOBODY
  const looking: Discipline<T, Event<N>, Live> = {
    ...windows,
    live(_t, now, window) {
      const live = windows.live(t, now, window)
      if (window !== 'after' || leaving.length === 0) return live
      return [...live, ...leaving.filter((gone) => !live.some((one) => isSame(one, gone)))]
    },
  }
  return raiseIn(t, looking, event, (now) => {
    leaving = windows.live(t, now, 'after').filter(({ ability }) => ability.of === 'attached')
    return change(now)
  })
}

function isSame(one: Live, other: Live): boolean {
  return one.me.card === other.me.card && one.me.kind === other.me.kind && one.key === other.key
}

/** The before-abilities of an event alone, where the event itself is still to be chosen. */
export function interruptedBy(t: T, event: Event): Flow {
  const live = liveFor(t.state, event, 'before')
  return live.length === 0 ? NOTHING : interrupt(t, live)
}

/** The after-abilities of what has happened at the same time: their players put all of them in one order (sd.faq.30). */
export function followedBy(t: T, ...events: readonly Event[]): Flow {
  const following =
    events.length === 1
      ? liveFor(t.state, events[0], 'after')
      : events.flatMap((event) => liveFor(t.state, event, 'after'))
  return following.length === 0 ? NOTHING : enqueue(t, following)
}

/** Whether any card in play could answer to such an event; to most of what happens there is none. */
export function isHeard(s: State, event: EventName): boolean {
  return concernsAny(s, listeningTo(event).any)
}

/** Neither cards nor the rules themselves have anything to say to it. */
function isUnheard(s: State, event: EventName): boolean {
  const { any, isRuled } = listeningTo(event)
  return !isRuled && !concernsAny(s, any)
}

export function isHeardIn(s: State, event: EventName, window: Window): boolean {
  return concernsAny(s, listeningTo(event)[window])
}

/** Abilities that listen to an event, as far as they are met now. Nobody listens to most of what happens. */
export function liveFor(s: State, event: Event, window: Window): readonly Live[] {
  const listening = listeningTo(event.event)[window]
  const { says, ruled } = listening
  const heard = concernsAny(s, listening)
  if (!heard && ruled === undefined) return NOBODY
  const found: Live[] = []
  if (heard && says !== undefined) addListeners(s, event, says, found)
  if (ruled !== undefined) addRules(s, event, ruled, found)
  return found
}

function addListeners(s: State, event: Event, listening: Says, found: Live[]): void {
  const { cards, battlefield, controller } = s
  for (let i = 0; i < cards.length; i++) {
    const abilities = listening[cards[i].kind]
    if (abilities !== undefined && !hasLostAbilities(s, cards[i]))
      addAbilities(s, event, cards[i], cards[i].kind, abilities, found)
  }
  forEachBorrowed(s, (card, kind) => addAbilities(s, event, card, kind, listening[kind] ?? [], found))
  if (battlefield === NONE || controller === NONE) return
  const abilities = listening[s.kinds[battlefield]]
  if (abilities !== undefined)
    addAbilities(s, event, battlefieldCard(s), s.kinds[battlefield], abilities, found)
}

function addAbilities(
  s: State,
  event: Event,
  card: Card,
  kind: CardNumber,
  abilities: readonly Keyed<When | Instead>[],
  found: Live[],
): void {
  for (const { key, ability } of abilities) {
    const me: Me = { seat: card.controller, card: card.id, kind, die: NONE }
    const live = { me, key, ability, event }
    if ((ability.of === undefined || isOf(s, me, ability.of, event)) && isMet(INTERRUPTING, s, live))
      found.push(live)
  }
}

function addRules(s: State, event: Event, ruled: readonly Keyed<When | Instead>[], found: Live[]): void {
  const seat = findCard(s, event.card)?.controller ?? event.seat
  for (const { key, ability } of ruled) {
    const live = { me: { seat, card: event.card, kind: NONE, die: NONE }, key, ability, event }
    if (isMet(INTERRUPTING, s, live)) found.push(live)
  }
}

/**
 * Cards that have the abilities of others (Plo Koon): once more for each they borrow from. One that has lost its
 * abilities borrows none, and only its `specials` are there to be borrowed.
 */
export function forEachBorrowed(
  s: State,
  visit: (card: Card, kind: CardNumber) => void,
  specials = false,
): void {
  const borrowing = answering('abilitiesOf')
  if (!concernsAny(s, borrowing)) return
  for (const card of s.cards) {
    const abilities = borrowing.says?.[card.kind]
    if (abilities === undefined || hasLostAbilities(s, card)) continue
    const me: Me = { seat: card.controller, card: card.id, kind: card.kind, die: NONE }
    const lends = (other: Card): boolean =>
      other.id !== card.id &&
      (specials || !hasLostAbilities(s, other)) &&
      abilities.some((ability) => ability.abilitiesOf?.(s, me, other) === true)
    for (const other of s.cards) if (lends(other)) visit(card, other.kind)
  }
}

function isOf(s: State, me: Me, of: Of, event: Event): boolean {
  const { card, seat } = event
  switch (of) {
    case 'yours':
      return seat === me.seat
    case 'opponents':
      return seat !== me.seat && seat !== NONE
    case 'this':
      return card === me.card
    case 'this-by-you':
      return card === me.card && seat === me.seat
    case 'attached':
      return card !== NONE && findCard(s, me.card)?.on === card
    case 'their-card': {
      const controller = controllerIn(s, event)
      return controller !== undefined && controller !== me.seat
    }
    default:
      return never(of)
  }
}

/** Who controls the card that it happens to, or did until just now. */
function controllerIn(s: State, event: Event): Seat | undefined {
  return 'controller' in event ? event.controller : findCard(s, event.card)?.controller
}

/** The seats in the order in which they resolve what is theirs; the battlefield's controller decides (sd.simultaneous.2). */
function* inOrder<L extends Waiting>(t: T, live: readonly L[], rule: string): Flow<readonly L[]> {
  if (live.length === 1) return live
  const s = t.state
  const seats = [...new Set(live.map(({ me }) => me.seat))].sort((a, b) => a - b)
  const ordered: L[] = []
  while (seats.length > 0) {
    const options = seats.map((seat) => ({ do: 'seat' as const, seat }))
    const first = yield* t.choose(deciderOf(s), 'order-of-players', options, { rule: 'sd.simultaneous.2' })
    seats.splice(seats.indexOf(first.seat), 1)
    ordered.push(
      ...(yield* ownOrder(
        t,
        first.seat,
        live.filter(({ me }) => me.seat === first.seat),
        rule,
      )),
    )
  }
  return ordered
}

/** A player's own abilities come in the order he likes (sd.simultaneous.1). */
function* ownOrder<L extends Waiting>(
  t: T,
  seat: Seat,
  mine: readonly L[],
  rule: string,
): Flow<readonly L[]> {
  if (mine.length === 1) return mine
  const options = mine.map(({ me, key }) => ({ do: 'ability' as const, card: me.card, kind: me.kind, key }))
  const count = { min: mine.length, max: mine.length, ordered: true }
  const chosen = yield* t.chooseSome(seat, 'order-of-abilities', options, count, { rule })
  return chosen.map((option) => mine[options.indexOf(option)])
}

export function deciderOf(s: State): Seat {
  return s.controller === NONE ? s.decider : s.controller
}

/** Once something else has taken its place there is nothing left to replace (sd.replacement.8). */
function* replaced(t: T, event: Event, live: readonly Live[]): Flow<Event | null> {
  let now = event
  for (const { ability, ...one } of yield* inOrder(t, live, 'sd.replacement.6')) {
    if (ability.word !== 'instead') continue
    const put = yield* use(REPLACING, t, { ...one, ability, event: now })
    if (put === null) return null
    now = put ?? now
  }
  return now
}

/** Before-abilities resolve at once; one may undo what another needs, so each is looked at again. */
function* interrupt(t: T, live: readonly Live[]): Flow {
  for (const one of yield* inOrder(t, live, 'sd.simultaneous.1'))
    if (isMet(INTERRUPTING, t.state, one)) yield* use<Kit, Event, unknown>(INTERRUPTING, t, one)
}

function* enqueue(t: T, live: readonly Live[]): Flow {
  const s = t.state
  for (const { me, key, ability, event } of yield* inOrder(t, live, 'sd.simultaneous.1')) {
    if (ability.limit !== undefined) markUsed(s, me, key)
    s.queue.push({ seat: me.seat, card: me.card, kind: me.kind, key, event })
  }
}

/** What was set for this moment by several cards happens in the order of simultaneous abilities (sd.delayed.1). */
export function* enqueueDelayed(t: T, moment: LaterMoment): Flow {
  const s = t.state
  const isDue = ({ kind, key }: Delayed) => abilityIndex().ability(kind, key, 'later').moment === moment
  if (s.delayed.length === 0) return
  const waiting = s.delayed.filter(isDue).map((entry) => ({ me: entry, key: entry.key, entry }))
  s.delayed = s.delayed.filter((entry) => !isDue(entry))
  for (const { entry } of yield* inOrder(t, waiting, 'sd.simultaneous.1')) s.queue.push(entry)
}

/** Resolves what has waited longest. */
export function* resolveNext(t: T): Flow {
  const entry = t.state.queue.shift()
  if (entry !== undefined) yield* resolveQueued(t, entry)
}

export function* resolveQueued(t: T, entry: Queued | Delayed): Flow {
  const { seat, card, kind, key } = entry
  if (t.state.players[seat].out) return
  const me: Me = { seat, card, kind, die: NONE }
  if ('event' in entry) {
    const ability = abilityIndex().ability(kind, key, 'when')
    yield* use(WAITING, t, { me, key, ability, event: entry.event })
    return
  }
  tell(t, { me })
  yield* effectOf(t, me, () => abilityIndex().ability(kind, key, 'later').run(t, me, entry.data))
}

/** How abilities are used in a window: its rule is cited where somebody may decline. */
function usageBy(rule: RuleId, begin: Usage<Kit, Event>['begin']): Usage<Kit, Event> {
  return {
    isFree: (s, { me, key }) => !isUsed(s, me, key),
    canPay: () => true,
    agrees: (t, { me }) =>
      t.may(me.seat, 'use-ability', { rule, about: me.kind === NONE ? t.state.kinds[me.card] : me.kind }),
    begin,
    pay: () => {},
    carryOut: (t, { me, event }, run) => effectOf(t, me, run, event),
  }
}

const REPLACING = usageBy('sd.replacement.1', announce)
const INTERRUPTING = usageBy('sd.before.1', announce)
/** What has waited was counted when it was triggered. */
const WAITING = usageBy('sd.after.1', tell)

function tell(t: T, { me }: Pick<Live, 'me'>): void {
  if (me.kind !== NONE) t.log?.('ability', CARD_RULE, { seat: me.seat, kind: me.kind })
}

/** It is used now. */
export function announce(t: T, live: AnyLive<Kit, Event>): void {
  tell(t, live)
  if (live.ability.limit !== undefined) markUsed(t.state, live.me, live.key)
}
