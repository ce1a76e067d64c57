/** Modifiziert. */
import { expect, test } from 'vitest'
import type { PlayerGiven } from '../../position/given.ts'
import { situation } from '../play.ts'

type Supports = NonNullable<PlayerGiven['supports']>

const enemy = { enemy: '01002' } as const
const turret = 'Dorsal Turret'

test('a mod goes on a suitable card that its player controls, or can’t be played [sd.modify.2]', () => {
  const position = (mine: Supports, theirs: Supports) =>
    situation({
      player1: { characters: { leia: '01028' }, supports: mine, hand: [turret], resources: 1 },
      player2: { characters: enemy, supports: theirs },
    })
  expect(position({}, { wing: '08086' }).player1.offers({ do: 'play' })).toBe(false)
  expect(position({ bb8: '01043' }, {}).player1.offers({ do: 'play' })).toBe(false)
  const match = position({ wing: '08086', bb8: '01043' }, { other: '08086' })
  match.player1.play(turret)
  expect(match.supports).toMatchObject({ wing: { upgrades: [turret] }, other: { upgrades: [] } })
})

test('“Modify vehicle support” is not for a vehicle that is an upgrade [sd.modify.3]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      supports: { falcon: '08103', craft: '08102' },
      hand: [turret],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.use('craft')
  match.player2.pass()
  match.player1.play(turret)
  expect(match.supports.falcon.upgrades).toEqual(['craft', turret])
})

test('what ignores play restrictions does not ignore Modify [sd.modify.4]', () => {
  const position = (supports: Supports) =>
    situation({
      player1: { characters: { grievous: '07021' }, supports, hand: [turret], resources: 1 },
      player2: { characters: enemy },
    })
  expect(position({}).player1.offers({ do: 'play' })).toBe(false)
  expect(position({ fighter: '01006' }).player1.offers({ do: 'play' })).toBe(true)
})

test('a support has at most 3 upgrades, mods among them [sd.modify.5]', () => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      supports: {
        wing: {
          card: '08086',
          upgrades: ['first', 'second', 'third'].map((name) => ({ card: turret, name })),
        },
      },
      hand: [turret],
      resources: 1,
    },
    player2: { characters: enemy },
  })
  match.player1.play(turret)
  expect(match.question).toBe('too-many-upgrades')
  match.player1.choose({ card: 'second' })
  match.player1.no()
  expect(match.supports.wing.upgrades).toEqual(['first', 'third', turret])
})
