/** Activating a character or support (rulebook: Eine Karte aktivieren). */
import type { Flow, Seat } from '@dejarik/kernel'
import { type Card, type CardId, type Die, findCard, NONE, type State, type T } from '../../state.ts'
import type { Me } from '../abilities.ts'
import { abilitiesOf } from '../cards.ts'
import { castIntoPool, rolling } from '../dice.ts'
import type { Event } from '../events.ts'
import { isForbidden } from '../prohibitions.ts'
import { followedBy, interruptedBy } from '../queue.ts'
import { exhaust } from '../ready.ts'

/** Characters always; a support needs a die (sd.activate.4): its own, or that of a mod. */
export function canActivate(s: State, card: Card): boolean {
  if (!card.ready || (card.type !== 'character' && !(card.type === 'support' && hasDie(s, card))))
    return false
  return !isForbidden(s, 'activate', card.controller, card.id)
}

function hasDie(s: State, card: Card): boolean {
  for (const { ability } of abilitiesOf(card.kind, 'enters')) if (ability.canBeActivated === true) return true
  for (const die of s.dice) if (isDieOf(s, die, card.id)) return true
  return false
}

/** Its own dice and those of its upgrades that lie on their cards (sd.activate.1, .2). */
export function diceToRoll(s: State, card: Card): Die[] {
  return s.dice.filter((die) => die.pool === NONE && die.on === die.card && isDieOf(s, die, card.id))
}

/** Its own, or that of an upgrade on it. */
function isDieOf(s: State, die: Die, id: CardId): boolean {
  if (die.card === id) return true
  const card = findCard(s, die.card)
  return card !== undefined && card.on === id && card.type === 'upgrade'
}

/** Exhausts it and rolls its dice. A Guardian that falls before is not activated (sd.guardian.2). */
export function* activate(t: T, me: Me, id: CardId): Flow<boolean> {
  return (yield* activateAll(t, me, [id])) > 0
}

/**
 * What comes before, then all are exhausted and rolled together, then what follows activating and rolling (sd.queue.9).
 * How many were activated.
 */
export function* activateAll(t: T, me: Me, ids: readonly CardId[]): Flow<number> {
  const s = t.state
  const events: Event<'activate'>[] = []
  for (const card of s.cards)
    if (ids.includes(card.id) && canActivate(s, card))
      events.push({ event: 'activate', seat: card.controller, card: card.id, rolled: [] })
  for (const event of events) yield* interruptedBy(t, event)
  const activated = events.filter(({ card }) => isActivated(t, card))
  const rolled = rollFor(t, activated[0]?.seat ?? me.seat, activated)
  for (const { seat, card } of activated) remember(s, seat, card)
  yield* followedBy(t, ...activated, ...rolled)
  return activated.length
}

/** How many characters a player has activated on his turn. */
function remember(s: State, seat: Seat, id: CardId): void {
  if (s.turn !== seat || findCard(s, id)?.type !== 'character') return
  const player = s.players[seat]
  player.lastTurn = { ...player.lastTurn, activated: player.lastTurn.activated + 1 }
}

/** Exhausts it, which is part of its activation and said as such. */
function isActivated(t: T, id: CardId): boolean {
  const card = findCard(t.state, id)
  if (card?.ready !== true) return false
  t.log?.('activate', 'sd.activate.1', { seat: card.controller, kind: card.kind, thing: id })
  return exhaust(t, id)
}

/** Rolls the dice of all that were activated at once, and notes for each which were its own. */
function rollFor(t: T, seat: Seat, activated: readonly Event<'activate'>[]): Event[] {
  const s = t.state
  const dice: Die[] = []
  for (const { card: id } of activated) {
    const card = findCard(s, id)
    if (card !== undefined) dice.push(...diceToRoll(s, card))
  }
  const rolled = castIntoPool(t, seat, dice)
  for (const { card, rolled: own } of activated)
    for (const die of rolled) if (isDieOf(s, die, card)) own.push(die.id)
  return rolled.length > 0 ? [rolling(seat, rolled, false)] : []
}
