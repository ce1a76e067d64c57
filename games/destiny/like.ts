/**
 * What is interchangeable: copies of a card in one hand or discard pile of which everybody knows the same, and dice of one
 * card that show the same and that nothing else tells apart. Of cards in a deck the place counts, of those set aside what
 * lies on them; cards in play are told apart by their number.
 */
import { type Option, readOption, type Seat, sameFor } from '@dejarik/kernel'
import { CARDS, cardNumber, factsOf } from './facts/index.ts'
import type { Questions } from './questions.ts'
import { textOf } from './rules/cards.ts'
import { isSameSide } from './rules/choose.ts'
import { type CardId, type CardNumber, type Die, findDie, NONE, ownerOf, type State } from './state.ts'
import type { View } from './view.ts'

type Likeness = string | number | undefined

const likeNone = (): undefined => undefined

const NONE_ALIKE = ['activate', 'claim', 'pass', 'forgo', 'card', 'side', 'group', 'seat', 'symbol'] as const
const NONE_ELSE = ['ability', 'shields', 'battlefield', 'replace', 'pay', 'take-back', 'decline'] as const

const likeOne = readOption<Questions, [State], Likeness>({
  ...sameFor(NONE_ALIKE, likeNone),
  ...sameFor(NONE_ELSE, likeNone),
  ...sameFor(['way', 'yes', 'no'], likeNone),
  ...sameFor(['play', 'reroll'], ({ card }: { readonly card: CardId }, s: State) => copyOf(s, card)),
  pick: ({ card }, s) => {
    const { hand, discard } = s.players[ownerOf(card)]
    if (hand.includes(card)) return `${ownerOf(card)} hand ${copyOf(s, card)}`
    return discard.includes(card) ? `${ownerOf(card)} discard ${copyOf(s, card)}` : undefined
  },
  die: ({ die }, s) => likeDie(s, findDie(s, die)),
  resolve: ({ die, symbol }, s) => and(symbol, likeDie(s, findDie(s, die))),
  turn: ({ die, side }, s) => {
    const turned = findDie(s, die)
    return turned && and(firstSide(turned.kind, side), likeDie(s, turned))
  },
  use: ({ card, key, die }, s) => and(`${card} ${key}`, likeDie(s, findDie(s, die))),
})

export function like(s: State, option: Option): Likeness {
  return likeOne(option, s)
}

function and(what: string | number, likeness: string | undefined): Likeness {
  return likeness === undefined ? undefined : `${what} ${likeness}`
}

/** The card, whom it is known to, and whether it must be played. */
function copyOf(s: State, card: CardId): number {
  const seats = (1 << s.players.length) - 1
  return (firstPrinting(s.kinds[card]) * 16 + (s.known[card] & seats)) * 2 + (isOrdered(s, card) ? 1 : 0)
}

/** Whether somebody must play just this card. */
export function isOrdered({ orders }: Pick<View, 'orders'>, card: CardId): boolean {
  return orders.some((order) => order.card === card)
}

/** Seats that know a card besides its owner. */
export function othersWhoKnow(seats: number, owner: Seat, seenBy: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== owner && (seenBy & (1 << seat)) !== 0,
  )
}

const printings = new Map<CardNumber, CardNumber>()

/** The first printing that is the same card. */
function firstPrinting(kind: CardNumber): CardNumber {
  const known = printings.get(kind)
  if (known !== undefined) return known
  const first = CARDS.find(({ id }) => isSameCard(cardNumber(id), kind))
  const number = first === undefined ? kind : cardNumber(first.id)
  printings.set(kind, number)
  return number
}

/** Whether two printings are the same card: the later one says nothing else. */
export function isSameCard(one: CardNumber, other: CardNumber): boolean {
  if (one === other) return true
  const [first, second] = [factsOf(one), factsOf(other)]
  return (
    (first.reprintOf ?? first.id) === (second.reprintOf ?? second.id) &&
    first.unique === second.unique &&
    textOf(one) === textOf(other)
  )
}

/** What a table holds against single dice, as the state has it and every view. */
type DiceTable = Pick<View, 'round' | 'frozen' | 'resolved' | 'queue'> & { readonly dice: readonly Die[] }

/** Undefined where its card has no other die. */
export function likeDie(table: DiceTable, die: Die | undefined): string | undefined {
  if (die === undefined || !table.dice.some(({ id, card }) => card === die.card && id !== die.id))
    return undefined
  const { id, card, kind, seat, on, pool, guest } = die
  const isFrozen = table.frozen.map((one) => one.die === id && one.round >= table.round)
  const waitsFor = table.queue.map((one) => 'event' in one && isAbout(one.event, id))
  const marks = [table.resolved.includes(id), ...isFrozen, ...waitsFor]
  // What a die shows counts only in a pool.
  return [card, seat, on, pool, guest, pool === NONE ? NONE : firstSide(kind, die.side), ...marks].join(' ')
}

/** The first side of the die that looks the same. */
function firstSide(kind: CardNumber, side: number): number {
  for (let other = 0; other < side; other++) if (isSameSide(kind, other, side)) return other
  return side
}

/** Whether what happened was about this die: an ability that waits because of it may look for the die. */
function isAbout(event: object, id: number): boolean {
  const { die, dice, rolled }: { die?: unknown; dice?: unknown; rolled?: unknown } = event
  return [die, ...list(dice), ...list(rolled)].some(
    (one) => one === id || (typeof one === 'object' && one !== null && 'die' in one && one.die === id),
  )
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
