import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('A Friend Lost turns two dice to damage once a unique character is defeated [card: 09059]', () => {
  const given = (aside: readonly string[]) =>
    situation({
      player1: {
        characters: { rey: { card: '04024', dice: 2, pool: ['blank', '1 shield'] } },
        hand: ['09059'],
        resources: 1,
        aside,
      },
      player2: { characters: { enemy: '02001' } },
    })
  const match = given(['04025'])
  match.player1.play('A Friend Lost')
  match.player1.choose({ die: 'blank', to: '2 melee' })
  match.player1.decline()
  expect(match.pool('player1')).toEqual(['2 melee', '1 shield'])
  expect(given([]).player1.offers({ do: 'play' })).toBe(false)
})
