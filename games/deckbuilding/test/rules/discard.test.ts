import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('abilities discard from the own hand, the opponent’s hand or the row, each to its own pile [db.discard.1] [db.discard.3] [db.discard.4] [db.discard.5] [db.discard.6]', () => {
  const match = situation({
    row: ['Lobot', 'Bossk'],
    galaxyDeck: ['Dengar'],
    force: 0,
    empire: {
      units: ['TIE Bomber', 'Lando Calrissian'],
      ships: ['Gozanti Cruiser'],
      hand: ['Stormtrooper'],
      deck: ['Imperial Shuttle', 'Imperial Shuttle'],
    },
    rebel: { hand: ['X-Wing'] },
  })
  match.empire.use('TIE Bomber')
  match.empire.pickCard('Lobot')
  match.empire.use('Gozanti Cruiser')
  match.empire.use('Lando Calrissian')
  expect(match.picture.galaxyDiscard).toEqual(['Lobot'])
  expect(match.picture.row.slice(0, 2)).toEqual(['Dengar', 'Bossk'])
  expect(match.picture.empire.discard).toEqual(['Stormtrooper'])
  expect(match.picture.rebel.discard).toEqual(['X-Wing'])
})

test('a card discarded from the own hand lies on the own discard pile [db.discard.4]', () => {
  const match = situation({
    empire: { ships: ['Gozanti Cruiser'], hand: ['Stormtrooper', 'Inquisitor'], deck: ['Imperial Shuttle'] },
  })
  match.empire.use('Gozanti Cruiser')
  match.empire.pickCard('Stormtrooper')
  expect(match.picture.empire.discard).toEqual(['Stormtrooper'])
})

test('who discards from the own hand chooses the card [db.discard.2]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Snowspeeder'] },
    empire: { hand: ['Stormtrooper', 'Darth Vader'] },
  })
  match.rebel.use('Snowspeeder')
  expect(match.rebel.offered).toEqual([])
  expect(match.empire.cards('pick')).toEqual(['Darth Vader', 'Stormtrooper'])
  match.empire.pickCard('Stormtrooper')
  expect(match.picture.empire.hand).toEqual(['Darth Vader'])
})

test('unless the ability says at random: then nobody chooses [db.discard.2] [db.discard.5]', () => {
  const match = situation(
    {
      active: 'rebel',
      force: 6,
      rebel: { units: ['Rebel Commando'] },
      empire: { hand: ['Stormtrooper', 'Darth Vader'] },
    },
    { 'random-discard': [1] },
  )
  match.rebel.use('Rebel Commando')
  expect(match.question).toBe('action')
  expect(match.picture.empire.discard).toEqual(['Darth Vader'])
})

test('an enemy unit discarded by an ability brings no reward [db.discard.7]', () => {
  const match = situation({ row: ['Y-Wing', 'Lobot'], empire: { units: ['TIE Bomber'] } })
  match.empire.use('TIE Bomber')
  match.empire.pickCard('Y-Wing')
  expect(match.question).toBe('action')
  expect(match.picture.empire.resources).toBe(0)
})
