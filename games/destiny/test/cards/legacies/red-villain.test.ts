import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const rey = { rey: '04024' } as const

test.each([
  ['1 indirect', true],
  ['1 ranged', false],
])('a Battle Droid calls another one: %s [card: 05009]', (face, calls) => {
  const match = situation({
    player1: { characters: { one: '05009', two: '05009', other: '02001' } },
    player2: { characters: rey },
  })
  match.player1.activate('one', [face, 'blank'])
  expect(match.player1.offers({ card: 'two' })).toBe(calls)
  if (!calls) return
  expect(match.player1.offers({ card: 'other' })).toBe(false)
  match.player1.choose({ card: 'two' })
  expect(match.pool('player1')).toEqual(['1 indirect', 'blank'])
})

test('Kallus changes between ranged and melee, once a round [card: 05010]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kallus: { card: '05010', pool: [face] } }, resources: 1 },
      player2: { characters: rey },
    })
  const match = given('1 ranged')
  match.player1.use('kallus')
  match.player1.choose({ to: '3 melee for 1' })
  expect(match.pool('player1')).toEqual(['3 melee for 1'])
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  const back = given('1 melee')
  back.player1.use('kallus')
  expect(back.player1.offered).toHaveLength(2)
  expect(given('1 resource').player1.offers({ do: 'use' })).toBe(false)
})

test('Tarkin gives two dice of one symbol for indirect damage [card: 05012]', () => {
  const match = situation({
    player1: {
      characters: {
        tarkin: { card: '05012', dice: 2, pool: ['1 focus', '2 discard'] },
        trooper: { card: '02001', pool: ['2 ranged'] },
        leader: { card: '01001', pool: ['1 focus'] },
      },
    },
    player2: { characters: rey },
  })
  match.player1.use('tarkin')
  match.player1.choose({ die: '1 focus' })
  expect(match.pool('player1')).toEqual(['2 discard', '2 ranged'])
  expect(match.characters.rey.damage).toBe(4)
})

test('without a pair Tarkin does nothing [card: 05012]', () => {
  const match = situation({
    player1: { characters: { tarkin: { card: '05012', dice: 2, pool: ['1 focus', '2 discard'] } } },
    player2: { characters: rey },
  })
  match.player1.use('tarkin')
  expect(match.characters.rey.damage).toBe(0)
  expect(match.pool('player1')).toHaveLength(2)
})

test('a Veteran Stormtrooper and an Auto Cannon just fire [card: 05013] [card: 05062] [card: 05073]', () => {
  const match = situation({
    player1: {
      characters: {
        trooper: {
          card: '05013',
          pool: ['3 indirect'],
          upgrades: [
            { card: '05062', pool: ['+4 indirect'] },
            { card: '05073', pool: ['1 ranged'] },
          ],
        },
      },
    },
    player2: { characters: rey },
  })
  match.player1.resolve('3 indirect', { modifiers: ['+4 indirect'] })
  expect(match.characters.rey.damage).toBe(7)
  expect(match.pool('player1')).toEqual(['1 ranged'])
})

test.each([
  [true, 0, ['Fragmentation Grenade']],
  [false, 1, []],
])('a Fragmentation Grenade is kept for a resource: %s [card: 05015]', (pays, left, upgrades) => {
  const match = situation({
    player1: {
      characters: { trooper: { card: '02001', upgrades: [{ card: '05015', pool: ['2 indirect'] }] } },
      resources: 1,
    },
    player2: { characters: rey },
  })
  match.player1.resolve('2 indirect')
  if (pays) match.player1.yes()
  else match.player1.no()
  expect(match.characters.rey.damage).toBe(2)
  expect(match.characters.trooper.upgrades).toEqual(upgrades)
  expect(match.player1.resources).toBe(left)
})

test('a Grand Moff uses the battlefield or switches it [card: 05016]', () => {
  const given = () =>
    situation({
      player1: { characters: { phasma: { card: '01001', upgrades: ['05016'] } }, battlefield: '01166' },
      player2: { characters: rey, battlefield: '05178' },
    })
  const used = given()
  used.player1.use('Grand Moff')
  used.player1.choose({ way: 'use' })
  used.player1.yes()
  used.player1.choose({ card: 'phasma' })
  expect(used.characters.phasma.shields).toBe(1)
  const switched = given()
  switched.player1.use('Grand Moff')
  switched.player1.choose({ way: 'switch' })
  expect(switched.picture.battlefield).toBe('Outer Rim Outpost')
})

