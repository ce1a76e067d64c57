/** The two decks of the Two-Player Game: every card of the box once. */
import { CARDS } from '../../facts/index.ts'
import { STARTER } from '../formats.ts'
import { type Copies, ready } from './ready-deck.ts'

/** One copy each of the numbers from `first` to `last` of the box. */
function oneEach(first: number, last: number): Copies {
  const box = CARDS.filter(({ set, number }) => set === 'TPG' && number >= first && number <= last)
  return Object.fromEntries(box.map(({ id }) => [id, 1]))
}

export const FIRST_ORDER = ready({
  id: 'two-player-first-order',
  name: { en: 'Two-Player Game: Kylo Ren', de: 'Starter-Set: Kylo Ren' },
  format: STARTER.id,
  battlefield: '04023',
  characters: [
    { card: '04001', dice: 1 },
    { card: '04002', dice: 1 },
  ],
  cards: oneEach(3, 22),
})

export const RESISTANCE = ready({
  id: 'two-player-resistance',
  name: { en: 'Two-Player Game: Rey', de: 'Starter-Set: Rey' },
  format: STARTER.id,
  battlefield: '04046',
  characters: [
    { card: '04024', dice: 1 },
    { card: '04025', dice: 1 },
  ],
  cards: oneEach(26, 45),
})
