/**
 * The queue and the windows around what happens (rulebook: Warteschlange). `raise` makes something happen:
 * replacement effects may put something else in its place, before-abilities interrupt, after-abilities enter the
 * queue at its back (sd.queue.4 to .6). What is queued resolves even if its card is gone by then (sd.triggered.2).
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { abilityAt, hasSay, listenersTo, ongoingFor } from '../cards/catalogue.ts'
import {
  battlefieldCard,
  type Card,
  type CardNumber,
  findCard,
  NONE,
  type Queued,
  type State,
  type T,
} from '../state.ts'
import { CARD_RULE, type Listening, type Me, type Replacement, type Triggered } from './abilities.ts'
import { effectOf } from './effect-of.ts'
import type { Event, EventName } from './events.ts'
import { RULE_ABILITIES } from './keywords.ts'
import { hasLostAbilities } from './lost-abilities.ts'
import { settled } from './settled.ts'

/** An ability that would like to answer. `by` is what it is written on, which Plo Koon may borrow. */
export interface Live {
  readonly me: Me
  readonly place: number
  readonly ability: Triggered | Replacement
}

/** Whatever must be put in an order: whose it is, and which card. */
interface Waiting {
  readonly me: Pick<Me, 'seat' | 'card' | 'kind'>
}

type Window = 'before' | 'after' | 'instead'
const NOBODY: readonly Live[] = []

/** What happens; `false` if it does not happen after all. */
// biome-ignore lint/suspicious/noConfusingVoidType: most changes return nothing
type Change = () => Flow<boolean | void> | boolean | void

/**
 * `yield* raise(…)`: true if it happened. `skip` the before-abilities where they have had their turn already. Most of
 * what happens is noticed by nobody and asks nobody; no flow is made for that, because this is on the path of nearly
 * every decision.
 */
export function raise(t: T, event: Event, change?: Change, skip?: 'before'): Flow<boolean> {
  const replacing = liveFor(t.state, event, 'instead')
  if (replacing.length > 0) return perhapsReplaced(t, event, replacing, change, skip)
  return skip === 'before' ? happens(t, event, change) : interrupted(t, event, change)
}

function* perhapsReplaced(
  t: T,
  event: Event,
  replacing: readonly Live[],
  change?: Change,
  skip?: 'before',
): Flow<boolean> {
  if (yield* replaced(t, event, replacing)) return false
  return yield* skip === 'before' ? happens(t, event, change) : interrupted(t, event, change)
}

function interrupted(t: T, event: Event, change?: Change): Flow<boolean> {
  const live = liveFor(t.state, event, 'before')
  return live.length === 0 ? happens(t, event, change) : afterInterrupts(t, event, live, change)
}

function* afterInterrupts(t: T, event: Event, live: readonly Live[], change?: Change): Flow<boolean> {
  yield* interrupt(t, event, live)
  return yield* happens(t, event, change)
}

function happens(t: T, event: Event, change?: Change): Flow<boolean> {
  const result = change?.()
  if (typeof result === 'object') return followed(t, event, result)
  if (result === false) return DID_NOT_HAPPEN
  return liveFor(t.state, event, 'after').length === 0 ? HAPPENED : followed(t, event)
}

// biome-ignore lint/suspicious/noConfusingVoidType: most changes return nothing
function* followed(t: T, event: Event, flow?: Flow<boolean | void>): Flow<boolean> {
  const leaving = flow === undefined ? NOBODY : leavingWith(t.state, event)
  if (flow !== undefined && (yield* flow) === false) return false
  if (leaving.length === 0) yield* followedBy(t, event)
  else {
    const live = liveFor(t.state, event, 'after')
    const gone = leaving.filter(({ me, place }) => !live.some((one) => isSame(one, me, place)))
    yield* enqueue(
      t,
      [...live, ...gone].map((one) => ({ ...one, event })),
    )
  }
  return true
}

function isSame(live: Live, me: Me, place: number): boolean {
  return live.me.card === me.card && live.me.kind === me.kind && live.place === place
}

/** What lies on a character notices its defeat, though it goes with it. */
function leavingWith(s: State, event: Event): readonly Live[] {
  if (event.event !== 'defeat' || !hasSay(s, 'after', 'defeat')) return NOBODY
  return liveFor(s, event, 'after').filter(({ ability }) => ability.of === 'attached')
}

const HAPPENED = settled(true)
const DID_NOT_HAPPEN = settled(false)
const NOTHING: Flow = settled(undefined)

