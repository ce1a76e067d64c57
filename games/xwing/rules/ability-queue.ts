/**
 * The ability queue (rulebook: "Fähigkeits-Warteschlange"). Abilities that one event triggers enter in player order,
 * each player's in the order he likes; what is triggered while an ability resolves waits for its end and then comes
 * first (xw.g.queue.2 to .4). The end of `State.queue` is the front.
 */

import {
  type Live as AnyLive,
  type Discipline,
  type Flow,
  isMet,
  type Keyed,
  never,
  raise as raiseIn,
  SPECTATOR,
  type Usage,
  use,
} from '@dejarik/kernel'
import {
  type CardNumber,
  type Condition,
  type ObjectId,
  opponentOf,
  type Queued,
  type Ship,
  type ShipId,
  type State,
  type T,
} from '../state.ts'
import { view } from '../view.ts'
import {
  CONDITION_SLOT,
  type Concerns,
  DAMAGE_SLOT,
  type Instead,
  type Kit,
  type Me,
  type Of,
  RULES_SLOT,
  type When,
} from './abilities.ts'
import { abilityIndex, cardOf, RULES_CARD } from './cards.ts'
import { canPay, pay } from './costs.ts'
import { damageKind } from './damage-deck.ts'
import type { Event, EventName } from './events.ts'
import { areFriends } from './friends.ts'
import { inTheBox, placesIn, type Say } from './in-the-box.ts'
import { isAtRange, isShip } from './range.ts'

function isLiveInReserve(s: State, { carrier }: Ship, card: CardNumber): boolean {
  if (carrier >= 0) return cardOf(card).whileDocked === true
  return s.phase === 'setup' || cardOf(card).whileInReserve === true
}

/** The cards of one ship. */
export function forEachOwnCard(ship: Ship, visit: (slot: number, card: CardNumber) => void): void {
  const { cards, damage, conditions } = ship
  for (let i = 0; i < cards.length; i++) visit(i, cards[i])
  for (let i = 0; i < damage.length; i++) if (damage[i].up) visit(DAMAGE_SLOT + i, damageKind(damage[i].card))
  for (let i = 0; i < conditions.length; i++) visit(CONDITION_SLOT + i, conditions[i].card)
}

/**
 * Every card that is live now and answers: those of ships in play, damage cards that lie faceup, conditions. In reserve
 * only what says so counts (xw.g.reserve.5); a ship that is still to be placed is not in reserve. On the path of every
 * event and question.
 */
export function forEachListed<V>(
  s: State,
  say: Say<V>,
  visit: (entry: V, ship: Ship, slot: number, card: CardNumber) => void,
): void {
  const { byCard, ofShips, common } = say
  const look = (ship: Ship, slot: number, card: CardNumber): void => {
    const entry = byCard[card]
    if (entry !== undefined) visit(entry, ship, slot, card)
  }
  for (const ship of s.ships) {
    const { zone, cards, damage, conditions } = ship
    if (zone !== 'play') {
      if (zone === 'reserve' && ofShips)
        for (const slot of placesIn(say, cards))
          if (isLiveInReserve(s, ship, cards[slot])) look(ship, slot, cards[slot])
      continue
    }
    if (common) for (let i = 0; i < s.ruleCards.length; i++) look(ship, RULES_SLOT + i, s.ruleCards[i])
    if (ofShips) for (const slot of placesIn(say, cards)) look(ship, slot, cards[slot])
    if (!common) continue
    for (let i = 0; i < damage.length; i++)
      if (damage[i].up) look(ship, DAMAGE_SLOT + i, damageKind(damage[i].card))
    for (let i = 0; i < conditions.length; i++) look(ship, CONDITION_SLOT + i, conditions[i].card)
  }
}

type Live = AnyLive<Kit, Event, When | Instead>
const NO_ABILITY: readonly Live[] = []

function listenersTo(
  s: State,
  { event }: Event,
  word: 'when' | 'instead',
): Say<readonly Keyed<When | Instead>[]> | null {
  const box = inTheBox(s)
  return word === 'when' ? box.when.to(event) : box.instead.to(event)
}

/** Abilities that speak of an event and whose requirements and costs are met: others can't enter (xw.a.faq-queue.10). */
function liveFor(s: State, event: Event, word: 'when' | 'instead'): readonly Live[] {
  const listeners = listenersTo(s, event, word)
  if (listeners === null) return NO_ABILITY
  let found: Live[] | null = null
  forEachListed(s, listeners, (listed, ship, slot, card) => {
    for (const { key, ability } of listed) {
      if (!concerns(s, ship.id, ability, event)) continue
      const live: Live = { me: { ship: ship.id, slot, card }, key, ability, event }
      if (!isMet(offering, s, live)) continue
      found ??= []
      found.push(live)
    }
  })
  return found ?? NO_ABILITY
}

