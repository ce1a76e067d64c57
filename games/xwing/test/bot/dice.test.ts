import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'
import { advised } from './greedy.ts'

const duel = {
  step: 'engagement',
  player1: { xwing: { pilot: 'bluesquadronescort', at: [457, 400, 0] } },
  player2: { tie: { pilot: 'academypilot', at: [457, 600, 0] } },
} as const

describe('attack dice', () => {
  const focused = { xwing: { ...duel.player1.xwing, tokens: ['focus'] } } as const

  test('a focus token is spent on focus results', () => {
    const match = situation({ ...duel, player1: focused }, { dice: 'focus focus blank' })
    match.player1.attack('tie')
    expect(advised(match)).toMatchObject({ do: 'focus' })
  })

  test('it is kept if it may save more in defense than one result is worth', () => {
    const match = situation(
      {
        step: 'engagement',
        round: 9,
        player1: {
          last: {
            pilot: 'academypilot',
            at: [457, 400, 0],
            tokens: ['focus'],
            damage: ['facedown', 'facedown'],
          },
        },
        player2: {
          falcon: { pilot: 'outerrimsmuggler', at: [457, 600, 0] },
          one: { pilot: 'academypilot', at: [457, 220, 0] },
          two: { pilot: 'academypilot', at: [400, 230, 0] },
        },
        unwritten: true,
      },
      { dice: 'hit focus' },
    )
    match.until('attack')
    match.player1.attack('falcon')
    expect(advised(match)).toMatchObject({ do: 'done' })
  })

  test('a lock rerolls blanks, and focus results only if nothing else can change them', () => {
    const locked = { xwing: { ...focused.xwing, locks: ['tie'] } } as const
    const match = situation({ ...duel, player1: locked }, { dice: 'focus blank blank' })
    match.player1.attack('tie')
    expect(advised(match)).toMatchObject({ do: 'lock' })
  })
})

describe('defense dice', () => {
  const evading = { tie: { ...duel.player2.tie, tokens: ['focus', 'evade'] } } as const

  test('nothing is spent on an attack that misses', () => {
    const match = situation({ ...duel, player2: evading }, { dice: 'hit blank blank / evade focus blank' })
    match.player1.attack('tie')
    match.until('modify-defense-dice')
    expect(advised(match)).toMatchObject({ do: 'done' })
  })

  test('tokens are spent on hits that would come through', () => {
    const match = situation({ ...duel, player2: evading }, { dice: 'hit hit blank / focus focus blank' })
    match.player1.attack('tie')
    match.until('modify-defense-dice')
    expect(['focus', 'evade']).toContain(advised(match).do)
  })
})
