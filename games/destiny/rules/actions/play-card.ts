/**
 * Playing a card (rulebook: Eine Karte spielen) in its seven steps. Only what can be carried through is offered
 * (`canPlay`), and nobody is let out of what he then needs to pay for it.
 */
import { done, type Flow, type LogArgs, type Seat } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { type Card, type CardId, findCard, NONE, newCard, ownerOf, type State, type T } from '../../state.ts'
import type { Destination, Me, Playing } from '../abilities.ts'
import { forEachOngoing } from '../ask-cards.ts'
import { abilitiesOf, isAnswered } from '../cards.ts'
import { checkHealth } from '../damage.ts'
import { discardFromPlay } from '../defeat.ts'
import { placeDice } from '../dice.ts'
import { checkElite } from '../elite.ts'
import type { Event } from '../events.ts'
import { showPlayed, takeOut } from '../hand.ts'
import { giveAdditionalAction } from '../keywords.ts'
import { checkDowngradeLimit, isAttached, isDowngrade } from '../later/downgrades.ts'
import { announce, isHeard, liveFor, raise } from '../queue.ts'
import { spend } from '../resources.ts'
import { checkUnique, checkUpgradeLimit } from '../upgrades.ts'
import { affordableHosts, canPlay } from './can-play.ts'
import { costOnCard, helps, isCostOpen, playEvent, replaceable, type Terms, USUAL } from './play-cost.ts'

/** Plays a card out of the hand as an action; false if it was taken back before anything was paid (sd.illegal-actions.1). */
export function playAsAction(t: T, seat: Seat, card: CardId): Flow<boolean> {
  return playCard(t, seat, card, AS_ACTION)
}

const AS_ACTION: Terms = { canTakeBack: true }

