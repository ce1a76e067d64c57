/** Which of several copies of a card an option means: where it lies, and what tells it from others there. */
import { type MessageArg, never } from '@dejarik/kernel'
import { isOrdered, isSameCard, othersWhoKnow } from './like.ts'
import { seatName } from './names.ts'
import { type CardId, type CardNumber, NONE, ownerOf } from './state.ts'
import type { PileCard, View } from './view.ts'

/** Nothing where copies are interchangeable or there are none; else its place as a text, in brackets after its name. */
export function placeIn(view: View, card: CardId, zones: readonly Zone[]): MessageArg {
  const places = zones.flatMap((zone) => placesIn(view, zone, card))
  const own = places.find((one) => one.card === card)
  if (own === undefined) return ''
  const copies = places.filter((one) => isSameCard(one.kind, own.kind))
  if (copies.every(({ place }) => place === own.place)) return ''
  return { name: `place:${own.place}`, isText: true }
}

export type Zone = 'hand' | 'discard' | 'deck' | 'aside'
export const ZONES: readonly Zone[] = ['hand', 'discard', 'deck', 'aside']

interface Placed {
  readonly card: CardId
  readonly kind: CardNumber
  readonly place: string
}

/** All that the viewer knows to lie there: with the owner of the card, or set aside with anybody. */
function placesIn(view: View, zone: Zone, card: CardId): readonly Placed[] {
  const { players } = view
  const owner = ownerOf(card)
  const { hand = [], discard = [], knownInDeck = [] } = players[owner] ?? {}
  const placed = (one: PileCard, ...marks: readonly string[]): readonly Placed[] =>
    one.kind === NONE ? [] : [{ card: one.card, kind: one.kind, place: [zone, ...marks].join('/') }]
  switch (zone) {
    case 'hand':
      return hand.flatMap((one) => placed(one, ...marksOf(view, one)))
    case 'discard':
      return discard.flatMap((one) => placed(one, ...marksOf(view, { ...one, seenBy: 0 })))
    case 'deck':
      // Elsewhere it says enough that a card is not in the deck.
      return knownInDeck.some((one) => one.card === card)
        ? knownInDeck.flatMap((one) => placed(one, `${one.place + 1}`))
        : []
    case 'aside':
      return players.flatMap(({ aside }, seat) =>
        aside.flatMap((one, i) => placed(one, seatName(seat), ...(aside.length > 1 ? [`${i + 1}`] : []))),
      )
    default:
      return never(zone)
  }
}

/** Who else has seen it, and whether it must be played. */
function marksOf(view: View, { card, seenBy }: PileCard): readonly string[] {
  const seen = othersWhoKnow(view.players.length, ownerOf(card), seenBy).map((seat) => seatName(seat))
  return [...(seen.length > 0 ? [`seen ${seen.join(' ')}`] : []), ...(isOrdered(view, card) ? ['must'] : [])]
}
