import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const REY = { characters: { rey: { card: '04024' } } }

test('Jabba counts every special that he has rolled [card: 07036]', () => {
  const match = situation({
    player1: {
      characters: {
        jabba: { card: '07036', dice: 2, pool: ['special', '1 resource'] },
        kylo: { card: '01011', pool: ['special'] },
      },
    },
    player2: { characters: { rey: { card: '04025', pool: ['special'] } } },
  })
  match.player1.resolve('special', { of: 'jabba' })
  expect(match.characters.rey.damage).toBe(2)
})

test('a Super Commando arms himself to deal damage, once a round [card: 07037]', () => {
  const match = situation({
    player1: {
      characters: { mando: '07037', kylo: '01011' },
      hand: ['Jetpack', 'Mind Probe', 'Jetpack'],
      resources: 4,
    },
    player2: REY,
  })
  match.player1.use('mando')
  match.player1.pick({ card: 'Jetpack' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.mando.upgrades).toEqual(['Jetpack'])
  expect(match.characters.rey.damage).toBe(1)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('… and deals none without an arm [card: 07037]', () => {
  const match = situation({
    player1: { characters: { mando: '07037' }, hand: ['Mind Probe'], resources: 4 },
    player2: REY,
  })
  match.player1.use('mando')
  expect(match.characters.rey.damage).toBe(0)
})

test('Sebulba puts resources onto supports, or takes them off [card: 07038] [sd.later.3]', () => {
  const given = () =>
    situation({
      player1: { characters: { sebulba: { card: '07038', pool: ['special'] } } },
      player2: { ...REY, supports: { one: { card: '03020', resources: 2 }, two: '03006' } },
    })
  const match = given()
  match.player1.resolve('special')
  match.player1.choose({ do: 'way', way: 'place' })
  match.player1.choose({ card: 'two' })
  expect(match.supports.two.resources).toBe(1)
  const other = given()
  other.player1.resolve('special')
  other.player1.choose({ do: 'way', way: 'take-off' })
  expect(other.supports.one.resources).toBe(1)
  expect(other.player1.resources).toBe(0)
})

test('By Any Means hurts who removes a die worth 2 [card: 07039]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['1 melee'] } },
      hand: ['07039', '07039'],
      resources: 2,
    },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '2 melee'] } } },
  })
  match.player1.play('By Any Means')
  expect(match.pool('player2')).toEqual(['1 melee'])
  expect(match.characters.kylo.damage).toBe(1)
  match.player2.pass()
  match.player1.play('By Any Means')
  expect(match.characters.kylo.damage).toBe(1)
})

test.each([
  ['yellow', '06003', 1, 0],
  ['blue', '01011', 2, 1],
])(
  'Cocky makes all discard two, with a %s character [card: 07040] [sd.spot.4]',
  (_color, own, mine, theirs) => {
    const match = situation({
      player1: {
        characters: { own },
        hand: ['07040', 'Dodge', 'Caution', 'Lightsaber'].slice(0, mine === 1 ? 4 : 3),
      },
      player2: { ...REY, hand: ['Dodge'] },
    })
    match.player1.play('Cocky')
    if (mine === 1) match.player1.pick({ card: 'Dodge' }, { card: 'Lightsaber' })
    expect(match.player1.hand).toHaveLength(mine)
    expect(match.player2.hand).toHaveLength(theirs)
  },
)

test.each([
  ['Jabba', '07036', 2],
  ['nobody', '01011', 0],
])('Extreme Hubris leaves the die in the pool, with %s [card: 07041]', (_who, own, resources) => {
  const match = situation({
    player1: {
      characters: {
        own: { card: own, pool: ['1 resource'], upgrades: [{ card: 'Jetpack', pool: ['2 shield'] }] },
      },
      hand: ['07041'],
      resources: 2,
    },
    player2: REY,
  })
  match.player1.play('Extreme Hubris')
  expect(match.player1.resources).toBe(resources / 2)
  expect(match.pool('player1')).toEqual(['1 resource', '2 shield'])
})

test('a Nefarious Deed moves damage to any card, past shields [card: 07042]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', damage: 3 } }, hand: ['07042'] },
    player2: {
      characters: { rey: { card: '04024', damage: 1 }, han: { card: '01046', shields: 1 } },
      supports: { one: '03020' },
    },
  })
  match.player1.play('Nefarious Deed')
  expect(match.player1.offers({ card: 'one' })).toBe(true)
  match.player1.choose({ card: 'han' })
  expect(match.characters.rey.damage).toBe(0)
  expect(match.characters.han).toMatchObject({ damage: 1, shields: 1 })
  expect(match.question).toBe('additional-action')
})

