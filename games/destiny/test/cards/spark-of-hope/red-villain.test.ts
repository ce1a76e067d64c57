import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Hostile Territory hurts whoever does not control the battlefield as upkeep begins [card: 11032] [sd.later.1]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' } },
    player2: { characters: { enemy: '02001' }, supports: { territory: '11032' } },
    controller: 'player2',
  })
  match.player1.pass()
  match.player2.pass()
  expect(match.characters.rey.damage).toBe(2)
  expect(match.characters.enemy.damage).toBe(0)
})
