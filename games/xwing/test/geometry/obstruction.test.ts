import { FastRng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  type ArcName,
  attackLines,
  distanceInArc,
  measurable,
  OBSTACLES,
  outlineOf,
  overlaps,
  type Placed,
  tokenAt,
} from '../../geometry/index.ts'
import { at, plate, ship, token } from './board.ts'
import { boxOf, inPolygon, inset, pointInArc, polygonOf } from './reference.ts'

/** Whether no line, some or all of them lead through something. */
function obstructed(lines: readonly { readonly through: readonly number[] }[]): 'none' | 'some' | 'all' {
  const through = lines.filter((line) => line.through.length > 0).length
  return through === 0 ? 'none' : through === lines.length ? 'all' : 'some'
}

/** What the attacker can choose from: the things that each of its lines leads through. */
function choices(
  attacker: ReturnType<typeof ship>,
  arc: ArcName,
  defender: Placed,
  things: readonly Placed[],
) {
  const lines = attackLines(attacker, arc, defender)
  if (lines === null) throw new Error('not in arc')
  const found = measurable(lines, things)
  return { obstructed: obstructed(found), sets: found.map((line) => line.through.join()).sort() }
}

describe('obstruction', () => {
  const attacker = ship('small', 0, 0)

  test('an asteroid across the line obstructs [xw.g.obstructed.1]', () => {
    const defender = ship('small', 10, 200, 20)
    expect(choices(attacker, 'front', defender, [token('coreasteroid0', 0, 100)]).obstructed).toBe('all')
    expect(choices(attacker, 'front', defender, [token('coreasteroid0', 60, 100)]).obstructed).toBe('none')
  })

  test('only the shortest line counts, though others are free or not [xw.g.obstructed.4]', () => {
    const turned = ship('small', 0, 200, 45)
    const [band] = attackLines(attacker, 'front', turned)?.bands ?? []
    expect(band.first).toBe(band.last)
    expect(band.first.from.x).toBeCloseTo(0, 0)
    expect(choices(attacker, 'front', turned, [plate(10, 10, 10, 100)]).obstructed).toBe('none')
    expect(choices(attacker, 'front', turned, [plate(10, 10, 4, 100)]).obstructed).toBe('all')
  })

  test('between parallel bases the attacker chooses among the lines [xw.g.obstructed.5]', () => {
    const defender = ship('small', 0, 200, 180)
    const half = plate(30, 30, 15, 100)
    expect(choices(attacker, 'front', defender, [half])).toEqual({ obstructed: 'some', sets: ['', '0'] })
    expect(choices(attacker, 'front', defender, [plate(60, 30, 0, 100)]).obstructed).toBe('all')
    expect(choices(attacker, 'front', defender, [plate(60, 30, 50, 100)]).obstructed).toBe('none')
  })

  test.each([18, -18])(
    'a corner that sticks out from under either base counts, at %d mm from the middle [xw.g.obstructed.5]',
    (x) => {
      const defender = ship('small', 0, 200, 180)
      for (const y of [0, 200])
        expect(choices(attacker, 'front', defender, [plate(40, 40, x, y, 45)])).toEqual({
          obstructed: 'some',
          sets: ['', '0'],
        })
    },
  )

  test('the lines between parallel bases end where the arc ends [xw.g.obstructed.4]', () => {
    const defender = ship('large', 0, 200)
    const [band] = attackLines(attacker, 'front', defender)?.bands ?? []
    expect([band.first.from.x, band.last.from.x].sort((a, b) => a - b)).toEqual([-17150, 17150])
  })

  test('two obstacles with a gap between them leave a free line [xw.g.obstructed.5]', () => {
    const defender = ship('small', 0, 200)
    const left = plate(30, 10, -16, 80)
    const right = plate(30, 10, 16, 120)
    expect(choices(attacker, 'front', defender, [left, right])).toEqual({
      obstructed: 'some',
      sets: ['', '0', '1'],
    })
    const lapping = plate(40, 10, 16, 120)
    expect(choices(attacker, 'front', defender, [left, lapping])).toEqual({
      obstructed: 'all',
      sets: ['0', '0,1', '1'],
    })
  })

  test('an obstacle that the base merely touches does not obstruct', () => {
    expect(choices(attacker, 'front', ship('small', 5, 200, 45), [plate(40, 20, 0, 30)]).obstructed).toBe(
      'all',
    )
    expect(choices(attacker, 'front', ship('small', 5, 200, 45), [plate(40, 40, 0, 0)]).obstructed).toBe(
      'none',
    )
  })

  test('ships that touch measure a line of no length, which nothing obstructs', () => {
    expect(choices(attacker, 'front', ship('small', 0, 40), [plate(100, 100, 0, 20)]).obstructed).toBe('none')
  })

  test('a hollow target can have shortest lines to two places', () => {
    const forked = tokenAt(
      outlineOf([-30, -20, 30, -20, 30, 0, 20, 20, 10, 0, -10, 0, -20, 20, -30, 0].map((n) => n * 1000)),
      at(0, 200, 180),
    )
    const lines = attackLines(ship('large', 0, 0), 'front', forked)
    expect(lines?.bands).toHaveLength(2)
    expect(choices(ship('large', 0, 0), 'front', forked, [plate(20, 20, 20, 100)])).toEqual({
      obstructed: 'some',
      sets: ['', '0'],
    })
  })
})

