/**
 * The ability queue (rulebook: "Fähigkeits-Warteschlange"). Abilities that one event triggers enter in player order,
 * each player's in the order he likes; what is triggered while an ability resolves waits for its end and then comes
 * first (xw.g.queue.2 to .4). The end of `State.queue` is the front.
 */
import { type Flow, SPECTATOR } from '@dejarik/kernel'
import { abilityIndex, allCards, cardOf, RULES_CARD } from '../cards/catalogue.ts'
import {
  type CardNumber,
  opponentOf,
  type Queued,
  type Ship,
  type State,
  type T,
  type XwingOptions,
} from '../state.ts'
import { view } from '../view.ts'
import {
  type Card,
  CONDITION_SLOT,
  DAMAGE_SLOT,
  type Me,
  type Replacement,
  type Triggered,
  type Whose,
} from './abilities.ts'
import { canPay, pay } from './costs.ts'
import { damageKind } from './damage-deck.ts'
import type { Event, EventName } from './events.ts'
import { isAtRange } from './range.ts'

/** Place of the rules' own card on every ship; the scenario's and the environment's come after it. */
export const RULES_SLOT = 300

/** A flow that is over before it begins: most events are noticed by nobody. */
const IDLE: Flow = {
  next: () => ({ done: true, value: undefined }),
  return: () => ({ done: true, value: undefined }),
  throw: (error: unknown) => {
    throw error
  },
  [Symbol.iterator]: () => IDLE,
  [Symbol.dispose]: () => {},
} as unknown as Flow

/** `yield* raise(…)` after (or before) something happened: queues what it triggers. */
export function raise<K extends EventName>(t: T, event: Event<K>): Flow {
  const found = triggeredBy(t.state, event as Event)
  return found === null ? IDLE : enqueue(t, found)
}

/**
 * Every card that is live now: those of ships in play, damage cards that lie faceup, conditions. In reserve only what
 * says so counts (xw.g.reserve.5); a ship that is still to be placed is not in reserve.
 */
export function forEachCard(s: State, visit: (ship: Ship, slot: number, card: CardNumber) => void): void {
  for (const ship of s.ships) {
    if (ship.zone !== 'play') {
      if (ship.zone === 'reserve')
        for (let i = 0; i < ship.cards.length; i++)
          if (isLiveInReserve(s, ship, ship.cards[i])) visit(ship, i, ship.cards[i])
      continue
    }
    for (let i = 0; i < s.ruleCards.length; i++) visit(ship, RULES_SLOT + i, s.ruleCards[i])
    forEachOwnCard(ship, (slot, card) => visit(ship, slot, card))
  }
}

function isLiveInReserve(s: State, { carrier }: Ship, card: CardNumber): boolean {
  return carrier < 0 ? s.phase === 'setup' : cardOf(card).whileDocked === true
}

/** The cards of one ship. */
export function forEachOwnCard(ship: Ship, visit: (slot: number, card: CardNumber) => void): void {
  const { cards, damage, conditions } = ship
  for (let i = 0; i < cards.length; i++) visit(i, cards[i])
  for (let i = 0; i < damage.length; i++) if (damage[i].up) visit(DAMAGE_SLOT + i, damageKind(damage[i].card))
  for (let i = 0; i < conditions.length; i++) visit(CONDITION_SLOT + i, conditions[i].card)
}

/** By card: whatever it has to say to an event or a question; undefined for most. */
type Table<V> = readonly (V | undefined)[]

const NOBODY: readonly number[] = []
/** Cards of a ship are one list for as long as they stay the same, in all forks of a match: so is who of them listens. */
const listening = new WeakMap<readonly CardNumber[], Map<Table<unknown>, readonly number[]>>()

function placesIn(cards: readonly CardNumber[], table: Table<unknown>): readonly number[] {
  let byTable = listening.get(cards)
  if (byTable === undefined) {
    byTable = new Map()
    listening.set(cards, byTable)
  }
  let places = byTable.get(table)
  if (places === undefined) {
    const found = cards.flatMap((card, slot) => (table[card] === undefined ? [] : [slot]))
    places = found.length === 0 ? NOBODY : found
    byTable.set(table, places)
  }
  return places
}

