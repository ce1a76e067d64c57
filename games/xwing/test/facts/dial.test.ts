import { expect, test } from 'vitest'
import { dialOf } from '../../facts/dial.ts'
import { type DialManeuver, SHIPS, shipFacts } from '../../facts/index.ts'
import { BASES, endOf, footprintOf, maneuver } from '../../geometry/index.ts'

const DIFFICULTIES = ['blue', 'white', 'red', 'purple']
const standard = SHIPS.filter((ship) => ship.size !== 'huge')

function codes(dial: readonly DialManeuver[]): string[] {
  return dial.map((m) => `${m.speed} ${m.direction ?? ''} ${m.bearing} ${m.difficulty}`).sort()
}

test('every standard ship but the hyperspace ring has a dial [xw.g.ship-type.2]', () => {
  expect(standard.filter((ship) => ship.dial.length === 0).map((ship) => ship.id)).toEqual([
    'syliureclasshyperspacering',
  ])
})

test('no dial shows a maneuver twice, or in a colour that does not exist', () => {
  for (const ship of SHIPS) {
    const places = ship.dial.map((m) => `${m.speed} ${m.direction} ${m.bearing}`)
    expect(new Set(places).size, ship.id).toBe(places.length)
    for (const m of ship.dial) expect(DIFFICULTIES, ship.id).toContain(m.difficulty)
  }
})

test('every maneuver of a standard ship has a template, or is stationary', () => {
  for (const ship of standard)
    for (const { bearing, speed, direction } of ship.dial)
      if (bearing === 'stationary') expect(speed, ship.id).toBe(0)
      else expect(maneuver(bearing, speed, direction ?? 'left'), `${ship.id} ${speed}`).not.toBeNull()
})

test('left and right are alike on every dial but the JumpMaster’s', () => {
  const mirror = (dial: readonly DialManeuver[]): DialManeuver[] =>
    dial.map((m) => ({ ...m, direction: m.direction && (m.direction === 'left' ? 'right' : 'left') }))
  const lopsided = SHIPS.filter((ship) => codes(ship.dial).join() !== codes(mirror(ship.dial)).join())
  expect(lopsided.map((ship) => ship.id)).toEqual(['jumpmaster5000'])
  expect(codes(shipFacts('jumpmaster5000').dial)).toContain('3 left segnor red')
  expect(codes(shipFacts('jumpmaster5000').dial)).toContain('1 right turn red')
})

test('the dial of the T-65 X-wing', () => {
  expect(codes(shipFacts('t65xwing').dial)).toEqual(
    codes(
      dialOf(
        '1 blue:bank blue:straight',
        '2 turn blue:bank blue:straight',
        '3 red:tallon turn bank straight',
        '4 straight red:koiogran',
      ),
    ),
  )
})

test('a reverse bank to the right backs away to the right [xw.g.advanced.17]', () => {
  const reverse = shipFacts('quadrijettransferspacetug').dial.find(
    (m) => m.bearing === 'reverse-bank' && m.direction === 'right',
  )!
  const move = maneuver('reverse-bank', reverse.speed, 'right')!
  const end = endOf(footprintOf(BASES.small, { x: 0, y: 0, a: 0 }), move)
  expect(end.x).toBeGreaterThan(0)
  expect(end.y).toBeLessThan(0)
})
