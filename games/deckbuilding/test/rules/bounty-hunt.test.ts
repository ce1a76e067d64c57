import { expect, test } from 'vitest'
import { DESIGNS, designOfCard } from '../../index.ts'
import { situation } from '../play.ts'

test('bounty hunt and sabotage are the same attack [db.bounty.1]', () => {
  const empire = situation({ row: ['X-Wing'], empire: { units: ['TIE Interceptor'] } })
  empire.empire.attack('X-Wing', 'TIE Interceptor')
  empire.empire.yes()
  const rebels = situation({ active: 'rebel', row: ['TIE Interceptor'], rebel: { units: ['X-Wing'] } })
  rebels.rebel.attack('TIE Interceptor', 'X-Wing')
  rebels.rebel.yes()
  expect(rebels.events).toEqual(empire.events)
  expect([empire.picture.empire.resources, rebels.picture.rebel.resources]).toEqual([3, 3])
})

test('every Imperial and Rebel unit of the galaxy has a target value and a reward, no neutral one has [db.bounty.2]', () => {
  const units = DESIGNS.filter((design) => design.type === 'unit' && design.home === 'galaxy')
  for (const unit of units) {
    const attackable = 'target' in unit && 'reward' in unit
    expect([unit.id, attackable]).toEqual([unit.id, unit.faction !== 'neutral'])
  }
})

test('the Empire reads target value and reward of a Rebel unit in the row [db.bounty.3]', () => {
  const match = situation({ row: ['Luke Skywalker'] })
  expect(designOfCard(match.empire.view.row[0])).toMatchObject({
    target: 8,
    reward: { resources: 4, force: 4 },
  })
})

test('only a card of the opposing faction can be the target [db.bounty.4]', () => {
  const match = situation({ row: ['AT-ST', 'Lobot'], empire: { units: ['Stormtrooper'] } })
  expect(match.empire.offered.filter((words) => words.do === 'commit').map((words) => words.target)).toEqual([
    'base',
  ])
})

test('3 and 3 make 6 [db.bounty.5]', () => {
  const match = situation({
    row: ['Princess Leia'],
    empire: { units: ['Death Trooper', 'TIE Interceptor'] },
  })
  match.empire.attack('Princess Leia', 'Death Trooper', 'TIE Interceptor')
  expect(match.match.log.find(({ what }) => what === 'row-attack')?.args).toMatchObject({
    total: 6,
    needed: 6,
  })
  expect(match.question).toBe('reward')
})

test('5 attack defeat a target of 5; 4 do nothing at all [db.bounty.6] [db.bounty.15]', () => {
  const row = ['Cassian Andor']
  const five = situation({ row, empire: { units: ['Boba Fett'] } })
  five.empire.attack('Cassian Andor', 'Boba Fett')
  expect(five.picture.galaxyDiscard).toEqual(['Cassian Andor'])
  const four = situation({ row, empire: { units: ['AT-ST'] } })
  four.empire.attack('Cassian Andor', 'AT-ST')
  expect(four.question).toBe('action')
  expect(four.picture).toMatchObject({
    row: ['Cassian Andor', null, null, null, null, null],
    galaxyDiscard: [],
    force: 6,
  })
  expect(four.picture.empire.resources).toBe(0)
})

test('the defeated card is discarded, then replaced, then comes the reward [db.bounty.7] [db.bounty.8]', () => {
  const match = situation({ row: ['Y-Wing'], galaxyDeck: ['Lobot'], empire: { units: ['Stormtrooper'] } })
  match.empire.attack('Y-Wing', 'Stormtrooper')
  expect(match.events.slice(-4)).toEqual(['row-attack', 'defeat', 'row-discard', 'row-refill'])
  expect(match.question).toBe('reward')
  expect(match.picture.row[0]).toBe('Lobot')
  expect(match.picture.galaxyDiscard).toEqual(['Y-Wing'])
  expect([match.picture.empire.discard, match.picture.rebel.discard]).toEqual([[], []])
})

test('the reward may be declined [db.bounty.9]', () => {
  const match = situation({ force: 3, row: ['Chewbacca'], empire: { units: ['AT-ST'] } })
  match.empire.attack('Chewbacca', 'AT-ST')
  match.empire.no()
  expect(match.picture.force).toBe(3)
})

