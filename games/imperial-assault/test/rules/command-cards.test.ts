/** Rulebook: command cards. */
import { expect, test } from 'vitest'
import { type Situation, type SituationGiven, situation } from '../play.ts'

const SHOOTING: SituationGiven = {
  player1: { groups: { trooper: { card: 'Stormtrooper', at: '1,1' } }, hand: ['Blitz', 'Blitz'] },
  player2: { groups: { elite: { card: 'Stormtrooper (Elite)', at: '3,1' } } },
  active: 'trooper',
}

/** Of two Blitz one is played in an attack. */
function blitz(): Situation {
  const match = situation(SHOOTING)
  match.player1.attack('elite', {
    dice: ['2 damage 3 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('attack-modifiers')
  match.player1.play('Blitz')
  return match
}

test('a played card lies open on its player’s discard pile [ia.command-cards.5] [ia.hidden-information.9]', () => {
  const match = blitz()
  expect(match.player1.discard).toEqual(['Blitz'])
  expect(match.player2.view.sides[0].discard).toHaveLength(1)
})

test('never two copies of a card at the same time [ia.command-cards.7]', () => {
  const match = blitz()
  expect(match.question).not.toBe('attack-modifiers')
  expect(match.player1.hand).toEqual(['Blitz'])
})

test('a card that names who uses it needs such a figure [ia.command-cards.8]', () => {
  const match = situation({ ...SHOOTING, player1: { ...SHOOTING.player1, hand: ['Force Lightning'] } })
  expect(match.player1.offers({ card: 'Force Lightning' })).toBe(false)
  const vader = situation({
    ...SHOOTING,
    player1: { groups: { trooper: { card: 'Darth Vader', at: '2,1' } }, hand: ['Force Lightning'] },
  })
  expect(vader.player1.offers({ card: 'Force Lightning' })).toBe(true)
})

test('the other sees how many cards one holds, not which [ia.command-cards.3]', () => {
  const match = situation(SHOOTING)
  expect(match.player2.view.sides[0]).toMatchObject({ hand: [], handSize: 2 })
  expect(match.player1.view.sides[0].hand).toHaveLength(2)
})

test('a card a round, and none from an empty deck; the discard pile stays [ia.command-cards.4] [ia.command-cards.6]', () => {
  const match = situation({
    ...SHOOTING,
    step: 'round-end',
    player1: {
      groups: { trooper: { card: 'Stormtrooper', at: '1,1' } },
      deck: ['Urgency'],
      discard: ['Recovery'],
    },
  })
  expect(match.player1.hand).toEqual(['Urgency'])
  match.nextRound()
  expect(match.player1.hand).toEqual(['Urgency'])
  expect(match.player1.discard).toEqual(['Recovery'])
})
