/** Using a card's action (rulebook: Eine Kartenaktion verwenden; Mächtige Aktion). */
import { type Flow, isMet, type Seat, type Usage, use } from '@dejarik/kernel'
import type { ActionOption, Use } from '../../offers.ts'
import {
  battlefieldCard,
  type Card,
  type CardNumber,
  findCard,
  findDie,
  NONE,
  type State,
  type T,
} from '../../state.ts'
import { CARD_RULE, type Kit, type Me } from '../abilities.ts'
import { abilitiesOf, abilityIndex } from '../cards.ts'
import { removeDice } from '../dice.ts'
import { effectOf } from '../effect-of.ts'
import { isUsed, markUsed } from '../limit.ts'
import { hasLostAbilities } from '../lost-abilities.ts'
import { forEachBorrowed, raise } from '../queue.ts'
import { exhaust } from '../ready.ts'

/** Adds every card action that a player could use. One that would do nothing is offered as well: it counts as a pass (sd.passing.3). */
export function addCardActions(s: State, seat: Seat, options: ActionOption[]): void {
  const { cards, battlefield, controller, kinds } = s
  for (const card of cards) addActionsOf(s, seat, card, card.kind, options)
  forEachBorrowed(s, (card, kind) => addActionsOf(s, seat, card, kind, options))
  if (battlefield !== NONE && controller === seat && abilitiesOf(kinds[battlefield], 'action').length > 0)
    addActionsOf(s, seat, battlefieldCard(s), kinds[battlefield], options)
}

function addActionsOf(s: State, seat: Seat, card: Card, kind: CardNumber, options: ActionOption[]): void {
  for (const { key, ability } of abilitiesOf(kind, 'action')) {
    if (card.controller !== seat && ability.anyPlayer !== true) continue
    const me: Me = { seat, card: card.id, kind, die: NONE }
    if (!isMet(usage, s, { me, key, ability, event: undefined }) || hasLostAbilities(s, card)) continue
    const before = options.length
    if (ability.cost === 'this-die')
      for (const die of s.dice)
        if (die.card === card.id && die.pool === seat)
          options.push({ do: 'use', card: card.id, kind, key, die: die.id })
    // Without a die to remove, General Veers's action does nothing (sd.passing.4).
    if (options.length === before) options.push({ do: 'use', card: card.id, kind, key, die: NONE })
  }
}

export function* useCardAction(t: T, seat: Seat, { card, kind, key, die }: Use): Flow {
  const ability = abilityIndex().ability(kind, key, 'action')
  yield* use(usage, t, { me: { seat, card, kind, die }, key, ability, event: undefined })
  // What did nothing was no action (sd.passing.3).
  if (t.state.happened) yield* raise(t, { event: 'use', seat, card, power: ability.limit === 'round' })
}

const usage: Usage<Kit, undefined> = {
  isFree: (s, { me, key }) => !isUsed(s, me, key),
  // An action may be tried without a die that could be removed for it, and does nothing.
  canPay: (s, { me, ability }) => ability.cost !== 'exhaust' || findCard(s, me.card)?.ready === true,
  agrees: () => true,
  begin(t, { me, key, ability }) {
    t.log?.('use', CARD_RULE, { seat: me.seat, kind: me.kind })
    if (ability.limit === undefined) return
    markUsed(t.state, me, key)
    // It is used up for this round, which is something (sd.faq.41).
    t.state.happened = true
  },
  pay(t, { me, ability }) {
    if (ability.cost === 'exhaust') return exhaust(t, me.card)
    const die = findDie(t.state, me.die)
    return die === undefined ? false : removeDice(t, me, [die], 'cost')
  },
  carryOut: (t, { me }, run) => effectOf(t, me, run),
}
