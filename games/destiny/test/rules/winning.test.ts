/** What ends rounds and matches. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('whose last characters fall at the same time: whoever controls the battlefield wins [sd.win.2] [sd.win.4]', () => {
  const thrower = { card: 'Flame Thrower', pool: ['special'] }
  const match = situation({
    controller: 'player2',
    player1: { characters: { one: { card: '01002', damage: 6, upgrades: [thrower] } } },
    player2: { characters: { two: { card: '01002', damage: 6 } } },
  })
  match.player1.resolve('special')
  match.player1.pick({ card: 'one' }, { card: 'two' })
  expect(match.winner).toBe('player2')
})

test('both out of cards: whoever controls the battlefield wins [sd.win.4]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { one: '01002' }, deck: [] },
    player2: { characters: { two: '01002' }, deck: [] },
  })
  match.player1.pass()
  match.player2.pass()
  expect(match.winner).toBe('player2')
})

test('what several players have set for the end of the round comes in the order of simultaneous abilities [sd.delayed.1] [sd.simultaneous.2]', () => {
  const lord = { card: 'Crime Lord', pool: ['special'] }
  const match = situation({
    player1: { characters: { one: { card: '01002', upgrades: [lord] }, spare: '01001' }, resources: 5 },
    player2: { characters: { two: { card: '01002', upgrades: [lord] }, other: '01001' }, resources: 5 },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'two' })
  match.player2.resolve('special')
  match.player2.choose({ card: 'one' })
  match.until('order-of-players')
  expect(match.asked).toBe('player1')
  match.player1.choose({ seat: 'player2' })
  expect(match.events.filter((what) => what === 'defeat')).toHaveLength(2)
  expect(match.player1.aside).toEqual(['First Order Stormtrooper'])
})

test('among three, whoever has no character left is out and the others play on [sd.mp-elimination.1] [sd.mp-elimination.5]', () => {
  const match = situation({
    player1: { characters: { one: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { two: { card: '01002', damage: 6 } }, hand: ['Occupation'] },
    player3: { characters: { three: '01002' } },
  })
  match.player1.resolve('2 ranged', { on: 'two' })
  expect(match.over).toBe(false)
  expect(match.picture.player2).toMatchObject({ out: true, hand: [] })
  expect(match.asked).toBe('player3')
})

test('nobody controls the battlefield of an eliminated player until it is claimed; whoever sits to his left begins [sd.mp-elimination.3] [sd.mp-elimination.4]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { one: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { two: { card: '01002', damage: 6 } } },
    player3: { characters: { three: '01002' } },
  })
  match.player1.resolve('2 ranged', { on: 'two' })
  expect(match.picture.controller).toBe('nobody')
  match.nextRound()
  expect(match.asked).toBe('player3')
})

test.each([
  ['three', 'player4'],
  ['four', 'player3'],
])(
  'while nobody controls the battlefield, the left neighbour of the eliminated decides; if %s is out as well, %s does [sd.mp-elimination.4] [sd.mp-elimination.1]',
  (next, begins) => {
    const match = situation({
      controller: 'player2',
      player1: { characters: { one: { card: '01001', dice: 2, pool: ['2 ranged', '1 ranged'] } } },
      player2: { characters: { two: { card: '01002', damage: 6 } } },
      player3: { characters: { three: { card: '01002', damage: 6 } } },
      player4: { characters: { four: { card: '01002', damage: 6 } } },
    })
    match.player1.resolve('2 ranged', { on: 'two' })
    match.player1.stop()
    match.player3.pass()
    match.player4.pass()
    match.player1.resolve('1 ranged', { on: next })
    expect(match.picture.controller).toBe('nobody')
    match.nextRound()
    expect(match.asked).toBe(begins)
  },
)

test('if somebody else is eliminated, the controller of the battlefield keeps it and begins [sd.mp-elimination.3]', () => {
  const match = situation({
    controller: 'player3',
    player1: { characters: { one: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { two: { card: '01002', damage: 6 } } },
    player3: { characters: { three: '01002' } },
  })
  match.player1.resolve('2 ranged', { on: 'two' })
  expect(match.picture.controller).toBe('player3')
  match.nextRound()
  expect(match.asked).toBe('player3')
})

test('if the last players run out of cards while nobody controls the battlefield, whoever decides in his stead wins [sd.win.4] [sd.mp-elimination.4]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { one: { card: '01001', pool: ['2 ranged'] } }, deck: [] },
    player2: { characters: { two: { card: '01002', damage: 6 } } },
    player3: { characters: { three: '01002' }, deck: [] },
  })
  match.player1.resolve('2 ranged', { on: 'two' })
  match.player3.pass()
  match.player1.pass()
  expect(match.winner).toBe('player3')
})
