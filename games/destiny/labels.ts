/** Ids of cards, dice and seats as messages name them (`text/names.ts` says them in a language). */
import { factsOf } from './facts/index.ts'
import { isSameCard, likeDie } from './like.ts'
import { seatName } from './names.ts'
import { isSameSide } from './rules/choose.ts'
import { type CardId, type CardNumber, NONE, ownerOf } from './state.ts'
import type { CardView, DieView, View } from './view.ts'

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

/**
 * What a die shows in a pool, or only whose die it is, with the number of its card where a die of another copy reads the
 * same. Dice that read the same all the same are numbered, unless they are interchangeable.
 */
export function dieNowLabel(view: View, die: DieView): string {
  const label = dieOfCopyLabel(view, die)
  const isSaidAlike = (other: DieView): boolean =>
    whoseDie(other) === whoseDie(die) && dieOfCopyLabel(view, other) === label
  const kinds = [...new Set(view.dice.filter(isSaidAlike).map((other) => likeDie(view, other) ?? other.id))]
  return kinds.length > 1 ? `${label}*${kinds.indexOf(likeDie(view, die) ?? die.id) + 1}` : label
}

/** Whose pool it is in, or who controls it. */
export function whoseDie({ pool, seat }: DieView): number {
  return pool === NONE ? seat : pool
}

function dieOfCopyLabel(view: View, die: DieView): string {
  const card = cardInPlay(view, die.card)
  const isShared = view.dice.some(
    (other) =>
      other.card !== die.card &&
      isSameCard(other.kind, die.kind) &&
      (die.pool === NONE || isSameLook(other, die)),
  )
  const copy = isShared && card !== undefined ? copyOf(view, card) : ''
  return `${die.pool === NONE ? `dice:${factsOf(die.kind).id}` : dieLabel(die.kind, die.side)}${copy}`
}

function isSameLook(one: DieView, other: DieView): boolean {
  return isSameSide(other.kind, one.side, other.side)
}

export function seatLabel(seat: number): string {
  return `seat:${seatName(seat)}`
}