test('… also onto the battlefield, and off one that an opponent controls [card: 07042] [card: 03157] [sd.battlefield-zone.1]', () => {
  const given = (controller: 'player1' | 'player2') =>
    situation({
      battlefield: '03157',
      controller,
      player1: { characters: { kylo: { card: '01011', damage: 3 } }, hand: ['07042', '07042'] },
      player2: { characters: { rey: { card: '04024', damage: 1 } } },
    })
  const match = given('player2')
  match.player1.play('Nefarious Deed')
  match.player1.choose({ card: 'Main Plaza' })
  expect(match.state.battlefieldDamage).toBe(1)
  expect(match.characters.rey.damage).toBe(0)
  match.player1.play('Nefarious Deed')
  match.player1.choose({ card: 'rey' })
  expect(match.state.battlefieldDamage).toBe(0)
  expect(match.characters.rey.damage).toBe(1)
  const own = given('player1')
  own.player1.play('Nefarious Deed')
  own.player1.choose({ card: 'Main Plaza' })
  own.player1.play('Nefarious Deed')
  expect(own.state.battlefieldDamage).toBe(1)
})

test.each([
  [2, 0, 2, 2],
  [1, 1, 0, 0],
])('Paid Off needs two resources; there are %i [card: 07043]', (before, left, theirs, damage) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['07043'], resources: before },
    player2: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      supports: { one: { card: '03020', pool: ['1 shield'] } },
    },
  })
  match.player1.play('Paid Off')
  if (damage > 0) match.player1.choose({ card: 'rey' })
  expect([match.player1.resources, match.player2.resources]).toEqual([left, theirs])
  expect(match.characters.rey.damage).toBe(damage)
  expect(match.pool('player2')).toContain('1 shield')
})

test('Partners in Crime resolve indirect damage as disrupt, with the plus sides that show it [card: 07044]', () => {
  const given = () =>
    situation({
      unwritten: true,
      player1: {
        characters: {
          wedge: { card: '05041', dice: 2, pool: ['2 indirect', '+3 indirect'] },
          jarjar: { card: '05047', pool: ['1 disrupt'] },
        },
        hand: ['07044'],
      },
      player2: { characters: { rey: '04024' }, resources: 9 },
    })
  const match = given()
  match.player1.play('Partners in Crime')
  match.player1.choose({ do: 'symbol', symbol: 'indirect' })
  match.player1.choose({ die: '2 indirect' })
  match.player1.choose({ die: '+3 indirect' })
  expect(match.player2.resources).toBe(4)
  expect(match.characters.rey.damage).toBe(0)
  expect(match.pool('player1')).toEqual(['1 disrupt'])
  const other = given()
  other.player1.play('Partners in Crime')
  other.player1.choose({ do: 'symbol', symbol: 'disrupt' })
  other.player1.choose({ die: '1 disrupt' })
  expect(other.characters.rey.damage).toBe(1)
  expect(other.player2.resources).toBe(9)
})

test('a Quarrel costs a resource or a card [card: 07045]', () => {
  const given = () =>
    situation({
      player1: { characters: { kylo: '01011' }, hand: ['07045'] },
      player2: { ...REY, hand: ['Dodge', 'Caution'], resources: 1 },
    })
  const match = given()
  match.player1.play('Quarrel')
  match.player2.choose({ do: 'way', way: 'lose' })
  expect(match.player2.resources).toBe(0)
  const other = given()
  other.player1.play('Quarrel')
  other.player2.choose({ do: 'way', way: 'discard' })
  other.player2.pick({ card: 'Caution' })
  expect(other.player2.hand).toEqual(['Dodge'])
})

