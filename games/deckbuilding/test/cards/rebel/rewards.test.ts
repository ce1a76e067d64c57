/** Rebel cards of the galaxy deck: units as targets: their rewards. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'

describe('rewards of Rebel units', () => {
  const hunted = (target: string, given: object = {}) => {
    const match = situation({
      force: 5,
      row: [target],
      galaxyDeck: [],
      empire: { units: ['AT-AT', 'AT-ST'], hand: ['Imperial Shuttle'], discard: ['Stormtrooper'] },
      ...given,
    })
    match.empire.attack(target, 'AT-AT', 'AT-ST')
    return match
  }

  test.each([
    ['Y-Wing', 1, 0],
    ['Baze Malbus', 0, 1],
    ['Chirrut Îmwe', 0, 2],
    ['Rebel Commando', 0, 2],
    ['X-Wing', 3, 0],
    ['Chewbacca', 0, 3],
    ['Jyn Erso', 0, 3],
    ['U-Wing', 4, 0],
    ['Han Solo', 3, 2],
    ['Cassian Andor', 3, 2],
    ['Princess Leia', 3, 3],
    ['Luke Skywalker', 4, 4],
  ])(
    'defeating %s brings %i resources and %i Force [db.anatomy.8] [db.bounty.9]',
    (target, resources, force) => {
      const match = hunted(target)
      match.empire.yes()
      expect(match.picture).toMatchObject({ force: 5 - force, empire: { resources } })
    },
  )

  test.each(['Snowspeeder', 'Duros Spy'])(
    'defeating %s exiles 1 card of hand or discard pile, or none if the reward is not taken [db.faq.6] [db.bounty.9]',
    (target) => {
      const match = hunted(target)
      expect(match.empire.cards('pick')).toEqual(['Imperial Shuttle', 'Stormtrooper'])
      expect(match.empire.tries([0, 1])).toMatchObject({ refused: 'wrong-count' })
      match.empire.pickCards('Imperial Shuttle')
      expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Stormtrooper'] })
    },
  )

  test('defeating a B-Wing exiles up to 2 cards, none included [card: B-Wing]', () => {
    const none = hunted('B-Wing')
    none.empire.pickCards()
    expect(none.picture.empire).toMatchObject({ hand: ['Imperial Shuttle'], discard: ['Stormtrooper'] })
    const both = hunted('B-Wing')
    both.empire.pickCards('Imperial Shuttle', 'Stormtrooper')
    expect(both.picture.empire).toMatchObject({ hand: [], discard: [] })
  })

  test('defeating the Millennium Falcon purchases an Imperial card for free [card: Millennium Falcon] [db.bounty.10]', () => {
    const match = hunted('Millennium Falcon', {
      row: ['Millennium Falcon', 'Lobot', 'X-Wing', 'Star Destroyer'],
      galaxyDeck: ['Darth Vader'],
    })
    expect(match.empire.cards('pick')).toEqual(['Darth Vader', 'Star Destroyer'])
    match.empire.pickCard('Darth Vader')
    expect(match.picture.empire).toMatchObject({ resources: 0, discard: ['Stormtrooper', 'Darth Vader'] })
  })

  test('with no Imperial card in the row the reward of the Falcon is not offered [card: Millennium Falcon]', () => {
    const match = hunted('Millennium Falcon', { row: ['Millennium Falcon', 'Lobot'], galaxyDeck: ['X-Wing'] })
    expect(match.question).toBe('action')
  })
})
