import { FastRng } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import {
  BASES,
  type BaseSide,
  berth,
  type Footprint,
  fly,
  footprintOf,
  frameOf,
  isTouching,
  type Move,
  maneuver,
  moveOf,
  overlaps,
  pathFrom,
  poseOnPath,
  type Size,
} from '../../geometry/index.ts'
import { FASTEST } from '../../geometry/partial.ts'
import { MM, TOLERANCE } from '../../geometry/units.ts'
import { at, must, ship, shown, TEMPLATES } from './board.ts'
import { type Box, boxOf } from './reference.ts'
import { boxesOverlap, boxOnRibbon, type Ribbon } from './reference-path.ts'

const straight = (speed: number): Move => must(maneuver('straight', speed, 'left'))

describe('moving back', () => {
  test('a maneuver that ends clear is flown in full, over other ships too [xw.g.overlap.2] [xw.g.move.5]', () => {
    const flight = fly(ship('small', 0, 0), straight(4), [ship('small', 0, 100)], [])
    expect(flight).toMatchObject({ full: true, touched: -1, overlapped: [] })
    expect(shown(flight.footprint.pose)).toEqual([0, 200, 0])
  })

  test('a ship in the way stops it in contact [xw.g.overlap.3] [xw.g.overlap.5] [xw.g.range.13]', () => {
    const blocker = ship('small', 0, 150)
    const flight = fly(ship('small', 0, 0), straight(3), [blocker], [])
    expect(flight).toMatchObject({ full: false, touched: 0, overlapped: [0] })
    expect(shown(flight.footprint.pose)[1]).toBeCloseTo(110, 2)
    expect(isTouching(flight.footprint, blocker)).toBe(true)
    expect(overlaps(flight.footprint, blocker)).toBe(false)
  })

  test('an end position that only touches is flown in full, at range 0 [xw.g.range.17] [xw.g.range.15]', () => {
    const beside = ship('small', 40, 120)
    const flight = fly(ship('small', 0, 0), straight(2), [beside], [])
    expect(flight.full).toBe(true)
    expect(isTouching(flight.footprint, beside)).toBe(true)
  })

  test('backing off one ship into the next goes on until both are free; the first one counts [xw.g.overlap.6]', () => {
    const atEnd = ship('small', 0, 190)
    const before = ship('small', 10, 115)
    const flight = fly(ship('small', 0, 0), straight(3), [atEnd, before], [])
    expect(flight).toMatchObject({ overlapped: [0], touched: 1 })
    expect(shown(flight.footprint.pose)[1]).toBeCloseTo(75, 2)
  })

  test('a ship that touches the one ahead goes back to exactly where it was [xw.g.overlap.5]', () => {
    const start = ship('small', 100, 100, 30)
    const ahead = footprintOf(
      BASES.small,
      at(100 + 40 * Math.sin(Math.PI / 6), 100 + 40 * Math.cos(Math.PI / 6), 30),
    )
    const flight = fly(start, straight(1), [ahead, ship('small', 130, 160, 30)], [])
    expect(flight.way).toBe(0)
    expect(flight.footprint.pose).toEqual(start.pose)
    expect(flight.touched).toBe(0)
  })

  test('a Koiogran turn that bumps goes back facing as before [xw.g.advanced.9]', () => {
    const flight = fly(
      ship('small', 0, 0),
      must(maneuver('koiogran', 3, 'left')),
      [ship('small', 0, 150)],
      [],
    )
    expect(flight.full).toBe(false)
    expect(shown(flight.footprint.pose)[2]).toBe(0)
  })

  test('both marks stay on the centre line of a bank: the heading lies in between [xw.g.overlap.4]', () => {
    const flight = fly(ship('small', 0, 0), must(maneuver('bank', 3, 'right')), [ship('large', 70, 190)], [])
    const heading = shown(flight.footprint.pose)[2]
    expect(heading).toBeGreaterThan(5)
    expect(heading).toBeLessThan(45)
  })

  test('a slip goes back sideways [xw.g.slip.9]', () => {
    const flight = fly(
      ship('small', 0, 0),
      must(maneuver('slip-bank', 2, 'left')),
      [ship('small', 130, 70)],
      [],
    )
    const [x, y, heading] = shown(flight.footprint.pose)
    expect(flight.full).toBe(false)
    expect(x).toBeGreaterThan(40)
    expect(y).toBeGreaterThan(0)
    expect(heading).toBeLessThan(0)
    expect(heading).toBeGreaterThan(-45)
  })
})

