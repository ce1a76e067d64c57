/** Using a card's action (rulebook: Eine Kartenaktion verwenden; Mächtige Aktion). */
import type { Flow, Seat } from '@dejarik/kernel'
import { abilityAt, placesOf } from '../../cards/catalogue.ts'
import {
  battlefieldCard,
  type Card,
  type CardId,
  type DieId,
  findCard,
  findDie,
  NONE,
  type State,
  type T,
} from '../../state.ts'
import { CARD_RULE, type CardAction, done, type Me } from '../abilities.ts'
import { removeDice } from '../dice.ts'
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

/** Every card action that a player could use. One that would do nothing is offered as well: it counts as a pass (sd.passing.3). */
export function cardActions(s: State, seat: Seat): UseOption[] {
  const found: UseOption[] = []
  const look = (card: Card, kind: number): void => {
    for (const place of placesOf(kind, 'action')) {
      const ability = abilityAt(kind, place) as CardAction
      if (card.controller !== seat && ability.anyPlayer !== true) continue
      if (ability.power === true && card.used.includes(place)) continue
      if (hasLostAbilities(s, card)) continue
      if (ability.when?.(s, { seat, card: card.id, kind, die: NONE }) === false) continue
      const option = { do: 'use' as const, card: card.id, kind, place }
      const dice =
        ability.removesDie === true ? s.dice.filter((die) => die.card === card.id && die.pool === seat) : []
      // Without a die to remove, General Veers's action does nothing (sd.passing.4).
      if (dice.length === 0) found.push({ ...option, die: NONE })
      for (const die of dice) found.push({ ...option, die: die.id })
    }
  }
  for (const card of s.cards) look(card, card.kind)
  forEachBorrowed(s, look)
  const { battlefield, controller } = s
  if (battlefield !== NONE && controller === seat) look(battlefieldCard(s), s.kinds[battlefield])
  return found
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
  yield* done(ability.run(t, me))
  // What did nothing was no action (sd.passing.3).
  if (s.happened) yield* raise(t, { event: 'use', seat, card, power: ability.power === true })
}
