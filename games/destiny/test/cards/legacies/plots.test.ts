import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

test('Preemptive Strike deals 2 indirect damage after the set-up [card: 05170] [sd.setup.14]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05170'), deck(null)] })
  match.until('action')
  const [own, other] = match.state.cards.filter(({ type }) => type === 'character')
  expect(own.damage).toBe(0)
  // Their shields of the lost roll-off, if they have any, block it.
  expect(other.damage === 2 || other.shields === 0).toBe(true)
})

test('Imperial Palace discards a card of the opponent’s hand that is chosen [card: 05176]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' } },
    player2: { characters: { enemy: '02001' }, hand: ['Dodge', 'Salvo'] },
    battlefield: '05176',
  })
  match.player1.claim(true)
  match.player1.pick({ title: 'Salvo' })
  expect(match.player2.hand).toEqual(['Dodge'])
})

test('Taking Ground adds 2 to the roll for the battlefield [card: 05173] [sd.setup.8]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05173'), deck(null)] }, { dice: ['1 ranged', '2 ranged'] })
  match.until('battlefield')
  expect(match.asked).toBe('player1')
})
