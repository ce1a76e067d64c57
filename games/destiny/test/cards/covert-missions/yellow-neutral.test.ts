import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('an Improvised Explosive goes off in the second round that begins with it [card: 12142] [sd.later.1] [sd.later.3]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['12142'], resources: 1 },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Improvised Explosive')
  match.nextRound()
  expect(match.supports['Improvised Explosive'].resources).toBe(1)
  expect(match.characters.enemy.damage).toBe(0)
  match.until('deck')
  match.player1.choose({ seat: 'player2' })
  expect(match.characters.enemy.damage).toBe(3)
  expect(match.supports).toEqual({})
  expect(match.asked).toBe('player1')
})
