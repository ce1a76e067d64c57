/** Subtypes of cards in play: the printed ones and those that other cards give (sd.later.4). */
import { factsOf } from '../../facts/index.ts'
import { type Card, type Die, findCard, type State } from '../../state.ts'
import { forEachOngoing } from '../ask-cards.ts'
import { isAnswered } from '../cards.ts'

export function hasSubtypeNow(s: State, card: Card, subtype: string): boolean {
  if (factsOf(card.kind).subtypes.includes(subtype)) return true
  if (!isAnswered(s, 'subtypes')) return false
  let given = false
  forEachOngoing(s, 'subtypes', (ability, me) => {
    if (ability.subtypes?.(s, me, card).includes(subtype) === true) given = true
  })
  return given
}

/** A die has the subtypes of its card (sd.die-inherit.1). */
export function dieHasSubtype(s: State, die: Die, subtype: string): boolean {
  const card = findCard(s, die.card)
  return card === undefined || card.kind !== die.kind
    ? factsOf(die.kind).subtypes.includes(subtype)
    : hasSubtypeNow(s, card, subtype)
}
