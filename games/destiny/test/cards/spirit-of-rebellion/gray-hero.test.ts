import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('R2-D2 lets another die count one more [card: 02042]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      supports: { r2: { card: '02042', pool: ['special'] } },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
})

test('Confidence makes an opponent resolve his die, if he can [card: 02109]', () => {
  const given = (die: string) =>
    situation({
      player1: { characters: { rey: '04024' }, hand: ['02109'] },
      player2: { characters: { kylo: { card: '01011', pool: [die] } } },
    })
  const match = given('1 resource')
  match.player1.play('Confidence')
  expect(match.player2.resources).toBe(1)
  expect(match.pool('player2')).toEqual([])
  const dear = given('2 melee for 1')
  dear.player1.play('Confidence')
  expect(dear.pool('player2')).toEqual(['2 melee for 1'])
})
