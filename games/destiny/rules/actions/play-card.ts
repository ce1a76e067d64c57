/**
 * Playing a card (rulebook: Eine Karte spielen) in its seven steps. Only what can be carried through is offered: the
 * look-ahead counts everything that could still lower the cost, and nobody is let out of what he then needs.
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { abilityAt, factsOf, hasSay, placesOf, textOf } from '../../cards/catalogue.ts'
import {
  type Card,
  type CardId,
  type CardNumber,
  findCard,
  NONE,
  ownerOf,
  type State,
  type T,
} from '../../state.ts'
import {
  type Destination,
  done,
  type Effect,
  type Me,
  type OwnCost,
  type Playing,
  type Restriction,
  type Triggered,
} from '../abilities.ts'
import { anySays, forEachOngoing, sumOf } from '../ask-cards.ts'
import { upgradesOn } from '../choose.ts'
import { checkHealth } from '../damage.ts'
import { ALL_SEATS, discardFromPlay } from '../defeat.ts'
import { placeDice } from '../dice.ts'
import { checkElite } from '../elite.ts'
import type { Event } from '../events.ts'
import { takeOut } from '../hand.ts'
import { giveAdditionalAction } from '../keywords.ts'
import { checkDowngradeLimit, isAttached, isDowngrade, isSideFor } from '../later/downgrades.ts'
import { announce, liveFor, raise } from '../queue.ts'
import { spend } from '../resources.ts'
import { checkUnique, checkUpgradeLimit, isSecondCopy } from '../upgrades.ts'

/** How a card is played, if not for its cost out of the hand. */
export interface Terms {
  readonly discount?: number
  readonly free?: boolean
  /** Only on this card, or on one of these. */
  readonly on?: (card: Card) => boolean
  readonly ignoresRestrictions?: boolean
}

/** What a card out of play costs its player now, whatever it will be attached to (sd.cheapest.2). */
export function costOf(s: State, seat: Seat, card: CardId): number {
  return baseCost(s, seat, card, NONE, {})
}

/** The cost before anything optional: printed, with what ongoing abilities change (sd.play-card.5). */
function baseCost(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): number {
  if (terms.free === true) return 0
  const kind = s.kinds[card]
  const { cost } = factsOf(kind)
  const printed = typeof cost === 'number' ? cost : 0
  const change = hasSay(s, 'ongoing', 'cost') ? changeByOthers(s, { seat, card, kind, on, cost: printed }) : 0
  return Math.max(0, printed + change + ownChange(s, seat, kind) - (terms.discount ?? 0))
}

function changeByOthers(s: State, playing: Playing): number {
  return sumOf(s, 'cost', (ability, me) => ability.cost?.(s, me, playing))
}

function ownChange(s: State, seat: Seat, kind: CardNumber): number {
  let sum = 0
  for (const place of placesOf(kind, 'own-cost')) sum += (abilityAt(kind, place) as OwnCost).change(s, seat)
  return sum
}

function playEvent(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): Event<'play'> {
  const kind = s.kinds[card]
  const { hand } = s.players[seat]
  const fromHand = hand.includes(card)
  return {
    event: 'play',
    seat,
    card,
    kind,
    on,
    cost: baseCost(s, seat, card, on, terms),
    paid: 0,
    ambush: textOf(kind)?.keywords?.includes('ambush') === true,
    fromHand,
    last: fromHand && hand.length === 1,
    replaces: NONE,
  }
}

/** The least it could cost with all that may lower it. */
function leastCost(s: State, event: Event<'play'>): number {
  const reducers = liveFor(s, event, 'before').reduce(
    (sum, { ability }) => sum + ((ability as Triggered).reduces ?? 0),
    0,
  )
  const best = replaceable(s, event).reduce((most, card) => Math.max(most, costOnCard(card.kind)), 0)
  return Math.max(0, event.cost - reducers - best)
}

export function costOnCard(kind: CardNumber): number {
  const { cost } = factsOf(kind)
  return typeof cost === 'number' ? cost : 0
}

/** Upgrades on the same card that could make way, once per round (sd.upgrade-card.5, .6). */
function replaceable(s: State, event: Event<'play'>): Card[] {
  if (event.on === NONE || isDowngrade(event.kind) || s.players[event.seat].replaced) return []
  return upgradesOn(s, event.on)
}

/** Where an upgrade or downgrade can go: characters, or what its Modify keyword names (sd.modify.2). */
export function hostsFor(s: State, seat: Seat, card: CardId, terms: Terms = {}): Card[] {
  return s.cards.filter((host) => canHost(s, seat, card, host, terms))
}

