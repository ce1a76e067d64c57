import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Vibrocutlass costs 1 less to resolve on a yellow character [card: 05069]', () => {
  const weapon = { card: '05069', pool: ['3 melee for 1'] }
  const given = (card: string) =>
    situation({
      player1: { characters: { own: { card, upgrades: [weapon] } } },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given('01021')
  match.player1.resolve('3 melee for 1', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
  expect(given('01011').player1.offers({ do: 'resolve' })).toBe(false)
})

test('Counter Strike hits harder for the damage that the opponent has just dealt [card: 05149]', () => {
  for (const [face, damage] of [
    ['1 ranged', 3],
    ['1 melee', 1],
  ] as const) {
    const match = situation({
      player1: { characters: { jango: { card: '01021', pool: [face] } }, hand: ['05149'], resources: 1 },
      player2: { characters: { enemy: { card: '04025', pool: ['1 ranged'] } } },
      turn: 'player2',
    })
    match.player2.resolve('1 ranged', { on: 'jango' })
    match.player1.play('Counter Strike')
    match.player1.choose({ card: 'enemy' })
    expect(match.characters.enemy.damage).toBe(damage)
  }
})

const foe = { rey: '04024' } as const

test.each([
  [1, true, 0, 1],
  [1, false, 3, 0],
  [0, false, 3, 0],
])('Hondo takes a resource or a toll: %i, paid %s [card: 05065]', (resources, pays, damage, gained) => {
  const match = situation({
    player1: { characters: { hondo: { card: '05065', pool: ['special'] } } },
    player2: { characters: foe, resources },
  })
  match.player1.resolve('special')
  if (resources > 0) {
    if (pays) match.player2.yes()
    else match.player2.no()
  }
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.player1.resources).toBe(gained)
})

test('a Pirate Speeder Tank does it all [card: 05066]', () => {
  const match = situation({
    player1: { characters: { hondo: '05065' }, supports: { tank: { card: '05066', pool: ['special'] } } },
    player2: { characters: foe },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'rey' })
  match.player1.choose({ card: 'hondo' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.characters.hondo.shields).toBe(2)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test.each([
  ['draw', 1],
  ['nothing', 0],
])('Bartering pays, and lets all draw or not: %s [card: 05067]', (way, cards) => {
  const match = situation({
    player1: { characters: { hondo: { card: '05065', upgrades: [{ card: '05067', pool: ['special'] }] } } },
    player2: { characters: foe },
  })
  match.player1.resolve('special')
  match.player1.choose({ way })
  expect(match.player1.resources).toBe(1)
  expect([match.player1.hand.length, match.player2.hand.length]).toEqual([cards, cards])
})

test.each([
  ['blank', 1],
  ['2 melee', 0],
])('Bamboozle is paid for a blank: %s [card: 05147]', (face, taken) => {
  const match = situation(
    {
      player1: { characters: { hondo: '05065' }, hand: ['05147'] },
      player2: { characters: { rey: { card: '04024', pool: ['1 discard'] } }, resources: 2 },
    },
    { dice: [face] },
  )
  match.player1.play('Bamboozle')
  expect([match.player1.resources, match.player2.resources]).toEqual([taken, 2 - taken])
})

test('a Dangerous Maneuver heals one and hurts others [card: 05150]', () => {
  const match = situation({
    player1: { characters: { hondo: { card: '05065', damage: 3 }, jawa: '06004' }, hand: ['05150'] },
    player2: { characters: { rey: { card: '04024', damage: 3 } } },
  })
  match.player1.play('Dangerous Maneuver')
  match.player1.split({ jawa: 2 })
  const { hondo, jawa, rey } = match.characters
  expect([hondo.damage, jawa.damage, rey.damage]).toEqual([1, 2, 3])
})

test('Entangle removes two dice worth 3 together at most [card: 05151]', () => {
  const match = situation({
    player1: { characters: { hondo: '05065' }, hand: ['05151'], resources: 2 },
    player2: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['2 melee', '1 discard'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Entangle')
  match.player1.choose({ die: '2 melee' })
  expect(match.player1.offers({ die: '2 ranged' })).toBe(false)
  match.player1.choose({ die: '1 discard' })
  expect(match.pool('player2')).toEqual(['2 ranged'])
})

test.each([
  [['2 ranged', '1 ranged'], 0, 2],
  [['1 ranged', '1 ranged'], 2, 2],
])('a Face-Off hurts who rolls less: %j [card: 05152]', (faces, mine, theirs) => {
  const match = situation(
    {
      player1: {
        characters: { trooper: { card: '02001', pool: ['1 disrupt'] } },
        hand: ['05152'],
        resources: 1,
      },
      player2: { characters: { trooper2: { card: '01002', pool: ['blank'] } } },
    },
    { dice: faces },
  )
  match.player1.play('Face-Off')
  expect([match.characters.trooper.damage, match.characters.trooper2.damage]).toEqual([mine, theirs])
})

test('a Quick Draw arms and activates [card: 05155]', () => {
  const given = () => {
    const match = situation(
      {
        player1: {
          characters: { hondo: '05065', jawa: '06004' },
          hand: ['05155', '01059', '01061'],
          resources: 3,
        },
        player2: { characters: foe },
      },
      { dice: ['1 discard', '1 shield'] },
    )
    match.player1.play('Quick Draw')
    match.player1.choose({ card: 'hondo' })
    return match
  }
  const match = given()
  expect(match.player1.offers({ card: 'jawa' })).toBe(false)
  match.player1.choose({ card: 'hondo' })
  expect(match.pool('player1')).toEqual(['1 discard', '1 shield'])
  expect(match.player1.resources).toBe(0)
  const declined = given()
  declined.player1.decline()
  expect(declined.characters.hondo).toMatchObject({ ready: true, upgrades: ['Lightsaber'] })
})

test('who is Well-Connected pays with a card for the others [card: 05157]', () => {
  const match = situation({
    player1: { characters: { hondo: '05065' }, hand: ['05157'] },
    player2: { characters: foe },
  })
  match.player1.play('Well-Connected')
  match.player2.yes()
  expect(match.player1.resources).toBe(1)
  expect(match.player2.hand).toHaveLength(1)
})
