import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('an Attack Formation adds 1 for each copy of a die [card: 08121]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', pool: ['1 resource'] } },
      supports: { one: { card: '08031', pool: ['1 ranged'] }, two: { card: '08031', pool: ['1 disrupt'] } },
      hand: ['08121'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Attack Formation')
  expect(match.player1.offers({ of: 'phasma' })).toBe(false)
  match.player1.choose({ die: '1 ranged' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
})

test('a Barrel Roll rerolls a support twice [card: 08122]', () => {
  const match = situation(
    {
      player1: { characters: { phasma: '01001' }, supports: { ship: '03020' }, hand: ['08122'] },
      player2: KYLO,
    },
    { dice: ['1 disrupt', '1 disrupt', '1 shield'] },
  )
  match.player1.play('Barrel Roll')
  match.player1.pick({ of: 'ship' })
  match.player1.pick({ of: 'ship' })
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('a Deployment sends supports and rank and file off [card: 08123]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001', trooper: '01002' },
      supports: { ship: '03020' },
      hand: ['08123'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.rolls('1 shield', '2 ranged')
  match.player1.play('Deployment')
  expect(match.player1.offers({ card: 'phasma' })).toBe(false)
  match.player1.choose({ card: 'ship' })
  match.player1.choose({ card: 'trooper' })
  expect(match.pool('player1')).toEqual(['2 ranged', '1 shield'])
})

test('a Fleet Command rerolls a die for each red character [card: 08124]', () => {
  const match = situation(
    {
      player1: { characters: { phasma: { card: '01001', pool: ['blank'] }, rey: '04024' }, hand: ['08124'] },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Fleet Command')
  match.player1.pick({ of: 'kylo' })
  expect(match.pool('player2')).toEqual(['blank'])
})

test('… of three players, only his own and those of one opponent [card: 08124] [sd.mp-opponent.1]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['blank'] } }, hand: ['08124'] },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    player3: { characters: { jango: { card: '01021', pool: ['2 ranged'] } } },
  })
  match.player1.play('Fleet Command')
  match.player1.choose({ do: 'seat', seat: 'player3' })
  expect(match.player1.offers({ of: 'jango' })).toBe(true)
  expect(match.player1.offers({ of: 'phasma' })).toBe(true)
  expect(match.player1.offers({ of: 'kylo' })).toBe(false)
})

test.each([
  ['01001', 3],
  ['06003', 2],
])('Intense Fire by %s deals %i with a 1 [card: 08125]', (own, damage) => {
  const match = situation({
    player1: {
      characters: { own: { card: own }, trooper: { card: '06004', pool: ['1 ranged'] } },
      hand: ['08125'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Intense Fire')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(damage)
})

test.each([
  ['player1', ['Revised Order']],
  ['player2', []],
] as const)(
  'a Revised Order adds 1, and stays with who controls the battlefield: %s [card: 08126]',
  (controller, hand) => {
    const match = situation({
      controller,
      player1: { characters: { rey: { card: '04024', pool: ['1 melee'] } }, hand: ['08126'], resources: 1 },
      player2: KYLO,
    })
    match.player1.play('Revised Order')
    expect(match.pool('player1')).toEqual(['2 melee'])
    expect(match.player1.hand).toEqual(hand)
  },
)

test('Snuff Out takes all damage off the table [card: 08127]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '1 shield'] } },
      hand: ['08127'],
      resources: 2,
    },
    player2: { characters: { jarjar: { card: '05047', dice: 2, pool: ['1 indirect', '1 discard'] } } },
  })
  match.player1.play('Snuff Out')
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 shield'], ['1 discard']])
})

test('a Transfer moves a mod from vehicle to vehicle [card: 08128]', () => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      supports: { one: { card: '03020', upgrades: ['08152'] }, two: '08030', droid: '02017' },
      hand: ['08128'],
    },
    player2: KYLO,
  })
  match.player1.play('Transfer')
  expect(match.supports.two.upgrades).toEqual(['Laser Cannon'])
})

test.each([
  ['deck', ['Dodge']],
  ['discard', ['Dodge', '08030']],
])('an Armored Reinforcement comes out of the %s for 1 less [card: 08129]', (way, deck) => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      plot: '08129',
      deck: ['Dodge', ...(way === 'deck' ? ['08030'] : [])],
      discard: way === 'discard' ? ['08030'] : [],
      resources: 2,
    },
    player2: KYLO,
  })
  match.player1.use('Armored Reinforcement')
  match.player1.choose({ do: 'way', way })
  match.player1.pick({ card: 'Black Two' })
  expect(match.supports).toHaveProperty('Black Two')
  expect(match.player1.resources).toBe(0)
  expect(match.player1.deck).toEqual(deck.slice(0, 1))
  expect(match.picture.player1).toMatchObject({ plots: [] })
})

test('the Senate Chamber gives a die to turn another [card: 08130]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, supports: { chamber: '08130' } },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.use('chamber')
  match.player1.choose({ of: 'kylo', to: 'blank' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([[], ['blank']])
})

test('a Handheld Cannon leaves room for two upgrades [card: 08132]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', upgrades: ['Jetpack', 'Lightsaber'] } },
      hand: ['08132'],
      resources: 2,
    },
    player2: KYLO,
  })
  match.player1.play('Handheld L-S1 Cannon')
  match.player1.choose({ card: 'Jetpack' })
  expect(match.characters.rey.upgrades).toEqual(['Lightsaber', 'Handheld L-S1 Cannon'])
})

test('a Laser Turret in the pool protects its vehicle’s die [card: 08133]', () => {
  const given = (pool: string[]) =>
    situation({
      turn: 'player2',
      player1: {
        characters: { han: '01046' },
        supports: { ship: { card: '03020', pool: ['1 shield'], upgrades: [{ card: '08133', pool }] } },
      },
      player2: { characters: { rey: '04024' }, hand: ['07106'], resources: 1 },
    })
  const match = given(['1 shield'])
  match.player2.play('Way of the Light')
  expect(match.pool('player1')).toHaveLength(1)
  expect(match.supports.ship.pool).toEqual(['1 shield'])
  const bare = given([])
  bare.player2.play('Way of the Light')
  expect(bare.pool('player1')).toEqual([])
})
