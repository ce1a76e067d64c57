import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('“when he defeats a target”: an attack on the base triggers nothing [db.when.1]', () => {
  const match = situation({ row: ['Y-Wing'], empire: { units: ['Boba Fett'] } })
  match.empire.attack('base', 'Boba Fett')
  expect(match.question).toBe('action')
  expect(match.picture.empire.hand).toEqual([])
})

test('nor does a card that Boba Fett did not help to defeat [db.when.1]', () => {
  const match = situation({ row: ['Y-Wing'], empire: { units: ['Boba Fett', 'Stormtrooper'] } })
  match.empire.attack('Y-Wing', 'Stormtrooper')
  match.empire.no()
  expect(match.question).toBe('action')
})

test('“during your turn”: a discard on the opponent’s own turn leaves Yavin 4 silent [db.when.1]', () => {
  const match = situation({
    empire: { ships: ['Gozanti Cruiser'], hand: ['Stormtrooper'], deck: ['Inquisitor'] },
    rebel: { base: 'Yavin 4' },
  })
  match.empire.use('Gozanti Cruiser')
  expect(match.question).toBe('action')
  expect(match.picture.empire.baseDamage).toBe(0)
})

test('“when you reveal this base” is now or never [db.when.2]', () => {
  const match = situation({ step: 'turn-start', row: ['TIE Fighter'], empire: { base: null, resources: 9 } })
  match.empire.pickCard('Corellia')
  match.empire.decline()
  expect(match.question).toBe('action')
  expect(match.empire.offers({ do: 'use', card: 'Corellia' })).toBe(false)
  expect(match.picture.row[0]).toBe('TIE Fighter')
})

test('a trigger works each time: two discards, twice 2 damage [db.when.3]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { base: 'Yavin 4', units: ['Snowspeeder', 'Snowspeeder'] },
    empire: { hand: ['Stormtrooper', 'Imperial Shuttle'] },
  })
  match.rebel.use('Snowspeeder')
  match.empire.pickCard('Stormtrooper')
  match.rebel.trigger('Yavin 4')
  match.rebel.use('Snowspeeder')
  match.rebel.trigger('Yavin 4')
  expect(match.picture.empire.baseDamage).toBe(4)
})

test('the reward comes before Dengar’s resources [db.when.4]', () => {
  const match = situation({ row: ['X-Wing'], galaxyDeck: [], empire: { units: ['Dengar'] } })
  match.empire.attack('X-Wing', 'Dengar')
  expect(match.question).toBe('reward')
  match.empire.yes()
  expect(match.picture.empire.resources).toBe(3)
  expect(match.question).toBe('trigger')
  match.empire.trigger('Dengar')
  expect(match.picture.empire.resources).toBe(5)
})

test('a trigger alone is asked about as that card, several as one question about none [db.when.1]', () => {
  const match = situation({
    row: ['Han Solo'],
    galaxyDeck: [],
    empire: { units: ['Dengar', 'Bossk', 'Stormtrooper'] },
  })
  match.empire.attack('Han Solo', 'Dengar', 'Bossk', 'Stormtrooper')
  match.empire.no()
  expect(match.empire.cards('trigger')).toEqual(['Bossk', 'Dengar'])
  expect(match.match.ask?.about).toBeUndefined()
  match.empire.trigger('Dengar')
  expect(match.empire.cards('trigger')).toEqual(['Bossk'])
  expect(match.match.ask?.about).toBe(match.state.sides[0].units[1])
})

test('several triggers at once are resolved in any order, and each may be left out [db.when.1] [db.abilities.5]', () => {
  const match = situation({
    force: 3,
    row: ['Han Solo'],
    galaxyDeck: [],
    empire: { units: ['Dengar', 'Bossk', 'Boba Fett'], deck: ['Inquisitor'] },
  })
  match.empire.attack('Han Solo', 'Dengar', 'Bossk', 'Boba Fett')
  match.empire.no()
  expect(match.empire.cards('trigger')).toEqual(['Boba Fett', 'Bossk', 'Dengar'])
  match.empire.trigger('Boba Fett')
  match.empire.trigger('Dengar')
  expect(match.empire.cards('trigger')).toEqual(['Bossk'])
  match.empire.decline()
  expect(match.picture.force).toBe(3)
  expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], resources: 2 })
})
