import { describe, expect, test } from 'vitest'
import { printed } from '../../facts/printed.ts'
import { endOf, footprintOf, maneuver as moveOf, overlaps } from '../../geometry/index.ts'
import { isOffTheTable } from '../../rules/move.ts'
import { footprint } from '../../rules/range.ts'
import { situation } from '../play.ts'
import { dialled } from './greedy.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const far = { tie: { pilot: 'academypilot', at: [100, 850, 180] } } as const

describe('dials', () => {
  test('a ship near the edge turns away from it', () => {
    const match = situation({
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 780, 0] } },
      player2: far,
    })
    const [ship] = match.match.state.ships
    for (const seed of SEEDS) {
      const [{ bearing, speed, direction }] = dialled(match, 0, seed)
      if (bearing === 'stationary') throw new Error('an X-wing has no such maneuver')
      const move = moveOf(bearing, speed, direction ?? 'left')!
      expect(isOffTheTable(footprintOf(printed(ship).base, endOf(footprint(ship), move)))).toBe(false)
    }
  })

  test('a stressed ship does not dial a red maneuver', () => {
    const match = situation({
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0], tokens: ['stress'] } },
      player2: { tie: { pilot: 'academypilot', at: [457, 250, 0] } },
    })
    for (const seed of SEEDS) expect(dialled(match, 0, seed)[0].difficulty).not.toBe('red')
  })

  test('a ship flies around the asteroid before it', () => {
    const match = situation({
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
      player2: { tie: { pilot: 'academypilot', at: [457, 850, 180] } },
      things: [{ type: 'coreasteroid0', at: [457, 390, 0] }],
    })
    for (const seed of SEEDS) expect(dialled(match, 0, seed)[0].bearing).not.toBe('straight')
  })

  test('ships side by side keep out of each other’s way', () => {
    const match = situation({
      player1: {
        left: { pilot: 'academypilot', at: [400, 100, 0] },
        middle: { pilot: 'academypilot', at: [445, 100, 0] },
        right: { pilot: 'academypilot', at: [490, 100, 0] },
      },
      player2: { xwing: { pilot: 'bluesquadronescort', at: [457, 600, 180] } },
    })
    const ships = match.match.state.ships.slice(0, 3)
    for (const seed of SEEDS) {
      const ends = dialled(match, 0, seed).map(({ bearing, speed, direction }, i) => {
        if (bearing === 'stationary') return footprint(ships[i])
        const move = moveOf(bearing, speed, direction ?? 'left')!
        return footprintOf(printed(ships[i]).base, endOf(footprint(ships[i]), move))
      })
      expect(overlaps(ends[0], ends[1]) || overlaps(ends[1], ends[2])).toBe(false)
    }
  })

  test('a ship goes for the satellite that is its own to take', () => {
    const match = situation({
      options: { scenario: 'scramblethetransmissions' },
      round: 2,
      player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 200, 0] } },
      player2: far,
      things: [{ type: 'satellite', at: [650, 330, 0] }],
    })
    for (const seed of SEEDS) expect(dialled(match, 0, seed)[0].direction).toBe('right')
  })
})