describe('deploying', () => {
  const carrier = ship('large', 300, 300, 90)

  test('a docked ship flies from the front or rear guides of its carrier [xw.g.docking.4]', () => {
    const ahead = fly(berth(carrier, 'front', BASES.small), straight(2), [carrier], [])
    expect(shown(ahead.footprint.pose)).toEqual([440, 300, 90])
    const behind = fly(berth(carrier, 'rear', BASES.small), straight(2), [carrier], [])
    expect(shown(behind.footprint.pose)).toEqual([160, 300, -90])
    expect([ahead.full, behind.full]).toEqual([true, true])
  })

  test('a blocked one that cannot get clear of its carrier ends on it [xw.g.docking.6]', () => {
    const wall = ship('large', 385, 300, 90)
    const flight = fly(berth(carrier, 'front', BASES.small), straight(1), [carrier, wall], [])
    expect(flight.full).toBe(false)
    expect(overlaps(flight.footprint, carrier)).toBe(true)
  })
})

const SIZES: readonly Size[] = ['small', 'medium', 'large']
const HALF = { small: 20, medium: 30, large: 40 }
const LEADING: readonly BaseSide[] = ['front', 'right', 'rear', 'left']

test('a path begins and ends at the poses of the full move, for every template, size and side', () => {
  const frame = { x: 0, y: 0, sin: 0, cos: 0 }
  for (const size of SIZES)
    for (const leading of LEADING)
      for (const template of TEMPLATES) {
        const start = ship(size, 400, 400, 12.5)
        const path = pathFrom(start, template, leading)
        poseOnPath(path, 0, frame)
        expect(Math.hypot(frame.x - start.x, frame.y - start.y)).toBeLessThan(0.001)
        const { footprint } = fly(start, moveOf(leading, template), [], [])
        poseOnPath(path, path.length, frame)
        expect(Math.hypot(frame.x - footprint.x, frame.y - footprint.y)).toBeLessThan(1)
        expect(Math.hypot(frame.sin - footprint.sin, frame.cos - footprint.cos)).toBeLessThan(1e-6)
      }
})

test('no corner outruns the bound that makes each step back safe', () => {
  const frame = { x: 0, y: 0, sin: 0, cos: 0 }
  for (const size of SIZES)
    for (const template of TEMPLATES) {
      const path = pathFrom(ship(size, 0, 0), template, 'front')
      const half = HALF[size] * 1000
      const step = path.length / 2000
      let last: number[] = []
      for (let way = 0; way <= path.length; way += step) {
        poseOnPath(path, way, frame)
        const { x, y, sin, cos } = frame
        const corners = [1, -1].flatMap((r) =>
          [1, -1].flatMap((f) => [x + half * (r * cos + f * sin), y + half * (f * cos - r * sin)]),
        )
        for (let i = 0; i < last.length; i += 2) {
          const gone = Math.hypot(corners[i] - last[i], corners[i + 1] - last[i + 1])
          if (gone > FASTEST[template.shape] * step * 1.000001)
            expect.fail(`${size} ${template.shape} at ${way}`)
        }
        last = corners
      }
    }
})

test('in a crowd of eight no ship ever ends on another, and each that bumps touches one [xw.g.overlap.5] [xw.g.range.13]', () => {
  const rng = new FastRng(501)
  const bearings = [
    'straight',
    'bank',
    'turn',
    'koiogran',
    'segnor',
    'tallon',
    'slip-bank',
    'reverse-bank',
  ] as const
  let bumps = 0
  for (let crowd = 0; crowd < 40; crowd++) {
    const ships: Footprint[] = []
    while (ships.length < 8) {
      const heading = rng.int(2) === 0 ? rng.int(8) * 45 : rng.int(360)
      const next = ship(SIZES[rng.int(3)], rng.int(350), rng.int(350), heading)
      if (!ships.some((other) => overlaps(other, next))) ships.push(next)
    }
    for (let turn = 0; turn < 60; turn++) {
      const who = turn % 8
      const others = ships.filter((_, i) => i !== who)
      const move = must(
        maneuver(bearings[rng.int(bearings.length)], 1 + rng.int(3), rng.int(2) === 0 ? 'left' : 'right'),
      )
      const { footprint, full, way, touched } = fly(ships[who], move, others, [])
      expect(others.some((other) => overlaps(other, footprint))).toBe(false)
      if (!full && way > 0) expect(isTouching(footprint, others[touched])).toBe(true)
      if (!full) bumps++
      const { x, y } = footprint
      if (Math.min(x, y) > -60_000 && Math.max(x, y) < 410_000) ships[who] = footprint
    }
  }
  expect(bumps).toBeGreaterThan(300)
})

/** Random bumps compared with stepping back. */
const BUMPS = 250
const STEP = 0.1

interface Situation {
  readonly size: Size
  readonly leading: BaseSide
  readonly move: Move
  readonly start: ReturnType<typeof ship>
  readonly ribbon: Ribbon
  readonly others: readonly ReturnType<typeof ship>[]
  readonly boxes: readonly Box[]
}

