/** Ids of cards, dice and seats as messages name them (`text/names.ts` says them in a language). */
import { factsOf } from './facts/index.ts'
import { seatName } from './names.ts'
import { type CardId, type CardNumber, NONE } from './state.ts'
import type { CardView, View } from './view.ts'

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
  const facts = factsOf(kind)
  const first = facts.reprintOf ?? facts.id
  const isShared = kindsIn(view).some((other) => {
    if (other === NONE || other === kind) return false
    const { id, reprintOf, name } = factsOf(other)
    return name.en === facts.name.en && (reprintOf ?? id) !== first
  })
  return `${kindLabel(kind)}${isShared ? '~' : ''}`
}

/** Numbered where its player has several, with the player where others have it, too. */
export function cardLabel(view: View, { id, kind, controller }: CardView): string {
  const alike = view.cards.filter((card) => card.kind === kind)
  const own = alike.filter((card) => card.controller === controller)
  const copy = own.length === 1 ? '' : `#${own.findIndex((card) => card.id === id) + 1}`
  return `${toldApart(view, kind)}${copy}${alike.length > own.length ? `@${seatName(controller)}` : ''}`
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

export function seatLabel(seat: number): string {
  return `seat:${seatName(seat)}`
}
