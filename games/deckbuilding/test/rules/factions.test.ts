import { expect, test } from 'vitest'
import { DESIGNS } from '../../index.ts'
import { situation } from '../play.ts'

const row = ['TIE Fighter', 'X-Wing', 'Lobot']

test('every galaxy card is Imperial, Rebel or neutral [db.faction.1]', () => {
  const galaxy = DESIGNS.filter((design) => design.home === 'galaxy')
  expect(new Set(galaxy.map((design) => design.faction))).toEqual(new Set(['empire', 'rebel', 'neutral']))
})

test('the Empire buys Imperial and neutral cards, no Rebel ones [db.faction.3] [db.faction.4]', () => {
  const match = situation({ row, pilots: 0, empire: { resources: 9 } })
  expect(match.empire.cards('buy')).toEqual(['Lobot', 'TIE Fighter'])
})

test('the Rebels buy Rebel and neutral cards, no Imperial ones [db.faction.2] [db.faction.4]', () => {
  const match = situation({ active: 'rebel', row, pilots: 0, rebel: { resources: 9 } })
  expect(match.rebel.cards('buy')).toEqual(['Lobot', 'X-Wing'])
})

test('a neutral card is nobody’s enemy; one of the other faction is [db.faction.5]', () => {
  const neutral = situation({ row: [], galaxyDeck: ['Lobot'], empire: { units: ['Scout Trooper'] } })
  neutral.empire.use('Scout Trooper')
  expect(neutral.picture.galaxyDiscard).toEqual([])
  const enemy = situation({ row: [], galaxyDeck: ['X-Wing'], empire: { units: ['Scout Trooper'] } })
  enemy.empire.use('Scout Trooper')
  expect(enemy.picture.galaxyDiscard).toEqual(['X-Wing'])
})

test('who has neither symbol is neutral: the Outer Rim Pilot serves both [db.faction.6]', () => {
  expect(DESIGNS.find(({ id }) => id === 'outer-rim-pilot')?.faction).toBe('neutral')
  for (const active of ['empire', 'rebel'] as const) {
    const match = situation({ active, row: [], [active]: { resources: 2 } })
    expect(match[active].cards('buy')).toEqual(['Outer Rim Pilot'])
  }
})
