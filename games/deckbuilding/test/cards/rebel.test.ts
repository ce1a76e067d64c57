import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('with the Force, an X-Wing draws a card, once a turn [card: X-Wing] [db.force.6] [db.use.4] [db.shown.6]', () => {
  const match = situation({
    active: 'rebel',
    force: 4,
    rebel: { hand: ['X-Wing'], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
  })
  match.rebel.play('X-Wing')
  match.rebel.use('X-Wing')
  expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
  expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(false)
})

test('without the Force, an X-Wing does not draw [card: X-Wing] [db.if.2]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { units: ['X-Wing'] } })
  expect(match.rebel.offers({ do: 'use', card: 'X-Wing' })).toBe(false)
})
