import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Caution gives a die of one character for three shields of another [card: 02100]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', pool: ['blank'], upgrades: [{ card: '01059', pool: ['1 shield'] }] },
        poe: '04025',
      },
      hand: ['02100'],
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Caution')
  expect(match.player1.offers({ card: 'rey' })).toBe(false)
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.shields).toBe(3)
  expect(match.pool('player1')).toEqual(['1 shield'])
})

test('Determination lets a die count as another symbol, beside a focus [card: 02102]', () => {
  const given = (other: string) =>
    situation({
      player1: {
        characters: { rey: { card: '04024', pool: ['2 melee'] }, poe: { card: '04025', pool: [other] } },
        hand: ['02102'],
      },
      player2: { characters: { kylo: '01011' } },
    })
  const match = given('2 focus')
  match.player1.play('Determination')
  match.player1.choose({ die: '2 melee' })
  expect(match.player1.offers({ symbol: 'melee' })).toBe(false)
  match.player1.choose({ symbol: 'resource' })
  expect(match.player1.resources).toBe(2)
  expect(given('1 ranged').player1.offers({ do: 'play' })).toBe(false)
})

test('Guard removes as many dice of an opponent as the own was worth [card: 02103]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] }, ketsu: { card: '06003', pool: ['2 melee'] } },
      hand: ['02103'],
    },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
    },
  })
  match.player1.play('Guard')
  match.player1.pick({ die: '1 melee' }, { die: 'blank' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.pool('player2')).toEqual(['1 shield'])
})

test.each([
  ['remove', [], 0],
  ['discard-top', ['1 melee'], 2],
] as const)(
  'Krayt Dragon Howl leaves the choice to the opponent: %s [card: 02104]',
  (way, pool, discarded) => {
    const match = situation({
      player1: { characters: { rey: '04024' }, hand: ['02104'] },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
    match.player1.play('Krayt Dragon Howl')
    match.player2.choose({ way })
    expect(match.pool('player2')).toEqual(pool)
    expect(match.player2.discard).toHaveLength(discarded)
  },
)

test('Synchronicity needs melee damage and a shield, and passes shields [card: 02106]', () => {
  const given = (other: string) =>
    situation({
      player1: { characters: { rey: { card: '04024', dice: 2, pool: ['1 melee', other] } }, hand: ['02106'] },
      player2: { characters: { kylo: { card: '01011', shields: 2 } } },
    })
  const match = given('1 shield')
  match.player1.play('Synchronicity')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo).toMatchObject({ damage: 2, shields: 2 })
  expect(given('2 melee').player1.offers({ do: 'play' })).toBe(false)
})
