import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Deploy Squadron activates one support after another [card: 03119]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { one: '02031', two: '02031' }, hand: ['03119'] },
    player2: { characters: { enemy: '02001' } },
  })
  match.rolls('2 focus', '2 focus')
  match.player1.play('Deploy Squadron')
  match.player1.choose({ card: 'two' })
  match.player1.choose({ card: 'one' })
  expect(match.pool('player1')).toHaveLength(2)
  expect(match.asked).toBe('player2')
})

test('Flanking Maneuver counts support dice, Pinned Down spots a vehicle [card: 03122] [card: 03124]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      supports: { wing: { card: '02031', pool: ['2 focus'] } },
      hand: ['03122', '03124'],
      resources: 3,
    },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Flanking Maneuver')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(1)
  match.player2.pass()
  match.player1.play('Pinned Down')
  match.player1.choose({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual([])
})

test('without a vehicle Pinned Down does nothing [card: 03124] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['03124'], resources: 1 },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.play('Pinned Down')
  expect(match.pool('player2')).toEqual(['2 ranged'])
})
