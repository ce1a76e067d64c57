import { DEGREE } from '@dejarik/kernel'
import { BAND, MM, OBSTACLES } from '@dejarik/xwing/geometry'
import { type PlaceArea, placeLimit, stateFrom } from '@dejarik/xwing/preview'
import { describe, expect, test } from 'vitest'
import { legalPlaces, snapped, spreadOut, turned } from '../../src/games/xwing/placing/place.ts'
import { flyUntil, viewOf } from './table.ts'

describe('snapping', () => {
  const half = 20 * MM

  test('goes to a grid of 5 mm', () => {
    expect(snapped({ x: 103_400, y: 257_900, a: 0 }, half, [], false)).toEqual({
      x: 105_000,
      y: 260_000,
      a: 0,
    })
  })

  test('lets the front of a ship jump onto the end of the deployment zone', () => {
    expect(snapped({ x: 0, y: 78_700, a: 0 }, half, [0, BAND], false).y).toBe(80_000)
    expect(snapped({ x: 0, y: 22_600, a: 0 }, half, [0, BAND], false).y).toBe(20_000)
  })

  test('is fine with Shift', () => {
    expect(snapped({ x: 103_400, y: 78_700, a: 0 }, half, [BAND], true)).toEqual({
      x: 103_500,
      y: 78_500,
      a: 0,
    })
  })

  test('turns by 15 degrees, with Shift by one, and stays within a full turn', () => {
    expect(turned({ x: 0, y: 0, a: 7 * DEGREE }, 1, false).a).toBe(15 * DEGREE)
    expect(turned({ x: 0, y: 0, a: 0 }, -1, false).a).toBe(345 * DEGREE)
    expect(turned({ x: 0, y: 0, a: 0 }, 1, true).a).toBe(DEGREE)
  })
})

describe.each(['place-objective', 'place-obstacle', 'place-ship'])('%s', (what) => {
  const match = flyUntil((ask) => ask.what === what && ask.seat === 1)
  const ask = match.asks[0]!
  const state = stateFrom(viewOf(match, 1))
  const area = (ask as { area?: PlaceArea }).area!
  const check = placeLimit(state, area)

  test('the first guess is accepted by the table', () => {
    const { x, y, a } = spreadOut(area, what === 'place-ship' ? 180 * DEGREE : 0, [], check)
    expect(ask.form === 'place' && ask.check([x, y, a])).toBe(null)
  })

  test('what is shown as legal is legal, and what is not is refused with a rule', () => {
    if (ask.form !== 'place') throw new Error('a place was expected')
    const legal = legalPlaces(area, 0, check)
    expect(legal.length).toBeGreaterThan(0)
    for (const { x, y, a } of legal) expect(ask.check([x, y, a])).toBe(null)
    const far = check({ x: -MM, y: -MM, a: 0 })
    expect(far?.refused).toBe(ask.check([-MM, -MM, 0])?.refused)
    expect(far?.rule).toMatch(/^xw\./)
  })
})

test('where no place is left, all places are judged in no time [xw.g.setup.14]', () => {
  const match = flyUntil((ask) => ask.what === 'place-obstacle' && ask.seat === 0)
  const state = stateFrom(viewOf(match, 0))
  const area = (match.asks[0] as { area?: PlaceArea }).area!
  // Four at the quarter points leave no room for a fifth.
  const at = [340, 574].flatMap((x) => [340, 574].map((y) => ({ x: x * MM, y: y * MM, a: 0 })))
  const [pattern] = OBSTACLES
  const crowded = {
    ...state,
    things: at.map((pose, id) => ({
      ...state.things[0]!,
      id,
      kind: 'obstacle' as const,
      type: pattern!.id,
      pose,
    })),
  }
  const begun = performance.now()
  const limit = placeLimit(crowded, area)
  const legal = legalPlaces(area, 0, limit)
  // Once for each of them, it was three seconds.
  expect(performance.now() - begun).toBeLessThan(1000)
  expect(legal.length).toBeGreaterThan(0)
})
