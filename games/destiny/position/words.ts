/** Options in words: `{ do: 'resolve', die: '2 melee', of: 'kylo', symbol: 'melee' }`. */
import { type Option, readOption, sameFor } from '@dejarik/kernel'
import { sideOf, sideWords } from '../facts/index.ts'
import { cardName, dieWords, seatName, titleOf } from '../names.ts'
import type { Questions } from '../questions.ts'
import { type CardId, type CardNumber, type DieId, findCard, findDie, NONE, type State } from '../state.ts'

type Words = { [word: string]: string | number }

/** Whose card it is, and on which it lies. */
function cardWords(s: State, id: CardId): Words {
  if (id === NONE) return {}
  const card = findCard(s, id)
  if (card === undefined) return { card: cardName(s, id) }
  return {
    card: cardName(s, id),
    owner: seatName(card.controller),
    ...(card.on !== NONE && { on: cardName(s, card.on) }),
  }
}

/** What it shows, of which card it is, and in whose pool. */
function wordsOfDie(s: State, id: DieId, side?: number): Words {
  const die = findDie(s, id)
  if (die === undefined) return {}
  return {
    die: dieWords(die),
    of: cardName(s, die.card),
    ...(die.pool !== NONE && { pool: seatName(die.pool) }),
    ...(side !== undefined && { to: sideWords(sideOf(die.kind, side)) }),
  }
}

/** A card out of play is called by its title, too. */
function shownWords(s: State, { card, kind }: { readonly card: CardId; readonly kind: CardNumber }): Words {
  return { ...cardWords(s, card), ...(kind !== NONE && { title: titleOf(kind) }) }
}

const PLAIN = ['claim', 'pass', 'forgo', 'shields', 'take-back', 'decline', 'yes', 'no'] as const

/** Keys of abilities and places in lists are nothing that a reader could know or would write. */
const wordsOf = readOption<Questions, [State], Words>({
  ...sameFor(PLAIN, () => ({})),
  play: (option, s) => shownWords(s, option),
  reroll: (option, s) => shownWords(s, option),
  pick: (option, s) => shownWords(s, option),
  battlefield: (option, s) => shownWords(s, option),
  ability: (option, s) => shownWords(s, option),
  use: (option, s) => ({ ...shownWords(s, option), ...wordsOfDie(s, option.die) }),
  activate: ({ card }, s) => cardWords(s, card),
  card: ({ card }, s) => cardWords(s, card),
  replace: ({ card, cost }, s) => ({ ...cardWords(s, card), cost }),
  pay: ({ cost }) => ({ cost }),
  resolve: ({ die, symbol }, s) => ({ ...wordsOfDie(s, die), symbol }),
  die: ({ die }, s) => wordsOfDie(s, die),
  turn: ({ die, side }, s) => wordsOfDie(s, die, side),
  side: ({ kind, side }) => ({ card: titleOf(kind), to: sideWords(sideOf(kind, side)) }),
  group: ({ way }) => ({ way }),
  seat: ({ seat }) => ({ seat: seatName(seat) }),
  symbol: ({ symbol }) => ({ symbol }),
  way: ({ what, way }) => ({ what, way }),
})

export function words(s: State, option: Option): { readonly [word: string]: string | number } {
  return { do: option.do, ...wordsOf(option, s) }
}
