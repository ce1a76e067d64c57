import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Cannon Fodder takes the hit of a die in place of somebody better [card: 01068]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', trooper: '01002' }, hand: ['Cannon Fodder'] },
    player2: { characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', '1 focus'] } } },
  })
  match.player1.play('Cannon Fodder')
  expect(match.characters.trooper.damage).toBe(2)
  expect(match.characters.phasma.damage).toBe(0)
  expect(match.player2.pool).toEqual(['1 focus'])
})

test('Cannon Fodder does nothing without a character that is not unique [card: 01068] [sd.choose-target.2]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['Cannon Fodder'] },
    player2: { characters: { leia: { card: '01028', pool: ['2 ranged'] } } },
  })
  match.player1.play('Cannon Fodder')
  expect(match.characters.phasma.damage).toBe(0)
  expect(match.player2.pool).toEqual(['2 ranged'])
})

test('Closing the Net lets the opponent pick a die, and may go under the deck [card: 01069]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['Closing the Net'], resources: 1, deck: ['Dodge'] },
    player2: { characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', '1 focus'] } } },
  })
  match.player1.play('Closing the Net')
  match.player2.pick({ die: '1 focus' })
  match.player1.yes()
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.player1.deck).toEqual(['Dodge', 'Closing the Net'])
  expect(match.player1.discard).toEqual([])
})

test('Closing the Net is discarded if its player likes [card: 01069]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['Closing the Net'], resources: 1 },
    player2: { characters: { leia: { card: '01028', pool: ['2 ranged'] } } },
  })
  match.player1.play('Closing the Net')
  match.player1.no()
  expect(match.player2.pool).toEqual([])
  expect(match.player1.discard).toEqual(['Closing the Net'])
})

test('Endless Ranks brings back a fallen trooper, ready and unharmed, with his die [card: 01070]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { phasma: '01001', trooper: { card: '01002', damage: 6 } },
      hand: ['Endless Ranks'],
      resources: 5,
    },
    player2: { characters: { leia: { card: '01028', pool: ['2 ranged'] } } },
  })
  match.player2.resolve('2 ranged', { on: 'trooper' })
  expect(match.player1.aside).toEqual(['First Order Stormtrooper'])
  match.player1.play('Endless Ranks')
  expect(match.characters.trooper).toMatchObject({ damage: 0, ready: true, dice: 1 })
  expect(match.player1.aside).toEqual([])
})

test('Endless Ranks brings back nobody who is unique or of another colour [card: 01070]', () => {
  const match = situation({
    player1: {
      characters: { phasma: '01001' },
      hand: ['Endless Ranks'],
      resources: 5,
      aside: ['01004', '01012'],
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Endless Ranks')
  expect(Object.keys(match.characters)).toEqual(['phasma', 'leia'])
})

test('Occupation takes all resources, for whoever controls the battlefield [card: 01071] [sd.play-restriction.1]', () => {
  const given = {
    player1: { characters: { phasma: '01001' }, hand: ['Occupation'], resources: 2 },
    player2: { characters: { leia: '01028' }, resources: 4 },
  }
  const match = situation(given)
  match.player1.play('Occupation')
  expect(match.player2.resources).toBe(0)
  expect(situation({ ...given, controller: 'player2' }).player1.offers({ do: 'play' })).toBe(false)
})

test('Sweep the Area rerolls a die for each ready red character [card: 01073]', () => {
  const match = situation(
    {
      player1: {
        characters: { phasma: '01001', trooper: { card: '01002', exhausted: true }, kylo: '01011' },
        hand: ['Sweep the Area'],
      },
      player2: { characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', '1 focus'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Sweep the Area')
  match.player1.pick({ die: '2 ranged' })
  expect(match.player2.pool).toEqual(['blank', '1 focus'])
})

test('Tactical Mastery gives two more actions, one after the other [card: 01074] [sd.additional-actions.5]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', kylo: '01011' }, hand: ['Tactical Mastery'], resources: 1 },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Tactical Mastery')
  expect(match.question).toBe('additional-action')
  match.player1.activate('phasma')
  expect(match.player1.question).toBe('additional-action')
  match.player1.activate('kylo')
  expect(match.asked).toBe('player2')
})
