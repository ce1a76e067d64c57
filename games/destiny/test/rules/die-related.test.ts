/** Zu einem Würfel gehörende Fähigkeiten: they count for the die wherever its card is. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

/** Poe Dameron discards a card and resolves a side of its die: the card is not in play. */
function poe(card: string, side: string) {
  const match = situation({
    player1: {
      characters: { poe: { card: '01029', pool: ['special'] }, gun: '01047', other: '01047' },
      hand: [card, 'Dodge'],
    },
    player2: { characters: { enemy: { card: '01001', shields: 3 } }, resources: 3 },
  })
  match.player1.resolve('special')
  match.player1.choose({ card })
  match.player1.choose({ to: side })
  return match
}

test('shields of Diplomatic Immunity are distributed though the card lies in the discard pile [sd.die-related.1]', () => {
  const match = poe('Diplomatic Immunity', '4 shield')
  expect(match.question).toBe('distribute-shields')
  match.player1.split({ poe: 1, gun: 3 })
  expect(match.characters).toMatchObject({ poe: { shields: 1 }, gun: { shields: 3 }, other: { shields: 0 } })
  expect(match.player1.discard).toEqual(['Diplomatic Immunity'])
})

test('a side of Vibroknife deals unblockable damage out of the discard pile [sd.die-related.4]', () => {
  const match = poe('Vibroknife', '1 melee')
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy).toMatchObject({ damage: 1, shields: 3 })
})

test('X of Launch Bay is the hand, of Gang Up the yellow characters, out of the discard pile, too [sd.die-related.4]', () => {
  const bay = poe('Launch Bay', 'X disrupt')
  expect(bay.player2.resources).toBe(2)
  const gang = poe('Gang Up', 'X disrupt')
  expect(gang.player2.resources).toBe(1)
})
