import { expect, test } from 'vitest'
import { journeysBetween } from '../../src/games/deckbuilding/placement.ts'
import { needsTray } from '../../src/games/deckbuilding/trays/on-board.ts'
import { Position, REBELS } from './position.ts'

test('a played card travels from the hand into play', () => {
  const p = new Position({ rebel: { hand: ['Alliance Shuttle'] } })
  const before = p.view
  const card = p.card('Alliance Shuttle')
  p.answer(p.option({ do: 'play' }))
  expect(journeysBetween(before, p.view)).toEqual([{ card, from: 'hand:1', to: 'play:1' }])
})

test('a bought card goes to the discard pile, and the galaxy deck fills its space', () => {
  const p = new Position({ row: ['Z-95 Headhunter'], galaxyDeck: ['HWK-290'], rebel: { resources: 1 } })
  const before = p.view
  const bought = p.card('Z-95 Headhunter')
  p.answer(p.option({ do: 'buy', card: bought }))
  const journeys = journeysBetween(before, p.view)
  expect(journeys).toContainEqual({ card: bought, from: 'row', to: 'discard:1' })
  expect(journeys).toContainEqual({ card: p.view.row[0], from: 'galaxy-deck', to: 'row' })
})

test('cards drawn at the end of the turn come from the deck', () => {
  const p = new Position({ rebel: { hand: ['Rebel Trooper'] } })
  const before = p.view
  p.answer(p.option({ do: 'end' }))
  const drawn = journeysBetween(before, p.view).filter(({ to }) => to === 'hand:1')
  expect(drawn.map(({ from }) => from)).toEqual(['deck:1', 'deck:1', 'deck:1', 'deck:1', 'deck:1'])
})

test('cards of a pile are laid out to choose from; cards on the board are chosen where they lie', () => {
  const exile = new Position({
    rebel: { units: ['Kel Dor Mystic'], hand: ['Rebel Trooper'], discard: ['Alliance Shuttle', 'Y-Wing'] },
  })
  exile.answer(exile.option({ do: 'use' }))
  expect(exile.ask.what).toBe('exile-cards')
  expect(needsTray(exile.view, REBELS, exile.ask, exile.options)).toBe(true)

  const bomber = new Position({ row: ['X-Wing', 'AT-AT'], empire: { units: ['TIE Bomber'] } }, 0)
  bomber.answer(bomber.option({ do: 'use' }))
  expect(bomber.ask.what).toBe('discard-row-card')
  expect(needsTray(bomber.view, 0, bomber.ask, bomber.options)).toBe(false)
})