/** Whether any ability speaks of an event, be it met or not. */
export function isHeard(s: State, event: Event): boolean {
  let isHeard = false
  for (const word of ['when', 'instead'] as const) {
    const listeners = listenersTo(s, event, word)
    if (listeners === null) continue
    forEachListed(s, listeners, (listed, ship) => {
      isHeard ||= listed.some(({ ability }) => concerns(s, ship.id, ability, event))
    })
  }
  return isHeard
}

/** Whether an event is one of those that an ability speaks of. */
function concerns(s: State, mine: ShipId, { of = 'mine', range }: Concerns, event: Event): boolean {
  return (
    event.ship < 0 ||
    (isOf(s, mine, of, event.ship) &&
      (range === undefined || isAtRange(s, mine, event.ship, range[0], range[1])))
  )
}

function isOf(s: State, mine: ShipId, of: Of, ship: ObjectId): boolean {
  // What speaks of ships does not mean a remote that attacks (xw.g.remote-attack.2, .3).
  if (!isShip(ship)) return of === 'any'
  switch (of) {
    case 'mine':
      return ship === mine
    case 'friendly':
      return areFriends(s, mine, ship)
    case 'other-friendly':
      return ship !== mine && areFriends(s, mine, ship)
    case 'enemy':
      return s.ships[ship].seat !== s.ships[mine].seat
    case 'any':
      return true
    default:
      return never(of)
  }
}

/** What the scenario or the environment does is an effect of the game: before all abilities (xw.g.queue.6). */
function isGameEffect({ slot }: Queued): boolean {
  return slot > RULES_SLOT
}

function* enqueue(t: T, live: readonly Live[]): Flow {
  const s = t.state
  const found = live.map(({ me, key, event }): Queued => ({ ...me, key, event }))
  const batch: Queued[] = found.filter(isGameEffect)
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)]) {
    const mine = found.filter((entry) => s.ships[entry.ship].seat === seat && !isGameEffect(entry))
    batch.push(...(mine.length > 1 ? yield* ordered(t, seat, mine) : mine))
  }
  for (let i = batch.length - 1; i >= 0; i--) s.queue.push(batch[i])
  if (s.resolving === 0) yield* drain(t)
}

/** The player chooses the order in which his own abilities are added (xw.g.queue.3). */
function* ordered(t: T, seat: number, mine: readonly Queued[]): Flow<readonly Queued[]> {
  const options = mine.map(({ ship, card }) => ({ do: 'ability' as const, ship, card }))
  const chosen = yield* t.chooseSome(
    seat,
    'queue-order',
    options,
    { min: mine.length, max: mine.length, ordered: true },
    { rule: 'xw.g.queue.3' },
  )
  return chosen.map((option) => mine[options.indexOf(option)])
}

/** Aftermath: one player's abilities for several events at once, in a fixed order of players (xw.g.attack-after.1). */
export function* raiseInOrder(t: T, events: readonly Event[], seat: number, bonusAttack: boolean): Flow {
  const s = t.state
  const found = events
    .flatMap((event) => liveFor(s, event, 'when'))
    .filter(
      ({ me, ability }) =>
        s.ships[me.ship].seat === seat &&
        ability.word === 'when' &&
        (ability.bonusAttack ?? false) === bonusAttack,
    )
  if (found.length > 0) yield* enqueue(t, found)
}

/** Puts a game effect at the front: it comes before any ability of the same moment (xw.g.queue.6). */
export function* afterThis(t: T, ship: Ship, event: Event): Flow {
  t.state.queue.push({ ship: ship.id, slot: RULES_SLOT, card: RULES_CARD, key: `when ${event.event}`, event })
  if (t.state.resolving === 0) yield* drain(t)
}

/** Resolves the queue from its front until it is empty. */
export function* drain(t: T): Flow {
  const s = t.state
  while (s.queue.length > s.queueBase) {
    const entry = s.queue.pop()
    if (entry !== undefined) yield* resolve(t, entry)
  }
}

/** What is not met any more when it is reached is not resolved (xw.a.faq-queue.11 to .15). */
function* resolve(t: T, { ship, slot, card, key, event }: Queued): Flow {
  const me: Me = { ship, slot, card }
  const live = { me, key, ability: abilityIndex().ability(card, key, 'when'), event }
  if (!isLive(t.state, me) || !isMet(offering, t.state, live)) return
  const told = live.ability.may === true ? null : announce(t, me)
  yield* use(offering, t, live)
  told?.()
}

/** How abilities are used; those of the queue have no limit. */
export const offering: Usage<Kit, unknown> = {
  isFree: () => true,
  canPay: (s, { me, ability }) => ability.cost === undefined || canPay(s, me, ability.cost),
  agrees: (t, { me }) => asksFor(t, me, cardOf(me.card).rule),
  begin(t, { me, ability }) {
    turnUp(t, me)
    if (ability.may === true) tell(t, me, cardOf(me.card).rule)
    t.state.resolving++
  },
  pay: (t, { me, ability }) => (ability.cost === undefined ? undefined : pay(t, me, ability.cost)),
  end(t) {
    t.state.resolving--
  },
}

