import { expect, test } from 'vitest'
import { newMatch, situation } from '../play.ts'

test('the Empire takes the first turn, then the factions alternate [db.turns.1] [db.turns.2]', () => {
  const match = newMatch()
  const order: string[] = []
  for (const player of [match.empire, match.rebel, match.empire, match.rebel]) {
    order.push(match.picture.active)
    player.endTurn()
  }
  expect(order).toEqual(['empire', 'rebel', 'empire', 'rebel'])
  expect(match.picture).toMatchObject({ active: 'empire', turn: 5 })
})

test('when the third base falls, no further turn starts [db.turns.3]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['X-Wing'], victory: ['Lothal', 'Endor'] },
    empire: { base: { card: 'Corellia', damage: 9 } },
  })
  match.rebel.attack('base', 'X-Wing')
  expect(match.match.over).toBe(true)
  expect(match.question).toBeNull()
  expect(match.picture).toMatchObject({ active: 'rebel', turn: 1 })
})