test.each([
  ['01001', true],
  ['02001', false],
  ['01011', false],
])('a Grand Moff is unique and red: %s [card: 05016]', (card, can) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['05016'], resources: 4 },
    player2: { characters: rey },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(can)
})

test('Kallus’ Bo-Rifle comes as an ambush [card: 05017]', () => {
  const match = situation({
    player1: { characters: { kallus: '05010' }, hand: ['05017'], resources: 3 },
    player2: { characters: rey },
  })
  match.player1.play("Kallus' Bo-Rifle")
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test.each([
  [1, true],
  [0, false],
])(
  'Battle Fatigue and Crackdown want every character hurt: %i [card: 05084] [card: 05136]',
  (damage, can) => {
    const given = () =>
      situation({
        player1: { characters: { phasma: '01001' }, hand: ['05084', '05136'], resources: 1 },
        player2: {
          characters: {
            rey: { card: '04024', damage: 2, pool: ['2 melee'] },
            poe: { card: '04025', damage },
          },
        },
      })
    const match = given()
    expect(match.player1.offers({ do: 'play', card: 'Battle Fatigue' })).toBe(can)
    expect(match.player1.offers({ do: 'play', card: 'Crackdown' })).toBe(can)
    if (!can) return
    match.player1.play('Battle Fatigue')
    expect(match.pool('player2')).toEqual([])
    const other = given()
    other.player1.play('Crackdown')
    expect(other.player1.resources).toBe(2)
  },
)

test('Crush the Rebellion deals half of what it removes, rounded up [card: 05085]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05085'], resources: 2 },
    player2: { characters: { han: { card: '01046', dice: 2, pool: ['3 ranged for 1', '1 resource'] } } },
  })
  match.player1.play('Crush the Rebellion')
  expect(match.pool('player2')).toEqual(['1 resource'])
  expect(match.characters.han.damage).toBe(2)
})

test('Imperial Might adds two [card: 05086]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', pool: ['1 resource'] } },
      hand: ['05086'],
      resources: 2,
    },
    player2: { characters: rey },
  })
  match.player1.play('Imperial Might')
  expect(match.player1.resources).toBe(3)
})

test.each([
  ['player1', true],
  ['player2', false],
] as const)('Scorched Earth burns where %s controls the ground [card: 05087]', (controller, can) => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05087'], resources: 2 },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', 'blank'] } } },
    controller,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(can)
  if (!can) return
  match.player1.play('Scorched Earth')
  expect(match.characters.rey.damage).toBe(2)
})

test('a Shrapnel Blast may remove a die of whom it hit [card: 05088]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05088'], resources: 1 },
    player2: {
      characters: { rey: { card: '04024', pool: ['2 melee'] }, poe: { card: '04025', pool: ['2 ranged'] } },
    },
  })
  match.player1.play('Shrapnel Blast')
  match.player2.split({ poe: 1 })
  expect(match.player1.offers({ die: '2 melee' })).toBe(false)
  match.player1.choose({ die: '2 ranged' })
  expect(match.characters.poe.damage).toBe(1)
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('Target Practice rerolls red dice twice [card: 05089]', () => {
  const match = situation(
    {
      player1: {
        characters: { phasma: { card: '01001', pool: ['blank'] }, kylo: { card: '01011', pool: ['blank'] } },
        hand: ['05089'],
      },
      player2: { characters: rey },
    },
    { dice: ['1 discard', '2 ranged'] },
  )
  match.player1.play('Target Practice')
  match.player1.pick({ die: 'blank' })
  match.player1.pick({ die: '1 discard' })
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank'])
})

test('Three Steps Ahead gives three actions [card: 05090]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['05090'], resources: 3 },
    player2: { characters: rey },
  })
  match.player1.play('Three Steps Ahead')
  match.player1.activate('phasma', ['blank'])
  for (let i = 0; i < 2; i++) match.player1.choose({ do: 'forgo' })
  expect(match.player2.offers({ do: 'pass' })).toBe(true)
})

test('a Command Bridge activates two who are not unique [card: 05091]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', one: '02001', two: '01002' }, supports: { bridge: '05091' } },
    player2: { characters: rey },
  })
  match.rolls('1 disrupt', 'blank')
  match.player1.use('bridge')
  match.player1.choose({ card: 'one' })
  expect(match.pool('player1')).toEqual(['1 disrupt', 'blank'])
  expect(match.characters.phasma.ready).toBe(true)
})
