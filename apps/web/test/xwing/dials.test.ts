import { shipFacts } from '@dejarik/xwing/facts'
import { stateFrom } from '@dejarik/xwing/preview'
import { describe, expect, test } from 'vitest'
import { layOut, neighbour } from '../../src/games/xwing/dials/dial-layout.ts'
import { planned, previewsOf } from '../../src/games/xwing/ghosts/plan.ts'
import { flyUntil, viewOf } from './table.ts'

describe('a dial as players read it', () => {
  const { dial } = shipFacts('t65xwing')
  const rows = layOut(dial)

  test('has a row for each speed, the fastest on top, and every maneuver once', () => {
    expect(rows.map(({ speed }) => speed)).toEqual([4, 3, 2, 1])
    const places = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell.at])))
    expect(places.toSorted((a, b) => a - b)).toEqual(dial.map((_, i) => i))
  })

  test('left bearings lie left of straight, right ones right of it', () => {
    for (const { cells } of rows) {
      const middle = cells.findIndex((cell) => cell?.maneuver.bearing === 'straight')
      for (const [i, cell] of cells.entries()) {
        if (cell?.maneuver.direction === 'left') expect(i).toBeLessThan(middle)
        if (cell?.maneuver.direction === 'right') expect(i).toBeGreaterThan(middle)
      }
    }
  })

  test('arrow keys lead to every maneuver, and never out of the dial', () => {
    const reached = new Set([0])
    const open = [0]
    while (open.length > 0) {
      const at = open.pop()!
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = neighbour(rows, at, key)
        if (to === null || reached.has(to)) continue
        reached.add(to)
        open.push(to)
      }
    }
    expect(reached.size).toBe(dial.length)
  })

  test('a dial that backs away has that row below all others', () => {
    const reverse = layOut(
      shipFacts('lambdaclasst4ashuttle').dial.concat(shipFacts('resistancetransport').dial),
    )
    expect(reverse.map(({ reverse: back }) => back).indexOf(true)).not.toBe(0)
  })
})

describe('the ghosts of a plan', () => {
  const match = flyUntil((ask, view) => ask.what === 'dials' && ask.seat === 0 && view.round === 2)
  const view = viewOf(match, 0)
  const state = stateFrom(view)
  const own = view.ships.filter(({ seat, zone }) => seat === 0 && zone === 'play').map(({ id }) => id)

  test('end where the engine would put the ships', () => {
    const plan = planned(state, new Map(own.map((ship) => [ship, 0])))
    expect(plan.map(({ ship }) => ship).toSorted((a, b) => a - b)).toEqual(own)
    for (const { preview } of plan) expect(preview.ends.length).toBeGreaterThan(0)
  })

  test('move in the order of initiative', () => {
    const plan = planned(state, new Map(own.map((ship) => [ship, 0])))
    const order = plan.map(({ ship }) => view.ships[ship]!.initiative)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('a preview of each maneuver leaves the table as it was', () => {
    const before = JSON.stringify(view.ships.map(({ pose }) => pose))
    const previews = previewsOf(state, new Map(), own[0]!)
    expect(previews).toHaveLength(shipFacts('t65xwing').dial.length)
    expect(JSON.stringify(state.ships.map(({ pose }) => pose))).toBe(before)
  })

  test('nothing hidden comes into them: the enemy’s dials are not in the state of a view', () => {
    for (const ship of state.ships) if (ship.seat === 1) expect(ship.dial).toBe(-1)
  })
})
