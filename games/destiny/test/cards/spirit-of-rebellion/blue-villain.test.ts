import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lightsaber Throw needs a melee die and deals 2 damage [card: 02072]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { kylo: { card: '01011', pool: [face] } }, hand: ['02072'], resources: 1 },
      player2: { characters: { enemy: '04024' } },
    })
  const match = given('1 melee')
  match.player1.play('Lightsaber Throw')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(2)
  expect(given('1 resource').player1.offers({ do: 'play' })).toBe(false)
})

test('a Command Shuttle uses the special of one of its player’s characters [card: 02013]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '04002', trooper: '02001' },
      supports: { shuttle: { card: '02013', pool: ['special'] } },
    },
    player2: { characters: { poe: '04025' } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.damage).toBe(2)
  expect(match.pool('player1')).toEqual([])
})

test('a Lightsaber Pike shields anybody but who carries it [card: 02015]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', upgrades: [{ card: '02015', pool: ['1 melee'] }] },
        trooper: '02001',
      },
    },
    player2: { characters: { rey: '04024' } },
  })
  match.player1.use('Lightsaber Pike')
  expect(match.player1.offers({ card: 'kylo' })).toBe(false)
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.shields).toBe(1)
  expect(match.pool('player1')).toEqual([])
})

test('Now You Will Die deals the value of any die as melee damage [card: 02075]', () => {
  const match = situation({
    player1: { characters: { han: { card: '01046', pool: ['2 disrupt'] } }, hand: ['02075'], resources: 1 },
    player2: { characters: { rey: '04024', trooper: '02001' }, resources: 2 },
  })
  match.player1.play('Now You Will Die')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.player2.resources).toBe(2)
})

test('Dark Presence costs an opponent a die of his choice for a discard that was rolled [card: 02078]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, supports: { presence: '02078' } },
    player2: { characters: { han: { card: '01046', dice: 2, pool: ['2 disrupt', '2 ranged'] } } },
  })
  match.player1.activate('ketsu', ['1 discard'])
  match.player1.yes()
  match.player2.pick({ die: '2 disrupt' })
  expect(match.pool('player2')).toEqual(['2 ranged'])
  expect(match.supports.presence.ready).toBe(false)
})

test('Now I Am The Master turns a die to a blank for damage of its character’s dice, no others [card: 02079]', () => {
  const given = (upgrades: readonly string[], second: readonly string[]) =>
    situation({
      player1: {
        characters: {
          kylo: { card: '01011', pool: ['1 melee'], upgrades },
          trooper: { card: '02001', upgrades: second },
        },
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] }, jawa: '06004' } },
    })
  const match = given(['02079'], [])
  match.player1.resolve('1 melee', { on: 'rey' })
  match.player1.yes()
  expect(match.upgrades['Now I Am The Master'].ready).toBe(false)
  expect(match.pool('player2')).toEqual(['blank'])
  const other = given([], ['02079'])
  other.player1.resolve('1 melee', { on: 'rey' })
  expect(other.asked).toBe('player2')
})

test('what a special deals is damage of the die, too [card: 02079]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '04002', pool: ['special'], upgrades: ['02079'] } } },
    player2: { characters: { jawa: { card: '06004', pool: ['2 ranged for 1'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'jawa' })
  match.player1.yes()
  expect(match.pool('player2')).toEqual(['blank'])
})
