import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, rolled } from '../facing.ts'

const fast = { dial: '4 straight', revealed: true } as const
const slow = { dial: '2 straight', revealed: true } as const

describe('Dineé Ellberger', () => {
  test('at equal speed the enemy can’t modify its dice [card: dineeellberger]', () => {
    const me = { pilot: 'dineeellberger', ...slow } as const
    const enemy = { ...slow, tokens: ['focus'] } as const
    expect(attackOn(me, { dice: 'focus hit hit', enemy }).question).not.toBe('modify-attack-dice')
    const other = attackOn({ ...me, ...fast }, { dice: 'focus hit hit', enemy })
    expect(other.player2.offers({ do: 'focus' })).toBe(true)
  })
})

describe('Gavyn Sykes', () => {
  test('faster than the enemy, he rerolls blanks [card: gavynsykes]', () => {
    const match = attackBy(
      { pilot: 'gavynsykes', ...fast, tokens: ['focus'] },
      { dice: 'blank focus / hit', enemy: slow },
    )
    match.player1.choose({ do: 'card' })
    expect(match.attack?.attackDice).toEqual(['hit', 'focus'])
    const equal = attackBy(
      { pilot: 'gavynsykes', ...slow, tokens: ['focus'] },
      { dice: 'blank focus', enemy: slow },
    )
    expect(equal.player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Padmé Amidala', () => {
  test('an enemy in her front arc modifies only 1 focus result [card: padmeamidala] [xw.a.cardfaq.30]', () => {
    const match = attackOn('padmeamidala', {
      dice: 'focus focus hit',
      enemy: { tokens: ['focus', 'calculate'] },
    })
    match.player2.choose({ do: 'focus' })
    expect(match.attack?.attackDice ?? ['hit', 'focus', 'hit']).toEqual(['hit', 'focus', 'hit'])
    expect(match.player2.offers({ do: 'calculate' })).toBe(false)
  })
  test('a lock rerolls only 1 of them', () => {
    const match = attackOn('padmeamidala', { dice: 'focus focus blank', enemy: { locks: ['me'] } })
    match.player2.choose({ do: 'lock' })
    expect(match.player2.offered).toHaveLength(2)
  })
  test('behind her it does as it likes', () => {
    const match = attackOn(
      { pilot: 'padmeamidala', at: [457, 300, 180] },
      { dice: 'focus focus hit', enemy: { tokens: ['focus'], locks: ['me'] } },
    )
    match.player2.choose({ do: 'focus' })
    expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit'])
  })
})

describe('Ric Olié', () => {
  test('1 more die when he is faster, none when he is not [card: ricolie] [xw.a.cardfaq.52]', () => {
    expect(rolled(attackBy({ pilot: 'ricolie', ...fast }, { enemy: slow }), 'attack')).toBe(3)
    expect(
      rolled(attackOn({ pilot: 'ricolie', ...fast }, { dice: 'hit hit hit', enemy: slow }), 'defense'),
    ).toBe(3)
    expect(rolled(attackBy({ pilot: 'ricolie', ...slow }, { enemy: slow }), 'attack')).toBe(2)
  })
})