/** Plays a card; false if that was not possible. */
export function* playCard(t: T, seat: Seat, card: CardId, terms: Terms = USUAL): Flow<boolean> {
  const s = t.state
  if (!canPlay(s, seat, card, terms)) return false
  const kind = s.kinds[card]
  // Whoever plays a card shows it first (sd.play-card.2).
  showPlayed(t, seat, card)
  const on = isAttached(factsOf(kind).type) ? yield* chooseHost(t, seat, card, terms) : NONE
  const event = playEvent(s, seat, card, on, terms)
  const place = s.players[seat].hand.indexOf(card)
  takeOut(s, card)
  s.playing.push(card)
  t.log?.('play', 'sd.play-card.2', onWhich(s, { seat, kind }, on))
  if (isCostOpen(s, event) && !(yield* modifyCost(t, event, terms))) {
    s.playing.splice(s.playing.indexOf(card), 1)
    s.players[seat].hand.splice(place, 0, card)
    t.log?.('take-back', 'sd.illegal-actions.1', { seat, kind })
    return false
  }
  event.paid = event.cost
  spend(t, seat, event.cost)
  giveAmbush(s, event)
  // The action waits outside the queue from now on, so that it comes before those that this card gives rise to (sd.faq.39).
  if (event.ambush) giveAdditionalAction(t, { seat, card, kind, die: NONE })
  s.happened = true
  s.players[seat].played.push(kind)
  // Before-abilities had their turn while the cost was settled. What follows a play is noticed by cards that were
  // there before it, and by the card itself.
  yield* raise(t, event, (played) => resolvePlayed(t, played))
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

/** The card that it is attached to, if any, in the words of the log. */
function onWhich(s: State, args: LogArgs, on: CardId): LogArgs {
  const host = findCard(s, on)
  return host === undefined ? args : { ...args, on: host.kind }
}

/**
 * Step 5: what may be used before it is played, and the upgrade that makes way. Going on needs a cost that can be paid.
 * No upgrade makes way unasked, not even as the only way to pay. Who would rather keep what it takes besides resources
 * can't complete the action and takes it back: false (sd.illegal-actions.1).
 */
function* modifyCost(t: T, event: Event<'play'>, { canTakeBack = false }: Terms): Flow<boolean> {
  const s = t.state
  const { seat } = event
  const used: string[] = []
  for (;;) {
    const live = liveFor(s, event, 'before').filter(({ me, key }) => !used.includes(`${me.card} ${key}`))
    const toReplace = event.replaces === NONE && event.cost > 0 ? replaceable(s, event) : []
    const enough = event.cost <= s.players[seat].resources
    const options = [
      ...live.map(({ me, key }) => ({ do: 'ability' as const, card: me.card, kind: me.kind, key })),
      ...toReplace
        .filter(({ id }) => enough || helps(s, event, id))
        .map((old) => ({ do: 'replace' as const, card: old.id, cost: costWithout(event, old) })),
      ...(enough ? [{ do: 'pay' as const, cost: event.cost }] : []),
    ]
    if (options.length === 0) throw new Error(`${factsOf(event.kind).id} can't be paid after all`)
    const isOpen = canTakeBack && !enough && isUntouched(event, used)
    const what = enough ? 'cost' : 'cost-short'
    const cite = { rule: 'sd.play-card.6', about: event.kind }
    const chosen =
      options[0].do === 'replace' || isOpen
        ? yield* t.decide(seat, what, isOpen ? [...options, TAKE_BACK] : options, cite)
        : yield* t.choose(seat, what, options, cite)
    if (chosen.do === 'take-back') return false
    if (chosen.do === 'pay') return true
    if (chosen.do === 'replace') {
      event.replaces = chosen.card
      event.cost = chosen.cost
      s.players[seat].replaced = true
    } else {
      const one = live[options.indexOf(chosen)]
      used.push(`${one.me.card} ${one.key}`)
      announce(t, one)
      if (one.ability.word === 'when') yield* done(one.ability.run(t, one.me, event))
    }
  }
}

const TAKE_BACK = { do: 'take-back' } as const

/** Whether nothing was given for it yet. */
function isUntouched({ replaces }: Event<'play'>, used: readonly string[]): boolean {
  return replaces === NONE && used.length === 0
}

/** What is left to pay if this upgrade makes way. */
function costWithout({ cost }: Event<'play'>, old: Card): number {
  return Math.max(0, cost - costOnCard(old.kind))
}

/** Keywords that others give to a card as it is played. */
function giveAmbush(s: State, event: Event<'play'>): void {
  if (!isAnswered(s, 'givesPlayed')) return
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
  else if (where.includes('hand')) owner.hand.push(card)
  else if (where.includes('deck-bottom') || where.includes('deck-top')) {
    if (where.includes('deck-top')) owner.deck.push(card)
    else owner.deck.unshift(card)
    t.revealed('deck')
  } else owner.discard.push(card)
}

/** Does what the event says, and notes where it wants to go. */
function* takeEffect(t: T, me: Me, where: Destination[]): Flow {
  for (const { ability } of abilitiesOf(me.kind, 'effect')) where.push(yield* done(ability.run(t, me)))
}

/** A support, upgrade or downgrade comes into play, ready, with its die on it (sd.support-card.1, sd.upgrade-card.3). */
export function* enterPlay(t: T, seat: Seat, card: CardId, on: CardId): Flow {
  const s = t.state
  const kind = s.kinds[card]
  const printed = factsOf(kind).type
  // What is attached is an upgrade, whatever it is elsewhere.
  const type = on === NONE || isDowngrade(kind) ? printed : 'upgrade'
  const entered = newCard(card, kind, seat, type, on)
  for (const { ability } of abilitiesOf(kind, 'enters')) {
    entered.resources = ability.resources ?? 0
    entered.ready = ability.exhausted !== true
  }
  s.cards.push(entered)
  placeDice(s, card, kind, seat, 1)
  showPlayed(t, seat, card)
  s.happened = true
  t.log?.('enter-play', 'sd.in-play.1', onWhich(s, { seat, kind, thing: card }, on))
  if (on !== NONE) {
    yield* checkElite(t, on)
    yield* checkHealth(t, { seat, card, kind, die: NONE }, on)
    yield* checkUpgradeLimit(t, on)
    yield* checkDowngradeLimit(t, on)
  }
  if (factsOf(kind).unique) yield* checkUnique(t, card)
  if (isHeard(s, 'enter')) yield* raise(t, { event: 'enter', seat, card })
}
