import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: '01011' } }

test('Garbage’ll Do gives a vehicle die for a shield each, and leaves an action [card: 02110]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: { card: '06003', pool: ['2 ranged'] }, rey: '04024' },
      supports: { freighter: { card: '02047', pool: ['1 resource'] } },
      hand: ['02110'],
    },
    player2: KYLO,
  })
  match.player1.play("Garbage'll Do")
  expect([match.characters.ketsu.shields, match.characters.rey.shields]).toEqual([1, 1])
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.player1.offers({ do: 'forgo' })).toBe(true)
})

test('Hold On! moves shields as far as there is room for them [card: 02111]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', shields: 3 }, rey: { card: '04024', shields: 1 } },
      hand: ['02111'],
    },
    player2: { characters: { kylo: { card: '01011', shields: 3 } } },
  })
  match.player1.play('Hold On!')
  match.player1.choose({ card: 'han' })
  expect(() => match.player1.number(3)).toThrow()
  match.player1.number(2)
  expect([match.characters.han.shields, match.characters.rey.shields]).toEqual([1, 3])
})

test('Rebel plays a card out of the discard pile for one less, beside a discard [card: 02112]', () => {
  const given = (die: string) =>
    situation({
      player1: {
        characters: { ketsu: { card: '06003', pool: [die] } },
        hand: ['02112'],
        discard: ['Jetpack', 'Lightsaber'],
        resources: 2,
      },
      player2: KYLO,
    })
  const match = given('1 discard')
  match.player1.play('Rebel')
  expect(match.characters.ketsu.upgrades).toEqual(['Jetpack'])
  expect(match.player1.resources).toBe(0)
  expect(given('2 melee').player1.offers({ do: 'play' })).toBe(false)
})

test.each(['02114', '12095'])(
  'Loth-Cat and Mouse costs a die of the opponent’s choice, and then one of his [card: 02114] [card: 12095]',
  (printing) => {
    const given = (pool: string[]) =>
      situation({
        player1: { characters: { ketsu: { card: '06003', dice: 2, pool } }, hand: [printing] },
        player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
      })
    const match = given(['2 melee', '1 resource'])
    match.player1.play('Loth-Cat and Mouse')
    match.player2.choose({ die: '2 melee' })
    match.player1.choose({ die: '1 melee' })
    expect(match.pool('player1')).toEqual(['1 resource'])
    expect(match.pool('player2')).toEqual(['1 shield'])
    const none = given([])
    none.player1.play('Loth-Cat and Mouse')
    expect(none.pool('player2')).toEqual(['1 melee', '1 shield'])
  },
)

test('Never Tell Me The Odds turns all dice of one yellow character [card: 02115]', () => {
  const match = situation({
    player1: {
      characters: {
        han: { card: '01046', pool: ['1 resource'], upgrades: [{ card: '01066', pool: ['blank'] }] },
        ketsu: { card: '06003', pool: ['blank'] },
        rey: { card: '04024', pool: ['blank'] },
      },
      hand: ['02115'],
      resources: 3,
    },
    player2: KYLO,
  })
  match.player1.play('Never Tell Me The Odds')
  expect(match.player1.offers({ card: 'rey' })).toBe(false)
  match.player1.choose({ card: 'han' })
  expect(match.player1.offers({ of: 'ketsu' })).toBe(false)
  match.player1.choose({ of: 'han', to: '3 ranged for 1' })
  match.player1.choose({ to: '+3 ranged' })
  expect(match.pool('player1')).toEqual(['3 ranged for 1', 'blank', 'blank', '+3 ranged'])
})

test('a Planned Explosion takes ten points of dice for ten damage [card: 02116]', () => {
  const given = (last: string) =>
    situation({
      player1: {
        characters: {
          han: { card: '01046', dice: 2, pool: ['3 ranged for 1', '3 ranged for 1'] },
          ketsu: { card: '06003', dice: 2, pool: ['2 melee', last] },
        },
        hand: ['02116'],
      },
      player2: KYLO,
    })
  const match = given('2 ranged')
  match.player1.play('Planned Explosion')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(10)
  expect(match.pool('player1')).toEqual([])
  expect(given('1 resource').player1.offers({ do: 'play' })).toBe(false)
})
