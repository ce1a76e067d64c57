/** What a card orders for a later action or turn. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('what is forbidden on one’s own turn holds for the turn after it, not for the rest of this one [card: 03115] [sd.errata-eaw.3] [sd.delayed.1]', () => {
  const match = situation({
    player1: {
      characters: { guard: '03019', trooper: { card: '02001', pool: ['2 ranged'] } },
      hand: ['05154', '01162'],
      resources: 1,
    },
    player2: {
      characters: { sabine: '03040', two: '02001', three: '02001', four: '02001' },
      supports: { interference: '03115' },
      discard: ['02057'],
      resources: 2,
    },
  })
  match.player1.play('Lure')
  match.player1.choose({ card: 'sabine' })
  match.player2.choose({ title: 'Vibroknife' })
  if (match.question === 'attach') match.player2.choose({ card: 'sabine' })
  // Each has an action more by Ambush, the second of player1 after that of player2.
  match.player1.play('Unpredictable')
  match.player1.pick({ of: 'trooper' })
  match.player2.activate('two')
  match.player2.yes()
  expect(match.player2.aside).toContain('Running Interference')
  expect(match.player1.question).toBe('additional-action')
  expect(match.player1.offers({ do: 'activate' })).toBe(true)
  match.player1.choose({ do: 'forgo' })
  match.player2.activate('three')
  expect(match.player1.offers({ do: 'activate' })).toBe(false)
  match.player1.pass()
  match.player2.activate('four')
  expect(match.player1.offers({ do: 'activate' })).toBe(true)
})

test('who is third in turn is kept from the action on his own turn, the player before him is not [card: 03115] [sd.clar-eaw.5]', () => {
  const match = situation({
    player1: { characters: { maz: '02045', guard: '03019' }, supports: { interference: '03115' } },
    player2: { characters: { one: '02001' } },
    player3: { characters: { two: '02001', three: '02001' } },
  })
  match.player1.activate('maz', ['blank'])
  match.player1.yes()
  match.player1.choose({ seat: 'player3' })
  match.player2.activate('one')
  expect(match.player3.offers({ do: 'activate' })).toBe(false)
  match.player3.pass()
  match.player1.activate('guard')
  match.player2.pass()
  expect(match.player3.offers({ do: 'activate' })).toBe(true)
})

test('an order for the next turn or action does not outlast the round [card: 03115] [card: 03081] [sd.clar-eaw.3] [sd.clar-eaw.20]', () => {
  const interfered = situation({
    controller: 'player1',
    player1: { characters: { maz: '02045', guard: '03019' }, supports: { interference: '03115' } },
    player2: { characters: { one: '02001', two: '02001' } },
    player3: { characters: { three: '02001' } },
  })
  // Player 2 has claimed and so has no further turn in this round.
  interfered.player1.pass()
  interfered.player2.claim()
  interfered.player3.pass()
  interfered.player1.activate('maz', ['blank'])
  interfered.player1.yes()
  interfered.player1.choose({ seat: 'player2' })
  interfered.nextRound()
  expect(interfered.player2.offers({ do: 'activate' })).toBe(true)
  const coerced = situation({
    controller: 'player2',
    player1: { characters: { guard: '03019' }, hand: ['03081'], resources: 1 },
    player2: { characters: { one: '02001' }, hand: ['Mobilize'], resources: 3 },
  })
  coerced.player1.play('Coercion')
  expect(coerced.player2.offers({ do: 'activate' })).toBe(false)
  coerced.nextRound()
  expect(coerced.player2.hand).toContain('Mobilize')
  expect(coerced.player2.offers({ do: 'activate' })).toBe(true)
})
