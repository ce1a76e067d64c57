import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { rey: '04024' } as const

test('an Act of Betrayal turns an upgrade on somebody [card: 11010]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['11010'], resources: 2 },
    player2: {
      characters: {
        rey: { card: '04024', pool: ['1 discard'], upgrades: [{ card: '01059', pool: ['+2 melee'] }] },
      },
    },
  })
  match.player1.play('Act of Betrayal')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.pool('player2')).toEqual(['1 discard'])
})

test.each([
  [['11007'], 1],
  [[], 0],
])('Dark Magick rerolls, and hurts the cursed: %j [card: 11011]', (upgrades, damage) => {
  const match = situation(
    {
      player1: { characters: { kylo: '01011' }, hand: ['11011'] },
      player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 discard'], upgrades } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Dark Magick')
  match.player1.choose({ card: 'rey' })
  match.player1.pick({ die: '2 melee' })
  expect(match.pool('player2')).toEqual(['blank', '1 discard'])
  expect(match.characters.rey.damage).toBe(damage)
})

test.each([
  [['Lightsaber'], 3],
  [[], 0],
])('a Sinister Ruse deals what a card costs: %j [card: 11012]', (hand, damage) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['11012'], resources: 1 },
    player2: { characters: foe, hand },
  })
  match.player1.play('Sinister Ruse')
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.player2.hand).toEqual(hand)
})

test.each([
  [['01059'], []],
  [['01058'], ['2 melee']],
])('a Tantrum breaks equipment or a weapon: %j [card: 11013]', (upgrades, left) => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades } }, hand: ['11013'] },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
  })
  match.player1.play('Tantrum')
  expect(match.pool('player2')).toEqual(left)
})

test('Weave the Ichor heals by the number of witches [card: 11014]', () => {
  const match = situation({
    player1: {
      characters: { talzin: { card: '05003', damage: 5 }, sister: '01012', kylo: '01011' },
      hand: ['11014'],
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.play('Weave the Ichor')
  expect(match.characters.talzin.damage).toBe(3)
})

test('Ancient Magicks hurt and ready a curse [card: 11017]', () => {
  const match = situation({
    player1: { characters: { talzin: { card: '05003', upgrades: [{ card: '11017', pool: ['special'] }] } } },
    player2: { characters: { rey: { card: '04024', upgrades: [{ card: '11007', exhausted: true }] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'Hex' })
  expect(match.characters.rey.damage).toBe(1)
  expect(match.state.cards.find(({ type }) => type === 'downgrade')?.ready).toBe(true)
})

test.each([
  ['01009', 1],
  ['01011', 2],
])('a Recovered Sith Lightsaber knows a Sith: %s [card: 11018]', (card, shields) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['11018'], resources: 2 },
    player2: { characters: { rey: { card: '04024', shields: 3 } } },
  })
  match.player1.play('Recovered Sith Lightsaber')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(shields)
})

test('Conan Motti discards for a die [card: 11020]', () => {
  const given = () => {
    const match = situation({
      player1: { characters: { motti: { card: '11020', pool: ['1 discard'] } }, hand: ['Dodge'] },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, hand: ['Caution'] },
    })
    match.player1.resolve('1 discard')
    return match
  }
  const match = given()
  match.player1.pick({ card: 'Dodge' })
  expect(match.pool('player2')).toEqual([])
  const declined = given()
  declined.player1.pick()
  expect(declined.pool('player2')).toEqual(['2 melee'])
})

test.each([
  ['11022', true],
  ['01001', true],
  ['01011', false],
])('a Mudtrooper rerolls a blank after him or a leader: %s [card: 11022]', (card, rerolls) => {
  const match = situation({
    player1: { characters: { mud: card === '11022' ? '02001' : '11022', it: card } },
    player2: { characters: foe },
  })
  match.player1.activate('it', ['blank', '1 resource'])
  if (rerolls) match.player1.pick({ die: 'blank' })
  expect(match.pool('player1')).toEqual([rerolls ? '1 resource' : 'blank'])
})

test.each([
  ['01001', ['Lightsaber']],
  ['01011', ['Patience', 'Lightsaber']],
])('Counterintelligence needs a leader: %s [card: 11025] [sd.spot.4]', (card, left) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['11025'] },
    player2: { characters: foe, hand: ['Patience', 'Lightsaber'] },
  })
  match.player1.play('Counterintelligence')
  expect(match.player2.hand).toEqual(left)
  if (left.length === 1) expect(match.player2.deck[0]).toBe('Patience')
})

