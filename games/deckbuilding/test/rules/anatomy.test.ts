import { expect, test } from 'vitest'
import { DESIGNS } from '../../index.ts'
import { newMatch, situation } from '../play.ts'

test('there are units, capital ships and bases, and nothing else [db.anatomy.1]', () => {
  expect(new Set(DESIGNS.map((design) => design.type))).toEqual(new Set(['unit', 'ship', 'base']))
})

test('a card of cost 4 takes 4 resources [db.anatomy.2]', () => {
  const match = situation({ row: ['HWK-290'], empire: { resources: 4 } })
  match.empire.buy('HWK-290')
  expect(match.picture.empire.resources).toBe(0)
})

test('attack 3 deals 3 damage [db.anatomy.3]', () => {
  const match = situation({ active: 'rebel', rebel: { units: ['X-Wing'] } })
  match.rebel.attack('base', 'X-Wing')
  expect(match.picture.empire.baseDamage).toBe(3)
})

test('a unit with 2 resources brings 2 when played [db.anatomy.4]', () => {
  const match = situation({ empire: { hand: ['Scout Trooper'] } })
  match.empire.play('Scout Trooper')
  expect(match.picture.empire.resources).toBe(2)
})

test('a unit with Force 2 moves the marker 2 spaces when played [db.anatomy.5]', () => {
  const match = situation({ force: 4, empire: { hand: ['Kel Dor Mystic'] } })
  match.empire.play('Kel Dor Mystic')
  expect(match.picture.force).toBe(2)
})

test('cards refer to names: Krennic draws 2 on the Death Star [db.anatomy.6]', () => {
  const deck = ['Stormtrooper', 'Stormtrooper', 'Inquisitor']
  const match = situation({ empire: { base: 'Death Star', units: ['Director Krennic'], deck } })
  match.empire.use('Director Krennic')
  expect(match.picture.empire.hand).toHaveLength(2)
})

test('a target of 5 falls to 5 attack [db.anatomy.7]', () => {
  const match = situation({ row: ['Han Solo'], empire: { units: ['Boba Fett'] } })
  match.empire.attack('Han Solo', 'Boba Fett')
  expect(match.picture.galaxyDiscard).toEqual(['Han Solo'])
})

test('a reward of 3 resources brings 3 [db.anatomy.8]', () => {
  const match = situation({ row: ['X-Wing'], empire: { units: ['AT-ST'] } })
  match.empire.attack('X-Wing', 'AT-ST')
  match.empire.yes()
  expect(match.picture.empire.resources).toBe(3)
})

test('“unique” is a word for other cards, and no limit in itself [db.anatomy.9]', () => {
  const alone = situation({ active: 'rebel', rebel: { units: ['Chewbacca', 'X-Wing'] } })
  expect(alone.rebel.offers({ do: 'use', card: 'Chewbacca' })).toBe(false)
  const match = situation({ active: 'rebel', rebel: { units: ['Chewbacca'], hand: ['Han Solo'] } })
  match.rebel.play('Han Solo')
  expect(match.rebel.offers({ do: 'use', card: 'Chewbacca' })).toBe(true)
})

test('the type decides: at the end of the turn a unit is discarded and a capital ship stays [db.anatomy.10]', () => {
  const match = situation({
    empire: { units: ['TIE Fighter'], ships: ['Star Destroyer'], deck: Array(5).fill('Imperial Shuttle') },
  })
  match.empire.endTurn()
  expect(match.picture.empire.ships).toEqual(['Star Destroyer'])
  expect(match.picture.empire.discard).toEqual(['TIE Fighter'])
})

test('a card with the Imperial symbol is not for the Rebels [db.anatomy.11]', () => {
  const match = situation({ active: 'rebel', row: ['TIE Fighter', 'X-Wing'], rebel: { resources: 9 } })
  expect(match.rebel.cards('buy')).toEqual(['Outer Rim Pilot', 'X-Wing'])
})

test('traits are words for other cards: Endor lifts a Trooper, not a Fighter [db.anatomy.12]', () => {
  const match = situation({ empire: { base: 'Endor', units: ['Stormtrooper', 'TIE Fighter'] } })
  expect([match.empire.attackOf('Stormtrooper'), match.empire.attackOf('TIE Fighter')]).toEqual([3, 2])
})

test('a card without ability text has nothing to use [db.anatomy.13]', () => {
  const match = situation({ empire: { units: ['Stormtrooper', 'TIE Bomber'] } })
  expect(match.empire.cards('use')).toEqual(['TIE Bomber'])
})

test('4 damage destroy a ship with 4 hit points, 3 do not [db.anatomy.14]', () => {
  const given = (unit: string) => ({ empire: { units: [unit] }, rebel: { ships: ['Hammerhead Corvette'] } })
  const three = situation(given('TIE Interceptor'))
  three.empire.attack('base', 'TIE Interceptor')
  expect(three.picture.rebel.shipDamage).toEqual([3])
  const four = situation(given('AT-ST'))
  four.empire.attack('base', 'AT-ST')
  expect(four.picture.rebel.ships).toEqual([])
})

test('a starting base begins in play and does nothing else [db.anatomy.15]', () => {
  const match = newMatch()
  expect(match.picture.empire.base).toBe('Lothal')
  expect(match.empire.offers({ do: 'use', card: 'Lothal' })).toBe(false)
  expect(DESIGNS.find(({ id }) => id === 'lothal')).not.toHaveProperty('abilities')
})