const CASES = 2000

/** Whether sampled points of a line lie in a polygon, and how many. */
function sampledThrough(from: { x: number; y: number }, to: { x: number; y: number }, thing: Placed): number {
  const polygon = polygonOf(thing.points)
  let inside = 0
  for (let k = 0; k <= 200; k++) {
    const t = k / 200
    if (inPolygon(polygon, (from.x + t * (to.x - from.x)) / 1000, (from.y + t * (to.y - from.y)) / 1000))
      inside++
  }
  return inside
}

test(`the lines of ${CASES} random attacks lead from base to base inside the arc, through what samples show [xw.g.obstructed.1]`, () => {
  const rng = new FastRng(21)
  const arcs: readonly ArcName[] = ['front', 'right', 'rear', 'left', 'bullseye', 'full-front']
  let through = 0
  for (let i = 0; i < CASES; i++) {
    const attacker = ship('medium', 400, 400, rng.int(360_000) / 1000)
    const target = at(400 + rng.int(500) - 250, 400 + rng.int(500) - 250, rng.int(360_000) / 1000)
    const defender = ship('small', target.x / 1000, target.y / 1000, target.a / 65536)
    const arc = arcs[rng.int(arcs.length)]
    const lines = overlaps(attacker, defender) ? null : attackLines(attacker, arc, defender)
    if (lines === null) continue
    expect(lines.distance).toBe(distanceInArc(attacker, arc, defender))
    expect(lines.bands).toHaveLength(1)
    const { from, to } = lines.bands[0].first
    const [here, there] = [boxOf(attacker.pose, 30), boxOf(defender.pose, 20)]
    expect(Math.abs(inset(here, from.x / 1000, from.y / 1000))).toBeLessThan(1e-6)
    expect(Math.abs(inset(there, to.x / 1000, to.y / 1000))).toBeLessThan(1e-6)
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(lines.distance, 3)
    for (const { x, y } of [from, to]) expect(pointInArc(here, arc, x / 1000, y / 1000)).toBe(true)
    const between = at(
      (from.x + to.x) / 2000 + rng.int(60) - 30,
      (from.y + to.y) / 2000 + rng.int(60) - 30,
      rng.int(360),
    )
    const obstacle = tokenAt(OBSTACLES[rng.int(OBSTACLES.length)].outline, between)
    const [measured] = measurable(lines, [obstacle])
    const samples = sampledThrough(from, to, obstacle)
    if (samples > 0) through++
    // A chord shorter than a sample's distance is the one thing that samples can miss.
    if (samples > 0 !== measured.through.length > 0 && samples > 0) expect.fail(`attack ${i}`)
    if (samples === 0 && measured.through.length > 0) {
      const closer = 20_000
      const polygon = polygonOf(obstacle.points)
      const hit = Array.from({ length: closer }, (_, k) => k / closer).some((t) =>
        inPolygon(polygon, (from.x + t * (to.x - from.x)) / 1000, (from.y + t * (to.y - from.y)) / 1000),
      )
      expect(hit, `attack ${i}`).toBe(true)
    }
  }
  expect(through).toBeGreaterThan(CASES / 10)
}, 60_000)

test('what can be chosen between parallel bases is what samples across the band show [xw.g.obstructed.5]', () => {
  const rng = new FastRng(22)
  const seen = new Set<string>()
  for (let i = 0; i < 80; i++) {
    const heading = rng.int(360_000) / 1000
    const attacker = ship('large', 400, 400, heading)
    const [ahead, aside] = [100 + rng.int(180), rng.int(100) - 50]
    const [sin, cos] = [Math.sin((heading * Math.PI) / 180), Math.cos((heading * Math.PI) / 180)]
    const there = (right: number, forward: number): [number, number] => [
      400 + right * cos + forward * sin,
      400 - right * sin + forward * cos,
    ]
    const defender = ship('medium', ...there(aside, ahead), heading + 90 * rng.int(4))
    const obstacles = [0, 1].map(() =>
      tokenAt(
        OBSTACLES[rng.int(OBSTACLES.length)].outline,
        at(...there(aside / 2 + rng.int(120) - 60, ahead / 2 + rng.int(20) - 10), rng.int(360)),
      ),
    )
    const { obstructed: verdict, sets } = choices(attacker, 'front', defender, obstacles)
    seen.add(verdict)
    // The lines lead straight ahead from the part of the front edge in arc that faces the defender.
    const left = Math.max(-35.71, aside - 30)
    const right = Math.min(35.71, aside + 30)
    const sampled = new Set<string>()
    for (let k = 0; k < 60; k++) {
      const x = left + ((k + 0.5) / 60) * (right - left)
      const ends = [there(x, 40), there(x, ahead - 30)].map(([px, py]) => ({ x: px * 1000, y: py * 1000 }))
      sampled.add(
        obstacles.flatMap((thing, n) => (sampledThrough(ends[0], ends[1], thing) > 0 ? [n] : [])).join(),
      )
    }
    // Samples may miss a set that only a sliver of the band leads through, never the other way round.
    for (const set of sampled) expect(sets, `attack ${i}`).toContain(set)
    expect(sets.length - sampled.size, `attack ${i}`).toBeLessThan(2)
  }
  expect([...seen].sort()).toEqual(['all', 'none', 'some'])
}, 120_000)