/** The before-abilities of an event alone, where the event itself is still to be chosen. */
export function interruptedBy(t: T, event: Event): Flow {
  const live = liveFor(t.state, event, 'before')
  return live.length === 0 ? NOTHING : interrupt(t, event, live)
}

/** An after-ability and what it answers to. */
interface Following extends Live {
  readonly event: Event
}

/** The after-abilities of what has happened at the same time: their players put all of them in one order (sd.faq.30). */
export function followedBy(t: T, ...events: readonly Event[]): Flow {
  let following: Following[] | null = null
  for (const event of events)
    for (const live of liveFor(t.state, event, 'after')) {
      following ??= []
      following.push({ ...live, event })
    }
  return following === null ? NOTHING : enqueue(t, following)
}

/** Whether any card in play could answer to such an event; to most of what happens there is none. */
export function isHeard(s: State, event: EventName): boolean {
  return hasSay(s, 'after', event) || hasSay(s, 'before', event) || hasSay(s, 'instead', event)
}

/** Abilities that listen to an event, as far as they are met now. Nobody listens to most of what happens. */
export function liveFor(s: State, event: Event, window: Window): readonly Live[] {
  const heard = hasSay(s, window, event.event)
  const ruled = isRuled(event, window)
  if (!heard && !ruled) return NOBODY
  const found: Live[] = []
  if (heard) addListeners(s, event, window, found)
  if (ruled) addRules(s, event, window, found)
  return found
}

function addListeners(s: State, event: Event, window: Window, found: Live[]): void {
  const listeners = listenersTo(event.event, window)
  if (listeners === undefined) return
  const { cards, battlefield, controller } = s
  for (let i = 0; i < cards.length; i++) {
    const places = listeners[cards[i].kind]
    if (places !== undefined && !hasLostAbilities(s, cards[i]))
      addAbilities(s, event, cards[i], cards[i].kind, places, found)
  }
  forEachBorrowed(s, (card, kind) => addAbilities(s, event, card, kind, listeners[kind] ?? [], found))
  if (battlefield === NONE || controller === NONE) return
  const places = listeners[s.kinds[battlefield]]
  if (places !== undefined) addAbilities(s, event, battlefieldCard(s), s.kinds[battlefield], places, found)
}

function addAbilities(
  s: State,
  event: Event,
  card: Card,
  kind: CardNumber,
  places: readonly number[],
  found: Live[],
): void {
  for (let i = 0; i < places.length; i++) {
    const me: Me = { seat: card.controller, card: card.id, kind, die: NONE }
    const ability = abilityAt(kind, places[i]) as Triggered | Replacement
    if (concerns(s, me, ability, event, places[i])) found.push({ me, place: places[i], ability })
  }
}

function addRules(s: State, event: Event, window: Window, found: Live[]): void {
  const seat = findCard(s, event.card)?.controller ?? event.seat
  for (let place = 0; place < RULE_ABILITIES.length; place++) {
    const ability = RULE_ABILITIES[place]
    if (ability.kind !== window || ability.on !== event.event) continue
    const me: Me = { seat, card: event.card, kind: NONE, die: NONE }
    if (ability.when?.(s, me, event as never) !== false) found.push({ me, place, ability })
  }
}

/** Whether the rules themselves have an ability there. */
function isRuled(event: Event, window: Window): boolean {
  for (let i = 0; i < RULE_ABILITIES.length; i++)
    if (RULE_ABILITIES[i].kind === window && RULE_ABILITIES[i].on === event.event) return true
  return false
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
  if (!hasSay(s, 'ongoing', 'abilitiesOf')) return
  const borrowing = ongoingFor('abilitiesOf')
  if (borrowing === undefined) return
  for (const card of s.cards) {
    const abilities = borrowing[card.kind]
    if (abilities === undefined || hasLostAbilities(s, card)) continue
    const me: Me = { seat: card.controller, card: card.id, kind: card.kind, die: NONE }
    const lends = (other: Card): boolean =>
      other.id !== card.id &&
      (specials || !hasLostAbilities(s, other)) &&
      abilities.some((ability) => ability.abilitiesOf?.(s, me, other) === true)
    for (const other of s.cards) if (lends(other)) visit(card, other.kind)
  }
}

function concerns(s: State, me: Me, ability: Triggered | Replacement, event: Event, place: number): boolean {
  const { of = 'any', by = 'any', oncePerRound } = ability as Listening<EventName>
  return (
    isOf(s, me, of, event) &&
    (by === 'any' || (by === 'you') === (event.seat === me.seat)) &&
    (by !== 'opponent' || event.seat !== NONE) &&
    (oncePerRound !== true || findCard(s, me.card)?.used.includes(place) !== true) &&
    ability.when?.(s, me, event as never) !== false
  )
}

