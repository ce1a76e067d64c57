import { expect, test } from 'vitest'
import { newMatch, situation } from '../play.ts'

test('first the new base, then the Force resource, last the ships [db.start.1] [db.start.2]', () => {
  const match = situation({
    step: 'turn-start',
    force: 0,
    empire: { base: null, hand: ['Stormtrooper'], ships: ['Gozanti Cruiser'] },
  })
  expect(match.question).toBe('choose-base')
  expect(match.picture.empire.resources).toBe(0)
  match.empire.pickCard('Endor')
  expect(match.picture.empire).toMatchObject({ base: 'Endor', resources: 3 })
  const cited = match.match.log.filter(({ what }) => what === 'gain-resources').map(({ rule }) => rule)
  expect(cited).toEqual(['db.start.4', 'db.start.5'])
})

test('any of the remaining bases may be chosen [db.start.3]', () => {
  const match = situation({ active: 'rebel', step: 'turn-start', rebel: { base: null } })
  expect(match.rebel.cards('pick')).toEqual(['Hoth', 'Mon Cala', 'Sullust', 'Yavin 4'])
})

test('with the Force fully on its side the Empire begins with 1 resource, before any card is played [db.start.4]', () => {
  const full = situation({ step: 'turn-start', force: 0 })
  expect(full.picture.empire.resources).toBe(1)
  const almost = situation({ step: 'turn-start', force: 1 })
  expect(almost.picture.empire.resources).toBe(0)
})

test('ships with 2 and 3 resources bring 5, those of the opponent nothing [db.start.5] [db.start.7]', () => {
  const match = situation({
    step: 'turn-start',
    empire: { ships: ['Gozanti Cruiser', 'Imperial Carrier', 'Star Destroyer'] },
    rebel: { ships: ['Hammerhead Corvette'] },
  })
  expect([match.picture.empire.resources, match.picture.rebel.resources]).toEqual([5, 0])
})

test('on the first turn there are no ships and no income [db.start.6]', () => {
  const match = newMatch()
  expect(match.picture).toMatchObject({ turn: 1, active: 'empire' })
  expect(match.picture.empire).toMatchObject({ ships: [], resources: 0 })
})

test('what comes at the start and what is played make one pool [db.start.8]', () => {
  const match = situation({ step: 'turn-start', force: 0, empire: { hand: ['Scout Trooper'] } })
  match.empire.play('Scout Trooper')
  expect(match.picture.empire.resources).toBe(3)
})

test('Force from the new base counts for the Force resource [db.start.9]', () => {
  const match = situation({
    options: { variant: 'whole-galaxy' },
    step: 'turn-start',
    force: 3,
    empire: { base: null },
  })
  match.empire.pickCard('Mustafar')
  match.empire.trigger('Mustafar')
  expect(match.picture).toMatchObject({ force: 0 })
  expect(match.picture.empire.resources).toBe(1)
})

test('Coruscant looks after a new base is there and before the Force resource, also on the turn it is revealed [db.start.1]', () => {
  const match = situation({
    step: 'turn-start',
    force: 0,
    row: [],
    galaxyDeck: ['X-Wing', 'TIE Fighter', 'Lobot'],
    empire: { base: null },
  })
  match.empire.pickCard('Coruscant')
  match.empire.trigger('Coruscant')
  expect(match.picture.empire.resources).toBe(0)
  match.empire.pickCard('X-Wing')
  expect(match.picture).toMatchObject({ galaxyDeck: ['TIE Fighter', 'Lobot'], galaxyDiscard: ['X-Wing'] })
  expect(match.picture.empire.resources).toBe(1)
})
