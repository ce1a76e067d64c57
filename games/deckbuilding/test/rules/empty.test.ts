import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const lastCard = {
  active: 'rebel',
  force: 6,
  row: ['Lobot'],
  galaxyDeck: ['Bossk'],
  rebel: {
    units: ['X-Wing', 'X-Wing'],
    deck: ['Rebel Trooper'],
    discard: ['Alliance Shuttle', 'Temple Guardian'],
    resources: 3,
  },
}

test('the last card drawn shuffles nothing: the discard pile stays open [db.empty.1] [db.empty.2]', () => {
  const match = situation(lastCard)
  match.rebel.use('X-Wing')
  expect(match.picture.rebel).toMatchObject({ deck: [], discard: ['Alliance Shuttle', 'Temple Guardian'] })
  expect(match.empire.view.sides[1].discard).toHaveLength(2)
  expect(match.events).not.toContain('reshuffle')
})

test('the next draw does [db.empty.3]', () => {
  const match = situation(lastCard, { 'rebel-deck': [[0, 1]] })
  match.rebel.use('X-Wing')
  match.rebel.use('X-Wing')
  expect(match.picture.rebel).toMatchObject({
    hand: ['Rebel Trooper', 'Temple Guardian'],
    deck: ['Alliance Shuttle'],
    discard: [],
  })
})

test('after it nobody knows what lies in the deck, nor whether they held it before [db.empty.3]', () => {
  const match = situation(lastCard)
  match.rebel.use('X-Wing')
  match.rebel.use('X-Wing')
  expect(match.picture.rebel.deck).toHaveLength(1)
  for (const player of [match.empire, match.rebel]) expect(player.view.sides[1].deckKnown).toEqual([])
  expect(match.empire.view.sides[1].hand).toEqual([])
})

test('whoever saw a card go on top of a deck knows that it is in the hand once it is drawn [db.basics.4]', () => {
  const match = situation({
    row: ['X-Wing'],
    active: 'rebel',
    force: 6,
    rebel: { base: 'Sullust', units: ['X-Wing'], deck: ['Rebel Trooper'], resources: 3 },
  })
  match.rebel.buy('X-Wing')
  match.rebel.choose({ do: 'to-deck' })
  match.rebel.use('X-Wing')
  const { hand } = match.state.sides[1]
  expect(match.empire.view.sides[1].hand).toEqual(hand)
  expect(match.rebel.view.sides[1].handSeen).toEqual(hand)
})

test('what was bought meanwhile is shuffled in too [db.empty.5]', () => {
  const match = situation(lastCard, { 'rebel-deck': [[0, 1, 2]] })
  match.rebel.use('X-Wing')
  match.rebel.buy('Lobot')
  match.rebel.use('X-Wing')
  expect(match.picture.rebel.hand).toEqual(['Lobot', 'Rebel Trooper'])
})

test('an empty galaxy deck is made anew from its discard pile when the row needs a card, not before [db.empty.4]', () => {
  const match = situation({
    row: ['Lobot', 'Bossk'],
    galaxyDeck: ['Dengar'],
    galaxyDiscard: ['X-Wing'],
    empire: { resources: 6 },
  })
  match.empire.buy('Lobot')
  expect(match.picture).toMatchObject({ galaxyDeck: [], galaxyDiscard: ['X-Wing'] })
  match.empire.buy('Bossk')
  expect(match.picture.row.slice(0, 2)).toEqual(['Dengar', 'X-Wing'])
  expect(match.picture.galaxyDiscard).toEqual([])
})

test('with the whole galaxy used up the space stays empty [db.empty.4]', () => {
  const match = situation({ row: ['Lobot'], galaxyDeck: [], empire: { resources: 3 } })
  match.empire.buy('Lobot')
  expect(match.picture.row).toEqual(Array(6).fill(null))
})

test('a row card discarded with nothing behind it is shuffled and comes straight back [db.empty.4]', () => {
  const match = situation({ row: ['Lobot'], galaxyDeck: [], empire: { units: ['TIE Bomber'] } })
  match.empire.use('TIE Bomber')
  expect(match.picture.row[0]).toBe('Lobot')
  expect(match.events).toContain('reshuffle-galaxy')
})
