/**
 * Downgrades, a card type of the sets after reference 1.9 (docs/rulings.md, “Later than 1.9”). One is played on an
 * opponent's character, or on what its Modify keyword names. Whoever played it controls it, though it lies there until
 * an effect discards it or that card leaves play.
 */
import type { Flow, Seat } from '@dejarik/kernel'
import { type CardType, factsOf } from '../../facts/index.ts'
import { type Card, type CardId, type CardNumber, findCard, NONE, type State, type T } from '../../state.ts'
import type { Me } from '../abilities.ts'
import { chooseCard } from '../choose.ts'
import { discardFromPlay } from '../defeat.ts'

/** Of their own: upgrades are counted apart. */
const MOST_DOWNGRADES = 3

export function isDowngrade(kind: CardNumber): boolean {
  return factsOf(kind).type === 'downgrade'
}

/** Whether cards of this type are played on another card. */
export function isAttached(type: CardType): boolean {
  return type === 'upgrade' || type === 'downgrade'
}

/** Upgrades go on the player's own cards, downgrades on those of opponents. */
export function isSideFor(kind: CardNumber, seat: Seat, host: Card): boolean {
  return isDowngrade(kind) === (host.controller !== seat)
}

export function downgradesOn(s: State, card: CardId): Card[] {
  return s.cards.filter(({ on, type }) => on === card && type === 'downgrade')
}

/** The controller of the card on which they lie discards down to the limit. */
export function* checkDowngradeLimit(t: T, host: CardId): Flow {
  const s = t.state
  for (;;) {
    const card = findCard(s, host)
    const downgrades = downgradesOn(s, host)
    if (card === undefined || downgrades.length <= MOST_DOWNGRADES) return
    const me: Me = { seat: card.controller, card: host, kind: card.kind, die: NONE }
    const excess = yield* chooseCard(t, me, 'too-many-downgrades', downgrades, { rule: 'sd.upgrade-card.8' })
    if (excess === null || !(yield* discardFromPlay(t, me, excess.id, 'game'))) return
  }
}
