import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: '01011' } }

test.each([
  ['1 melee', 2],
  ['1 shield', 1],
])('a Jedi Acolyte’s die counts more beside %s of another die [card: 02034]', (other, damage) => {
  const match = situation({
    player1: {
      characters: { acolyte: { card: '02034', pool: ['1 melee'] }, rey: { card: '04024', pool: [other] } },
    },
    player2: KYLO,
  })
  match.player1.resolve('1 melee', { of: 'acolyte', on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('Chirrut takes no blue abilities, and rerolls every blank of the pool [card: 02035]', () => {
  const match = situation({
    player1: {
      characters: {
        chirrut: { card: '02035', dice: 2 },
        rey: { card: '04024', pool: ['blank'] },
        poe: { card: '04025', pool: ['2 focus'] },
      },
      hand: ['02054'],
      resources: 3,
    },
    player2: { characters: { jawa: { card: '06004', pool: ['blank'] } } },
  })
  match.player1.play('Force Push')
  expect(match.characters.rey.upgrades).toEqual(['Force Push'])
  match.player2.pass()
  match.player1.activate('chirrut', ['blank', '2 melee', '1 ranged', '1 shield'])
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 ranged', '2 melee', '1 shield', '2 focus'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test.each([
  ['04024', '1 melee', 3],
  ['02034', '1 melee', 4],
])('Luminara lets a die of %s count more [card: 02036]', (card, die, damage) => {
  const match = situation({
    player1: { characters: { luminara: { card: '02036', pool: ['special'] }, other: { card, pool: [die] } } },
    player2: KYLO,
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test('Luminara does not help the die of an upgrade [card: 02036]', () => {
  const match = situation({
    player1: {
      characters: {
        luminara: { card: '02036', pool: ['special'], upgrades: [{ card: '01059', pool: ['1 shield'] }] },
      },
    },
    player2: KYLO,
  })
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('a Delta-7 Interceptor rerolls three dice of both players [card: 02038]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '04024', dice: 2, pool: ['blank', '1 shield'] } },
        supports: { delta: { card: '02038', pool: ['special'] } },
      },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
    },
    { dice: ['2 melee', 'blank', 'blank'] },
  )
  match.player1.resolve('special')
  match.player1.pick({ die: 'blank' }, { of: 'kylo', die: '1 melee' }, { of: 'kylo', die: '1 shield' })
  expect(match.pool('player1')).toContain('2 melee')
  expect(match.pool('player2')).toEqual(['blank', 'blank'])
})

test.each([
  [0, 0, 3, 0],
  [1, 2, 2, 0],
])(
  'the %i. special of a Handcrafted Light Bow, against %i shields [card: 02039]',
  (way, shields, damage, left) => {
    const match = situation({
      player1: { characters: { rey: { card: '04024', upgrades: [{ card: '02039', pool: ['special'] }] } } },
      player2: { characters: { kylo: { card: '01011', shields } } },
    })
    match.player1.resolve('special')
    match.player1.choose({ way: `special-${way}` })
    match.player1.choose({ card: 'kylo' })
    expect(match.characters.kylo).toMatchObject({ damage, shields: left })
  },
)

test.each([
  ['yes', 1, 0],
  ['no', 2, 1],
])('Force Heal heals more for a resource: %s [card: 02040]', (answer, damage, resources) => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', damage: 3, upgrades: [{ card: '02040', pool: ['special'] }] },
        poe: '04025',
      },
      resources: 1,
      hand: ['02040'],
    },
    player2: KYLO,
  })
  match.player1.resolve('special')
  if (answer === 'yes') match.player1.yes()
  else match.player1.no()
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.player1.resources).toBe(resources)
})

test('the Journals of Ben Kenobi give a card for their die [card: 02041]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: [{ card: '02041', pool: ['blank'] }] } },
      deck: ['Dodge', 'Jetpack'],
    },
    player2: KYLO,
  })
  match.player1.use('Journals of Ben Kenobi')
  expect(match.player1.hand).toEqual(['Dodge'])
  expect(match.pool('player1')).toEqual([])
})

test('Your Eyes Can Deceive You turns an opponent’s die for a shield that was rolled [card: 02107]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, supports: { eyes: '02107' } },
    player2: { characters: { rey: { card: '04024', pool: ['1 melee'] } } },
  })
  match.player1.activate('kylo', ['1 shield'])
  match.player1.yes()
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank'])
  expect(match.supports.eyes.ready).toBe(false)
})
