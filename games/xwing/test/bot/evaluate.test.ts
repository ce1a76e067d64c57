import { describe, expect, test } from 'vitest'
import { xwing } from '../../index.ts'
import type { Given } from '../../position/given.ts'
import { situation } from '../play.ts'

const { evaluate } = xwing.advice

const even: Given = {
  step: 'planning',
  round: 4,
  player1: { north: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
  player2: { south: { pilot: 'bluesquadronescort', at: [457, 614, 180] } },
}

function chances(given: Given): [number, number] {
  const { state } = situation(given).match
  return [evaluate(state, 0), evaluate(state, 1)]
}

describe('the chance to win', () => {
  test('is even in an even position, and both seats’ make 1', () => {
    const [a, b] = chances(even)
    expect(a).toBeCloseTo(0.5, 2)
    expect(a + b).toBeCloseTo(1)
  })

  test('grows with mission points', () => {
    expect(chances({ ...even, score: [3, 0] })[0]).toBeGreaterThan(0.6)
  })

  test('falls with damage', () => {
    const north = {
      pilot: 'bluesquadronescort',
      at: [457, 300, 0],
      shields: 0,
      damage: ['facedown'],
    } as const
    expect(chances({ ...even, player1: { north } })[0]).toBeLessThan(0.48)
  })

  test('is better for whoever has the enemy in sight and is not seen himself', () => {
    const behind = {
      ...even,
      step: 'engagement',
      player1: { hunter: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
      player2: { hunted: { pilot: 'bluesquadronescort', at: [457, 520, 0] } },
    } as const
    expect(chances(behind)[0]).toBeGreaterThan(0.55)
  })
})