function isOf(s: State, me: Me, of: NonNullable<Triggered['of']>, event: Event): boolean {
  const { card } = event
  switch (of) {
    case 'any':
      return true
    case 'this':
      return card === me.card
    case 'attached':
      return card !== NONE && findCard(s, me.card)?.on === card
    case 'yours':
      return controllerIn(s, event) === me.seat
    case 'opponents': {
      const controller = controllerIn(s, event)
      return controller !== undefined && controller !== me.seat
    }
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
    const options = seats.map((seat) => ({ do: 'seat', seat }))
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
  const options = mine.map(({ me }) => ({ do: 'ability', card: me.card, kind: me.kind }))
  const count = { min: mine.length, max: mine.length, ordered: true }
  const chosen = yield* t.chooseSome(seat, 'order-of-abilities', options, count, { rule })
  return chosen.map((option) => mine[options.indexOf(option)])
}

export function deciderOf(s: State): Seat {
  return s.controller === NONE ? s.decider : s.controller
}

/** Only one replaces it: afterwards there is nothing left to replace (sd.replacement.8). */
function* replaced(t: T, event: Event, live: readonly Live[]): Flow<boolean> {
  for (const { me, place, ability } of yield* inOrder(t, live, 'sd.replacement.6')) {
    if (!(yield* agrees(t, me, ability, event, 'sd.replacement.1'))) continue
    announce(t, me, place, ability)
    if (yield* effectOf(t, me, () => (ability as Replacement).run(t, me, event as never), event)) return true
  }
  return false
}

/** Before-abilities resolve at once; one may undo what another needs, so each is looked at again. */
function* interrupt(t: T, event: Event, live: readonly Live[]): Flow {
  for (const { me, place, ability } of yield* inOrder(t, live, 'sd.simultaneous.1')) {
    if (ability.when?.(t.state, me, event as never) === false) continue
    if (!(yield* agrees(t, me, ability, event, 'sd.before.1'))) continue
    announce(t, me, place, ability)
    yield* effectOf(t, me, () => (ability as Triggered).run(t, me, event as never), event)
  }
}

function* enqueue(t: T, following: readonly Following[]): Flow {
  const s = t.state
  for (const { me, place, ability, event } of yield* inOrder(t, following, 'sd.simultaneous.1')) {
    if (ability.oncePerRound === true) findCard(s, me.card)?.used.push(place)
    s.queue.push({ seat: me.seat, card: me.card, kind: me.kind, place, event })
  }
}

/** What was set for this moment by several cards happens in the order of simultaneous abilities (sd.delayed.1). */
export function* enqueueDelayed(t: T): Flow {
  const s = t.state
  const waiting = s.delayed.map((entry) => ({ me: entry, entry }))
  s.delayed = []
  for (const { entry } of yield* inOrder(t, waiting, 'sd.simultaneous.1')) s.queue.push(entry)
}

/** Resolves what has waited longest. */
export function* resolveNext(t: T): Flow {
  const entry = t.state.queue.shift()
  if (entry !== undefined) yield* resolveQueued(t, entry)
}

export function* resolveQueued(t: T, { seat, card, kind, place, event }: Queued): Flow {
  if (t.state.players[seat].out) return
  const me: Me = { seat, card, kind, die: NONE }
  const ability = (kind === NONE ? RULE_ABILITIES[place] : abilityAt(kind, place)) as Triggered
  if (!(yield* agrees(t, me, ability, event, 'sd.after.1'))) return
  announce(t, me, place, ability)
  yield* effectOf(t, me, () => ability.run(t, me, event as never))
}

function* agrees(
  t: T,
  me: Me,
  ability: Triggered | Replacement,
  event: unknown,
  rule: string,
): Flow<boolean> {
  if (ability.may !== true) return true
  if (ability.could?.(t.state, me, event as never) === false) return false
  return yield* t.may(me.seat, 'use-ability', {
    rule,
    about: me.kind === NONE ? t.state.kinds[me.card] : me.kind,
  })
}

/** It is used now. */
export function announce(t: T, me: Me, place: number, ability: Triggered | Replacement): void {
  if (me.kind !== NONE) t.log?.('ability', CARD_RULE, { seat: me.seat, kind: me.kind })
  if (ability.kind !== 'after' && ability.oncePerRound === true) findCard(t.state, me.card)?.used.push(place)
}
