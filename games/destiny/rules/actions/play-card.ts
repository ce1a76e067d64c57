/**
 * Playing a card (rulebook: Eine Karte spielen) in its seven steps. Only what can be carried through is offered
 * (`canPlay`), and nobody is let out of what he then needs to pay for it.
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { abilityAt, factsOf, hasSay, placesOf } from '../../cards/catalogue.ts'
import { type CardId, findCard, NONE, ownerOf, type State, type T } from '../../state.ts'
import { type Destination, done, type Effect, type Me, type Playing, type Triggered } from '../abilities.ts'
import { forEachOngoing } from '../ask-cards.ts'
import { checkHealth } from '../damage.ts'
import { ALL_SEATS, discardFromPlay } from '../defeat.ts'
import { placeDice } from '../dice.ts'
import { checkElite } from '../elite.ts'
import type { Event } from '../events.ts'
import { takeOut } from '../hand.ts'
import { giveAdditionalAction } from '../keywords.ts'
import { checkDowngradeLimit, isAttached, isDowngrade } from '../later/downgrades.ts'
import { announce, liveFor, raise } from '../queue.ts'
import { spend } from '../resources.ts'
import { checkUnique, checkUpgradeLimit } from '../upgrades.ts'
import { affordableHosts, canPlay } from './can-play.ts'
import { costOnCard, helps, isCostOpen, playEvent, replaceable, type Terms, USUAL } from './play-cost.ts'

/** Plays a card; false if that was not possible. */
export function* playCard(t: T, seat: Seat, card: CardId, terms: Terms = USUAL): Flow<boolean> {
  const s = t.state
  if (!canPlay(s, seat, card, terms)) return false
  const kind = s.kinds[card]
  // Whoever plays a card shows it first (sd.play-card.2).
  s.known[card] = ALL_SEATS
  const on = isAttached(factsOf(kind).type) ? yield* chooseHost(t, seat, card, terms) : NONE
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
  // Before-abilities had their turn while the cost was settled. What follows a play is noticed by cards that were
  // there before it, and by the card itself.
  yield* raise(t, event, () => resolvePlayed(t, event), 'before')
  if (event.fromHand)
    yield* raise(t, { event: 'left-hand', seat, card: NONE, how: 'play', last: event.last, kind })
  return true
}

function* chooseHost(t: T, seat: Seat, card: CardId, terms: Terms): Flow<CardId> {
  const s = t.state
  const hosts = affordableHosts(s, seat, card, terms).map(({ id }) => ({ do: 'card' as const, card: id }))
  const cite = { rule: 'sd.play-card.4', about: s.kinds[card] }
  return (yield* t.choose(seat, 'attach', hosts, cite)).card
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

/** Keywords that others give to a card as it is played. */
function giveAmbush(s: State, event: Event<'play'>): void {
  if (!hasSay(s, 'ongoing', 'givesPlayed')) return
  const { seat, card, kind, on, paid } = event
  const playing: Playing = { seat, card, kind, on, cost: paid }
  forEachOngoing(s, 'givesPlayed', (ability, me) => {
    if (ability.givesPlayed?.(s, me, playing).includes('ambush') === true) event.ambush = true
  })
}

/** Step 7: an event does what it says and is discarded; anything else enters play. Then it has been played. */
function resolvePlayed(t: T, event: Event<'play'>): Flow {
  return factsOf(event.kind).type === 'event' ? resolveEvent(t, event) : resolvePermanent(t, event)
}

function* resolvePermanent(t: T, { seat, card, kind, on, replaces }: Event<'play'>): Flow {
  const s = t.state
  if (replaces !== NONE) yield* discardFromPlay(t, { seat, card, kind, die: NONE }, replaces, 'cost')
  s.playing.splice(s.playing.indexOf(card), 1)
  yield* enterPlay(t, seat, card, on)
}

function* resolveEvent(t: T, { card, kind, seat }: Event<'play'>): Flow {
  const s = t.state
  const where: Destination[] = []
  yield* raise(t, { event: 'effect', seat, card, kind }, () =>
    takeEffect(t, { seat, card, kind, die: NONE }, where),
  )
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

/** Does what the event says, and notes where it wants to go. */
function* takeEffect(t: T, me: Me, where: Destination[]): Flow {
  for (const place of placesOf(me.kind, 'effect'))
    where.push(yield* done((abilityAt(me.kind, place) as Effect).run(t, me)))
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
  if (factsOf(kind).unique) yield* checkUnique(t, card)
}
