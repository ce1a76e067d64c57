/** Charges of every kind (rulebook: "Ladungen", "Standardladungen", "Macht"). */
import { describe, expect, test } from 'vitest'
import { facing } from '../cards/facing.ts'

const X = 'bluesquadronescort'
const ZIZI = { pilot: 'zizitlo', upgrades: ['protontorpedoes'] }

describe('Standard charges', () => {
  test('a card begins with all its charges active, and they lie on it [xw.g.charge.7] [xw.g.std-charge.2] [xw.g.std-charge.3] [xw.g.charge-kinds.2]', () => {
    expect(facing('perform-action', ZIZI).ships.me.charges).toEqual({ zizitlo: 1, protontorpedoes: 2 })
  })

  test('recurring ones come back in the End Phase, the others stay lost [xw.g.charge.4] [xw.g.charge.8]', () => {
    const match = facing('end', { ...ZIZI, charges: { zizitlo: 0, protontorpedoes: 1 } }, { distance: 500 })
    match.until('dials')
    expect(match.ships.me.charges).toEqual({ zizitlo: 1, protontorpedoes: 1 })
  })
})

describe('Force charges', () => {
  test('shields, Force and standard charges are pools of their own [xw.g.charge-kinds.1] [xw.g.charge-kinds.3] [xw.g.charge-kinds.4] [xw.a.anatomy-ship.16]', () => {
    const match = facing('perform-action', { pilot: 'lukeskywalker', upgrades: ['protontorpedoes'] })
    expect(match.ships.me).toMatchObject({ force: 2, shields: 2, charges: { protontorpedoes: 2 } })
  })

  test('an upgrade raises the ship’s own capacity, also from 0 [xw.g.force.3] [xw.g.force.4]', () => {
    const force = (pilot: string, upgrades: string[] = []): number =>
      facing('perform-action', { pilot, upgrades }).ships.me.force
    expect([force(X), force(X, ['kananjarrus'])]).toEqual([0, 1])
    expect(force('lukeskywalker', ['kananjarrus'])).toBe(3)
  })

  test('recurring symbols of several cards do not add up [xw.g.force.5]', () => {
    const me = { pilot: 'lukeskywalker', upgrades: ['kananjarrus'], force: 0 }
    const match = facing('end', me, { distance: 500 })
    match.until('dials')
    expect(match.ships.me.force).toBe(1)
  })

  test('what an upgrade costs in Force comes from the ship [xw.g.force.6]', () => {
    const match = facing('system', { pilot: 'lukeskywalker', upgrades: ['sense'] })
    match.player1.choose({ do: 'system', card: 'sense' })
    match.player1.ship('enemy')
    expect(match.ships.me.force).toBe(1)
  })
})
