import type { DieView } from '@dejarik/destiny'
import { CARDS, type Side } from '@dejarik/destiny/facts'
import { expect, test } from 'vitest'
import { groupsOf } from '../../src/games/destiny/zones/pool.ts'

/** A die of some card that has such a side, as it lies in a pool. */
function showing(id: number, is: (side: Side) => boolean): DieView {
  const kind = CARDS.findIndex(({ die }) => die?.some(is) === true)
  const side = CARDS[kind]!.die!.findIndex(is)
  const value = CARDS[kind]!.die![side]!.value as number
  return { id, kind, card: 0, seat: 0, on: 0, pool: 0, side, guest: false, value }
}

test('dice are sorted by symbol, modifiers last, with what they come to', () => {
  const ranged = showing(1, ({ symbol, modifier, value }) => symbol === 'ranged' && !modifier && value === 2)
  const plus = showing(2, ({ symbol, modifier, value }) => symbol === 'ranged' && modifier && value === 1)
  const focus = showing(3, ({ symbol, value }) => symbol === 'focus' && value === 1)
  const groups = groupsOf([focus, plus, ranged])
  expect(groups.map(({ symbol }) => symbol)).toEqual(['ranged', 'focus'])
  expect(groups[0]).toMatchObject({ dice: [ranged, plus], sum: 2, more: 1 })
})

test('an empty pool has no groups', () => {
  expect(groupsOf([])).toEqual([])
})
