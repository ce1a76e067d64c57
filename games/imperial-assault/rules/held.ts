/** Cards of a campaign in play: whose they are, whether they count now, exhausting, depleting and discarding them. */
import { type FigureId, type Held, type HeldId, NONE, type State, type T } from '../state.ts'
import { cardOf } from './cards.ts'

/** Whether it counts at all: in play, not left behind, not face down, not depleted, and no modification without a weapon (ia.modifications.7). */
export function isLive({ seat, away, facedown, depleted, on, card }: Held): boolean {
  if (seat === NONE || away || facedown || depleted) return false
  return on !== NONE || cardOf(card).facts.item?.kind !== 'modification'
}

/** Whether it is one of this figure's cards: its hero's, on its group, or one that its player has for all. A secret card does
 * nothing before it is played. */
export function isWith(s: State, id: HeldId, figure: FigureId): boolean {
  const held = s.held[id]
  const { seat, group } = s.figures[figure]
  if (held.seat !== seat || held.secret || !isLive(held)) return false
  if (held.hero !== NONE) return held.hero === figure
  return held.group === NONE ? cardOf(held.card).facts.attachesTo === null : held.group === group
}

/** The weapon that a card is or is attached to; NONE for all others. */
export function weaponOf(s: State, id: HeldId): HeldId {
  const { on, card } = s.held[id]
  if (on !== NONE) return on
  return cardOf(card).facts.item?.attack == null ? NONE : id
}

/** A weapon's abilities don't count in an attack with another weapon (ia.item-cards.5). */
export function isAsleep(s: State, id: HeldId): boolean {
  const attack = s.attacks.at(-1)
  if (attack === undefined || attack.attacker !== s.held[id].hero) return false
  const weapon = weaponOf(s, id)
  return weapon !== NONE && weapon !== attack.weapon
}

export function exhaustCard(t: T, id: HeldId): void {
  t.state.held[id].exhausted = true
  t.log?.('card-exhausted', 'ia.exhaust.1', { card: t.state.held[id].card })
}

export function depleteCard(t: T, id: HeldId): void {
  t.state.held[id].depleted = true
  t.log?.('card-depleted', 'ia.exhaust.1', { card: t.state.held[id].card })
}

/** Out of play; supplies go back to their deck after the mission (ia.supply-cards.5), agenda cards to the box. */
export function discardCard(t: T, id: HeldId): void {
  const held = t.state.held[id]
  if (held.secret) t.revealed('agenda')
  t.log?.('card-discarded', 'ia.supply-cards.3', { card: held.card })
  held.seat = NONE
  held.group = NONE
  held.on = NONE
  held.secret = false
}

/** A card comes into play. */
export function hold(s: State, card: number, more: Partial<Omit<Held, 'card'>> & Pick<Held, 'seat'>): HeldId {
  s.held.push({
    card,
    hero: NONE,
    group: NONE,
    on: NONE,
    exhausted: false,
    depleted: false,
    away: false,
    facedown: false,
    secret: false,
    value: 0,
    ...more,
  })
  return s.held.length - 1
}
