import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const ENEMY = { characters: { rey: { card: 'Rey' } } }

test('Emulate turns a die of a character of which there are two, whoever has the other [card: 06011]', () => {
  const match = situation({
    player1: {
      characters: { jawa: { card: '06004', pool: ['blank'] }, lobot: { card: '06002', pool: ['blank'] } },
      hand: ['06011'],
    },
    player2: { characters: { other: { card: '06004' } } },
  })
  match.player1.play('Emulate')
  expect(match.player1.offers({ do: 'turn', of: 'lobot' })).toBe(false)
  match.player1.choose({ do: 'turn', of: 'jawa', to: '1 resource' })
  expect(match.pool('player1')).toEqual(['1 resource', 'blank'])
})

test('… and none of one that is there once [card: 06011]', () => {
  const match = situation({
    player1: { characters: { jawa: { card: '06004', pool: ['blank'] } }, hand: ['06011'] },
    player2: ENEMY,
  })
  match.player1.play('Emulate')
  expect(match.pool('player1')).toEqual(['blank'])
})

test('Fight Back gives a die for one that shows damage, also indirect [card: 06012]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } }, hand: ['06012'], resources: 1 },
    player2: { characters: { enemy: { card: '05047', dice: 2, pool: ['1 indirect', '1 resource'] } } },
  })
  match.player1.play('Fight Back')
  expect(match.pool('player1')).toEqual([])
  expect(match.pool('player2')).toEqual(['1 resource'])
})

test('… and does nothing for who has none to give [card: 06012]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024' } }, hand: ['06012'], resources: 1 },
    player2: { characters: { enemy: { card: '05047', pool: ['1 indirect'] } } },
  })
  match.player1.play('Fight Back')
  expect(match.pool('player2')).toEqual(['1 indirect'])
})

test.each([
  ['a gray character', '06004', 1, []],
  ['none', '06002', 0, ['blank']],
])('Resourceful sells a die with %s [card: 06013] [sd.spot.4]', (_what, card, resources, pool) => {
  const match = situation({
    player1: { characters: { own: { card, pool: ['blank'] } }, hand: ['06013'] },
    player2: ENEMY,
  })
  match.player1.play('Resourceful')
  expect(match.player1.resources).toBe(resources)
  expect(match.pool('player1')).toEqual(pool)
})

test('Surprise Attack adds 1 to damage [card: 06014]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', dice: 2, pool: ['2 ranged', '1 resource'] } },
      hand: ['06014'],
      resources: 1,
    },
    player2: ENEMY,
  })
  match.player1.play('Surprise Attack')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('Supply Pack rerolls dice of its character and of that one’s upgrades, once until it is ready again [card: 06015]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          ketsu: {
            card: '06003',
            pool: ['blank'],
            upgrades: [{ card: '06017', pool: ['blank'] }, '06015'],
          },
          lobot: { card: '06002', pool: ['blank'] },
        },
      },
      player2: ENEMY,
    },
    { dice: ['2 ranged', '1 melee'] },
  )
  match.player1.use('Supply Pack')
  expect(match.player1.offered).toHaveLength(2)
  match.player1.pick({ of: 'ketsu' }, { of: 'Vibrosword' })
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank', '1 melee'])
  match.player2.pass()
  expect(match.player1.offers({ do: 'use', card: 'Supply Pack' })).toBe(false)
})

test.each([
  ['rerolled', true, ['1 disrupt']],
  ['removed', false, []],
])('the die of T-21 Repeating Blaster may be rerolled: %s [card: 06016]', (_how, again, pool) => {
  const match = situation(
    {
      player1: {
        characters: {
          lobot: { card: '06002', upgrades: [{ card: '06016', pool: ['special for 1'] }] },
        },
        resources: 1,
      },
      player2: ENEMY,
    },
    { dice: ['1 disrupt'] },
  )
  match.player1.resolve('special for 1', { on: 'rey' })
  if (again) match.player1.choose({ do: 'die' })
  else match.player1.decline()
  expect(match.characters.rey.damage).toBe(2)
  expect(match.pool('player1')).toEqual(pool)
})

test('Vibrosword goes on to another character when its own is defeated [card: 06017] [sd.redeploy.1]', () => {
  const match = situation({
    player1: {
      characters: { jawa: { card: '06004', damage: 5, upgrades: ['Vibrosword'] }, lobot: { card: '06002' } },
    },
    player2: { characters: { rey: { card: '06001', pool: ['2 melee'] } } },
  })
  match.player1.pass()
  match.player2.resolve('2 melee', { on: 'jawa' })
  match.player1.choose({ do: 'card', card: 'lobot' })
  expect(match.characters.lobot.upgrades).toContain('Vibrosword')
})

test('Bespin Wing Guard makes an opponent discard for 1 resource [card: 06018]', () => {
  const match = situation({
    player1: { characters: { lobot: { card: '06002' } }, supports: { guard: '06018' }, resources: 1 },
    player2: { ...ENEMY, hand: ['Fight Back', 'Tinker'] },
  })
  match.player1.use('guard')
  match.player2.pick({ card: 'Tinker' })
  expect(match.player2.hand).toEqual(['Fight Back'])
  expect(match.player1.resources).toBe(0)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use', card: 'guard' })).toBe(false)
})

test.each([
  [0, 1],
  [1, 1],
])('Dry Fields helps who has nothing: %i resources become %i [card: 06019]', (before, after) => {
  const match = situation({
    battlefield: '06019',
    player1: { characters: { lobot: { card: '06002' } }, resources: before },
    player2: ENEMY,
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(after)
})

test('Sith Temple turns a die into damage that nothing blocks [card: 06020]', () => {
  const match = situation({
    battlefield: '06020',
    player1: { characters: { lobot: { card: '06002', pool: ['blank'] } } },
    player2: { characters: { rey: { card: 'Rey', shields: 1 } } },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'rey' })
  expect(match.pool('player1')).toEqual([])
  expect(match.characters.rey).toMatchObject({ damage: 1, shields: 1 })
})

test('… and does nothing without a die [card: 06020]', () => {
  const match = situation({
    battlefield: '06020',
    player1: { characters: { lobot: { card: '06002' } } },
    player2: ENEMY,
  })
  match.player1.claim(true)
  expect(match.characters.rey.damage).toBe(0)
})
