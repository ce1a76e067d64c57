/** Part 5: cards that become another type. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

function l337(exhausted: boolean) {
  const match = situation({
    player1: {
      characters: {
        finn: { card: '01045', pool: ['1 ranged'] },
        phasma: { card: '01001', pool: ['2 ranged'] },
      },
    },
    player2: {
      characters: {
        droid: {
          card: '08091',
          damage: 7,
          shields: 1,
          exhausted,
          pool: ['1 focus', '2 focus'],
          upgrades: ['Jetpack', { card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
        ...trooper,
      },
      supports: { falcon: { card: '08103', exhausted: true } },
    },
  })
  match.player1.resolve('2 ranged', { on: 'droid' })
  return match
}

test('a character that becomes an upgrade loses its tokens and upgrades, and its dice lie on it [sd.change-type.2] [sd.change-type.3] [sd.change-type.5]', () => {
  const match = l337(true)
  expect(match.supports.falcon.upgrades).toEqual(['droid'])
  expect(match.upgrades.droid).toMatchObject({ damage: 0, shields: 0, upgrades: [], dice: 2, pool: [] })
  expect([...match.player2.discard].sort()).toEqual(['Holdout Blaster', 'Jetpack'])
  expect(match.pool('player2')).toEqual([])
  expect(match.player2.aside).toEqual([])
})

test('it is as ready as it was, and damage finds it no more [sd.change-type.4] [sd.change-type.6]', () => {
  const match = l337(true)
  expect(match.upgrades.droid.ready).toBe(false)
  expect(l337(false).upgrades.droid.ready).toBe(true)
  match.until('action')
  match.player2.pass()
  match.player1.resolve('1 ranged')
  expect(match.player1.all('card')).toEqual(['finn', 'phasma', 'trooper'])
})

test('so does an upgrade that becomes a support: its die leaves the pool [sd.change-type.5]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
    player2: {
      characters: {
        luke: {
          card: '01035',
          damage: 10,
          upgrades: [{ card: 'One With The Force', name: 'one', pool: ['3 ranged'] }],
        },
        ...trooper,
      },
    },
  })
  match.player1.resolve('2 melee', { on: 'luke' })
  expect(match.supports.one).toMatchObject({ ready: true, dice: 1, pool: [] })
  expect(match.pool('player2')).toEqual([])
})
