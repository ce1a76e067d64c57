/** Which questions are about cards that the board does not show. */
import { type CardId, NO_CARD, type View } from '@dejarik/deckbuilding'
import type { AskView } from '@dejarik/kernel'
import type { Choosable } from '../things.ts'

/** Cards that lie where a click can reach them. */
export function cardsOnBoard(view: View, me: number): ReadonlySet<CardId> {
  const cards = new Set<CardId>([...view.row, ...view.sides[me].hand, ...view.pilots.slice(-1)])
  for (const side of view.sides) {
    for (const { card } of [...side.units, ...side.ships]) cards.add(card)
    if (side.base !== null) cards.add(side.base.card)
  }
  cards.delete(NO_CARD)
  return cards
}

/** Whether the question is about cards that the board does not show: piles, bases to come, what was looked at. */
export function needsTray(view: View, me: number, ask: AskView, options: readonly Choosable[]): boolean {
  if (ask.what === 'action' || ask.choice?.form === 'split') return false
  const onBoard = cardsOnBoard(view, me)
  const cards = cardsOf(options)
  if (cards.length > 0) return cards.some((card) => !onBoard.has(card))
  return ask.about !== undefined && !onBoard.has(ask.about)
}

/** Cards to choose among, in the order of the options. */
export function cardsOf(options: readonly Choosable[]): readonly CardId[] {
  return options.flatMap((option) =>
    (option.do === 'pick' || option.do === 'trigger') && option.card !== NO_CARD ? [option.card] : [],
  )
}
