import { describe, expect, test } from 'vitest'
import {
  attached,
  clusterMineSides,
  type Footprint,
  isTouching,
  laidAgainst,
  type Mark,
  type Outline,
  outlineOf,
  overlaps,
  type Pose,
  relocated,
  type Template,
  templateOf,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import { at, ship, shown, token } from './board.ts'

const template = (shape: 'straight' | 'bank', speed: number, side: 'left' | 'right' = 'left'): Template => {
  const found = templateOf(shape, speed, side)
  if (found === null) throw new Error('no such template')
  return found
}
/** Dropped from the rear guides, launched from the front ones. */
const dropped = (from: Footprint, along: Template, guides: Mark): Pose =>
  laidAgainst(from, from.base.marks.rear, along, guides)
const launched = (from: Footprint, along: Template, guides: Mark): Pose =>
  laidAgainst(from, from.base.marks.front, along, guides)
const guidesOf = (id: string): Mark => (tokenShape(id)?.guides ?? [])[0]
const outlineOfToken = (id: string): Outline => tokenShape(id)?.outline ?? outlineOf([])
const bomb = { ...guidesOf('bomb'), right: 0 }

describe('devices', () => {
  test('a dropped bomb lies behind the ship, its guides at the template [xw.g.device.3] [xw.g.device.5] [xw.g.device.6]', () => {
    expect(shown(dropped(ship('small', 0, 0), template('straight', 1), bomb))).toEqual([0, -73.8, 0])
    expect(shown(dropped(ship('large', 0, 0), template('straight', 1), bomb))).toEqual([0, -93.8, 0])
  })

  test('a launched one lies ahead, turned round [xw.g.device.7] [xw.g.device.9] [xw.g.device.10]', () => {
    expect(shown(launched(ship('medium', 0, 0), template('straight', 5), bomb))).toEqual([0, 243.8, 180])
  })

  test('dropped with a bank it turns with the template [xw.g.device.4]', () => {
    const [x, y, heading] = shown(dropped(ship('small', 0, 0), template('bank', 1, 'right'), bomb))
    expect(heading).toBe(45)
    expect(x).toBeLessThan(0)
    expect(y).toBeLessThan(-20)
  })

  test('spare parts go straight between the rear guides [xw.a.obstacles.7]', () => {
    const us = ship('small', 0, 0)
    const pose = attached(us, 'rear', guidesOf('spareparts'))
    expect(shown(pose)).toEqual([0, -44, 0])
  })

  test('a buzz droid swarm is put with its tab to the front or rear guides of a ship', () => {
    const us = ship('small', 300, 300, 30)
    const [, tab] = tokenShape('buzzdroidswarm')?.guides ?? []
    for (const end of ['front', 'rear'] as const) {
      const pose = attached(us, end, tab)
      const swarm = tokenAt(outlineOfToken('buzzdroidswarm'), pose)
      expect(isTouching(us, swarm)).toBe(true)
      expect(overlaps(us, swarm)).toBe(false)
    }
  })

  test('a probe droid leaves by any of its five pairs of guides [xw.a.drk1-probe-droid.2]', () => {
    const droid = token('drk1probedroid', 300, 300)
    const guides = tokenShape('drk1probedroid')?.guides ?? []
    const ends = guides.map((leave) => relocated(droid, leave, template('straight', 2), guides[0]))
    expect(new Set(ends.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
    for (const { x, y } of ends) {
      const gone = Math.hypot(x - 300_000, y - 300_000) / 1000
      expect(gone).toBeGreaterThan(115)
      expect(gone).toBeLessThan(126)
    }
  })

  test('the outer cluster mines lie left and right of the one in the middle [xw.a.cluster-mine.3]', () => {
    const [left, right] = clusterMineSides(at(0, 0))
    expect([shown(left), shown(right)]).toEqual([
      [-40, -20.7, 0],
      [40, -20.7, 0],
    ])
  })
})