function randomSituation(rng: FastRng, templates = TEMPLATES): Situation {
  const size = SIZES[rng.int(3)]
  const leading = LEADING[rng.int(4)]
  const template = templates[rng.int(templates.length)]
  const pose = at(400 + rng.int(1000) / 1000, 400, rng.int(360_000) / 1000)
  const start = footprintOf(BASES[size], pose)
  const side = (LEADING.indexOf(leading) * Math.PI) / 2
  const heading = ((pose.a / 65536) * Math.PI) / 180 + side
  const half = HALF[size]
  const ribbon = {
    x: pose.x / 1000 + half * Math.sin(heading),
    y: pose.y / 1000 + half * Math.cos(heading),
    heading,
    radius: (template.hand * template.radius) / 1000,
    length: template.length / 1000,
    width: 20,
  }
  const others: ReturnType<typeof ship>[] = []
  const boxes: Box[] = []
  while (others.length < 1 + rng.int(4)) {
    const otherSize = SIZES[rng.int(3)]
    const end = boxOnRibbon(
      ribbon,
      ribbon.length * (rng.int(3) === 0 ? rng.int(100) / 100 : 1) - half,
      half,
      side,
    )
    const otherPose = at(end.x + rng.int(80) - 40, end.y + rng.int(80) - 40, rng.int(360))
    const box = boxOf(otherPose, HALF[otherSize])
    if (boxesOverlap(boxOf(pose, half), box, 0)) continue
    others.push(footprintOf(BASES[otherSize], otherPose))
    boxes.push(box)
  }
  return { size, leading, move: moveOf(leading, template), start, ribbon, others, boxes }
}

test(`${BUMPS} random bumps end where stepping back by ${STEP} mm first finds room [xw.g.overlap.4] [xw.g.overlap.5]`, () => {
  const rng = new FastRng(66)
  let bumps = 0
  for (let i = 0; i < BUMPS; i++) {
    const { size, leading, move, start, ribbon, others, boxes } = randomSituation(rng)
    const half = HALF[size]
    const side = (LEADING.indexOf(leading) * Math.PI) / 2
    const boxAt = (way: number): Box => boxOnRibbon(ribbon, way - 2 * half, half, side)
    const isFree = (box: Box, depth: number): boolean =>
      !boxes.some((other) => boxesOverlap(box, other, depth))
    const whole = ribbon.length + 2 * half
    let way = whole
    while (way > 0 && !isFree(boxAt(way), 0)) way -= STEP
    const flight = fly(start, move, others, [])
    const flown = flight.way / 1000
    expect(flight.full, `situation ${i}`).toBe(isFree(boxAt(whole), 0.004))
    if (flight.full) continue
    bumps++
    // It may have found a gap between two steps, but never jumps one that stepping back finds.
    expect(flown, `situation ${i}`).toBeGreaterThan(way - 0.021)
    if (flown === 0) continue
    const { pose } = flight.footprint
    // Where it parts from another as slowly as a turn swings by, the tolerance is used up, but never more.
    expect(isFree(boxOf(pose, half), TOLERANCE / MM), `situation ${i}`).toBe(true)
    expect(isTouching(flight.footprint, others[flight.touched]), `situation ${i}`).toBe(true)
    const there = boxAt(flown)
    expect(Math.hypot(there.x - pose.x / 1000, there.y - pose.y / 1000)).toBeLessThan(0.002)
    expect(Math.hypot(there.sin - frameOf(pose).sin, there.cos - frameOf(pose).cos)).toBeLessThan(1e-5)
  }
  expect(bumps).toBeGreaterThan(BUMPS / 2)
}, 120_000)

test('a ship that grazes another in a turn keeps to the tolerance, and lies on nobody [xw.g.overlap.5] [xw.g.range.13]', () => {
  const bySpeed = TEMPLATES.toSorted((a, b) => a.speed - b.speed)
  const rng = new FastRng(66)
  for (let i = 0; i < 180; i++) randomSituation(rng, bySpeed)
  const { size, move, start, others, boxes } = randomSituation(rng, bySpeed)
  const { footprint, touched, full } = fly(start, move, others, [])
  expect(full).toBe(false)
  expect(isTouching(footprint, others[touched])).toBe(true)
  expect(others.some((other) => overlaps(footprint, other))).toBe(false)
  // Going back as far as it settles does not part them: the side swings by slower than it goes.
  const depthTo = (depth: number): boolean =>
    boxesOverlap(boxOf(footprint.pose, HALF[size]), boxes[touched], depth)
  expect([depthTo(0), depthTo(TOLERANCE / MM)]).toEqual([true, false])
})
