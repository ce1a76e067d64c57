/** Using a card's action (rulebook: Eine Kartenaktion verwenden; Mächtige Aktion). */
import type { Flow, Seat } from '@dejarik/kernel'
import { abilityAt, placesOf } from '../../cards/catalogue.ts'
import {
  battlefieldCard,
  type Card,
  type CardId,
  type CardNumber,
  type DieId,
  findCard,
  findDie,
  NONE,
  type State,
  type T,
} from '../../state.ts'
import { CARD_RULE, type CardAction, type Me } from '../abilities.ts'
import type { ActionOption } from '../action-phase.ts'
import { removeDice } from '../dice.ts'
import { effectOf } from '../effect-of.ts'
import { hasLostAbilities } from '../lost-abilities.ts'
import { forEachBorrowed, raise } from '../queue.ts'

export interface UseOption {
  readonly do: 'use'
  readonly card: CardId
  readonly kind: number
  readonly place: number
  /** The die that is removed for it; NONE if it asks for none, or there is none. */
  readonly die: DieId
}

/** Adds every card action that a player could use. One that would do nothing is offered as well: it counts as a pass (sd.passing.3). */
export function addCardActions(s: State, seat: Seat, options: ActionOption[]): void {
  const { cards, battlefield, controller, kinds } = s
  for (const card of cards) addActionsOf(s, seat, card, card.kind, options)
  forEachBorrowed(s, (card, kind) => addActionsOf(s, seat, card, kind, options))
  if (battlefield !== NONE && controller === seat && placesOf(kinds[battlefield], 'action').length > 0)
    addActionsOf(s, seat, battlefieldCard(s), kinds[battlefield], options)
}

function addActionsOf(s: State, seat: Seat, card: Card, kind: CardNumber, options: ActionOption[]): void {
  for (const place of placesOf(kind, 'action')) {
    const ability = abilityAt(kind, place) as CardAction
    if (!canUse(s, seat, card, kind, place, ability)) continue
    const before = options.length
    if (ability.removesDie === true)
      for (const die of s.dice)
        if (die.card === card.id && die.pool === seat)
          options.push({ do: 'use', card: card.id, kind, place, die: die.id })
    // Without a die to remove, General Veers's action does nothing (sd.passing.4).
    if (options.length === before) options.push({ do: 'use', card: card.id, kind, place, die: NONE })
  }
}

function canUse(
  s: State,
  seat: Seat,
  card: Card,
  kind: CardNumber,
  place: number,
  ability: CardAction,
): boolean {
  if (card.controller !== seat && ability.anyPlayer !== true) return false
  if (ability.power === true && card.used.includes(place)) return false
  if (hasLostAbilities(s, card)) return false
  return ability.when?.(s, { seat, card: card.id, kind, die: NONE }) !== false
}

export function* useCardAction(t: T, seat: Seat, { card, kind, place, die }: UseOption): Flow {
  const s = t.state
  const ability = abilityAt(kind, place) as CardAction
  const me: Me = { seat, card, kind, die }
  t.log?.('use', CARD_RULE, { seat, kind })
  if (ability.power === true) {
    const used = card === s.battlefield ? s.battlefieldUsed : findCard(s, card)?.used
    used?.push(place)
    // It is used up for this round, which is something (sd.faq.41).
    s.happened = true
  }
  if (ability.removesDie === true) {
    const removed = findDie(s, die)
    if (removed === undefined || !(yield* removeDice(t, me, [removed], 'cost'))) return
  }
  yield* effectOf(t, me, () => ability.run(t, me))
  // What did nothing was no action (sd.passing.3).
  if (s.happened) yield* raise(t, { event: 'use', seat, card, power: ability.power === true })
}
