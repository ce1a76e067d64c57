import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Deflect removes a ranged die and deals half of it, rounded up, as plain damage [card: 01145] [sd.damage.7]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['Deflect'], resources: 1 },
    player2: { characters: { han: { card: '01046', pool: ['3 ranged for 1'] } } },
  })
  match.player1.play('Deflect')
  match.player1.choose({ card: 'han' })
  expect(match.player2.pool).toEqual([])
  expect(match.characters.han.damage).toBe(2)
})

test('Deflect needs a blue character [card: 01145] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Deflect'], resources: 1 },
    player2: { characters: { han: { card: '01046', pool: ['2 ranged'] } } },
  })
  match.player1.play('Deflect')
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Disturbance in the Force rerolls the dice of everybody [card: 01146]', () => {
  const match = situation(
    {
      player1: {
        characters: { kylo: { card: '01011', pool: ['blank'] } },
        hand: ['Disturbance in the Force'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '01038', pool: ['1 melee'] } } },
    },
    { dice: ['1 melee', 'blank'] },
  )
  match.player1.play('Disturbance in the Force')
  expect(match.player1.pool).toEqual(['1 melee'])
  expect(match.player2.pool).toEqual(['blank'])
})

const trick = (group: string) => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['Mind Trick'], resources: 2 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', 'blank'] },
        phasma: { card: '01001', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Mind Trick')
  match.player2.pick({ die: '2 ranged' })
  match.player1.choose({ do: 'group', way: group })
  return match.player2.pool
}

test('Mind Trick: the opponent parts his dice, and you remove a group [card: 01147]', () => {
  expect(trick('first')).toEqual(['1 melee', 'blank'])
  expect(trick('second')).toEqual(['2 ranged'])
})

test('Mind Trick needs a blue character [card: 01147] [sd.spot.4]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Mind Trick'], resources: 2 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.play('Mind Trick')
  expect(match.question).toBe('action')
})

test('The Power of the Force: a die is worth the number of your blue upgrades [card: 01148]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['1 melee'], upgrades: ['Lightsaber', 'Immobilize', 'Datapad'] },
        phasma: { card: '01001', upgrades: ['Force Training'] },
      },
      hand: ['The Power of the Force'],
      resources: 1,
    },
    player2: { characters: { rey: { card: '01038', upgrades: ['Lightsaber'] } } },
  })
  match.player1.play('The Power of the Force')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
})
