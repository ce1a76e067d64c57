/** The fan of ends on the mat: what it offers, and that each dot can be hit. */
import { printed, TOKEN_NUMBER } from '@dejarik/xwing'
import { stateFrom } from '@dejarik/xwing/preview'
import { describe, expect, test } from 'vitest'
import { gainOf } from '../../src/games/xwing/dials/consequence.ts'
import { fanOf } from '../../src/games/xwing/dials/fan.ts'
import { planned, previewsOf } from '../../src/games/xwing/ghosts/plan.ts'
import { projectionFor } from '../../src/games/xwing/mat/projection.ts'
import { flyUntil, viewOf } from './table.ts'

const view = viewOf(
  flyUntil((ask, { round }) => ask.what === 'dials' && ask.seat === 0 && round === 2),
  0,
)
const state = stateFrom(view)
const own = view.ships.filter(({ seat, zone }) => seat === 0 && zone === 'play')
const dialOf = (ship: number) => printed(view.ships[ship]!).type.dial

describe.each([
  { where: 'a laptop', apart: 24 / 0.77 },
  { where: 'a phone', apart: 24 / 0.56 },
])('the fan on $where', ({ apart }) => {
  test('has a dot for each maneuver, none nearer to another than a target is wide, all on the mat', () => {
    for (const { id, pose } of own) {
      const dots = fanOf(pose, dialOf(id), previewsOf(state, new Map(), id), projectionFor(0), apart)
      expect(dots.map(({ dial }) => dial)).toEqual(dialOf(id).map((_, at) => at))
      for (const [at, one] of dots.entries()) {
        expect(Math.min(one.x, one.y, 914 - one.x, 914 - one.y)).toBeGreaterThan(0)
        for (const other of dots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(apart - 0.01)
      }
    }
  })
})

test('a stressed ship has no dots for red maneuvers: it would fly something else', () => {
  const ship = own[0]!
  const stressed = {
    ...view,
    ships: view.ships.map((one) =>
      one.id === ship.id
        ? { ...one, tokens: one.tokens.map((n, at) => (at === TOKEN_NUMBER.stress ? 1 : n)) }
        : one,
    ),
  }
  const previews = previewsOf(stateFrom(stressed), new Map(), ship.id)
  const dots = fanOf(ship.pose, dialOf(ship.id), previews, projectionFor(0), 24)
  expect(dots.some(({ difficulty }) => difficulty === 'red')).toBe(false)
  expect(dots.length).toBe(dialOf(ship.id).filter(({ difficulty }) => difficulty !== 'red').length)
})
test('the sentence knows who would be in arc, and which objectives change hands', () => {
  const told = own.flatMap(({ id }) =>
    dialOf(id).map((_, at) => {
      const plan = planned(state, new Map([[id, at]]))
      return gainOf(view, state, plan, id, plan[0]!.preview)
    }),
  )
  expect(told.some(({ stress }) => stress === 'gains')).toBe(true)
  expect(told.some(({ taken }) => taken.length > 0)).toBe(true)
  for (const { targets } of told)
    for (const { ship, range } of targets) {
      expect(view.ships[ship]!.seat).toBe(1)
      expect(range).toBeLessThanOrEqual(3)
    }
})
