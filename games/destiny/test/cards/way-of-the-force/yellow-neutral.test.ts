import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test.each([
  ['1 melee', { damage: 1, shields: 0 }],
  ['1 resource', { damage: 0, shields: 1 }],
])('Friend or Foe: a die that rolls %s [card: 07132]', (face, after) => {
  const match = situation(
    {
      player1: { characters: { ketsu: '06003' }, hand: ['07132'] },
      player2: { characters: { kylo: { card: '01011', pool: ['blank'] } } },
    },
    { dice: [face] },
  )
  match.player1.play('Friend or Foe')
  expect(match.characters.kylo).toMatchObject(after)
})

test('In The Crosshairs are all dice of a symbol, one’s own as well [card: 07133]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['07133'], resources: 3 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '2 melee for 1'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
    },
  })
  match.player1.play('In The Crosshairs')
  match.player1.choose({ symbol: 'melee' })
  match.player1.pick({ of: 'kylo', die: '1 melee' }, { die: '2 melee for 1' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 melee'], ['blank']])
  expect(match.question).toBe('additional-action')
})

test.each([
  ['07153', '1 indirect', 3],
  ['03020', '1 shield', 2],
  ['03020', '1 disrupt', 2],
  ['03020', '3 shield for 1', 0],
])('Podracer Betting on 1 with %s that rolls %s wins %i [card: 07134]', (vehicle, face, won) => {
  const match = situation(
    {
      player1: {
        characters: { ketsu: '06003' },
        supports: { it: { card: vehicle, pool: ['1 shield'] } },
        hand: ['07134'],
        resources: 1,
      },
      player2: KYLO,
    },
    { dice: [face] },
  )
  match.player1.play('Podracer Betting')
  match.player1.number(1)
  expect(match.player1.resources).toBe(won)
})

test('Reprogram plays a droid for 1 less [card: 07135]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['07135', '02017', '03020'], resources: 1 },
    player2: KYLO,
  })
  match.player1.play('Reprogram')
  expect(Object.keys(match.supports)).toEqual(['Interrogation Droid'])
  expect(match.player1.resources).toBe(0)
})

test('Start Your Engines! finds a podracer [card: 07137]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['07137'], deck: ['Dodge', '07153', 'Caution'] },
    player2: KYLO,
  })
  match.player1.play('Start Your Engines!')
  expect(match.player1.offered).toHaveLength(1)
  match.player1.pick({ card: 'Podracer' })
  expect(match.player1.hand).toEqual(['Podracer'])
  expect(match.player1.deck).toHaveLength(2)
})

test.each([
  ['one character', {}, 1, true],
  ['two characters', { rey: '04024' }, 1, false],
  ['two characters', { rey: '04024' }, 2, true],
])(
  'with %s favors make a dear event playable for less: %s [card: 07138]',
  (_what, more, resources, isOpen) => {
    const match = situation({
      player1: { characters: { ketsu: '06003', ...more }, plot: '07138', hand: ['07133'], resources },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
    expect(match.player1.offers({ do: 'play' })).toBe(isOpen)
    if (!isOpen) return
    match.player1.play('In The Crosshairs', { using: 'Calling in Favors' })
    expect(match.player1.resources).toBe(0)
  },
)

test('… but a cheap one costs what it costs [card: 07138]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, plot: '07138', hand: ['Dodge'], resources: 1 },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('Prized Goods exhaust a character to be laid up or fetched [card: 07139] [sd.later.3]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003', rey: { card: '04024', exhausted: true } },
      supports: { goods: '07139' },
    },
    player2: KYLO,
  })
  match.player1.use('goods')
  match.player1.choose({ do: 'way', way: 'place' })
  expect(match.characters.ketsu.ready).toBe(false)
  expect(match.supports.goods).toMatchObject({ ready: false, resources: 3 })
  match.nextRound()
  match.player1.use('goods')
  match.player1.choose({ card: 'ketsu' })
  match.player1.choose({ do: 'way', way: 'take' })
  expect(match.player1.resources).toBe(2 + 3)
  expect(match.supports.goods.resources).toBe(0)
})

test('… and need one who is ready [card: 07139]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', exhausted: true } }, supports: { goods: '07139' } },
    player2: KYLO,
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('who is Streetwise plays a yellow event for 1 less [card: 07140]', () => {
  const given = (event: string, exhausted: boolean) =>
    situation({
      player1: {
        characters: { ketsu: '06003' },
        supports: { wise: { card: '07140', exhausted }, pod: { card: '07153', pool: ['1 shield'] } },
        hand: [event],
      },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
  const match = given('07134', false)
  match.player1.play('Podracer Betting', { using: 'wise' })
  expect(match.supports.wise.ready).toBe(false)
  expect(given('07134', true).player1.offers({ do: 'play' })).toBe(false)
  expect(given('07121', false).player1.offers({ do: 'play' })).toBe(false)
})

test.each([
  ['place', 4, 0],
  ['take', 0, 2],
])('a freighter’s special can %s, and goes on [card: 07141]', (way, left, resources) => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003' },
      supports: { ship: { card: '07141', resources: 2, pool: ['special'] } },
    },
    player2: KYLO,
  })
  match.player1.resolve('special')
  match.player1.choose({ do: 'way', way })
  expect(match.supports.ship.resources).toBe(left)
  expect(match.player1.resources).toBe(resources)
  expect(match.question).toBe('additional-action')
})

test.each([
  ['01011', 1 as const, 2],
  ['01035', 1 as const, 3],
  ['01035', 2 as const, 4],
])('the Darksaber in the hands of %s with %i dice deals %i [card: 07142]', (own, dice, damage) => {
  const match = situation({
    player1: { characters: { own: { card: own, dice, upgrades: [{ card: '07142', pool: ['2 melee'] }] } } },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.characters.rey.damage).toBe(damage)
})

test('Vambraces go back to the hand [card: 07143]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: ['07143'] } } },
    player2: KYLO,
  })
  match.player1.use('Mandalorian Vambraces')
  expect(match.player1.hand).toEqual(['Mandalorian Vambraces'])
})

test('a Businessman earns when his character starts [card: 07144]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: ['07144'] }, rey: '04024' } },
    player2: KYLO,
  })
  match.player1.activate('rey', ['blank'])
  match.player2.pass()
  match.player1.activate('ketsu', ['blank'])
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
})

test('a Thermal Detonator hits all, and is gone [card: 07145]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', upgrades: [{ card: '07145', pool: ['special'] }] } } },
    player2: { characters: { kylo: '01011', jawa: '06004' } },
  })
  match.player1.resolve('special')
  expect([match.characters.kylo.damage, match.characters.jawa.damage]).toEqual([2, 2])
  expect(match.player1.discard).toEqual(['V-1 Thermal Detonator'])
  expect(match.pool('player1')).toEqual([])
})