/** The cards that can turn up in a match, and by table whether any of them has an entry in it. */
interface Box {
  readonly cards: readonly CardNumber[]
  readonly tables: Map<Table<unknown>, boolean>
}

/** By match: its options are one object in all its forks. */
const boxes = new WeakMap<XwingOptions, Box>()

function isInTheBox(s: State, table: Table<unknown>): boolean {
  let box = boxes.get(s.options)
  if (box === undefined) {
    box = { cards: cardsInTheBox(s), tables: new Map() }
    boxes.set(s.options, box)
  }
  let found = box.tables.get(table)
  if (found === undefined) {
    found = box.cards.some((card) => table[card] !== undefined)
    box.tables.set(table, found)
  }
  return found
}

/** Cards of the squads with both their sides, all damage cards and conditions, and what scenario and environment add. */
function cardsInTheBox(s: State): CardNumber[] {
  const ofSquads = new Set(s.ships.flatMap(({ cards }) => cards.map((card) => cardOf(card).front)))
  // An environment may hand out upgrades in the middle of a match.
  const handsOut = s.options.environment !== 'none'
  return allCards().flatMap(({ number, type, front }) =>
    COMMON.has(type) || (handsOut && type === 'upgrade') || ofSquads.has(front) ? [number] : [],
  )
}

const COMMON: ReadonlySet<Card['type']> = new Set(['damage', 'condition', 'scenario', 'environment'])

/** Like `forEachCard`, but only those cards that a table has an entry for. On the path of every event and question. */
export function forEachListed<V>(
  s: State,
  table: Table<V>,
  visit: (entry: V, ship: Ship, slot: number, card: CardNumber) => void,
): void {
  if (!isInTheBox(s, table)) return
  const look = (ship: Ship, slot: number, card: CardNumber): void => {
    const entry = table[card]
    if (entry !== undefined) visit(entry, ship, slot, card)
  }
  for (const ship of s.ships) {
    const { zone, cards, damage, conditions } = ship
    if (zone !== 'play') {
      if (zone === 'reserve')
        for (const slot of placesIn(cards, table))
          if (isLiveInReserve(s, ship, cards[slot])) look(ship, slot, cards[slot])
      continue
    }
    for (let i = 0; i < s.ruleCards.length; i++) look(ship, RULES_SLOT + i, s.ruleCards[i])
    for (const slot of placesIn(cards, table)) look(ship, slot, cards[slot])
    for (let i = 0; i < damage.length; i++)
      if (damage[i].up) look(ship, DAMAGE_SLOT + i, damageKind(damage[i].card))
    for (let i = 0; i < conditions.length; i++) look(ship, CONDITION_SLOT + i, conditions[i].card)
  }
}

function triggeredBy(s: State, event: Event): Queued[] | null {
  const listeners = abilityIndex().at('when', event.event)
  if (listeners === undefined) return null
  let found: Queued[] | null = null
  forEachListed(s, listeners, (listed, ship, slot, card) => {
    for (const { key, ability } of listed) {
      const me: Me = { ship: ship.id, slot, card }
      if (!concerns(s, me, ability, event) || !canResolve(s, me, ability, event)) continue
      found ??= []
      found.push({ ship: ship.id, slot, card, key, event })
    }
  })
  return found
}

/** Whether an event is one of those that an ability speaks of. */
function concerns(s: State, me: Me, ability: Triggered | Replacement, event: Event): boolean {
  if (event.ship < 0) return true
  return (
    isWhose(s, me, ability.whose ?? 'mine', event.ship) &&
    (ability.range === undefined || isAtRange(s, me.ship, event.ship, ability.range[0], ability.range[1]))
  )
}

export function isWhose(s: State, me: Me, whose: Whose, ship: number): boolean {
  switch (whose) {
    case 'mine':
      return ship === me.ship
    case 'friendly':
      return s.ships[ship].seat === s.ships[me.ship].seat
    case 'other-friendly':
      return ship !== me.ship && s.ships[ship].seat === s.ships[me.ship].seat
    case 'enemy':
      return s.ships[ship].seat !== s.ships[me.ship].seat
    case 'any':
      return true
  }
}

