/** What the other player's hidden command cards do is not probed by taking back (rulebook: Geheime Informationen). */
import { expect, test } from 'vitest'
import { type Situation, situation } from '../play.ts'

const TOLD = { refused: 'undo-revealed', args: { why: 'hidden-cards' } }
const FREE = { to: 0 }

/** The first player has a card for his own attack, so that he is asked before dice are rolled. */
function attacked(hand: readonly string[], own: readonly string[] = ['Wild Attack']): Situation {
  const match = situation({
    player1: { groups: { nexu: { card: 'Nexu', at: '1,1' } }, hand: own },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '3,1' } }, hand },
    active: 'nexu',
  })
  match.player1.choose({ do: 'attack', target: 'elite' })
  return match
}

test('an attack that made the other show that he holds a card is not taken back freely [ia.command-cards.3] [card: Camouflage]', () => {
  const match = attacked(['Camouflage'])
  expect([match.question, match.asked]).toEqual(['attack-declared', 'player2'])
  expect(match.match.undoable(0)).toMatchObject(TOLD)
})

test('nor one that made him show that he holds none: the way back tells nothing either [ia.command-cards.3]', () => {
  const match = attacked(['Urgency'])
  expect([match.question, match.asked]).toEqual(['attack-pool', 'player1'])
  expect(match.match.undoable(0)).toMatchObject(TOLD)
})

test('who has no cards has nothing to show: the attack can be taken back', () => {
  const match = attacked([])
  expect([match.question, match.asked]).toEqual(['attack-pool', 'player1'])
  expect(match.match.undoable(0)).toEqual(FREE)
})

/** A step of the second player's towards a figure of the first, who may hold Self-Defense. */
function entered(hand: readonly string[], to: string): Situation {
  const match = situation({
    player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } }, hand },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '3,1', points: 2 } } },
    active: 'elite',
  })
  match.player2.choose({ do: 'walk', to })
  return match
}

test('a step beside a figure that could defend itself is not tried out [ia.command-cards.3] [card: Self-Defense]', () => {
  expect(entered(['Self-Defense'], '2,1').asked).toBe('player1')
  for (const hand of [['Self-Defense'], ['Urgency']])
    expect(entered(hand, '2,1').match.undoable(1)).toMatchObject(TOLD)
  expect(entered([], '2,1').match.undoable(1)).toEqual(FREE)
  // Nobody could use a card there.
  expect(entered(['Urgency'], '4,1').match.undoable(1)).toEqual(FREE)
})

test('one’s own cards are no secret to oneself: what made the table ask for them can be taken back', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'Nexu', at: '1,1' } }, hand: ['Wild Attack'] },
    player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '3,1' } } },
    active: 'nexu',
  })
  match.player1.choose({ do: 'move' })
  expect(match.match.undoable(0)).toEqual(FREE)
})
