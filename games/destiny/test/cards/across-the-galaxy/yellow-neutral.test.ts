import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Improvised Defense removes a die that was turned [card: 08144]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', dice: 2, pool: ['2 focus', 'blank'] } } },
    player2: { characters: { enemy: '02001' }, supports: { defense: '08144' } },
  })
  match.player1.resolve('2 focus')
  match.player1.choose({ die: 'blank', to: '2 ranged' })
  match.player2.yes()
  expect(match.pool('player1')).toEqual([])
  expect(match.player2.discard).toEqual(['Improvised Defense'])
})

const KYLO = { characters: { kylo: { card: '01011' } } }

test('decks alone ask what Qi’Ra and Double Down say; in play they do nothing [card: 08135] [card: 08143]', () => {
  const match = situation({ player1: { characters: { qira: '08135' }, plot: '08143' }, player2: KYLO })
  match.player1.activate('qira', ['2 ranged'])
  expect(match.player2.question).toBe('action')
})

test('Across The Galaxy flies to another battlefield, and pays who doesn’t control it [card: 08136]', () => {
  const given = (supports: object) =>
    situation({
      controller: 'player2',
      player1: {
        characters: { han: '01046' },
        supports: { ...supports },
        hand: ['08136'],
        resources: 1,
        battlefield: '06020',
      },
      player2: { ...KYLO, battlefield: '06019' },
    })
  const match = given({ ship: '03020' })
  match.player1.play('Across The Galaxy')
  expect(match.picture.battlefield).toBe('Sith Temple')
  expect(match.player1.resources).toBe(1)
  const foot = given({})
  foot.player1.play('Across The Galaxy')
  expect(foot.picture.battlefield).toBe('Dry Fields')
  expect(foot.player1.resources).toBe(1)
})

test('Cash Out takes all resources, and goes on [card: 08137]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01045', dice: 2, pool: ['1 resource', '2 ranged'] },
        rey: { card: '04024', pool: ['1 resource'] },
      },
      hand: ['08137'],
    },
    player2: KYLO,
  })
  match.player1.play('Cash Out')
  match.player1.choose({ of: 'han' })
  match.player1.choose({ of: 'rey' })
  expect(match.player1.resources).toBe(2)
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.question).toBe('additional-action')
})

test.each([
  [2, [], 0],
  [1, ['ship'], 1],
])('Dismantle costs what the support costs; there are %i resources [card: 08138]', (before, left, after) => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['08138'], resources: before },
    player2: { ...KYLO, supports: { ship: '03020' } },
  })
  match.player1.play('Dismantle')
  expect(Object.keys(match.supports)).toEqual(left)
  expect(match.player1.resources).toBe(after)
})

test('Fight Fire With Fire gives indirect damage for a die [card: 08139]', () => {
  const match = situation({
    player1: { characters: { jarjar: { card: '05047', pool: ['1 indirect'] } }, hand: ['08139'] },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Fight Fire With Fire')
  expect([match.pool('player1'), match.pool('player2')]).toEqual([[], []])
})

test.each([
  ['06003', []],
  ['01046', ['1 melee']],
])('%s is Indifferent or not [card: 08140] [sd.spot.4]', (own, left) => {
  const match = situation({
    player1: { characters: { own }, hand: ['08140'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Indifferent')
  expect(match.pool('player2')).toEqual(left)
})

test('Quick Thinking resolves a yellow die for each yellow character [card: 08141]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01046', dice: 2, pool: ['1 resource', '1 resource'] },
        rey: { card: '04024', pool: ['1 resource'] },
      },
      hand: ['08141'],
    },
    player2: KYLO,
  })
  match.player1.play('Quick Thinking')
  match.player1.choose({ of: 'han' })
  expect(match.player1.resources).toBe(1)
  expect(match.question).toBe('action')
})

test('a Shock Tactic takes all copies of a die [card: 08142]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046', own: { card: '06004', pool: ['blank'] } },
      hand: ['08142'],
      resources: 2,
    },
    player2: {
      characters: {
        one: { card: '06004', pool: ['blank'] },
        two: { card: '06004', pool: ['1 ranged'] },
        kylo: { card: '01011', pool: ['1 melee'] },
      },
    },
  })
  match.player1.play('Shock Tactic')
  expect(match.player1.offers({ of: 'kylo' })).toBe(false)
  match.player1.choose({ of: 'one' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['blank'], ['1 melee']])
})

test('mods make the Shadow Caster’s sides cheaper [card: 08145]', () => {
  const given = (upgrades: string[]) =>
    situation({
      player1: {
        characters: { han: '01046' },
        supports: { caster: { card: '08145', upgrades, pool: ['3 ranged for 1'] } },
      },
      player2: KYLO,
    })
  const match = given(['08152'])
  match.player1.resolve('3 ranged for 1', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(given([]).player1.offers({ do: 'resolve' })).toBe(false)
})

test('an Arc Caster starts its vehicle; then a die is rerolled [card: 08146]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, supports: { ship: '03020' }, hand: ['08146'], resources: 2 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.rolls('1 shield', '1 ranged', 'blank')
  match.player1.play('Arc Caster')
  match.player1.choose({ card: 'ship' })
  match.player1.pick({ of: 'kylo' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 shield', '1 ranged'], ['blank']])
})

test('a Black Sun Pistol deals indirect damage and one more [card: 08147]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', upgrades: [{ card: '08147', pool: ['special'] }] } } },
    player2: KYLO,
  })
  match.player1.resolve('special', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
})

test.each([
  ['06003', ['Black Sun Blaster Pistol']],
  ['01046', []],
])('… and goes on from %s who is neutral or not [card: 08147] [sd.redeploy.1]', (own, upgrades) => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { own: { card: own, damage: 8, upgrades: ['08147'] }, rey: '04024' } },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } }, resources: 1 },
  })
  match.player2.resolve('2 melee for 1', { on: 'own' })
  if (upgrades.length > 0) match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.upgrades).toEqual(upgrades)
})

test('a Flame Projector burns indirectly, for 1 more [card: 08148]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { han: { card: '01046', upgrades: [{ card: '08148', pool: [face] }] } } },
      player2: KYLO,
    })
  const match = given('2 melee')
  match.player1.use('Flame Projector')
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.pool('player1')).toEqual([])
  expect(given('1 disrupt').player1.offers({ do: 'use' })).toBe(false)
})
