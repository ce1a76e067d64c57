import { expect, test } from 'vitest'
import { BASE_ATTACK } from '../../index.ts'
import { situation } from '../play.ts'

test('units and ships attack the base together [db.commit.1]', () => {
  const match = situation({ empire: { units: ['TIE Fighter'], ships: ['Star Destroyer'] } })
  match.empire.attack('base', 'TIE Fighter', 'Star Destroyer')
  expect(match.picture.rebel.baseDamage).toBe(6)
})

test('an attack on the base goes through the opponent’s ships first [db.commit.2]', () => {
  const match = situation({ empire: { units: ['TIE Fighter'] }, rebel: { ships: ['Hammerhead Corvette'] } })
  match.empire.attack('base', 'TIE Fighter')
  expect(match.picture.rebel).toMatchObject({ shipDamage: [2], baseDamage: 0 })
})

test('the Rebels sabotage, the Empire hunts bounties: the same attack, its own words [db.commit.3] [db.commit.4]', () => {
  const rebels = situation({ active: 'rebel', row: ['Scout Trooper'], rebel: { units: ['Rebel Trooper'] } })
  rebels.rebel.commit('Rebel Trooper', 'Scout Trooper')
  expect(rebels.match.log.at(-1)).toMatchObject({ what: 'commit-row', rule: 'db.commit.3' })
  const empire = situation({ row: ['X-Wing'], empire: { units: ['Stormtrooper'] } })
  empire.empire.commit('Stormtrooper', 'X-Wing')
  expect(empire.match.log.at(-1)).toMatchObject({ what: 'commit-row', rule: 'db.commit.4' })
})

test('both see which cards form the attack on the base, and which stands before which target [db.commit.5] [db.commit.6]', () => {
  const match = situation({
    row: ['X-Wing', 'Y-Wing'],
    empire: { units: ['TIE Fighter', 'Stormtrooper', 'AT-ST', 'AT-AT'], ships: ['Star Destroyer'] },
  })
  match.empire.commit('TIE Fighter', 'base')
  match.empire.commit('Star Destroyer', 'base')
  match.empire.commit('Stormtrooper', 'Y-Wing')
  match.empire.commit('AT-ST', 'X-Wing')
  const { row, sides } = match.rebel.view
  const [xWing, yWing] = row
  expect(sides[0].units.map((unit) => unit.target)).toEqual([BASE_ATTACK, yWing, xWing, -1])
  expect(sides[0].ships[0].target).toBe(BASE_ATTACK)
})

test('two units attack the base and a third sabotages, in one turn [db.commit.7]', () => {
  const match = situation({
    active: 'rebel',
    row: ['Scout Trooper'],
    rebel: { units: ['X-Wing', 'Y-Wing', 'Rebel Trooper'] },
  })
  match.rebel.attack('base', 'X-Wing', 'Y-Wing')
  match.rebel.attack('Scout Trooper', 'Rebel Trooper')
  expect(match.picture.empire.baseDamage).toBe(5)
  expect(match.picture.galaxyDiscard).toEqual(['Scout Trooper'])
})

test('a card is committed to one attack a turn [db.commit.8]', () => {
  const match = situation({ active: 'rebel', row: ['Scout Trooper'], rebel: { units: ['X-Wing'] } })
  match.rebel.commit('X-Wing', 'base')
  expect(match.rebel.cards('commit')).toEqual([])
  match.rebel.resolve('base')
  expect(match.rebel.cards('commit')).toEqual([])
})

test('attacking does not use up the ability, nor the ability the attack [db.commit.9]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['X-Wing', 'X-Wing'], deck: ['Rebel Trooper', 'Rebel Trooper'] },
  })
  match.rebel.use('X-Wing')
  match.rebel.attack('base', 'X-Wing', 'X-Wing')
  match.rebel.use('X-Wing')
  expect(match.picture.empire.baseDamage).toBe(6)
  expect(match.picture.rebel.hand).toHaveLength(2)
})

test('committing does not resolve: another card may be played and join [db.commit.10] [db.commit.11]', () => {
  const match = situation({
    row: ['Han Solo'],
    empire: { units: ['Stormtrooper'], hand: ['TIE Interceptor'] },
  })
  match.empire.commit('Stormtrooper', 'Han Solo')
  expect(match.picture.row[0]).toBe('Han Solo')
  match.empire.play('TIE Interceptor')
  match.empire.attack('Han Solo', 'TIE Interceptor')
  expect(match.picture.galaxyDiscard).toEqual(['Han Solo'])
})

test('a committed card that exiles itself no longer counts [db.commit.11] [db.exile.2]', () => {
  const match = situation({ active: 'rebel', rebel: { units: ['Y-Wing', 'X-Wing'] } })
  match.rebel.commit('Y-Wing', 'base')
  match.rebel.commit('X-Wing', 'base')
  match.rebel.use('Y-Wing')
  match.rebel.resolve('base')
  expect(match.picture.empire.baseDamage).toBe(2 + 3)
})

test('a card whose target has left the row stays committed and attacks nothing else [db.commit.8]', () => {
  const match = situation({
    row: ['X-Wing', 'Lobot'],
    galaxyDeck: ['B-Wing'],
    empire: { units: ['AT-ST', 'TIE Bomber'] },
  })
  match.empire.commit('AT-ST', 'X-Wing')
  match.empire.use('TIE Bomber')
  match.empire.pickCard('X-Wing')
  expect(match.empire.cards('commit')).not.toContain('AT-ST')
  expect(match.empire.cards('resolve')).toEqual([])
  expect(match.empire.offers({ do: 'resolve' })).toBe(false)
})
