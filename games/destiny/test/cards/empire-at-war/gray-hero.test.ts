import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a T-47 exhausts a support or draws two cards [card: 03045]', () => {
  const given = (way: string) => {
    const match = situation({
      player1: {
        characters: { rey: '04024' },
        supports: { speeder: { card: '03045', exhausted: true, pool: ['special'] } },
      },
      player2: { characters: { enemy: '02001' }, supports: { ship: '02047' } },
    })
    match.player1.resolve('special')
    match.player1.choose({ way })
    return match
  }
  const exhausting = given('exhaust')
  expect(exhausting.supports.ship.ready).toBe(false)
  expect(exhausting.player1.hand).toEqual([])
  const drawing = given('draw')
  expect(drawing.player1.hand).toHaveLength(2)
  expect(drawing.supports.ship.ready).toBe(true)
})

test('Defiance heals as much as the reroll shows [card: 03117]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          rey: {
            card: '04024',
            damage: 5,
            pool: ['blank'],
            upgrades: [{ card: '01059', pool: ['1 shield'] }],
          },
        },
        hand: ['03117'],
        resources: 1,
      },
      player2: { characters: { enemy: '02001' } },
    },
    { dice: ['2 melee'] },
  )
  match.player1.play('Defiance')
  expect(match.characters.rey.damage).toBe(3)
  expect(match.pool('player1')).toEqual(['2 melee', '1 shield'])
})
