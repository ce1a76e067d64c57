import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

/** A red neutral with 1 ranged, 1 focus, 1 shield, 1 resource, special, blank. */
const LOBOT = '06002'

test('Emergency Evacuation removes all dice [card: 02090]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '04025', pool: ['2 focus'] } }, hand: ['02090'], resources: 4 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Emergency Evacuation')
  expect([...match.pool('player1'), ...match.pool('player2')]).toEqual([])
})

test.each([
  ['04025', 2],
  ['04024', 0],
])(
  'Friendly Fire turns an opponent’s ranged damage on another, with a red character: %s [card: 02091] [sd.spot.4]',
  (mine, damage) => {
    const match = situation({
      player1: {
        characters: { mine, han: { card: '01046', pool: ['2 ranged'] } },
        hand: ['02091'],
        resources: 2,
      },
      player2: {
        characters: {
          trooper: { card: '02001', pool: ['2 ranged'] },
          kylo: { card: '01011', pool: ['1 melee'] },
        },
      },
    })
    match.player1.play('Friendly Fire')
    if (damage > 0) match.player1.choose({ card: 'kylo' })
    expect(match.characters.kylo.damage).toBe(damage)
    expect(match.pool('player1')).toEqual(['2 ranged'])
  },
)

test('Guerrilla Warfare costs a red die and leaves an action [card: 02092]', () => {
  const given = (mine: object) =>
    situation({
      player1: { characters: { poe: '04025', ...mine }, hand: ['02092'] },
      player2: { characters: { kylo: '01011' } },
    })
  const match = given({ lobot: { card: LOBOT, pool: ['blank'] } })
  match.player1.play('Guerrilla Warfare')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.pool('player1')).toEqual([])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
  const none = given({ rey: { card: '04024', pool: ['1 shield'] } })
  none.player1.play('Guerrilla Warfare')
  expect(none.characters.kylo.damage).toBe(0)
  expect(none.pool('player1')).toEqual(['1 shield'])
})

test('Our Only Hope plays what it draws for free, or sells it for two [card: 02093]', () => {
  const given = () =>
    situation({
      player1: { characters: { poe: '04025' }, hand: ['02093'], deck: ['Jetpack', 'Dodge'], resources: 2 },
      player2: { characters: { kylo: '01011' } },
    })
  const played = given()
  played.player1.play('Our Only Hope')
  played.player1.pick({ card: 'Jetpack' })
  expect(played.characters.poe.upgrades).toEqual(['Jetpack'])
  expect(played.player1.resources).toBe(0)
  const sold = given()
  sold.player1.play('Our Only Hope')
  sold.player1.pick()
  sold.player1.pick({ card: 'Jetpack' })
  expect(sold.player1.resources).toBe(2)
  expect(sold.player1.discard).toContain('Jetpack')
  const kept = given()
  kept.player1.play('Our Only Hope')
  kept.player1.pick()
  kept.player1.pick()
  expect(kept.player1.hand).toEqual(['Jetpack'])
  expect(kept.player1.resources).toBe(0)
})

test('Rebel Assault removes a die without damage, and needs ranged damage [card: 02094]', () => {
  const given = (mine: string) =>
    situation({
      player1: { characters: { poe: { card: '04025', pool: [mine] } }, hand: ['02094'] },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
    })
  const match = given('1 ranged')
  match.player1.play('Rebel Assault')
  expect(match.pool('player2')).toEqual(['1 melee'])
  expect(given('2 focus').player1.offers({ do: 'play' })).toBe(false)
})

test('Sensor Placement resolves an opponent’s die without damage as one’s own [card: 02095]', () => {
  const match = situation({
    player1: { characters: { poe: '04025' }, hand: ['02095'], resources: 2 },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 resource'] } } },
  })
  match.player1.play('Sensor Placement')
  expect(match.player1.resources).toBe(1)
  expect(match.pool('player2')).toEqual(['1 melee'])
})

test('Spirit of Rebellion gives a second shield for a copy in the discard pile [card: 02096]', () => {
  for (const [discard, shields] of [
    [[], 1],
    [['02096'], 2],
  ] as const) {
    const match = situation({
      player1: { characters: { rey: '04024' }, hand: ['02096'], discard },
      player2: { characters: { enemy: '02001' } },
    })
    match.player1.play('Spirit of Rebellion')
    match.player1.choose({ card: 'rey' })
    expect(match.characters.rey.shields).toBe(shields)
  }
})
