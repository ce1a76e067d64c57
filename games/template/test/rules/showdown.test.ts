import { Match } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { template } from '../../index.ts'
import { situation } from '../play.ts'

test('each player is dealt three of the nine cards [te.deal.1]', () => {
  const { sides, deck } = Match.start(template, {}, 'a seed').state
  expect([...sides.map(({ hand }) => hand.length), deck.length]).toEqual([3, 3, 3])
})

test('nobody sees what the other lays before both have [te.showdown.1]', () => {
  const match = situation({ left: { hand: ['Pilot', 'Droid'] }, right: { hand: ['Smuggler', 'Captain'] } })
  match.left.lay('Pilot')
  expect(match.right.view.sides[0]).toEqual({ hand: null, handSize: 2, laid: [], points: 0 })
  match.right.lay('Smuggler')
  expect(match.right.view.sides[0].laid).toHaveLength(1)
})

test('the higher card scores, on either side [te.showdown.2]', () => {
  const match = situation({ left: { hand: ['Pilot', 'Senator'] }, right: { hand: ['Smuggler', 'Captain'] } })
  match.left.lay('Pilot')
  match.right.lay('Smuggler')
  expect(match.points).toEqual([0, 1])
})

test('when all cards are laid, more points win [te.end.1]', () => {
  const match = situation({
    left: { hand: ['Pilot'], points: 1 },
    right: { hand: ['Smuggler'], points: 1 },
  })
  match.left.lay('Pilot')
  match.right.lay('Smuggler')
  expect([match.over, match.winner]).toEqual([true, 'right'])
})

test('a position with a card in two hands is refused', () => {
  expect(() => situation({ left: { hand: ['Pilot'] }, right: { hand: ['Pilot'] } })).toThrow(
    /pilot.*"places":2/,
  )
})
