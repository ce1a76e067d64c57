/** Where every card that the viewer can place lies: what a change of view means in motion. */
import { type CardId, NO_CARD, type View } from '@dejarik/deckbuilding'

/** `hand:0`, `deck:1`, `row`, `galaxy-deck`… */
export type Place = string

export function placesOf(view: View): ReadonlyMap<CardId, Place> {
  const places = new Map<CardId, Place>()
  const put = (cards: readonly CardId[], place: Place): void => {
    for (const card of cards) if (card !== NO_CARD) places.set(card, place)
  }
  for (const [seat, side] of view.sides.entries()) {
    put(side.hand, `hand:${seat}`)
    put(side.discard, `discard:${seat}`)
    put(side.victory, `victory:${seat}`)
    put(
      side.units.map((unit) => unit.card),
      `play:${seat}`,
    )
    put(
      side.ships.map((ship) => ship.card),
      `play:${seat}`,
    )
    if (side.base !== null) places.set(side.base.card, `play:${seat}`)
    put(
      side.deckKnown.map((known) => known.card),
      `deck:${seat}`,
    )
  }
  put(view.row, 'row')
  put(view.pilots, 'pilots')
  put(view.galaxyDiscard, 'galaxy-discard')
  put(
    view.galaxyDeckKnown.map((known) => known.card),
    'galaxy-deck',
  )
  put(view.exile, 'exile')
  return places
}

/** A card that changed its place, or came from where nobody could see it. */
export interface Journey {
  readonly card: CardId
  readonly from: Place
  readonly to: Place
}

/** Where a card comes from that was not in sight: the pile that fills its new place. */
const SOURCES: { readonly [kind: string]: (seat: string) => Place } = {
  hand: (seat) => `deck:${seat}`,
  discard: (seat) => `hand:${seat}`,
  play: (seat) => `hand:${seat}`,
  row: () => 'galaxy-deck',
  'galaxy-discard': () => 'galaxy-deck',
}

/** Cards that went out of sight go back to the pile that swallows them. */
const SINKS: { readonly [kind: string]: (seat: string) => Place } = {
  discard: (seat) => `deck:${seat}`,
  hand: (seat) => `discard:${seat}`,
  'galaxy-discard': () => 'galaxy-deck',
}

export function journeysBetween(before: View, after: View): readonly Journey[] {
  const was = placesOf(before)
  const is = placesOf(after)
  const journeys: Journey[] = []
  for (const [card, to] of is) {
    const from = was.get(card) ?? guess(SOURCES, to)
    if (from !== undefined && from !== to) journeys.push({ card, from, to })
  }
  for (const [card, from] of was) {
    const to = is.has(card) ? undefined : guess(SINKS, from)
    if (to !== undefined) journeys.push({ card, from, to })
  }
  return journeys
}

function guess(table: typeof SOURCES, place: Place): Place | undefined {
  const [kind, seat] = place.split(':')
  return table[kind]?.(seat ?? '')
}
