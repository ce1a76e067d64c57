import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const at = (battlefield: string, mine: object, theirs: object) =>
  situation({
    player1: { characters: { rey: '04024' }, battlefield, ...mine },
    player2: { characters: { kylo: '01011' }, ...theirs },
    battlefield,
  })

test('Ewok Village takes all shields off a character [card: 02154]', () => {
  const match = at('02154', {}, { characters: { kylo: { card: '01011', shields: 3 } } })
  match.player1.claim(true)
  expect(match.characters.kylo.shields).toBe(0)
})

test('Maz’s Castle draws two cards and puts any under the deck [card: 02155]', () => {
  const match = at('02155', { hand: ['Dodge'], deck: ['Jetpack', 'Tinker', 'Lightsaber'] }, {})
  match.player1.claim(true)
  match.player1.pick({ card: 'Tinker' }, { card: 'Dodge' })
  expect(match.player1.hand).toEqual(['Jetpack'])
  expect(match.player1.deck).toEqual(['Lightsaber', 'Tinker', 'Dodge'])
})

test('a Moisture Farm pays a resource [card: 02156]', () => {
  const match = at('02156', {}, {})
  match.player1.claim(true)
  expect(match.player1.resources).toBe(1)
})

test('Otoh Gunga heals 1 damage when it is claimed [card: 02157]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', damage: 2 } } },
    player2: { characters: { enemy: '02001' } },
    battlefield: '02157',
  })
  match.player1.claim(true)
  expect(match.characters.rey.damage).toBe(1)
})

test('a Secluded Beach removes a ranged die of an opponent [card: 02158]', () => {
  const match = at(
    '02158',
    { characters: { ketsu: { card: '06003', pool: ['2 ranged'] } } },
    { characters: { ketsu2: { card: '06003', dice: 2, pool: ['2 melee', '2 ranged'] } } },
  )
  match.player1.claim(true)
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('a Secret Facility resolves up to three dice with damage [card: 02159]', () => {
  const match = at(
    '02159',
    {
      characters: {
        ketsu: { card: '06003', dice: 2, pool: ['2 ranged', '2 melee'] },
        rey: { card: '04024', dice: 2, pool: ['1 melee', '1 resource'] },
      },
    },
    { characters: { kylo: '01011', jawa: '06004' } },
  )
  match.player1.claim(true)
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ die: '2 melee' })
  match.player1.choose({ card: 'kylo' })
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ card: 'jawa' })
  expect([match.characters.kylo.damage, match.characters.jawa.damage]).toEqual([4, 1])
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('War-Torn Streets cost an opponent a card at random [card: 02160]', () => {
  const match = at('02160', {}, { hand: ['Dodge'] })
  match.player1.claim(true)
  expect(match.player2.discard).toEqual(['Dodge'])
})
