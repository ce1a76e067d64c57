import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('No Survivors hits those who are hurt already [card: 03087]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', damage: 1 } }, hand: ['03087'], resources: 1 },
    player2: { characters: { rey: { card: '04024', damage: 2 }, jawa: '06004' } },
  })
  match.player1.play('No Survivors')
  const { kylo, rey, jawa } = match.characters
  expect([kylo.damage, rey.damage, jawa.damage]).toEqual([1, 3, 0])
})

test('a Detention Center removes a character die, until somebody breaks it for one of his [card: 03088]', () => {
  const given = () =>
    situation({
      player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] } }, supports: { center: '03088' } },
      player2: {
        characters: {
          rey: {
            card: '04024',
            dice: 2,
            pool: ['2 melee', '1 shield'],
            upgrades: [{ card: '01059', pool: ['+2 melee'] }],
          },
        },
      },
    })
  const match = given()
  match.player1.use('center')
  expect(match.player1.offers({ die: '+2 melee' })).toBe(false)
  match.player1.choose({ die: '2 melee' })
  match.player2.choose({ die: '1 shield' })
  expect(match.supports).not.toHaveProperty('center')
  expect(match.pool('player2')).toEqual(['+2 melee'])
  const kept = given()
  kept.player1.use('center')
  kept.player1.choose({ die: '2 melee' })
  kept.player2.decline()
  kept.player1.decline()
  expect(kept.supports.center.ready).toBe(false)
})
