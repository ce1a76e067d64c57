import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('an Executioner rolls in when an opponent’s character falls [card: 07019]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] }, executioner: '07019' } },
      player2: { characters: { one: { card: '04024', damage: 10 }, two: '04025' } },
    },
    { dice: ['2 melee'] },
  )
  match.player1.resolve('1 melee', { on: 'one' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.characters.executioner.ready).toBe(true)
})
