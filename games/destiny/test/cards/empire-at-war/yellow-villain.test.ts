import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Bossk moves 1 damage from an opponent’s character, past shields [card: 03017]', () => {
  const match = situation({
    player1: { characters: { bossk: '03017' } },
    player2: { characters: { one: { card: '04024', damage: 1 }, two: { card: '04025', shields: 1 } } },
  })
  match.player1.activate('bossk', ['blank'])
  match.player1.yes()
  expect(match.match.ask?.amount).toBe(1)
  match.player1.choose({ card: 'two' })
  expect(match.characters.one.damage).toBe(0)
  expect(match.characters.two).toMatchObject({ damage: 1, shields: 1 })
})

test('Buy Out discards as many cards as resources are spent [card: 03080]', () => {
  const match = situation({
    player1: { characters: { bossk: '03017' }, hand: ['03080'], resources: 4 },
    player2: { characters: { enemy: '04024' }, deck: ['Dodge', 'Dodge', 'Dodge'] },
  })
  match.player1.play('Buy Out')
  match.player1.number(2)
  expect(match.player1.resources).toBe(2)
  expect(match.player2.deck).toEqual(['Dodge'])
})

test.each([
  [0, 3],
  [2, 3],
])('Bazine hits who has %i damage [card: 03016]', (before, after) => {
  const match = situation({
    player1: { characters: { bazine: { card: '03016', pool: ['special'] } } },
    player2: { characters: { rey: { card: '04024', damage: before } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(after)
})

test('Cad Bane arms himself and may act at once [card: 03018]', () => {
  const match = situation({
    player1: { characters: { cad: '03018', jawa: '06004' }, hand: ['Jetpack', '02017'], resources: 2 },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.use('cad')
  expect(match.characters.cad.upgrades).toEqual(['Jetpack'])
  match.rolls('2 ranged', '2 shield')
  match.player1.choose({ card: 'cad' })
  expect(match.characters.cad.ready).toBe(false)
  expect(match.pool('player1')).toEqual(['2 ranged', '2 shield'])
  expect(match.player1.resources).toBe(0)
})

test('the Hound’s Tooth sells a yellow character die [card: 03020]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', pool: ['2 melee'] }, kylo: { card: '01011', pool: ['1 melee'] } },
      supports: { tooth: '03020' },
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.activate('tooth', ['1 shield'])
  expect(match.player1.offers({ die: '1 melee' })).toBe(false)
  match.player1.choose({ die: '2 melee' })
  expect(match.player1.resources).toBe(1)
  expect(match.pool('player1')).toEqual(['1 melee', '1 shield'])
})

test.each([
  [1, 1],
  [2, 0],
])('a Cable Launcher removes %i dice of one character [card: 03021]', (count, resources) => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', upgrades: [{ card: '03021', pool: ['special'] }] } },
      resources: 1,
    },
    player2: {
      characters: {
        han: { card: '01046', dice: 2, pool: ['2 ranged', '1 resource'] },
        rey: { card: '04024', pool: ['1 melee'] },
      },
    },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'han' })
  if (count === 2) match.player1.yes()
  else {
    match.player1.no()
    match.player1.pick({ die: '2 ranged' })
  }
  expect(match.pool('player2')).toEqual(count === 2 ? ['1 melee'] : ['1 resource', '1 melee'])
  expect(match.player1.resources).toBe(resources)
})

test('an LL-30 turns another die to ranged damage [card: 03022]', () => {
  const match = situation({
    player1: {
      characters: {
        ketsu: { card: '06003', pool: ['blank'], upgrades: [{ card: '03022', pool: ['special'] }] },
      },
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('a Relby-V10 fires at all for two resources [card: 03023]', () => {
  const given = (die: string, resources: number) =>
    situation({
      player1: {
        characters: { ketsu: { card: '06003', upgrades: [{ card: '03023', pool: [die] }] } },
        resources,
      },
      player2: { characters: { rey: '04024', jawa: '06004' } },
    })
  const match = given('+3 ranged', 2)
  match.player1.use('Relby-V10 Mortar Gun')
  expect([match.characters.rey.damage, match.characters.jawa.damage]).toEqual([3, 3])
  expect(match.player1.resources).toBe(0)
  expect(match.pool('player1')).toEqual([])
  expect(given('2 disrupt', 2).player1.offers({ do: 'use' })).toBe(false)
  expect(given('2 ranged', 1).player1.offers({ do: 'use' })).toBe(false)
})

test('Anarchy deals the value of a yellow die to everybody there [card: 03078]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', pool: ['2 melee'] }, kylo: { card: '01011', pool: ['1 melee'] } },
      hand: ['03078'],
      resources: 3,
    },
    player2: { characters: { rey: '04024', jawa: '06004' } },
  })
  match.player1.play('Anarchy')
  expect([match.characters.rey.damage, match.characters.jawa.damage]).toEqual([2, 2])
  expect(match.pool('player1')).toEqual(['1 melee'])
})

test('Bounty Postings draw a card for each character of an opponent [card: 03079]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, hand: ['03079'], resources: 1 },
    player2: { characters: { rey: '04024', jawa: '06004' } },
  })
  match.player1.play('Bounty Postings')
  expect(match.player1.hand).toHaveLength(2)
})

test('Only Business Matters pays for yellow dice [card: 03082]', () => {
  const match = situation({
    player1: {
      characters: {
        ketsu: { card: '06003', dice: 2, pool: ['2 melee', 'blank'] },
        kylo: { card: '01011', pool: ['1 melee'] },
      },
      hand: ['03082'],
      resources: 1,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Only Business Matters')
  match.player1.pick({ die: '2 melee' }, { die: 'blank' })
  expect(match.player1.resources).toBe(2)
  expect(match.pool('player1')).toEqual(['1 melee'])
})

test('Pilfered Goods arm each yellow character for free [card: 03083]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003', ig: '02020', kylo: '01011' },
      hand: ['03083', 'Jetpack', 'Bowcaster'],
      resources: 5,
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.play('Pilfered Goods')
  match.player1.pick({ card: 'Bowcaster' })
  match.player1.pick({ card: 'Jetpack' })
  expect(match.characters.ketsu.upgrades).toEqual(['Bowcaster'])
  expect(match.characters.ig.upgrades).toEqual(['Jetpack'])
  expect(match.player1.resources).toBe(0)
})

test('Twin Shadows remove two dice, with two of one title [card: 03084] [sd.spot.4]', () => {
  const given = (second: string) =>
    situation({
      player1: { characters: { first: '06004', second }, hand: ['03084'], resources: 2 },
      player2: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', '2 melee'] } } },
    })
  const match = given('06004')
  match.player1.play('Twin Shadows')
  match.player1.pick({ die: '1 melee' }, { die: '2 melee' })
  expect(match.pool('player2')).toEqual([])
  const other = given('06003')
  other.player1.play('Twin Shadows')
  expect(other.pool('player2')).toEqual(['1 melee', '2 melee'])
})

test('Deadly gives a die of its character for two unblockable damage [card: 03086]', () => {
  const given = (pool: string[]) =>
    situation({
      player1: { characters: { ketsu: { card: '06003', pool, upgrades: ['03086'] } } },
      player2: { characters: { rey: { card: '04024', shields: 2 } } },
    })
  const match = given(['blank'])
  match.player1.use('Deadly')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey).toMatchObject({ damage: 2, shields: 2 })
  expect(match.pool('player1')).toEqual([])
  expect(given([]).player1.offers({ do: 'use' })).toBe(false)
})
