/** Options for the self-check: random legal decks of all written cards, mostly for two players. */
import { FastRng } from '@dejarik/kernel'
import { type Companion, DEFAULT_FORMAT, type Deck, FORMATS, isInFormat, randomDeck } from './build/index.ts'
import { isConditional, isHardToPlay } from './coverage.ts'
import { CARDS, type CardFacts } from './facts/index.ts'
import { isImplemented } from './rules/cards.ts'

/** One match in six is for three, and one for four. */
const SEATS = [2, 2, 2, 3, 2, 4]

/** The format with all cards, for those that are later than the usual one. */
const WIDEST = FORMATS.filter(({ kind }) => kind === 'infinite').at(-1) ?? DEFAULT_FORMAT

/** What a card needs beside it, where a random deck seldom has it. */
const COMPANIONS: { readonly [card: string]: Companion | undefined } = {
  // Anger: dice that show blanks.
  '02071': ({ die }) => die !== null && die.filter(({ symbol }) => symbol === 'blank').length > 1,
  // Friends in High Places: dice that show high values.
  '02083': ({ die }) => die !== null && die.filter(({ value }) => value !== 'X' && value > 1).length > 3,
  // Millennium Falcon: its Escape Craft.
  '08103': ({ id }) => id === '08102',
  // Dorsal Turret: what it can be put on.
  '08131': ({ type, subtypes }) => type === 'support' && subtypes.includes('vehicle'),
  // Dead Or Alive: somebody who would collect.
  '11138': ({ type, subtypes }) => type === 'character' && subtypes.includes('bounty-hunter'),
}

const needs = ({ id }: CardFacts): Companion | undefined => COMPANIONS[id]

/** The same list for the same number. Decks are built around one written card after another, so that none is left out. */
export function randomOptions(count: number, seed: number): { readonly decks: readonly Deck[] }[] {
  const rng = new FastRng(seed)
  const written = CARDS.filter(({ id, reprintOf }) => reprintOf === null && isImplemented(id)).flatMap(
    (card) => new Array<CardFacts>(decksFor(card)).fill(card),
  )
  const order = written.map((_, i) => i)
  // Those around the same card are to meet others than each other.
  rng.shuffle(order)
  let next = 0
  return Array.from({ length: count }, (_, i) => ({
    decks: Array.from({ length: SEATS[i % SEATS.length] }, () =>
      deckAround(rng, written[order[next++ % order.length]]),
    ),
  }))
}

/** Random players seldom get to some cards, so these are in more decks. */
function decksFor(card: CardFacts): number {
  if (COMPANIONS[card.id] !== undefined) return 16
  if (isConditional(card)) return 6
  return isHardToPlay(card) ? 3 : 1
}

/** Every third deck draws on all sets, whatever it is built around. */
function deckAround(rng: FastRng, card: CardFacts): Deck {
  const format = isInFormat(card, DEFAULT_FORMAT) && rng.int(3) > 0 ? DEFAULT_FORMAT : WIDEST
  const deck =
    randomDeck(rng, isImplemented, { format, around: card.id, needs }) ??
    randomDeck(rng, isImplemented, { format, needs })
  if (deck === null) throw new Error('the written cards make no legal deck')
  return deck
}
