import { expect, test } from 'vitest'
import { carrying } from './mission.ts'

test('Laminate Armor of the third tier: the same health and block [card: item/laminate-armor-3]', () => {
  const match = carrying({ cards: ['item/laminate-armor-3'], active: 'troopers 1' })
  expect(match.figures.gideon.health).toBe(10 + 10 + 3)
  match.empire.attack('gideon', {
    dice: ['2 damage 3 accuracy', '2 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.empire.pass()
  match.hero('gideon').use('Laminate Armor')
  match.settle()
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.card('item/laminate-armor-3').exhausted).toBe(true)
})