test('the replacement is known before the reward is taken, and may be what it buys [db.bounty.10]', () => {
  const match = situation({
    active: 'rebel',
    row: ['AT-AT'],
    galaxyDeck: ['B-Wing'],
    rebel: { units: ['Luke Skywalker'] },
  })
  match.rebel.attack('AT-AT', 'Luke Skywalker')
  expect(match.question).toBe('purchase-free')
  expect(match.picture.row[0]).toBe('B-Wing')
  match.rebel.choose({ card: 'B-Wing' })
  expect(match.picture.rebel.discard).toEqual(['B-Wing'])
})

const krennic = {
  active: 'rebel',
  force: 3,
  row: ['Director Krennic'],
  galaxyDeck: ['Bossk'],
  rebel: { units: ['Rebel Commando', 'X-Wing'] },
}

test('a Commando and an X-Wing sabotage Krennic: 3 resources and 2 Force, usable at once [db.bounty.11] [db.bounty.16] [db.bounty.17]', () => {
  const match = situation(krennic)
  match.rebel.attack('Director Krennic', 'Rebel Commando', 'X-Wing')
  match.rebel.yes()
  expect(match.picture).toMatchObject({ force: 5, row: ['Bossk', null, null, null, null, null] })
  expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(true)
  match.rebel.buy('Bossk')
  expect(match.picture.rebel.resources).toBe(0)
})

test('capital ships take no part [db.bounty.12]', () => {
  const match = situation({ row: ['X-Wing'], empire: { ships: ['Star Destroyer'] } })
  expect(match.empire.offered.filter((words) => words.do === 'commit').map((words) => words.target)).toEqual([
    'base',
  ])
})

test('attack beyond the target value is lost [db.bounty.13]', () => {
  const match = situation(krennic)
  match.rebel.attack('Director Krennic', 'Rebel Commando', 'X-Wing')
  match.rebel.no()
  expect(match.picture.empire.baseDamage).toBe(0)
  expect(match.rebel.cards('commit')).toEqual([])
})

test('attacks on the row do not add up, and leave no damage [db.bounty.14]', () => {
  const match = situation({ row: ['Han Solo'], empire: { units: ['Death Trooper', 'TIE Interceptor'] } })
  match.empire.attack('Han Solo', 'Death Trooper')
  match.empire.attack('Han Solo', 'TIE Interceptor')
  expect(match.picture.row[0]).toBe('Han Solo')
  expect(match.match.state.damage.every((damage) => damage === 0)).toBe(true)
})

test('who hunted does not attack again this turn, not even after a failed hunt [db.bounty.18] [db.bounty.19]', () => {
  const match = situation({
    active: 'rebel',
    row: ['TIE Fighter', 'AT-AT'],
    rebel: { units: ['X-Wing', 'Rebel Trooper'] },
  })
  match.rebel.attack('TIE Fighter', 'Rebel Trooper')
  match.rebel.no()
  expect(match.rebel.cards('commit')).not.toContain('Rebel Trooper')
  match.rebel.attack('AT-AT', 'X-Wing')
  expect(match.picture.row[1]).toBe('AT-AT')
  expect(match.rebel.cards('commit')).toEqual([])
})

test('capital ships of the row are no targets [db.bounty.20]', () => {
  const match = situation({ row: ['Rebel Transport'], empire: { units: ['AT-AT'] } })
  expect(match.empire.offers({ do: 'commit', target: 'Rebel Transport' })).toBe(false)
})

test('neutral units are no targets, unless Ord Mantell says so, once a turn [db.bounty.21]', () => {
  const given = { row: ['Bossk', 'Dengar', 'C-ROC Cruiser'], galaxyDeck: ['TIE Fighter'] }
  const plain = situation({ ...given, empire: { units: ['AT-AT'] } })
  expect(plain.empire.offers({ do: 'commit', target: 'Bossk' })).toBe(false)
  const match = situation({
    ...given,
    options: { variant: 'whole-galaxy' },
    empire: { base: 'Ord Mantell', units: ['AT-AT', 'AT-ST', 'Stormtrooper'] },
  })
  expect(match.empire.offers({ do: 'commit', target: 'C-ROC Cruiser' })).toBe(false)
  match.empire.attack('Dengar', 'AT-ST')
  match.empire.yes()
  expect(match.picture.empire.resources).toBe(4)
  expect(match.empire.offers({ do: 'commit', target: 'Bossk' })).toBe(false)
})
