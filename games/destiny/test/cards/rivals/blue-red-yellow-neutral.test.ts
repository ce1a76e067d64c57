import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test.each([
  ['2 melee', []],
  ['1 shield', ['1 shield']],
])('Hidden Motive removes a die that rolls the named symbol: %s [card: 06005]', (face, left) => {
  const match = situation(
    {
      player1: { characters: { anakin: { card: '06001' } }, hand: ['06005'] },
      player2: { characters: { rey: { card: '06001', pool: ['1 resource'] } } },
    },
    { dice: [face] },
  )
  match.player1.play('Hidden Motive')
  match.player1.choose({ do: 'symbol', symbol: 'melee' })
  expect(match.pool('player2')).toEqual(left)
})

test('Crafted Lightsaber goes on an exhausted character only [card: 06006] [sd.play-restriction.1]', () => {
  const match = situation({
    player1: {
      characters: { anakin: { card: '06001' }, tired: { card: '06002', exhausted: true } },
      hand: ['06006'],
      resources: 2,
    },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
  match.player1.play('Crafted Lightsaber')
  expect(match.characters.tired.upgrades).toContain('Crafted Lightsaber')
})

test('Targeting Computer turns dice of upgrades and supports, anybody’s [card: 06007]', () => {
  const match = situation({
    player1: {
      characters: { lobot: { card: '06002', pool: ['blank'] } },
      supports: { fang: { card: '06008', pool: ['blank'] } },
      hand: ['06007'],
      resources: 1,
    },
    player2: {
      characters: { rey: { card: 'Rey', upgrades: [{ card: '06017', pool: ['blank'] }] } },
    },
  })
  match.player1.play('Targeting Computer')
  expect(match.player1.offers({ do: 'turn', of: 'lobot' })).toBe(false)
  expect(match.player1.offers({ do: 'turn', of: 'Vibrosword' })).toBe(true)
  match.player1.choose({ do: 'turn', of: 'fang', to: '3 ranged' })
  expect(match.pool('player1')).toContain('3 ranged')
})

test('Fang Fighter leaves the turn with its player [card: 06008] [sd.ambush.1]', () => {
  const match = situation({
    player1: { characters: { lobot: { card: '06002' } }, hand: ['06008'], resources: 3 },
    player2: { characters: { rey: { card: 'Rey' } } },
  })
  match.player1.play('Fang Fighter')
  expect(match.player1.offers({ do: 'activate', card: 'lobot' })).toBe(true)
})

test('Tinker turns one of the own dice to a side of 1 [card: 06009]', () => {
  const match = situation({
    player1: { characters: { ketsu: { card: '06003', pool: ['2 ranged'] } }, hand: ['06009'] },
    player2: { characters: { rey: { card: '06001', pool: ['1 shield'] } } },
  })
  match.player1.play('Tinker')
  expect(match.player1.offered.map(({ to }) => to)).toEqual(['1 disrupt', '1 discard', '1 resource'])
  match.player1.choose({ to: '1 resource' })
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('Verpine Sniper Rifle does not mind shields [card: 06010]', () => {
  const match = situation({
    player1: {
      characters: { lobot: { card: '06002', upgrades: [{ card: '06010', pool: ['special'] }] } },
    },
    player2: { characters: { rey: { card: 'Rey', shields: 3 } } },
  })
  match.player1.resolve('special', { on: 'rey' })
  expect(match.characters.rey).toMatchObject({ damage: 2, shields: 3 })
})
