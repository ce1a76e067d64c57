import { expect, test } from 'vitest'
import { type Situation, situation } from '../../play.ts'

function anakin(...hand: string[]): Situation {
  return situation({
    player1: { characters: { anakin: { card: '06001', pool: ['special'] } }, hand },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
}

test('Anakin Skywalker gives shields for a card of a hero [card: 06001]', () => {
  const match = anakin('Force Misdirection', 'Fight Back')
  match.player1.resolve('special')
  match.player1.choose({ card: 'anakin' })
  expect(match.characters.anakin.shields).toBe(2)
  expect(match.player1.hand).toEqual(['Fight Back'])
})

test('… deals damage for one of a villain, which of them is chosen [card: 06001]', () => {
  const match = anakin('Force Misdirection', 'Force Choke')
  match.player1.resolve('special')
  match.player1.pick({ card: 'Force Choke' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(2)
  expect(match.player1.discard).toEqual(['Force Choke'])
})

test('… and has nothing to offer for neutral cards [card: 06001]', () => {
  const match = anakin('Fight Back')
  match.player1.resolve('special')
  expect(match.player1.hand).toEqual(['Fight Back'])
  expect(match.characters.rey.damage).toBe(0)
})

test('Lobot resolves a die for 2 more [card: 06002]', () => {
  const match = situation({
    player1: { characters: { lobot: { card: '06002', dice: 2, pool: ['special', '1 resource'] } } },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
  match.player1.resolve('special')
  expect(match.player1.resources).toBe(3)
})

test('Lobot is a guardian only with the battlefield [card: 06002] [sd.guardian.1]', () => {
  const given = {
    player1: {
      characters: { lobot: { card: '06002' } },
    },
    player2: { characters: { rey: { card: '06001', pool: ['2 melee'] } } },
  }
  const holding = situation(given)
  holding.player1.activate('lobot')
  expect(holding.player1.question).toBe('guardian')
  const without = situation({ ...given, controller: 'player2' })
  without.player1.activate('lobot')
  expect(without.player1.question).not.toBe('guardian')
})

function ketsu(on: 'friend' | 'ketsu'): Situation {
  const upgrades = ['T-21 Repeating Blaster', 'Supply Pack']
  const match = situation({
    player1: {
      characters: {
        ketsu: { card: '06003', ...(on === 'ketsu' && { upgrades, damage: 8 }) },
        friend: { card: '06004', ...(on === 'friend' && { upgrades, damage: 5 }) },
      },
    },
    player2: { characters: { rey: { card: '06001', pool: ['2 melee'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 melee', { on })
  return match
}

test('Ketsu Onyo takes a weapon of who is defeated, and nothing else [card: 06003]', () => {
  const match = ketsu('friend')
  expect(match.player1.offers({ do: 'card', card: 'Supply Pack' })).toBe(false)
  match.player1.choose({ do: 'card', card: 'T-21 Repeating Blaster' })
  expect(match.characters.ketsu.upgrades).toContain('T-21 Repeating Blaster')
  expect(match.player1.discard).toEqual(['Supply Pack'])
})

test('… she need not [card: 06003]', () => {
  const match = ketsu('friend')
  match.player1.decline()
  expect(match.player1.discard).toContain('T-21 Repeating Blaster')
})

test('… and keeps nothing when she is defeated herself [card: 06003]', () => {
  const match = ketsu('ketsu')
  expect(match.player1.discard).toContain('T-21 Repeating Blaster')
})

test('Jawa Scavenger sells what costs at least 2 [card: 06004]', () => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', upgrades: ['Vibrosword', 'Supply Pack'] } } },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
  match.player1.activate('jawa')
  expect(match.player1.offers({ do: 'card', card: 'Supply Pack' })).toBe(false)
  match.player1.choose({ do: 'card', card: 'Vibrosword' })
  expect(match.player1.resources).toBe(1)
  expect(match.player1.discard).toEqual(['Vibrosword'])
})

test('… or nothing [card: 06004]', () => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', upgrades: ['Vibrosword'] } } },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
  match.player1.activate('jawa')
  match.player1.decline()
  expect(match.player1.resources).toBe(0)
  expect(match.player1.discard).toEqual([])
})
