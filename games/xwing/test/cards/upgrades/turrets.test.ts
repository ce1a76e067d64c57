/** Turrets. */
import { expect, test } from 'vitest'
import { rolled } from '../facing.ts'
import { fire, mayFire } from './weapon-fire.ts'

test('dorsal turret: two dice where the indicator points, to range 2 [card: dorsalturret]', () => {
  expect(rolled(fire('dorsalturret', { dice: 'hit hit' }), 'attack')).toBe(2)
  expect(mayFire('dorsalturret', { distance: 340 })).toBe(false)
  expect(mayFire('dorsalturret', {}, { turret: 'rear' })).toBe(false)
})

test('dorsal turret of the Battle of Yavin: three dice [card: dorsalturret-battleofyavin]', () => {
  expect(rolled(fire('dorsalturret-battleofyavin', { dice: 'hit hit hit' }), 'attack')).toBe(3)
  expect(mayFire('dorsalturret-battleofyavin', {}, { turret: 'left' })).toBe(false)
})

test('ion cannon turret: one damage, ion tokens for the rest [card: ioncannonturret]', () => {
  const match = fire('ioncannonturret', { dice: 'hit hit hit / evade blank' })
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ damage: ['facedown'], tokens: { ion: 1 } })
})
