import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { han: { card: '01046', dice: 2, pool: ['2 ranged', '1 resource'] } } as const

test('Alter Fate removes all damage, Bad Credit all resources [card: 11112] [card: 11139]', () => {
  for (const [card, title, left] of [
    ['11112', 'Alter Fate', ['1 resource']],
    ['11139', 'Bad Credit', ['2 ranged']],
  ] as const) {
    const match = situation({
      player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] } }, hand: [card], resources: 3 },
      player2: { characters: foe },
    })
    match.player1.play(title)
    expect(match.pool('player2')).toEqual(left)
    expect(match.pool('player1')).toEqual(['1 melee'])
  }
})

test.each(['turn', 'discard-top', 'remove'])('a Clever Distraction: %s [card: 11113]', (way) => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['blank'] } }, hand: ['11113'], resources: 1 },
    player2: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Clever Distraction')
  match.player1.choose({ way })
  if (way === 'turn') match.player1.choose({ to: 'special' })
  if (way === 'discard-top') match.player1.choose({ seat: 'player2' })
  expect(match.pool('player1')).toEqual([way === 'turn' ? 'special' : 'blank'])
  expect(match.player2.discard).toHaveLength(way === 'discard-top' ? 2 : 0)
  expect(match.pool('player2')).toHaveLength(way === 'remove' ? 0 : 1)
})

test.each([
  ['04024', 1, 0],
  ['01011', 0, 1],
  ['06004', 0, 0],
])('Polarity looks at both sides: %s [card: 11117]', (card, shields, damage) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['11117'], resources: 1 },
    player2: { characters: { han: '01046' } },
  })
  match.player1.play('Polarity')
  if (shields > 0) match.player1.choose({ card: 'it' })
  if (damage > 0) match.player1.choose({ card: 'han' })
  expect(match.characters.it.shields).toBe(shields)
  expect(match.characters.han.damage).toBe(damage)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test.each([
  ['indirect', 2, ['ship']],
  ['discard-play', 0, []],
])('a Hull Breach: %s [card: 11127]', (way, damage, left) => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } }, hand: ['11127'], resources: 1 },
    player2: { characters: { rey: '04024' }, supports: { ship: '02047' } },
  })
  match.player1.play('Hull Breach')
  match.player1.choose({ way })
  expect(match.characters.rey.damage).toBe(damage)
  expect(Object.keys(match.supports)).toEqual(left)
})

test.each(['resolve', 'activate', 'remove'])('Off The Sensors: %s [card: 11128]', (way) => {
  const match = situation({
    player1: {
      characters: { fenn: { card: '10006', exhausted: true, pool: ['1 resource'] }, trooper: '02001' },
      supports: { ship: '02047' },
      hand: ['11128'],
      resources: 1,
    },
    player2: { characters: { han: { card: '01046', pool: ['2 ranged'] } } },
  })
  match.rolls('1 disrupt', '1 resource')
  match.player1.play('Off The Sensors')
  match.player1.choose({ way })
  if (way === 'activate') match.player1.choose({ card: 'trooper' })
  expect(match.player1.resources).toBe(way === 'resolve' ? 2 : 0)
  expect(match.supports.ship.ready).toBe(way !== 'activate')
  expect(match.pool('player2')).toHaveLength(way === 'remove' ? 0 : 1)
})

test.each([
  ['02001', 'player1'],
  ['01011', 'player2'],
])('Seizing Territory needs a trooper: %s [card: 11129]', (card, controller) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['11129'] },
    player2: { characters: foe },
    controller: 'player2',
  })
  match.player1.play('Seizing Territory')
  expect(match.picture.controller).toBe(controller)
})

test('Shields Are Down takes a die of who has none [card: 11130]', () => {
  const match = situation({
    player1: { characters: { it: '02001' }, hand: ['11130'], resources: 1 },
    player2: {
      characters: {
        rey: { card: '04024', shields: 1, pool: ['2 melee'] },
        poe: { card: '04025', pool: ['2 ranged'], upgrades: [{ card: '01061', pool: ['1 focus'] }] },
      },
    },
  })
  match.player1.play('Shields Are Down')
  expect(match.pool('player2').toSorted()).toEqual(['1 focus', '2 melee'])
})

test.each([
  [{ ship: '02047' }, 'Outer Rim Outpost'],
  [{ droid: '02052' }, 'Echo Base'],
])('a Shortcut needs a vehicle: %j [card: 11131]', (supports, battlefield) => {
  const match = situation({
    player1: { characters: { it: '02001' }, supports, battlefield: '01166', hand: ['11131'], resources: 1 },
    player2: { characters: foe, battlefield: '05178' },
  })
  match.player1.play('Shortcut')
  expect(match.picture.battlefield).toBe(battlefield)
})

test('You Are In Command Now gives a title to anybody [card: 11132]', () => {
  const match = situation({
    player1: { characters: { it: '02001' }, discard: ['05016'], hand: ['11132'], resources: 3 },
    player2: { characters: foe },
  })
  match.player1.play('You Are In Command Now')
  expect(match.characters.it.upgrades).toEqual(['Grand Moff'])
  expect(match.player1.resources).toBe(0)
})

