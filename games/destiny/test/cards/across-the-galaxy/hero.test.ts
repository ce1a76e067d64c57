import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('Qui-Gon Jinn strikes harder behind shields, his weapons only behind three [card: 08058]', () => {
  const saber = { card: '08071', pool: ['2 melee'] }
  for (const [shields, total] of [
    [1, 4],
    [2, 5],
    [3, 6],
  ] as const) {
    const match = situation({
      player1: { characters: { quigon: { card: '08058', shields, pool: ['2 melee'], upgrades: [saber] } } },
      player2: { characters: enemy },
    })
    match.player1.resolve('2 melee', { of: 'quigon', on: 'enemy' })
    match.player1.resolve('2 melee', { on: 'enemy' })
    expect(match.characters.enemy.damage).toBe(total)
  }
})

test('Finishing Strike goes through shields and ends who has 1 health left [card: 08060]', () => {
  const struck = (damage: number) => {
    const match = situation({
      player1: {
        characters: { quigon: { card: '08058', pool: ['2 melee'] } },
        hand: ['08060'],
        resources: 1,
      },
      player2: { characters: { enemy: { card: '02001', damage, shields: 2 }, other: '02001' } },
    })
    match.player1.play('Finishing Strike')
    match.player1.choose({ card: 'enemy' })
    return match.characters.enemy
  }
  expect(struck(7)).toBeUndefined()
  expect(struck(6)).toMatchObject({ damage: 8, shields: 2 })
})

test("Qui-Gon Jinn's Lightsaber restores a shield and lets him draw [card: 08071] [sd.clar-atg.4]", () => {
  const position = (card: string) => {
    const match = situation({
      player1: { characters: { jedi: { card, shields: 1, upgrades: ['08071'] } } },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
      turn: 'player2',
    })
    match.player2.resolve('2 ranged', { on: 'jedi' })
    match.player1.yes()
    if (match.question === 'draw') match.player1.yes()
    return match
  }
  const quigon = position('08058')
  expect(quigon.characters.jedi).toMatchObject({ shields: 1, damage: 1 })
  expect(quigon.upgrades["Qui-Gon Jinn's Lightsaber"].ready).toBe(false)
  expect(quigon.player1.hand).toHaveLength(1)
  expect(position('04024').player1.hand).toHaveLength(0)
})

test('Black One is turned with Poe Dameron, and rerolled with a droid on board [card: 08085] [card: 08091] [sd.clar-atg.2]', () => {
  const match = situation(
    {
      player1: {
        characters: { poe: '04025', l3: { card: '08091', damage: 7 } },
        supports: { black: { card: '08085', pool: ['1 ranged'] } },
      },
      player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
      turn: 'player2',
    },
    { dice: ['2 ranged'] },
  )
  match.player2.resolve('2 ranged', { on: 'l3' })
  expect(match.supports.black.upgrades).toEqual(['l3'])
  match.player1.use('black')
  match.player1.choose({ to: 'special' })
  match.player2.pass()
  match.player1.resolve('special', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(1)
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('Black One without a droid is removed as usual [card: 08085]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { black: { card: '08085', pool: ['special'] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special', { on: 'enemy' })
  expect(match.pool('player1')).toEqual([])
})

test('X-Wings count each other [card: 08086]', () => {
  const match = situation({
    player1: {
      characters: { poe: '04025' },
      supports: { one: { card: '08086', pool: ['X ranged'] }, two: '08086', three: '08086' },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('X ranged', { on: 'enemy' })
  expect(match.characters.enemy.damage).toBe(3)
})

test('Leia Organa hits all characters of who does not pay; with a villain card it costs 2 [card: 08090]', () => {
  const position = (resources: number, supports = {}) => {
    const match = situation({
      player1: { characters: { leia: { card: '08090', pool: ['special'] } }, supports },
      player2: { characters: { one: '02001', two: '02001' }, resources },
    })
    match.player1.resolve('special')
    if (match.question === 'pay-off') match.player2.yes()
    return [match.player1.resources, match.characters.one.damage, match.characters.two.damage]
  }
  expect(position(1)).toEqual([1, 0, 0])
  expect(position(0)).toEqual([0, 2, 2])
  expect(position(1, { hutts: '03085' })).toEqual([0, 2, 2])
  expect(position(2, { hutts: '03085' })).toEqual([2, 0, 0])
})

test('L3-37 becomes part of the Falcon with both dice and readies it; leaving, she is set aside [card: 08091] [sd.clar-atg.3]', () => {
  const match = situation({
    player1: {
      characters: { l3: { card: '08091', dice: 2, damage: 7 }, poe: '04025' },
      supports: { falcon: { card: '05052', exhausted: true } },
    },
    player2: {
      characters: { guard: { card: '03019', pool: ['3 melee for 1'] } },
      resources: 2,
      hand: ['05156'],
    },
    turn: 'player2',
  })
  match.player2.resolve('3 melee for 1', { on: 'l3' })
  expect(match.upgrades.l3).toMatchObject({ dice: 2, damage: 0 })
  expect(match.supports.falcon).toMatchObject({ ready: true, upgrades: ['l3'] })
  match.player1.activate('falcon')
  match.until('action')
  expect(match.pool('player1')).toHaveLength(3)
  match.player2.play('Vandalize')
  expect(match.player1.aside).toEqual(['L3-37'])
  expect(match.player1.discard).toEqual([])
})

test('L3-37 without a vehicle is defeated [card: 08091]', () => {
  const match = situation({
    player1: { characters: { l3: { card: '08091', damage: 7 }, poe: '04025' } },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
    turn: 'player2',
  })
  match.player2.resolve('2 ranged', { on: 'l3' })
  expect(match.player1.aside).toEqual(['L3-37'])
})

test('the Escape Craft docks to the Falcon and leaves it again, exhausted as it was [card: 08102] [sd.change-type.4] [sd.change-type.5]', () => {
  const match = situation({
    player1: {
      characters: { poe: '04025' },
      supports: { falcon: '08103', craft: { card: '08102', exhausted: true, pool: ['2 resource'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.use('craft', { title: 'Escape Craft' })
  expect(match.supports.falcon.upgrades).toEqual(['craft'])
  expect(match.pool('player1')).toEqual([])
  match.player2.pass()
  match.player1.use('craft')
  expect(match.supports.craft.ready).toBe(false)
  expect(match.supports.falcon.upgrades).toEqual([])
})

test('the Millennium Falcon finds an Escape Craft in the deck; two of them are one too many [card: 08103] [sd.clar-atg.5] [sd.unique.6]', () => {
  const match = situation({
    player1: {
      characters: { poe: '04025' },
      supports: { craft: '08102' },
      hand: ['08103'],
      deck: ['Parry', '08102', 'Evade'],
      resources: 6,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Millennium Falcon')
  match.player1.choose({ way: 'deck' })
  match.player1.choose({ title: 'Escape Craft' })
  expect(match.question).toBe('two-copies')
  match.player1.choose({ card: 'craft' })
  expect(match.supports['Millennium Falcon'].upgrades).toEqual(['Escape Craft'])
  expect(match.player1.deck).toHaveLength(2)
  expect(match.events).toContain('shuffle')
})

test('the Millennium Falcon needs not look for anything [card: 08103] [sd.search.2]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, hand: ['08103'], discard: ['08102'], resources: 6 },
    player2: { characters: enemy },
  })
  match.player1.play('Millennium Falcon')
  match.player1.choose({ way: 'neither' })
  expect(match.player1.discard).toEqual(['Escape Craft'])
})
