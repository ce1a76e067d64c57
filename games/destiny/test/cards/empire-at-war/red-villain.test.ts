import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Thrawn names a number and discards a card of that cost [card: 03004]', () => {
  const match = situation({
    player1: { characters: { thrawn: '03004' } },
    player2: { characters: { enemy: '04024' }, hand: ['Dodge', 'Lightsaber'] },
  })
  match.player1.activate('thrawn', ['blank'])
  match.player1.yes()
  match.player1.number(3)
  expect(match.player2.hand).toEqual(['Dodge'])
  expect(match.player2.discard).toEqual(['Lightsaber'])
})

test('Take Prisoner counts the defeated characters of the opponent [card: 03068]', () => {
  for (const [aside, left] of [
    [[], 3],
    [['04025'], 1],
  ] as const) {
    const match = situation({
      player1: { characters: { phasma: '01001' }, hand: ['03068'], resources: 1 },
      player2: { characters: { enemy: '04024' }, hand: ['Dodge', 'Dodge', 'Dodge'], aside },
    })
    match.player1.play('Take Prisoner')
    expect(match.player2.hand).toHaveLength(left)
  }
})

test('Prepare for War is played as the first action of the round or not at all [card: 03065]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['03065'] },
    player2: { characters: { enemy: '04024' }, hand: ['03065'] },
  })
  match.player1.play('Prepare for War')
  expect(match.player1.resources).toBe(1)
  expect(match.player2.offers({ do: 'play' })).toBe(false)
  match.nextRound()
  match.player1.pass()
  match.player2.play('Prepare for War')
  expect(match.player2.resources).toBe(3)
})
