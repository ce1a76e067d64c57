import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const damaged = {
  active: 'rebel',
  force: 6,
  rebel: {
    base: { card: 'Hoth', damage: 5 },
    units: ['U-Wing'],
    ships: [{ card: 'Blockade Runner', damage: 2 }],
  },
  empire: { base: { card: 'Lothal', damage: 4 } },
}

test('repair 3 takes 3 damage from the own base, and none from a ship or the other base [db.repair.1] [db.repair.2]', () => {
  const match = situation(damaged)
  match.rebel.use('U-Wing')
  expect(match.picture.rebel).toMatchObject({ baseDamage: 2, shipDamage: [2] })
  expect(match.picture.empire.baseDamage).toBe(4)
})
