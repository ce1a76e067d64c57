import { expect, test } from 'vitest'
import { forceIsFullyWith, forceIsWith } from '../../rules/force.ts'
import { situation } from '../play.ts'

function whom(force: number): string {
  const { state } = situation({ force }).match
  if (forceIsWith(state, 0)) return forceIsFullyWith(state, 0) ? 'fully Empire' : 'Empire'
  if (forceIsWith(state, 1)) return forceIsFullyWith(state, 1) ? 'fully Rebels' : 'Rebels'
  return 'nobody'
}

test('the marker alone decides whom the Force is with [db.force.1] [db.force.3] [db.force.4] [db.force.5] [db.force.9] [db.force.11]', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(whom)).toEqual([
    'fully Empire',
    'Empire',
    'Empire',
    'nobody',
    'Rebels',
    'Rebels',
    'fully Rebels',
  ])
})

test('six spaces lead from the last light space to the last dark one [db.force.2]', () => {
  const match = situation({
    force: 6,
    empire: { hand: ['Darth Vader', 'Grand Moff Tarkin', 'Kel Dor Mystic'] },
  })
  match.empire.play('Darth Vader', 'Grand Moff Tarkin', 'Kel Dor Mystic')
  expect(match.picture.force).toBe(0)
  expect(whom(0)).toBe('fully Empire')
})

test('“if the Force is with you” needs the marker on one of the owner’s three spaces [db.force.6]', () => {
  for (const force of [0, 1, 2, 3, 4, 5, 6]) {
    const match = situation({ active: 'rebel', force, rebel: { units: ['X-Wing'] } })
    expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(force >= 4)
  }
})

test('gaining Force moves the marker toward whoever gains it [db.force.7]', () => {
  const dark = situation({ force: 3, empire: { hand: ['Darth Vader'] } })
  dark.empire.play('Darth Vader')
  expect(dark.picture.force).toBe(1)
  const light = situation({ active: 'rebel', force: 3, rebel: { hand: ['Luke Skywalker'] } })
  light.rebel.play('Luke Skywalker')
  expect(light.picture.force).toBe(5)
  expect(light.match.log.find(({ what }) => what === 'gain-force')?.args).toEqual({ seat: 1, amount: 2 })
})

test('Force beyond the last space has no effect [db.force.8]', () => {
  const match = situation({ force: 1, empire: { hand: ['Darth Vader'] } })
  match.empire.play('Darth Vader')
  expect(match.picture.force).toBe(0)
})

test.each([
  [6, 1],
  [5, 0],
])('on space %i the Rebels begin their turn with %i resources [db.force.10]', (force, resources) => {
  const match = situation({ active: 'rebel', step: 'turn-start', force })
  expect(match.picture.rebel.resources).toBe(resources)
})
