/** Ids of cards, dice and seats as messages name them (`text/names.ts` says them in a language). */
import { factsOf } from './facts/index.ts'
import { seatName } from './names.ts'
import { textOf } from './rules/cards.ts'
import { isSameSide } from './rules/choose.ts'
import { type CardId, type CardNumber, NONE, ownerOf } from './state.ts'
import type { CardView, DieView, PileCard, View } from './view.ts'

export function kindLabel(kind: CardNumber): string {
  return `card:${factsOf(kind).id}`
}

/** Kinds of cards that a seat sees lie somewhere. */
function kindsIn({ cards, players, battlefield, playing }: View): readonly CardNumber[] {
  const piles = players.flatMap(({ hand, discard, aside }) => [...hand, ...discard, ...aside])
  return [...cards, ...piles, battlefield, ...playing].map(({ kind }) => kind)
}

/** With what tells it from another card of its title that lies there, too: its subtitle, or its set. */
export function toldApart(view: View, kind: CardNumber): string {
  const title = factsOf(kind).name.en
  const isShared = kindsIn(view).some(
    (other) => other !== NONE && factsOf(other).name.en === title && !isSameCard(other, kind),
  )
  return `${kindLabel(kind)}${isShared ? '~' : ''}`
}

/** Whether two printings are the same card: the later one says nothing else. */
function isSameCard(one: CardNumber, other: CardNumber): boolean {
  const first = factsOf(one)
  const second = factsOf(other)
  return (first.reprintOf ?? first.id) === (second.reprintOf ?? second.id) && textOf(one) === textOf(other)
}

/** Numbered where its player has several, with the player where others have it, too. */
export function cardLabel(view: View, card: CardView): string {
  const alike = view.cards.filter((other) => isSameCard(other.kind, card.kind))
  const isShared = alike.some(({ controller }) => controller !== card.controller)
  return `${toldApart(view, card.kind)}${copyOf(view, card)}${isShared ? `@${seatName(card.controller)}` : ''}`
}

/** Which of its player's copies it is, if there are several. */
function copyOf({ cards }: View, { id, kind, controller }: CardView): string {
  const own = cards.filter((card) => card.controller === controller && isSameCard(card.kind, kind))
  return own.length === 1 ? '' : `#${own.findIndex((card) => card.id === id) + 1}`
}

/** Where a card lies that is no longer in play, if its owner has the same in hand and on the discard pile. */
export function whereOf({ players }: View, id: CardId, kind: CardNumber): 'hand' | 'discard' | 'there' {
  const { hand = [], discard = [] } = players[ownerOf(id)] ?? {}
  const isOne = (other: PileCard): boolean => other.kind !== NONE && isSameCard(other.kind, kind)
  if (kind === NONE || !hand.some(isOne) || !discard.some(isOne)) return 'there'
  if (hand.some(({ card }) => card === id)) return 'hand'
  return discard.some(({ card }) => card === id) ? 'discard' : 'there'
}

/** With its owner, where another has brought the same. */
export function battlefieldLabel(view: View, id: CardId, kind: CardNumber): string {
  const brought = [view.battlefield, ...view.players.flatMap(({ aside }) => aside)]
  const isShared = brought.some(
    (other) => other.kind !== NONE && ownerOf(other.card) !== ownerOf(id) && isSameCard(other.kind, kind),
  )
  return `${toldApart(view, kind)}${isShared ? `@${seatName(ownerOf(id))}` : ''}`
}

export function cardInPlay(view: Pick<View, 'cards'>, id: CardId): CardView | undefined {
  return view.cards.find((card) => card.id === id)
}

export function sideLabel(kind: CardNumber, side: number): string {
  return `side:${factsOf(kind).id}.${side}`
}

export function dieLabel(kind: CardNumber, side: number): string {
  return `die:${factsOf(kind).id}.${side}`
}

/** With the number of its card, where a die of another copy shows the same. */
export function dieInPoolLabel(view: View, die: DieView): string {
  const card = cardInPlay(view, die.card)
  const isShared = view.dice.some(
    (other) =>
      other.card !== die.card &&
      isSameCard(other.kind, die.kind) &&
      isSameSide(die.kind, other.side, die.side),
  )
  return `${dieLabel(die.kind, die.side)}${isShared && card !== undefined ? copyOf(view, card) : ''}`
}

export function seatLabel(seat: number): string {
  return `seat:${seatName(seat)}`
}
