/** Options in words: `{ do: 'resolve', die: '2 melee', of: 'kylo', symbol: 'melee' }`. */
import type { Option } from '@dejarik/kernel'
import { sideOf, sideWords } from '../facts/index.ts'
import { cardName, dieWords, seatName, titleOf } from '../names.ts'
import { findCard, findDie, NONE, type State } from '../state.ts'

type Words = { [word: string]: string | number }

/** Whose card it is, and on which it lies. */
function cardWords(s: State, id: number): Words {
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
function wordsOfDie(s: State, id: number, side: unknown): Words {
  const die = findDie(s, id)
  if (die === undefined) return {}
  return {
    die: dieWords(die),
    of: cardName(s, die.card),
    ...(die.pool !== NONE && { pool: seatName(die.pool) }),
    ...(typeof side === 'number' && { to: sideWords(sideOf(die.kind, side)) }),
  }
}

/** Places in lists: nothing that a reader could know or would write. */
const UNSAID: readonly string[] = ['key', 'side']

export function words(s: State, option: Option): { readonly [word: string]: string | number } {
  const said: Words = {}
  const given = option as unknown as { readonly [word: string]: unknown }
  for (const [word, value] of Object.entries(given)) {
    if (UNSAID.includes(word)) continue
    if (word === 'card' && typeof value === 'number') Object.assign(said, cardWords(s, value))
    else if (word === 'die' && typeof value === 'number')
      Object.assign(said, wordsOfDie(s, value, given.side))
    else if (word === 'kind' && typeof value === 'number') {
      if (value !== NONE) said[given.card === undefined ? 'card' : 'title'] = titleOf(value)
      if (value !== NONE && given.die === undefined && typeof given.side === 'number')
        said.to = sideWords(sideOf(value, given.side))
    } else if (word === 'seat' && typeof value === 'number') said.seat = seatName(value)
    else if (typeof value === 'number' || typeof value === 'string') said[word] = value
  }
  return said
}
