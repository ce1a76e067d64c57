import { expect, test } from 'vitest'
import { partsOf } from '../../src/games/imperial-assault/order/parts.ts'
import { playUntil, viewOf } from './table.ts'

test('the order of activation: who is done, who is active, who is to come, and whose turn is next', () => {
  const match = playUntil(({ what }, { round, activation, groups }) => {
    const done = groups.filter(({ ready }) => !ready).length
    return what === 'act' && round === 2 && activation !== null && done > 3
  })
  const view = viewOf(match, match.asks[0]!.seat)
  const { done, now, coming, gone, next } = partsOf(view)
  expect(now).toEqual([view.activation?.group])
  expect(done.every((id) => !view.groups[id]!.ready)).toBe(true)
  expect(coming.every((id) => view.groups[id]!.ready)).toBe(true)
  expect([...done, ...now, ...coming, ...gone].toSorted((a, b) => a - b)).toEqual(
    view.groups.map((_, id) => id),
  )
  // The turn has passed on when a group was activated; its groups stand first.
  expect(next).toBe(view.groups[coming[0]!]!.seat)
  expect(next).toBe(view.turn)
})