/** Requirements and costs: what is not met now can't enter, and is not resolved (xw.a.faq-queue.10 to .15). */
function canResolve(s: State, me: Me, ability: Triggered | Replacement, event: Event): boolean {
  return (
    (ability.when === undefined || ability.when(s, me, event as never)) &&
    (ability.cost === undefined || canPay(s, me, ability.cost))
  )
}

/** What the scenario or the environment does is an effect of the game: before all abilities (xw.g.queue.6). */
function isGameEffect({ slot }: Queued): boolean {
  return slot > RULES_SLOT
}

function* enqueue(t: T, found: readonly Queued[]): Flow {
  const s = t.state
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
    .flatMap((event) => triggeredBy(s, event) ?? [])
    .filter(
      ({ ship, card, key }) =>
        s.ships[ship].seat === seat &&
        (abilityIndex().ability(card, key, 'when').bonusAttack ?? false) === bonusAttack,
    )
  if (found.length > 0) yield* enqueue(t, found)
}

/** Puts a game effect at the front: it comes before any ability of the same moment (xw.g.queue.6). */
export function* afterThis(t: T, key: string, ship: Ship, event: unknown): Flow {
  t.state.queue.push({ ship: ship.id, slot: RULES_SLOT, card: RULES_CARD, key, event })
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

function* resolve(t: T, entry: Queued): Flow {
  const s = t.state
  const me: Me = { ship: entry.ship, slot: entry.slot, card: entry.card }
  const ability = abilityIndex().ability(entry.card, entry.key, 'when')
  const event = entry.event as never
  if (!isLive(s, me) || !canResolve(s, me, ability, event)) return
  if (ability.possible?.(s, me, event) === false) return
  const { seat } = s.ships[me.ship]
  if (
    ability.may === true &&
    !(yield* t.may(seat, 'use-ability', { rule: cardOf(me.card).rule, about: me.card }))
  )
    return
  const told = tell(t, me, ability.may === true)
  s.resolving++
  if (ability.cost !== undefined) yield* pay(t, me, ability.cost)
  yield* ability.run(t, me, event)
  s.resolving--
  told?.()
}

/**
 * The log says that a card is used. What its player has not decided to use may come to nothing (no ship in range, no
 * action that he likes): that is told only once something comes of it. Returns what is to be called when it is over.
 */
function tell(t: T, me: Me, decided: boolean): (() => void) | null {
  if (me.card === RULES_CARD) return null
  const { rule } = cardOf(me.card)
  const args = { seat: t.state.ships[me.ship].seat, ship: me.ship, card: me.card }
  if (decided) {
    t.log?.('ability', rule, args)
    return null
  }
  const settle = t.announce('ability', rule, args)
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

/** Asks replacement effects; the event as it now happens, or null. Only one can replace it (xw.g.replacement.5). */
export function* replaced<K extends EventName>(t: T, event: Event<K>): Flow<Event<K> | null> {
  const s = t.state
  const listeners = abilityIndex().at('instead', event.event)
  if (listeners === undefined) return event
  const found: { readonly me: Me; readonly ability: Replacement }[] = []
  forEachListed(s, listeners, (listed, ship, slot, card) => {
    for (const { ability } of listed) {
      const me: Me = { ship: ship.id, slot, card }
      if (concerns(s, me, ability, event as Event) && canResolve(s, me, ability, event as Event))
        found.push({ me, ability })
    }
  })
  const inOrder = [s.firstPlayer, opponentOf(s.firstPlayer)].flatMap((seat) =>
    found.filter(({ me }) => s.ships[me.ship].seat === seat),
  )
  for (const { me, ability } of inOrder) {
    const { seat } = s.ships[me.ship]
    const cite = { rule: 'xw.g.replacement.1', about: me.card }
    if (ability.may === true && !(yield* t.may(seat, 'use-ability', cite))) continue
    t.log?.('ability', cite.rule, { seat, ship: me.ship, card: me.card })
    s.resolving++
    if (ability.cost !== undefined) yield* pay(t, me, ability.cost)
    const now = yield* ability.run(t, me, event as never)
    s.resolving--
    return now as Event<K> | null
  }
  return event
}
