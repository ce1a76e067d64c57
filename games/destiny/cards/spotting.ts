/** Titles: whether a card is a certain one, and whether a player has it in play (rulebook: Sichten). */
import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type Card, type CardNumber, findCard, type State } from '../state.ts'

/** All cards with a title are copies of each other, whatever their subtitles (sd.copy.1). */
export function isTitled(kind: CardNumber | undefined, title: string): boolean {
  return kind !== undefined && factsOf(kind).name.en === title
}

/** Cards with this title that the player has in play. */
export function titledCards(s: State, seat: Seat, title: string): Card[] {
  return s.cards.filter((card) => card.controller === seat && isTitled(card.kind, title))
}

export function spotsTitled(s: State, seat: Seat, title: string): boolean {
  return titledCards(s, seat, title).length > 0
}

/** "If this upgrade is on …". */
export function isOnTitled(s: State, upgrade: number, title: string): boolean {
  return isTitled(findCard(s, findCard(s, upgrade)?.on ?? -1)?.kind, title)
}
