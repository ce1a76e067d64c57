/** Facts by id, by number and by title. States store numbers: a card's place in `CARDS`, fixed for a version of the rules. */
import type { Id } from '@dejarik/kernel'
import type { CardFacts } from './card.ts'
import type { Side } from './die.ts'
import { CARDS } from './sets/index.ts'

/** What is printed on a card: its place in the list of all cards. */
export type CardNumber = Id<'printed card'>

const NUMBERS: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, number) => [id, number]))

/** Ids from outside go through here. */
export function findCard(id: string): CardFacts | undefined {
  const number = NUMBERS.get(id)
  return number === undefined ? undefined : CARDS[number]
}

/** For ids that must exist, because our own tables name them. */
export function cardNumber(id: string): CardNumber {
  const number = NUMBERS.get(id)
  if (number === undefined) throw new Error(`there is no card with the id ${id}`)
  return number
}

export function cardFacts(id: string): CardFacts {
  return CARDS[cardNumber(id)]
}

export function factsOf(card: CardNumber): CardFacts {
  return CARDS[card]
}

export function sideOf(card: CardNumber, side: number): Side {
  const { die } = CARDS[card]
  if (die === null) throw new Error(`${CARDS[card].id} has no die`)
  return die[side]
}

/** A title without its typography: apostrophes, accents and spaces don't make another card. */
export function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

function byTitle(): ReadonlyMap<string, readonly CardFacts[]> {
  const found = new Map<string, CardFacts[]>()
  for (const card of CARDS)
    for (const title of new Set([plain(card.name.en), plain(card.name.de)])) {
      const same = found.get(title)
      if (same === undefined) found.set(title, [card])
      else same.push(card)
    }
  return found
}

let titles: ReadonlyMap<string, readonly CardFacts[]> | undefined

/** All cards of that title in either language, the earliest first. */
export function cardsNamed(title: string): readonly CardFacts[] {
  titles ??= byTitle()
  return titles.get(plain(title)) ?? []
}

/** Cards of the same title are copies of each other, whatever else differs (sd.copy.1). */
export function isCopy(one: CardFacts, other: CardFacts): boolean {
  return one.name.en === other.name.en
}

/** All sides of a flip card, the front (A) first; any other card alone. */
export function sidesOf(id: string): readonly string[] {
  const letters = ['A', 'B', 'C', 'D'].map((letter) => `${id.slice(0, 5)}${letter}`)
  return id.length === 5 ? [id] : letters.filter((side) => NUMBERS.has(side))
}

/** Whether a match begins with this side up; backs can't be put into a deck. */
export function isFront(id: string): boolean {
  return id.length === 5 || id.endsWith('A')
}
