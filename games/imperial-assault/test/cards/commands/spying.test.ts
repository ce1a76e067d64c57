/** Command cards that look at or take from the other player's command cards. */
import { FastRng, SPECTATOR } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { imperialAssault } from '../../../index.ts'
import { situation } from '../../play.ts'

test('Stall for Time: a random card of the other hand goes on top of the deck [card: Stall for Time]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1' } }, hand: ['Stall for Time'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } }, hand: ['Recovery'], deck: ['Rally'] },
  })
  match.player1.play('Stall for Time')
  expect(match.player2.hand).toEqual([])
  expect(match.player2.deck).toEqual(['Recovery', 'Rally'])
})

test('Strategic Shift: a player shuffles his hand into his deck and draws two [card: Strategic Shift]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { mak: { card: "Mak Eshka'rey", at: '1,1' } }, hand: ['Strategic Shift'] },
    player2: {
      groups: { foe: { card: 'Gaarkhan', at: '11,8' } },
      hand: ['Recovery', 'Urgency', 'Rally', 'Focus'],
      deck: ['Deadeye'],
    },
    active: 'mak',
  })
  match.player1.play('Strategic Shift')
  match.player1.choose({ do: 'choose-player', player: 1 })
  expect(match.player2.hand).toHaveLength(2)
  expect(match.player2.deck).toHaveLength(3)
})

test('Hostile Negotiation: one random card here, two there [card: Hostile Negotiation]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { hero: { card: 'Stormtrooper', at: ['1,1'] } },
      hand: ['Hostile Negotiation', 'Rally'],
    },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } }, hand: ['Recovery', 'Urgency', 'Focus'] },
    active: 'hero',
  })
  match.player1.play('Hostile Negotiation')
  expect(match.player1.hand).toEqual([])
  expect(match.player2.hand).toHaveLength(1)
})

test('Intelligence Leak: a card of the other hand is discarded, and its cost is suffered as strain [card: Intelligence Leak]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { mak: { card: "Mak Eshka'rey", at: '1,1' } }, hand: ['Intelligence Leak'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '11,8' } }, hand: ['Recovery', 'Furious Charge'] },
    active: 'mak',
  })
  match.player1.play('Intelligence Leak')
  expect(match.player1.all('card')).toEqual(['Furious Charge', 'Recovery'])
  expect(match.player2.question).toBe(null)
  // Who looks at a hand knows it, and imagines no other; nobody else does.
  expect(match.player1.view.sides[1].looked).toHaveLength(2)
  expect(match.match.view(SPECTATOR).sides[1].looked).toEqual([])
  const imagined = imperialAssault.clone(match.state)
  imperialAssault.redeal(imagined, 0, new FastRng(1))
  expect(imagined.sides[1].hand).toEqual(match.state.sides[1].hand)
  match.player1.choose({ do: 'discard', card: 'Furious Charge' })
  match.player1.number(0)
  expect(match.player2.hand).toEqual(['Recovery'])
  expect(match.figures.mak.damage).toBe(2)
})

test('Foresee: one of the two top cards is discarded; a cheap one lets Thrawn draw [card: Foresee]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { thrawn: { card: 'Thrawn', at: '1,1' } }, hand: ['Foresee'] },
    player2: {
      groups: { foe: { card: 'Gaarkhan', at: '11,8' } },
      deck: ['Furious Charge', 'Rally', 'Urgency'],
    },
    active: 'thrawn',
  })
  match.player1.play('Foresee')
  expect(match.player1.all('card')).toEqual(['Furious Charge', 'Rally'])
  match.player1.choose({ do: 'discard', card: 'Rally' })
  expect(match.player2.deck).toEqual(['Furious Charge', 'Urgency'])
  expect(match.player1.hand).toHaveLength(1)
})
