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

test('Imperial HQ pays 1 of a die’s cost, also where nobody else could [card: 03069]', () => {
  const given = (exhausted: boolean) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } },
        supports: { hq: { card: '03069', exhausted } },
      },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given(false)
  match.player1.resolve('2 melee for 1')
  match.player1.yes()
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(match.supports.hq.ready).toBe(false)
  expect(given(true).player1.offers({ do: 'resolve' })).toBe(false)
  const declined = given(false)
  declined.player1.resolve('2 melee for 1')
  declined.player1.no()
  expect(declined.pool('player1')).toEqual(['2 melee for 1'])
})