test('Rancorous asks for a blank of a character [card: 07046]', () => {
  const given = (face: string, upgrade: string) =>
    situation({
      player1: {
        characters: { kylo: { card: '01011', pool: [face], upgrades: [{ card: '07014', pool: [upgrade] }] } },
        hand: ['07046'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    })
  const match = given('blank', 'special')
  match.player1.play('Rancorous')
  match.player1.choose({ die: '2 melee' })
  expect(match.pool('player2')).toEqual([])
  expect(given('1 melee', 'blank').player1.offers({ do: 'play' })).toBe(false)
})

test('Sebulba Always Wins against a support with a token [card: 07047]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['07047', '07047', '07047'], resources: 6 },
    player2: {
      ...REY,
      supports: { one: { card: '03020', resources: 1 }, two: { card: '03006', damage: 1 }, three: '02017' },
    },
  })
  match.player1.play('Sebulba Always Wins')
  match.player1.choose({ card: 'one' })
  match.player2.pass()
  match.player1.play('Sebulba Always Wins')
  match.player2.pass()
  match.player1.play('Sebulba Always Wins')
  expect(Object.keys(match.supports)).toEqual(['three'])
})

test('in a Sticky Situation the opponent spares a die [card: 07048]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] } }, hand: ['07048'], resources: 1 },
    player2: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '2 melee'] } } },
  })
  match.player1.play('Sticky Situation')
  match.player2.choose({ die: '2 melee' })
  expect(match.player1.offers({ die: '2 melee' })).toBe(false)
  match.player1.choose({ die: '1 melee', of: 'rey' })
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('0-0-0 pays back what its player did to himself, and nothing else [card: 07049]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', damage: 1 } },
      supports: { triple: '07049' },
      hand: ['07039'],
      resources: 1,
    },
    player2: {
      characters: {
        jarjar: { card: '05047', dice: 2, pool: ['1 indirect', '1 indirect'] },
        rey: { card: '04024', pool: ['2 melee'] },
      },
    },
  })
  match.player1.pass()
  match.player2.resolve('1 indirect')
  match.player2.stop()
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.question).toBe('action')
  match.player1.play('By Any Means')
  match.player1.yes()
  match.player2.split({ rey: 1 })
  expect(match.characters.rey.damage).toBe(1)
})

test.each([
  ['07038', ['indirect', 'damage']],
  ['01011', ['indirect']],
])('Sebulba’s Podracer with %s may %j [card: 07050]', (own, ways) => {
  const match = situation({
    player1: { characters: { own }, supports: { pod: { card: '07050', pool: ['1 shield'] } } },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.resolve('1 shield', { on: 'own' })
  match.player1.yes()
  if (ways.length > 1) {
    match.player1.choose({ do: 'way', way: 'damage' })
    match.player1.choose({ card: 'own' })
    expect(match.characters.own.shields).toBe(0)
  } else expect(match.characters.rey.damage).toBe(1)
})

test.each([
  [0, ['Lightsaber']],
  [1, []],
])('Formidable disarms who has %i shields [card: 07051]', (shields, moved) => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', upgrades: [{ card: '07051', pool: ['special'] }] } } },
    player2: {
      characters: { rey: { card: '04024', shields, upgrades: ['Lightsaber', 'Mind Probe'] }, han: '01046' },
    },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'rey' })
  if (shields === 0) {
    expect(match.player1.offers({ card: 'Mind Probe' })).toBe(false)
    match.player1.choose({ card: 'Lightsaber' })
  }
  expect(match.characters.han.upgrades).toEqual(moved)
})

test('Underhanded Tactics resolve another die besides [card: 07052]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['1 resource'], upgrades: [{ card: '07052', pool: ['special'] }] },
      },
    },
    player2: REY,
  })
  match.player1.resolve('special')
  match.player1.choose({ die: '1 resource' })
  expect(match.characters.rey.damage).toBe(1)
  expect(match.player1.resources).toBe(1)
})

test('Way of the Dark rolls a die of somebody defeated, which goes again [card: 07053]', () => {
  const match = situation(
    {
      player1: { characters: { kylo: '01011' }, aside: ['06003'], hand: ['07053', '07053'], resources: 2 },
      player2: REY,
    },
    { dice: ['2 ranged'] },
  )
  match.player1.play('Way of the Dark')
  expect(match.pool('player1')).toEqual(['2 ranged'])
  match.player2.pass()
  match.player1.play('Way of the Dark')
  expect(match.pool('player1')).toEqual(['2 ranged'])
  match.player2.pass()
  match.player1.resolve('2 ranged', { on: 'rey' })
  expect(match.pool('player1')).toEqual([])
  expect(match.player1.aside).toEqual(['Ketsu Onyo'])
})