test('a Crushing Advantage compares die by die [card: 11026]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: {
          card: '01001',
          dice: 2,
          pool: ['blank', '1 focus'],
          upgrades: [{ card: '01059', pool: ['1 shield'] }],
        },
      },
      hand: ['11026'],
      resources: 2,
    },
    player2: {
      characters: {
        rey: { card: '04024', pool: ['2 melee'], upgrades: [{ card: '01061', pool: ['1 focus'] }] },
      },
      supports: { ship: { card: '02047', pool: ['2 resource'] } },
    },
  })
  match.player1.play('Crushing Advantage')
  expect(match.pool('player2').toSorted()).toEqual(['1 focus', '2 resource'])
})

test('a Crushing Advantage may be over another opponent each time [card: 11026]', () => {
  const match = situation({
    player1: {
      characters: {
        phasma: {
          card: '01001',
          dice: 2,
          pool: ['blank', '1 focus'],
          upgrades: [
            { card: '01059', pool: ['1 shield'] },
            { card: '01061', pool: ['1 focus'] },
          ],
        },
      },
      hand: ['11026'],
      resources: 2,
    },
    player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    player3: { characters: { jango: { card: '01021', upgrades: [{ card: '01061', pool: ['1 focus'] }] } } },
  })
  match.player1.play('Crushing Advantage')
  expect([match.pool('player2'), match.pool('player3')]).toEqual([[], []])
})

test('Execute Order 66 spares nobody who is a Jedi [card: 11027]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 focus'] } }, hand: ['11027'], resources: 2 },
    player2: {
      characters: {
        luke: { card: '01035', dice: 2, pool: ['2 melee', '3 melee'] },
        aayla: { card: '05029', pool: ['blank'] },
        rey: { card: '04024', pool: ['2 melee'] },
      },
    },
  })
  match.player1.play('Execute Order 66')
  const { luke, aayla, rey } = match.characters
  expect([luke.damage, aayla.damage, rey.damage]).toEqual([2, 1, 0])
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('To Victory pays for the fallen [card: 11029]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['11029'] },
    player2: { characters: foe, aside: ['04025', '01036'] },
  })
  match.player1.play('To Victory')
  expect(match.player1.resources).toBe(2)
})

test('a Warning Siren removes what is worth the same [card: 11030]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } }, hand: ['11030'], resources: 1 },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['2 melee', '1 discard'] } } },
  })
  match.player1.play('Warning Siren')
  expect(match.pool('player2')).toEqual(['1 discard'])
})

test('a Crimson Star comes after a defeat, and adds one [card: 11035]', () => {
  const given = (aside: string[]) =>
    situation({
      player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } }, hand: ['11035'] },
      player2: { characters: foe, aside },
    })
  expect(given([]).player1.offers({ do: 'play' })).toBe(false)
  const match = given(['04025'])
  match.player1.play('Crimson Star')
  match.player2.pass()
  match.player1.use('Crimson Star')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
})

test.each([
  ['02001', true],
  ['01011', false],
])('a TL-50 is a trooper’s: %s [card: 11037]', (card, turns) => {
  const match = situation({
    player1: { characters: { it: { card, upgrades: [{ card: '11037', pool: ['1 discard'] }] } } },
    player2: { characters: foe },
  })
  expect(match.player1.offers({ do: 'use', card: 'TL-50 Heavy Repeater' })).toBe(turns)
  if (!turns) return
  match.player1.use('TL-50 Heavy Repeater')
  match.player1.choose({ to: 'special' })
  match.player2.pass()
  match.rolls('2 ranged')
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(1)
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('Desperate Measures cost what the support did [card: 11043]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['11043'] },
    player2: { characters: foe, supports: { one: '01032' } },
  })
  match.player1.play('Desperate Measures')
  expect(match.supports).toEqual({})
  expect(match.characters.ketsu.damage).toBe(4)
})

test('Misinformation returns two cards to a deck [card: 11044]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['11044'] },
    player2: { characters: foe, discard: ['Dodge', 'Caution', 'Lightsaber'] },
  })
  match.player1.play('Misinformation')
  match.player1.pick({ card: 'Caution' }, { card: 'Dodge' })
  expect(match.player2.deck.slice(0, 2)).toEqual(['Caution', 'Dodge'])
  expect(match.player2.discard).toEqual(['Lightsaber'])
})

test.each([
  ['player2', 3, 1],
  ['player2', 2, 0],
  ['player1', 3, null],
] as const)(
  'a Predatory Banker preys on the rich: %s has the battlefield, %i [card: 11050]',
  (controller, resources, taken) => {
    const match = situation({
      player1: { characters: { ketsu: '06003' }, supports: { banker: '11050' } },
      player2: { characters: foe, resources },
      controller,
    })
    expect(match.player1.offers({ do: 'use' })).toBe(taken !== null)
    if (taken === null) return
    match.player1.use('banker')
    expect(match.player1.resources).toBe(taken)
  },
)
