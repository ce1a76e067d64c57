/** Obstacles: what each kind does, and what it does to ships at range 0 (rulebook: "Hindernisse"). */
import { describe, expect, test } from 'vitest'
import { OBSTACLES, PLACED_OBSTACLES } from '../../geometry/index.ts'
import { facing, flight, gained, LATER } from '../cards/facing.ts'
import type { Situation } from '../play.ts'

const X = 'bluesquadronescort'
const kindOf = (id: string) => [...OBSTACLES, ...PLACED_OBSTACLES].find((one) => one.id === id)?.kind

/** `me` flies 4 straight over what lies at y; it ends at 500. */
function over(type: string, y: number, dice: string): Situation {
  return flight(X, '4 straight', {
    friends: LATER,
    distance: 580,
    dice,
    more: { things: [{ type, at: [457, y, 0], ...(type === 'blaze' && { fuses: 1 }) }] },
  })
}

/** `me` stands on it. */
function on(type: string, more: object = {}): Situation {
  return facing('declare-target', { pilot: X, ...more }, { more: { things: [{ type, at: [457, 310, 0] }] } })
}

describe('Kinds', () => {
  test('asteroids, debris clouds, gas clouds [xw.a.obstacles.1] [xw.a.obstacles.4] [xw.a.obstacles.8]', () => {
    expect(kindOf('coreasteroid0')).toBe('asteroid')
    expect(kindOf('yt2400debris0')).toBe('debris-cloud')
    expect(kindOf('gascloud1')).toBe('gas-cloud')
  })
})

describe('Flying over one', () => {
  test('a blaze takes the action, even of a ship that only moves through [xw.g.obstacle.6]', () => {
    expect(over('blaze', 400, 'blank').asked).not.toBe('player1')
  })

  test('spare parts: strain, and stress on a hit or crit [xw.g.obstacle.9]', () => {
    expect(gained(over('spareparts', 400, 'crit'), 'me')).toEqual(['strain', 'stress'])
    expect(gained(over('spareparts', 400, 'focus'), 'me')).toEqual(['strain'])
  })

  test('overlapping takes the Perform Action step, not what other effects grant [xw.g.obstacle.26]', () => {
    const match = flight({ pilot: 'jediknight' }, '3 straight', {
      friends: LATER,
      dice: 'blank',
      more: { things: [{ type: 'coreasteroid0', at: [457, 460, 0] }] },
    })
    match.player1.yes()
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
  })

  test('who starts on one suffers only what it meets again [xw.g.obstacle.29]', () => {
    const from = (y: number): Situation =>
      flight({ pilot: X, shields: 0 }, '4 straight', {
        friends: LATER,
        dice: 'blank',
        more: { things: [{ type: 'coreasteroid0', at: [457, y, 0] }] },
      })
    // Behind its middle: the template does not touch the rock.
    expect(from(240).ships.me.damage).toHaveLength(0)
    expect(from(340).ships.me.damage).toHaveLength(1)
  })
})

describe('At range 0', () => {
  test('no attack from a debris cloud; loose cargo and spare parts are such [xw.g.obstacle.21] [xw.g.obstacle.17]', () => {
    for (const type of ['yt2400debris0', 'loosecargo', 'spareparts'])
      expect(on(type).player1.offers({ do: 'attack' })).toBe(false)
  })

  test('no lock from or onto a ship in an electro-chaff cloud [xw.g.obstacle.18]', () => {
    const things = [{ type: 'electrochaffcloud', at: [457, 540, 0] as const, fuses: 1 }]
    const match = facing('perform-action', X, { more: { things } })
    match.player1.action('lock')
    expect(match.ships.me.locks).not.toContain('enemy')
  })
})
