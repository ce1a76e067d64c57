/** Whether a card can be played, and on what (rulebook: Eine Karte spielen, steps 2 to 5). */
import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../../facts/index.ts'
import { type Card, type CardId, type CardNumber, NONE, type State } from '../../state.ts'
import type { Playing } from '../abilities.ts'
import { anySays } from '../ask-cards.ts'
import { abilitiesOf, isAnswered } from '../cards.ts'
import { isAttached, isDowngrade, isSideFor } from '../later/downgrades.ts'
import { isSecondCopy } from '../upgrades.ts'
import { costOnCard, isAffordable, type Terms, USUAL } from './play-cost.ts'

/** Where an upgrade or downgrade can go: characters, or what its Modify keyword names (sd.modify.2). */
export function hostsFor(s: State, seat: Seat, card: CardId, terms: Terms = USUAL): Card[] {
  return s.cards.filter((host) => canHost(s, seat, card, host, terms))
}

function canHost(s: State, seat: Seat, card: CardId, host: Card, terms: Terms): boolean {
  const kind = s.kinds[card]
  if (!isHostType(s, kind, host) || !isSideFor(kind, seat, host)) return false
  if (terms.on !== undefined && !terms.on(host)) return false
  if (isForbidden(s, seat, card, host.id)) return false
  if (terms.ignoresRestrictions === true || isUnrestricted(s, seat, kind, host)) return true
  if (isDowngrade(kind) || !isAnswered(s, 'ignoresRestrictions')) return false
  const playing: Playing = { seat, card, kind, on: host.id, cost: costOnCard(kind) }
  return anySays(s, 'ignoresRestrictions', (ability, me) => ability.ignoresRestrictions?.(s, me, playing))
}

/** A character, or a support that its Modify keyword names. */
function isHostType(s: State, kind: CardNumber, host: Card): boolean {
  if (host.type !== 'character' && host.type !== 'support') return false
  for (const { ability } of abilitiesOf(kind, 'only')) {
    const { modify, modifyAny } = ability
    if (modifyAny !== undefined) return modifyAny(s, host)
    if (modify !== undefined) return host.type === 'support' && modify(s, host)
  }
  return host.type === 'character'
}

function isUnrestricted(s: State, seat: Seat, kind: CardNumber, host: Card): boolean {
  for (const { ability: one } of abilitiesOf(kind, 'only'))
    if (one.if?.(s, seat) === false || one.on?.(s, host) === false) return false
  return true
}

function isForbidden(s: State, seat: Seat, card: CardId, on: CardId): boolean {
  if (!isAnswered(s, 'forbidsPlay')) return false
  const kind = s.kinds[card]
  const playing: Playing = { seat, card, kind, on, cost: costOnCard(kind) }
  return anySays(s, 'forbidsPlay', (ability, me) => ability.forbidsPlay?.(s, me, playing))
}

/** Cards that this one could be attached to and paid for. */
export function affordableHosts(s: State, seat: Seat, card: CardId, terms: Terms): Card[] {
  return hostsFor(s, seat, card, terms).filter((host) => isAffordable(s, seat, card, host.id, terms))
}

/** Whether a card can be played to its end (steps 2 to 5). On the path of every turn, for every card of the hand. */
export function canPlay(s: State, seat: Seat, card: CardId, terms: Terms = USUAL): boolean {
  const kind = s.kinds[card]
  const { type, unique } = factsOf(kind)
  const attached = isAttached(type)
  if (!attached && type !== 'event' && type !== 'support') return false
  for (const { ability: one } of abilitiesOf(kind, 'only')) {
    if (one.spot?.(s, seat) === false) return false
    if (!attached && terms.ignoresRestrictions !== true && one.if?.(s, seat) === false) return false
  }
  if (unique && hasCopy(s, seat, kind)) return false
  if (!attached) return !isForbidden(s, seat, card, NONE) && isAffordable(s, seat, card, NONE, terms)
  for (const host of s.cards)
    if (canHost(s, seat, card, host, terms) && isAffordable(s, seat, card, host.id, terms)) return true
  return false
}

/** Whether the player has a copy of this unique card in play. */
function hasCopy(s: State, seat: Seat, kind: CardNumber): boolean {
  for (const other of s.cards) if (other.controller === seat && isSecondCopy(s, kind, other)) return true
  return false
}
