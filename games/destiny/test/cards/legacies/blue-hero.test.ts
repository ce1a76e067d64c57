import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { kylo: '01011' } as const

test('Aayla Secura turns a blue or red die and an opponent’s [card: 05029]', () => {
  const match = situation({
    player1: {
      characters: {
        aayla: { card: '05029', dice: 2, pool: ['special', 'blank'] },
        han: { card: '01046', pool: ['1 resource'] },
      },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.offers({ die: '1 resource' })).toBe(false)
  match.player1.choose({ die: 'blank', to: '2 melee' })
  match.player1.choose({ to: 'blank' })
  expect(match.pool('player1')).toEqual(['2 melee', '1 resource'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test('a Jedi Temple Guard guards [card: 05030]', () => {
  const match = situation({
    player1: { characters: { guard: '05030' } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.activate('guard', ['blank'])
  match.player1.choose({ die: '1 melee' })
  expect(match.characters.guard.damage).toBe(1)
})

test('an ETA-2 exhausts a support for its die or for shields [card: 05034]', () => {
  const given = (die: string, own: string) =>
    situation({
      player1: {
        characters: { guard: { card: '05030', pool: [own] } },
        supports: { eta: { card: '05034', pool: [die] } },
      },
      player2: { characters: enemy, supports: { ship: '02017' } },
    })
  const match = given('1 resource', '2 shield')
  match.player1.use('eta')
  match.player1.choose({ die: '2 shield' })
  match.player1.choose({ card: 'ship' })
  expect(match.supports.ship.ready).toBe(false)
  expect(match.pool('player1')).toEqual(['1 resource'])
  expect(given('1 resource', '1 resource').player1.offers({ do: 'use' })).toBe(true)
  const none = situation({
    player1: { characters: { guard: { card: '05030', pool: ['1 resource'] } }, supports: { eta: '05034' } },
    player2: { characters: enemy },
  })
  expect(none.player1.offers({ do: 'use', card: 'eta' })).toBe(false)
})

test('R2-D2 draws and may turn a die [card: 05035]', () => {
  const match = situation({
    player1: {
      characters: { guard: { card: '05030', pool: ['blank'] } },
      supports: { r2: { card: '05035', pool: ['special'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  expect(match.player1.hand).toHaveLength(1)
  match.player1.choose({ die: 'blank', to: '2 shield' })
  expect(match.pool('player1')).toEqual(['2 shield'])
})

test('Force Meditation discards two cards of a deck [card: 05036]', () => {
  const match = situation({
    player1: { characters: { guard: { card: '05030', upgrades: [{ card: '05036', pool: ['special'] }] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.discard).toHaveLength(2)
})

test('Obi-Wan’s Lightsaber strikes with shields, unblockable [card: 05037]', () => {
  const match = situation({
    player1: {
      characters: { guard: { card: '05030', shields: 1, upgrades: [{ card: '05037', pool: ['special'] }] } },
    },
    player2: { characters: { kylo: { card: '01011', shields: 2 } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.guard.shields).toBe(2)
  expect(match.characters.kylo).toMatchObject({ shields: 2, damage: 2 })
})

test.each([
  [1, 1],
  [0, 0],
])('Adapt sells a shield: %i [card: 05100]', (shields, gained) => {
  const match = situation({
    player1: { characters: { guard: { card: '05030', shields } }, hand: ['05100'] },
    player2: { characters: { kylo: { card: '01011', shields: 1 } } },
  })
  match.player1.play('Adapt')
  expect(match.player1.resources).toBe(gained)
  expect(match.characters.kylo.shields).toBe(1)
})

test('Heightened Awareness gives three shields and an action [card: 05102]', () => {
  const match = situation({
    player1: { characters: { guard: '05030' }, hand: ['05102'], resources: 2 },
    player2: { characters: enemy },
  })
  match.player1.play('Heightened Awareness')
  match.player1.choose({ card: 'guard' })
  expect(match.characters.guard.shields).toBe(3)
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Investigate takes one of five and arranges the rest [card: 05103]', () => {
  const match = situation({
    player1: {
      characters: { guard: '05030' },
      hand: ['05103'],
      resources: 1,
      deck: ['Dodge', 'Caution', 'Lightsaber', 'Jetpack', 'Comlink', 'Patience'],
    },
    player2: { characters: enemy },
  })
  match.player1.play('Investigate')
  match.player1.pick({ card: 'Lightsaber' })
  match.player1.pick({ card: 'Comlink' }, { card: 'Jetpack' }, { card: 'Dodge' }, { card: 'Caution' })
  expect(match.player1.hand).toEqual(['Lightsaber'])
  expect(match.player1.deck).toEqual(['Comlink', 'Jetpack', 'Dodge', 'Caution', 'Patience'])
})

test('Strength Through Weakness discards four cards of a deck [card: 05104]', () => {
  const match = situation({
    player1: { characters: { guard: '05030' }, hand: ['05104'], resources: 3 },
    player2: { characters: enemy },
  })
  match.player1.play('Strength Through Weakness')
  match.player1.choose({ seat: 'player2' })
  expect(match.player2.discard).toHaveLength(4)
})

test.each([
  ['05030', 4],
  ['02028', 3],
])('Defensive Teaching lets blue characters have a shield more: %s [card: 05106]', (card, shields) => {
  const match = situation({
    player1: {
      characters: { it: { card, shields: 2 } },
      supports: { teaching: '05106' },
      hand: ['05102'],
      resources: 2,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Heightened Awareness')
  match.player1.choose({ card: 'it' })
  expect(match.characters.it.shields).toBe(shields)
})

test.each([
  [2, 1],
  [1, 0],
])('Yoda’s Hut pays for the third shield: %i before [card: 05107]', (shields, gained) => {
  const match = situation({
    player1: { characters: { guard: { card: '05030', shields } }, supports: { hut: '05107' } },
    player2: { characters: enemy },
  })
  match.player1.use('hut')
  match.player1.choose({ card: 'guard' })
  expect(match.characters.guard.shields).toBe(shields + 1)
  expect(match.player1.resources).toBe(gained)
})
