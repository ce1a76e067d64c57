import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Wheeta Palace collects resources and gives all of them [card: 10020] [sd.later.3]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' } },
    player2: { characters: { enemy: '02001' } },
    battlefield: '10020',
    battlefieldResources: 2,
  })
  match.player1.use('Wheeta Palace')
  match.player1.choose({ way: 'place' })
  expect(match.picture.battlefieldResources).toBe(3)
  match.player2.pass()
  match.player1.claim(true)
  expect(match.picture.battlefieldResources).toBe(4)
  match.nextRound()
  match.player1.use('Wheeta Palace')
  match.player1.choose({ way: 'take' })
  expect(match.player1.resources).toBe(6)
  expect(match.picture.battlefieldResources).toBe(0)
})
