import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '04024' } as const

test("Darth Vader brings back the dice that an opponent's turn cost him [card: 08001]", () => {
  const match = situation(
    {
      player1: { characters: { vader: { card: '08001', pool: ['2 melee'] } }, hand: ['Subjugate'] },
      player2: { characters: enemy, hand: ['Parry'], resources: 1 },
      turn: 'player2',
    },
    { dice: ['3 melee'] },
  )
  match.player2.play('Parry')
  match.player1.use('vader')
  expect(match.pool('player1')).toEqual(['3 melee'])
  expect(match.player1.discard).toEqual(['Subjugate'])
})

test('Darth Vader discards nothing if no die was removed [card: 08001]', () => {
  const match = situation({
    player1: { characters: { vader: '08001' }, hand: ['Subjugate'] },
    player2: { characters: enemy },
  })
  match.player1.use('vader')
  expect(match.player1.hand).toEqual(['Subjugate'])
})

test('the Meditation Chamber draws for Darth Vader if it healed and put a card away [card: 08010] [sd.clar-atg.1]', () => {
  for (const [damage, drawn] of [
    [1, 1],
    [0, 0],
  ]) {
    const match = situation({
      player1: {
        characters: { vader: { card: '08001', damage } },
        supports: { chamber: '08010' },
        discard: ['Parry'],
      },
      player2: { characters: { trooper: '02001' } },
    })
    match.player1.use('chamber')
    expect(match.characters.vader.damage).toBe(0)
    expect(match.player1.deck.at(-1)).toBe('Parry')
    expect(match.player1.hand).toHaveLength(drawn)
  }
})

test("Stifle must cancel an opponent's event, which still goes to the discard pile [card: 08012] [sd.clar-atg.8]", () => {
  const match = situation({
    player1: { characters: { vader: '08001' }, supports: { stifle: '08012' } },
    player2: { characters: { trooper: '02001' }, hand: ['Mobilize', 'Mobilize'], resources: 6 },
    turn: 'player2',
  })
  match.player2.play('Mobilize')
  expect(match.player2).toMatchObject({ resources: 3, discard: ['Mobilize'] })
  expect(match.player1.discard).toEqual(['Stifle'])
  match.player1.pass()
  match.player2.play('Mobilize')
  expect(match.player2.resources).toBe(4)
})

test('Stifle lets your own events pass [card: 08012]', () => {
  const match = situation({
    player1: {
      characters: { trooper: '02001' },
      supports: { stifle: '08012' },
      hand: ['Mobilize'],
      resources: 3,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Mobilize')
  expect(match.player1.resources).toBe(4)
})

test('Tobias Beckett pays everybody, and takes from who has little [card: 08036] [sd.clar-atg.6]', () => {
  const match = situation({
    player1: { characters: { tobias: { card: '08036', dice: 2, pool: ['special', 'special'] } } },
    player2: { characters: enemy, resources: 0 },
  })
  match.player1.use('tobias')
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
  match.player2.pass()
  match.player1.resolve('special')
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 0])
  match.player1.resolve('special')
  expect(match.player1.resources).toBe(4)
})

test('Val shoots if there is nothing left to take [card: 08037] [sd.clar-atg.7]', () => {
  for (const [resources, damage] of [
    [2, 0],
    [0, 2],
  ]) {
    const match = situation({
      player1: { characters: { val: { card: '08037', pool: ['special'] } } },
      player2: { characters: enemy, resources },
    })
    match.player1.resolve('special')
    expect(match.characters.enemy.damage).toBe(damage)
  }
})
