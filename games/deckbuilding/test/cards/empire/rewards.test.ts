/** Imperial cards of the galaxy deck: units as targets: their rewards. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'

describe('rewards of Imperial units', () => {
  const sabotaged = (target: string, given: object = {}) => {
    const match = situation({
      active: 'rebel',
      force: 1,
      row: [target],
      galaxyDeck: [],
      rebel: {
        units: ['Luke Skywalker', 'Chewbacca'],
        hand: ['Alliance Shuttle'],
        discard: ['Rebel Trooper'],
      },
      ...given,
    })
    match.rebel.attack(target, 'Luke Skywalker', 'Chewbacca')
    return match
  }

  test.each([
    ['TIE Fighter', 1, 0],
    ['Admiral Piett', 0, 1],
    ['Death Trooper', 0, 2],
    ['TIE Interceptor', 3, 0],
    ['Moff Jerjerrod', 0, 3],
    ['General Veers', 0, 3],
    ['Landing Craft', 4, 0],
    ['Director Krennic', 3, 2],
    ['Boba Fett', 3, 2],
    ['Grand Moff Tarkin', 3, 3],
    ['Darth Vader', 4, 4],
  ])(
    'defeating %s brings %i resources and %i Force [db.anatomy.8] [db.bounty.9] [db.bounty.11]',
    (target, resources, force) => {
      const match = sabotaged(target)
      match.rebel.yes()
      expect(match.picture).toMatchObject({ force: 1 + force, rebel: { resources } })
    },
  )

  test.each(['TIE Bomber', 'Scout Trooper'])(
    'defeating %s exiles 1 card of hand or discard pile, or none if the reward is not taken [db.faq.6] [db.bounty.9]',
    (target) => {
      const match = sabotaged(target)
      expect(match.rebel.cards('pick')).toEqual(['Alliance Shuttle', 'Rebel Trooper'])
      expect(match.rebel.tries([0, 1])).toMatchObject({ refused: 'wrong-count' })
      match.rebel.pickCards('Rebel Trooper')
      expect(match.picture.rebel).toMatchObject({ hand: ['Alliance Shuttle'], discard: [] })
    },
  )

  test('an exile reward with nothing to exile is not offered [db.bounty.9]', () => {
    const match = sabotaged('TIE Bomber', { rebel: { units: ['Luke Skywalker', 'Chewbacca'] } })
    expect(match.question).toBe('action')
  })

  test('defeating an AT-ST exiles up to 2 cards, none included [card: AT-ST]', () => {
    const none = sabotaged('AT-ST')
    none.rebel.pickCards()
    expect(none.picture.rebel).toMatchObject({ hand: ['Alliance Shuttle'], discard: ['Rebel Trooper'] })
    const both = sabotaged('AT-ST')
    both.rebel.pickCards('Alliance Shuttle', 'Rebel Trooper')
    expect(both.picture.rebel).toMatchObject({ hand: [], discard: [] })
  })

  test('defeating an AT-AT purchases a Rebel card for free, also the one that took its place [card: AT-AT] [db.bounty.10]', () => {
    const match = sabotaged('AT-AT', {
      row: ['AT-AT', 'Lobot', 'TIE Fighter', 'Y-Wing'],
      galaxyDeck: ['Han Solo'],
    })
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Y-Wing'])
    match.rebel.pickCard('Han Solo')
    expect(match.picture.rebel.discard).toEqual(['Rebel Trooper', 'Han Solo'])
  })

  test('with no Rebel card in the row the reward of an AT-AT is not offered [card: AT-AT]', () => {
    const match = sabotaged('AT-AT', { row: ['AT-AT', 'Lobot'], galaxyDeck: ['TIE Fighter'] })
    expect(match.question).toBe('action')
  })
})
