import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('the Landing Craft brings resources or repairs, as its owner chooses [db.choose.1]', () => {
  const given = { empire: { base: { card: 'Lothal', damage: 5 }, units: ['Landing Craft'] } }
  const repaired = situation(given)
  repaired.empire.use('Landing Craft')
  expect(repaired.empire.offered.map((words) => words.do)).toEqual(['resources', 'repair'])
  repaired.empire.choose({ do: 'repair' })
  expect(repaired.picture.empire).toMatchObject({ baseDamage: 1, resources: 0 })
  const paid = situation(given)
  paid.empire.use('Landing Craft')
  paid.empire.choose({ do: 'resources' })
  expect(paid.picture.empire).toMatchObject({ baseDamage: 5, resources: 4 })
})

test('an option that can’t be resolved may not be chosen: on an undamaged base a Frigate brings resources [db.choose.2]', () => {
  const match = situation({ empire: { ships: ['Nebulon-B Frigate'] } })
  match.empire.use('Nebulon-B Frigate')
  expect(match.question).toBe('action')
  expect(match.picture.empire.resources).toBe(3)
})

test('an option that can be done in part can be chosen [db.choose.2] [db.abilities.6]', () => {
  const match = situation({ empire: { base: { card: 'Lothal', damage: 1 }, ships: ['Nebulon-B Frigate'] } })
  match.empire.use('Nebulon-B Frigate')
  match.empire.choose({ do: 'repair' })
  expect(match.picture.empire).toMatchObject({ baseDamage: 0, resources: 0 })
})

test('a Duros Spy with nothing to choose from can’t be used [db.choose.2]', () => {
  const match = situation({ active: 'rebel', force: 6, rebel: { units: ['Duros Spy'] } })
  expect(match.rebel.offers({ do: 'use', card: 'Duros Spy' })).toBe(false)
})
