/** What cards and dice are called in scenario files: the name that the file gives them, else their English title. */
import { factsOf, sideOf, sideWords } from './facts/index.ts'
import { type CardId, type CardNumber, type Die, findCard, NONE, type State } from './state.ts'

/** Names of the seats, in seat order. */
export const SEAT_NAMES = ['player1', 'player2', 'player3', 'player4'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

/** The name of a seat; nobody's is `nobody`. */
export function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? 'nobody'
}

export function titleOf(kind: CardNumber): string {
  return kind === NONE ? 'unknown' : factsOf(kind).name.en
}

/** `kylo` if the file says so; else `AT-ST`, and `AT-ST 2` for the second that its player has in play. */
export function cardName(s: State, id: CardId): string {
  const given = s.options.names?.[id]
  if (given !== undefined) return given
  const card = findCard(s, id)
  const title = titleOf(card?.kind ?? s.kinds[id] ?? NONE)
  if (card === undefined) return title
  const alike = s.cards.filter(
    (one) =>
      one.controller === card.controller &&
      s.options.names?.[one.id] === undefined &&
      titleOf(one.kind) === title,
  )
  const copy = alike.indexOf(card)
  return copy === 0 ? title : `${title} ${copy + 1}`
}

/** What a die shows: `2 melee`. */
export function dieWords(die: Die): string {
  return sideWords(sideOf(die.kind, die.side))
}