function canHost(s: State, seat: Seat, card: CardId, host: Card, terms: Terms): boolean {
  const kind = s.kinds[card]
  if (!isSideFor(kind, seat, host) || (host.type !== 'character' && host.type !== 'support')) return false
  const restrictions = restrictionsOf(kind)
  const modify = restrictions.find((one) => one.modify !== undefined)?.modify
  if (modify === undefined ? host.type !== 'character' : host.type !== 'support' || !modify(s, host))
    return false
  if (terms.on !== undefined && !terms.on(host)) return false
  if (isForbidden(s, seat, card, host.id)) return false
  if (restrictions.every((one) => one.when?.(s, seat) !== false && one.on?.(s, host) !== false)) return true
  const playing: Playing = { seat, card, kind, on: host.id, cost: costOnCard(kind) }
  return (
    terms.ignoresRestrictions === true ||
    (!isDowngrade(kind) &&
      anySays(s, 'ignoresRestrictions', (ability, me) => ability.ignoresRestrictions?.(s, me, playing)))
  )
}

function isForbidden(s: State, seat: Seat, card: CardId, on: CardId): boolean {
  if (!hasSay(s, 'ongoing', 'forbidsPlay')) return false
  const kind = s.kinds[card]
  const playing: Playing = { seat, card, kind, on, cost: costOnCard(kind) }
  return anySays(s, 'forbidsPlay', (ability, me) => ability.forbidsPlay?.(s, me, playing))
}

const restrictions: (readonly Restriction[] | undefined)[] = []

function restrictionsOf(kind: CardNumber): readonly Restriction[] {
  restrictions[kind] ??= placesOf(kind, 'restriction').map((place) => abilityAt(kind, place) as Restriction)
  return restrictions[kind]
}

/** Cards that this one could be attached to and paid for; [NONE] for what is not attached. */
function affordableHosts(s: State, seat: Seat, card: CardId, terms: Terms): CardId[] {
  const hosts = isAttached(factsOf(s.kinds[card]).type)
    ? hostsFor(s, seat, card, terms).map(({ id }) => id)
    : [NONE]
  return hosts.filter((on) => isAffordable(s, seat, card, on, terms))
}

/** What can be paid as it is needs no look at what could lower it. */
function isAffordable(s: State, seat: Seat, card: CardId, on: CardId, terms: Terms): boolean {
  const { resources } = s.players[seat]
  return (
    baseCost(s, seat, card, on, terms) <= resources ||
    leastCost(s, playEvent(s, seat, card, on, terms)) <= resources
  )
}

/** Whether a card can be played to its end (steps 2 to 5). On the path of every turn, for every card of the hand. */
export function canPlay(s: State, seat: Seat, card: CardId, terms: Terms = {}): boolean {
  const kind = s.kinds[card]
  const { type, unique } = factsOf(kind)
  const attached = isAttached(type)
  if (!attached && type !== 'event' && type !== 'support') return false
  for (const one of restrictionsOf(kind)) {
    if (one.spot?.(s, seat) === false) return false
    if (!attached && terms.ignoresRestrictions !== true && one.when?.(s, seat) === false) return false
  }
  if (unique && s.cards.some((other) => other.controller === seat && isSecondCopy(s, kind, other)))
    return false
  if (!attached) return !isForbidden(s, seat, card, NONE) && isAffordable(s, seat, card, NONE, terms)
  for (const host of s.cards)
    if (canHost(s, seat, card, host, terms) && isAffordable(s, seat, card, host.id, terms)) return true
  return false
}

/** Plays a card; false if that was not possible. */
export function* playCard(t: T, seat: Seat, card: CardId, terms: Terms = {}): Flow<boolean> {
  const s = t.state
  if (!canPlay(s, seat, card, terms)) return false
  const kind = s.kinds[card]
  // Whoever plays a card shows it first (sd.play-card.2).
  s.known[card] = ALL_SEATS
  const hosts = affordableHosts(s, seat, card, terms).map((id) => ({ do: 'card' as const, card: id }))
  const { card: on } = yield* t.choose(seat, 'attach', hosts, { rule: 'sd.play-card.4', about: kind })
  const event = playEvent(s, seat, card, on, terms)
  takeOut(s, card)
  s.playing.push(card)
  t.log?.('play', 'sd.play-card.2', { seat, kind })
  if (isCostOpen(s, event)) yield* modifyCost(t, event)
  event.paid = event.cost
  spend(t, seat, event.cost)
  giveAmbush(s, event)
  // The action waits outside the queue from now on, so that it comes before those that this card gives rise to (sd.faq.39).
  if (event.ambush) giveAdditionalAction(t, { seat, card, kind, die: NONE })
  s.happened = true
  s.players[seat].played.push(kind)
  yield* resolvePlayed(t, event)
  if (event.fromHand)
    yield* raise(t, { event: 'left-hand', seat, card: NONE, how: 'play', last: event.last, kind })
  return true
}

/** Whether there is anything to decide about the cost; mostly there is not. */
function isCostOpen(s: State, event: Event<'play'>): boolean {
  return (event.cost > 0 && replaceable(s, event).length > 0) || liveFor(s, event, 'before').length > 0
}

