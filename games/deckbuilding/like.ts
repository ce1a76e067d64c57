/**
 * Which copies of a card are interchangeable: those that lie in the same hand, pile or row, as long as the opponent knows
 * as much of one as of the other, none of them alone is exiled at the end of the turn, and in the row none of them is
 * under attack. What is in play has marks of its own and is told apart by its number.
 */
import { type ByOption, type Option, readOption, sameFor } from '@dejarik/kernel'
import { CARDS, type CardId, DESIGN } from './facts/catalogue.ts'
import { type Move, PLAIN } from './moves.ts'
import type { Questions } from './questions.ts'
import type { State } from './state.ts'

type Likeness = (move: Move, s: State) => number | undefined

const likeNone: Likeness = () => undefined
const likeInHand: Likeness = ({ card }, s) => copyOf(s, card)
const likeInRow: Likeness = ({ card }, s) => (isCopyAttacked(s, card) ? undefined : copyOf(s, card))

const likes: ByOption<Questions, [State], number | undefined> = {
  ...sameFor(PLAIN, likeNone),
  play: likeInHand,
  buy: likeInRow,
  'pay-off': likeInRow,
  pick: ({ card }, s) => {
    const place = placesFor(s).findIndex((cards) => cards.includes(card))
    if (place < 0 || (place === ROW && isCopyAttacked(s, card))) return undefined
    return (place + 1) * CARDS * STATES + copyOf(s, card)
  },
  commit: likeNone,
  resolve: likeNone,
  yes: () => undefined,
  no: () => undefined,
}
const likeOne = readOption(likes)

export function like(s: State, option: Option): number | undefined {
  return likeOne(option, s)
}

const ROW = 0

/** Where copies can lie that are alike. */
function placesFor({ row, sides: [empire, rebels], galaxyDiscard }: State): readonly (readonly CardId[])[] {
  return [row, empire.hand, rebels.hand, empire.discard, rebels.discard, galaxyDiscard]
}

/** More than there are values of `known` and `marks` together. */
const STATES = 32

/** The card, what is known of it and what will become of it. */
function copyOf({ known, marks }: State, card: CardId): number {
  return DESIGN[card] * STATES + known[card] * 8 + marks[card]
}

/** Whether somebody stands against a copy of this card in the row. */
function isCopyAttacked({ sides, active, target }: State, card: CardId): boolean {
  for (const unit of sides[active].units)
    if (target[unit] >= 0 && DESIGN[target[unit]] === DESIGN[card]) return true
  return false
}
