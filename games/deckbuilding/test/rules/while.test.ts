import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('while the Force is with the Empire Vader has 4 more attack, without anything being used [db.while.1]', () => {
  const match = situation({ force: 3, empire: { units: ['Darth Vader'], hand: ['Kel Dor Mystic'] } })
  expect(match.empire.attackOf('Darth Vader')).toBe(6)
  match.empire.play('Kel Dor Mystic')
  expect(match.empire.attackOf('Darth Vader')).toBe(10)
})

test('the bonus ends when its source leaves play [db.while.2]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['Luke Skywalker'] },
    empire: { units: ['TIE Fighter'], ships: ['Imperial Carrier'] },
  })
  expect(match.empire.attackOf('TIE Fighter')).toBe(3)
  match.rebel.use('Luke Skywalker')
  expect(match.empire.attackOf('TIE Fighter')).toBe(2)
})

test('two Carriers give a Fighter 2 attack [db.while.3]', () => {
  const match = situation({
    empire: { units: ['TIE Fighter', 'AT-ST'], ships: ['Imperial Carrier', 'Imperial Carrier'] },
  })
  expect([match.empire.attackOf('TIE Fighter'), match.empire.attackOf('AT-ST')]).toEqual([4, 4])
})

test('on Endor every Trooper has the bonus, as many as attack [db.while.4]', () => {
  const match = situation({
    empire: { base: 'Endor', units: ['Stormtrooper', 'Stormtrooper', 'Scout Trooper'] },
  })
  match.empire.attack('base', 'Stormtrooper', 'Stormtrooper', 'Scout Trooper')
  expect(match.picture.rebel.baseDamage).toBe(3 + 3 + 1)
  expect(match.empire.offers({ do: 'use', card: 'Endor' })).toBe(false)
})

test('attack is counted when the attack is resolved, not when the card is committed [db.while.2]', () => {
  const match = situation({ force: 3, empire: { units: ['Darth Vader'], hand: ['Kel Dor Mystic'] } })
  match.empire.commit('Darth Vader', 'base')
  match.empire.play('Kel Dor Mystic')
  match.empire.resolve('base')
  expect(match.picture.empire.victory).toEqual(['Dantooine'])
})