test('the Coruscant Police arrest a scoundrel [card: 11135]', () => {
  const match = situation({
    player1: { characters: { it: '02001' }, hand: ['11135'], resources: 2 },
    player2: {
      characters: { han: { card: '01046', pool: ['2 ranged'] }, rey: { card: '04024', pool: ['2 melee'] } },
    },
  })
  match.player1.play('Coruscant Police')
  match.player1.choose({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('Disassemble takes what has no die [card: 11140]', () => {
  const match = situation({
    player1: { characters: { it: '02001' }, hand: ['11140'], resources: 2 },
    player2: {
      characters: { rey: { card: '04024', upgrades: ['01061', '03106'] } },
      supports: { ship: '02047' },
    },
  })
  match.player1.play('Disassemble')
  expect(match.characters.rey.upgrades).toEqual(['Comlink'])
  expect(Object.keys(match.supports)).toEqual(['ship'])
})

test.each([
  [true, ['1 focus']],
  [false, ['1 focus', '2 melee']],
])('Encircle wants three who are exhausted: %s [card: 11141]', (exhausted, left) => {
  const match = situation({
    player1: {
      characters: {
        a: { card: '02001', exhausted: true },
        b: { card: '02001', exhausted: true },
        c: { card: '02001', exhausted },
      },
      hand: ['11141'],
      resources: 2,
    },
    player2: {
      characters: {
        rey: { card: '04024', pool: ['2 melee'], upgrades: [{ card: '01061', pool: ['1 focus'] }] },
      },
    },
  })
  match.player1.play('Encircle')
  expect(match.pool('player2').toSorted()).toEqual(left)
})

test.each(['reroll', 'lose', 'remove'])('Outpace: %s [card: 11144]', (way) => {
  const match = situation(
    {
      player1: { characters: { ketsu: '06003' }, hand: ['11144'], resources: 1 },
      player2: { characters: { poe: { card: '04025', pool: ['2 ranged'] } }, resources: 1 },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Outpace')
  match.player1.choose({ way })
  if (way === 'reroll') match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual({ reroll: ['blank'], lose: ['2 ranged'], remove: [] }[way])
  expect(match.player2.resources).toBe(way === 'lose' ? 0 : 1)
})

test('Practice Makes Perfect rerolls a die up to five times [card: 11145]', () => {
  const match = situation(
    {
      player1: { characters: { ketsu: { card: '06003', pool: ['blank'] } }, hand: ['11145'], resources: 1 },
      player2: { characters: { rey: '04024' } },
    },
    { dice: ['2 melee', '2 ranged', '1 disrupt', '1 discard', '1 resource'] },
  )
  match.player1.play('Practice Makes Perfect')
  match.player1.pick({ die: 'blank' })
  for (let i = 0; i < 4; i++) match.player1.yes()
  expect(match.pool('player1')).toEqual(['1 resource'])
  expect(match.player2.offers({ do: 'pass' })).toBe(true)
})

test.each([
  ['06003', true],
  ['06004', false],
])('Jabba’s Palace pays, and squeezes with a bounty hunter: %s [card: 11158]', (card, squeezes) => {
  const match = situation({
    player1: { characters: { it: card } },
    player2: { characters: { rey: '04024' }, resources: 2 },
    battlefield: '11158',
  })
  match.player1.claim(true)
  if (squeezes) match.player1.choose({ way: 'lose' })
  expect([match.player1.resources, match.player2.resources]).toEqual([1, squeezes ? 1 : 2])
})

test('the Nightsister Lair pays for the first downgrade of a round [card: 11159]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['11138', '11138'], resources: 2 },
    player2: { characters: { rey: '04024' } },
    battlefield: '11159',
  })
  match.player1.play('Dead Or Alive')
  match.player1.yes()
  expect(match.player1.resources).toBe(2)
  match.player2.pass()
  match.player1.play('Dead Or Alive')
  expect(match.player1.resources).toBe(1)
})

test('the Nightsister Lair counts downgrades from before it was controlled [card: 11159]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003' },
      supports: { battalion: '05060' },
      hand: ['11138', '11138'],
      resources: 2,
    },
    player2: { characters: { rey: '04024' } },
    battlefield: '11159',
    controller: 'player2',
  })
  match.player1.play('Dead Or Alive')
  match.player2.pass()
  match.player1.activate('battalion', ['1 shield'])
  match.player1.yes()
  match.player2.pass()
  match.player1.play('Dead Or Alive')
  expect(match.player1.resources).toBe(0)
  expect(match.player1.question).not.toBe('use-ability')
})

test('Dead Or Alive is played by whoever wears the mask of a bounty hunter [card: 11138] [card: 11152]', () => {
  const given = (upgrades: string[]) =>
    situation({
      player1: { characters: { rey: { card: '04024', upgrades } }, hand: ['11138'], resources: 1 },
      player2: { characters: { kylo: '01011' } },
    })
  expect(given(['11152']).player1.offers({ do: 'play' })).toBe(true)
  expect(given([]).player1.offers({ do: 'play' })).toBe(false)
})
