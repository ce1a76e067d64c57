import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('“if you have a capital ship”: without one the TIE Fighter does not draw [db.if.1]', () => {
  const without = situation({ empire: { units: ['TIE Fighter'] }, rebel: { ships: ['Rebel Transport'] } })
  expect(without.empire.offers({ do: 'use', card: 'TIE Fighter' })).toBe(false)
  const withShip = situation({
    empire: { units: ['TIE Fighter'], ships: ['Gozanti Cruiser'], deck: ['Inquisitor'] },
  })
  withShip.empire.use('TIE Fighter')
  expect(withShip.picture.empire.hand).toEqual(['Inquisitor'])
})

test('on the neutral space the Force is with nobody, and Luke destroys nothing [db.if.2]', () => {
  const match = situation({
    active: 'rebel',
    force: 3,
    rebel: { units: ['Luke Skywalker'] },
    empire: { ships: ['Star Destroyer'] },
  })
  expect(match.rebel.offers({ do: 'use', card: 'Luke Skywalker' })).toBe(false)
})

test('the condition is checked at use: Force gained first makes it true [db.if.3]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { units: ['X-Wing'], hand: ['Chirrut Îmwe'] } })
  expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(false)
  match.rebel.play('Chirrut Îmwe')
  expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(true)
})