/** How what replaces an event is used: at once, and told in any case. */
const replacing: Usage<Kit, unknown> = {
  ...offering,
  agrees: (t, { me }) => asksFor(t, me, REPLACEMENT),
  begin(t, { me }) {
    turnUp(t, me)
    tell(t, me, REPLACEMENT)
    t.state.resolving++
  },
}
const REPLACEMENT = 'xw.g.replacement.1'

/** Whether requirement and cost of an ability that is offered allow it now. */
export function isUsable<E>(s: State, live: AnyLive<Kit, E>): boolean {
  return isMet(offering, s, live)
}

/** A secret condition is turned up when its effect is resolved (xw.g.secret-conditions.2). */
function turnUp(t: T, me: Me): void {
  const { ship, slot } = me
  const condition = conditionAt(t.state, me)
  if (condition?.secret !== true) return
  t.state.ships[ship].conditions[slot - CONDITION_SLOT] = { ...condition, secret: false }
  t.revealed('condition')
  t.log?.('condition-revealed', 'xw.g.secret-conditions.2', { ship, card: condition.card })
}

function conditionAt(s: State, { ship, slot }: Me): Condition | undefined {
  return slot < CONDITION_SLOT || slot >= RULES_SLOT
    ? undefined
    : s.ships[ship].conditions[slot - CONDITION_SLOT]
}

/** For all to see: of a secret condition only whose it is, also if it stays facedown. */
function asksFor(t: T, me: Me, rule: string): Flow<boolean> {
  const { ships } = t.state
  const facedown = conditionAt(t.state, me)
  const about = facedown?.secret === true ? ships[facedown.by].cards[0] : me.card
  return t.may(ships[me.ship].seat, 'use-ability', { rule, about })
}

function tell(t: T, { ship, card }: Me, rule: string): void {
  t.log?.('ability', rule, { seat: t.state.ships[ship].seat, ship, card })
}

/**
 * What its player has not decided to use may come to nothing (no ship in range, no action that he likes): the log says
 * that a card is used once something comes of it. Returns what is to be called when it is over.
 */
function announce(t: T, me: Me): (() => void) | null {
  if (me.card === RULES_CARD) return null
  const { rule } = cardOf(me.card)
  const settle = t.announce('ability', rule, {
    seat: t.state.ships[me.ship].seat,
    ship: me.ship,
    card: me.card,
  })
  if (settle === null) return null
  // What one player alone knows says nothing to the other by way of the log.
  const before = JSON.stringify(view(t.state, SPECTATOR))
  return () => settle(JSON.stringify(view(t.state, SPECTATOR)) !== before)
}

/** A card that has left its ship, or a ship that has left the table, resolves nothing. */
function isLive(s: State, { ship, slot, card }: Me): boolean {
  const { zone, cards, damage, conditions } = s.ships[ship]
  if (zone === 'reserve') return cards[slot] === card && isLiveInReserve(s, s.ships[ship], card)
  if (zone !== 'play') return false
  if (slot >= RULES_SLOT) return true
  if (slot >= CONDITION_SLOT) return conditions[slot - CONDITION_SLOT]?.card === card
  if (slot >= DAMAGE_SLOT) {
    const dealt = damage[slot - DAMAGE_SLOT]
    return dealt?.up === true && damageKind(dealt.card) === card
  }
  return cards[slot] === card
}

/**
 * An attack or maneuver inside an ability has windows of its own, which are resolved before it goes on: they get a
 * queue of their own on top of the one that waits.
 */
export function* inItsOwnQueue<R>(t: T, flow: Flow<R>): Flow<R> {
  const s = t.state
  const { queueBase, resolving } = s
  s.queueBase = s.queue.length
  s.resolving = 0
  const result = yield* flow
  s.queueBase = queueBase
  s.resolving = resolving
  return result
}

/** Only one can replace an event, in player order (xw.g.replacement.5). */
function* replace(t: T, event: Event, live: readonly Live[]): Flow<Event | null> {
  const s = t.state
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)])
    for (const one of live) {
      if (s.ships[one.me.ship].seat !== seat || one.ability.word !== 'instead') continue
      const now = yield* use(replacing, t, { ...one, ability: one.ability })
      if (now !== undefined) return now
    }
  return event
}

const discipline: Discipline<T, Event, Live> = {
  live(t, event, window) {
    if (window === 'before') return NO_ABILITY
    return liveFor(t.state, event, window === 'after' ? 'when' : 'instead')
  },
  instead: replace,
  *before() {},
  after: (t, _event, live) => enqueue(t, live),
}

/**
 * `yield* raise(…)` after (or before) something happened: queues what it triggers. Returns the event as it happens once
 * replacement effects were asked, or null if it does not.
 */
export function raise<K extends EventName>(t: T, event: Event<K>): Flow<Event<K> | null> {
  return raiseIn(t, discipline, event as Event, UNCHANGED) as Flow<Event<K> | null>
}

/** What happens is done by whoever raises it, after or before. */
const UNCHANGED = (): void => {}
