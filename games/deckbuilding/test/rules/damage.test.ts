import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('damage by an ability goes straight to the base, past two ships [db.damage.1]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Y-Wing'] },
    empire: { ships: ['Star Destroyer', 'Gozanti Cruiser'] },
  })
  match.rebel.use('Y-Wing')
  match.rebel.choose({ do: 'base' })
  expect(match.picture.empire).toMatchObject({ baseDamage: 2, shipDamage: [0, 0] })
})

test('and can destroy it [db.damage.2]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Y-Wing'] },
    empire: { base: { card: 'Lothal', damage: 7 } },
  })
  match.rebel.use('Y-Wing')
  expect(match.picture.empire.base).toBeNull()
  expect(match.picture.rebel.victory).toEqual(['Lothal'])
})

test('without a base there is nothing to damage: Yavin 4 is not asked, a Y-Wing hits the ships [db.damage.1]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { base: 'Yavin 4', units: ['Snowspeeder', 'Y-Wing'] },
    empire: { base: null, ships: ['Gozanti Cruiser'], hand: ['Stormtrooper'] },
  })
  match.rebel.use('Snowspeeder')
  expect(match.question).toBe('action')
  match.rebel.use('Y-Wing')
  expect(match.picture.empire.shipDamage).toEqual([2])
})
