import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Indomitable shields a blue character, for a player with one character [card: 03072]', () => {
  const given = (characters: { readonly [name: string]: string }) =>
    situation({
      player1: { characters, hand: ['03072'], resources: 1 },
      player2: { characters: { enemy: '02001' } },
    })
  const match = given({ kylo: '01011' })
  match.player1.play('Indomitable')
  expect(match.characters.kylo.shields).toBe(3)
  expect(given({ kylo: '01011', guard: '02001' }).player1.offers({ do: 'play' })).toBe(false)
})