/** Step 5: what may be used before it is played, and the upgrade that makes way. Going on needs a cost that can be paid. */
function* modifyCost(t: T, event: Event<'play'>): Flow {
  const s = t.state
  const { seat } = event
  const used: string[] = []
  for (;;) {
    const live = liveFor(s, event, 'before').filter(({ me, place }) => !used.includes(`${me.card}.${place}`))
    const toReplace = event.replaces === NONE && event.cost > 0 ? replaceable(s, event) : []
    const enough = event.cost <= s.players[seat].resources
    const options = [
      ...live.map(({ me }, i) => ({ do: 'ability' as const, card: me.card, kind: me.kind, place: i })),
      ...toReplace
        .map(({ id }) => ({ do: 'replace' as const, card: id }))
        .filter(({ card }) => enough || helps(s, event, card)),
      ...(enough ? [{ do: 'pay' as const, cost: event.cost }] : []),
    ]
    if (options.length === 0) throw new Error(`${factsOf(event.kind).id} can't be paid after all`)
    const chosen = yield* t.choose(seat, 'cost', options, { rule: 'sd.play-card.6', about: event.kind })
    if (chosen.do === 'pay') return
    if (chosen.do === 'replace') {
      event.replaces = chosen.card
      const old = findCard(s, chosen.card)
      event.cost = Math.max(0, event.cost - (old === undefined ? 0 : costOnCard(old.kind)))
      s.players[seat].replaced = true
    } else {
      const { me, place, ability } = live[chosen.place]
      used.push(`${me.card}.${place}`)
      announce(t, me, place, ability)
      yield* done((ability as Triggered).run(t, me, event as never))
    }
  }
}

/** Whether replacing this upgrade leaves a cost that can still be brought down to what there is. */
function helps(s: State, event: Event<'play'>, card: CardId): boolean {
  const old = findCard(s, card)
  const reducers = liveFor(s, event, 'before').reduce(
    (sum, { ability }) => sum + ((ability as Triggered).reduces ?? 0),
    0,
  )
  return (
    event.cost - (old === undefined ? 0 : costOnCard(old.kind)) - reducers <= s.players[event.seat].resources
  )
}

/** Keywords that others give to a card as it is played. */
function giveAmbush(s: State, event: Event<'play'>): void {
  const playing: Playing = {
    seat: event.seat,
    card: event.card,
    kind: event.kind,
    on: event.on,
    cost: event.paid,
  }
  forEachOngoing(s, 'givesPlayed', (ability, me) => {
    if (ability.givesPlayed?.(s, me, playing).includes('ambush') === true) event.ambush = true
  })
}

/** Step 7: an event does what it says and is discarded; anything else enters play. Then it has been played. */
function* resolvePlayed(t: T, event: Event<'play'>): Flow {
  const s = t.state
  const { card, kind, seat } = event
  const isEvent = factsOf(kind).type === 'event'
  const resolved = function* (): Flow {
    if (isEvent) return yield* resolveEvent(t, event)
    if (event.replaces !== NONE)
      yield* discardFromPlay(t, { seat, card, kind, die: NONE }, event.replaces, 'cost')
    s.playing.splice(s.playing.indexOf(card), 1)
    yield* enterPlay(t, seat, card, event.on)
  }
  // Before-abilities had their turn while the cost was settled. What follows a play is noticed by cards that were
  // there before it, and by the card itself.
  yield* raise(t, event, resolved, 'before')
}

function* resolveEvent(t: T, { card, kind, seat }: Event<'play'>): Flow {
  const s = t.state
  const where: Destination[] = []
  yield* raise(t, { event: 'effect', seat, card, kind }, function* (): Flow {
    const me: Me = { seat, card, kind, die: NONE }
    for (const place of placesOf(kind, 'effect'))
      where.push(yield* done((abilityAt(kind, place) as Effect).run(t, me)))
  })
  const place = s.playing.indexOf(card)
  if (place < 0) return
  s.playing.splice(place, 1)
  const owner = s.players[ownerOf(card)]
  if (where.includes('aside')) owner.aside.push(card)
  else if (where.includes('deck-bottom')) {
    owner.deck.unshift(card)
    t.revealed('deck')
  } else owner.discard.push(card)
}

/** A support, upgrade or downgrade comes into play, ready, with its die on it (sd.support-card.1, sd.upgrade-card.3). */
export function* enterPlay(t: T, seat: Seat, card: CardId, on: CardId): Flow {
  const s = t.state
  const kind = s.kinds[card]
  const printed = factsOf(kind).type
  // What is attached is an upgrade, whatever it is elsewhere.
  const type = on === NONE || isDowngrade(kind) ? printed : 'upgrade'
  s.cards.push({ id: card, kind, controller: seat, type, on, ready: true, damage: 0, shields: 0, used: [] })
  placeDice(s, card, kind, seat, 1)
  s.known[card] = ALL_SEATS
  s.happened = true
  t.log?.('enter-play', 'sd.in-play.1', { seat, kind })
  if (on !== NONE) {
    yield* checkElite(t, on)
    yield* checkHealth(t, { seat, card, kind, die: NONE }, on)
    yield* checkUpgradeLimit(t, on)
    yield* checkDowngradeLimit(t, on)
  }
  yield* checkUnique(t, card)
}
