import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Mechanical Insight takes a droid of the top five and puts the rest under the deck [card: 07096]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      hand: ['07096'],
      deck: ['Dodge', '02030', 'Salvo', 'Dodge', 'Dodge', 'Lightsaber'],
    },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Mechanical Insight')
  match.player1.pick({ title: 'C-3PO' })
  expect(match.player1.hand).toEqual(['C-3PO'])
  match.player1.pick({ title: 'Salvo' }, { title: 'Dodge' }, { title: 'Dodge' }, { title: 'Dodge' })
  expect(match.player1.deck[0]).toBe('Lightsaber')
  expect(match.player1.deck).toHaveLength(5)
})
