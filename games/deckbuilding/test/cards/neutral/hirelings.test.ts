/** Neutral cards of the galaxy deck: officer, trooper and those without a trait. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'

describe('Jawa Scavenger', () => {
  const given = {
    row: ['Lobot'],
    galaxyDiscard: ['X-Wing', 'TIE Fighter', 'Dengar', 'Darth Vader', 'Y-Wing'],
    empire: { units: ['Jawa Scavenger'], resources: 4 },
  }

  test('exiled, it lets its owner purchase a card of the galaxy discard pile at its cost [card: Jawa Scavenger]', () => {
    const match = situation(given)
    match.empire.use('Jawa Scavenger')
    expect(match.empire.cards('pick')).toEqual(['Dengar', 'TIE Fighter'])
    match.empire.pickCard('Dengar')
    expect(match.picture.empire).toMatchObject({ resources: 0, discard: ['Dengar'], units: [] })
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing', 'TIE Fighter', 'Darth Vader', 'Y-Wing'])
    expect(match.picture.row[0]).toBe('Lobot')
    expect(match.picture.exile).toContain('Jawa Scavenger')
  })

  test('the purchase may be declined after all; the Jawa is gone [card: Jawa Scavenger] [db.abilities.5]', () => {
    const match = situation(given)
    match.empire.use('Jawa Scavenger')
    match.empire.decline()
    expect(match.picture.empire).toMatchObject({ resources: 4, discard: [], units: [] })
  })

  test('with nothing there to buy it is just exiled [card: Jawa Scavenger] [db.use.3]', () => {
    for (const galaxyDiscard of [[], ['X-Wing', 'Darth Vader']]) {
      const match = situation({ ...given, galaxyDiscard })
      match.empire.use('Jawa Scavenger')
      expect(match.question).toBe('action')
      expect(match.picture.empire.units).toEqual([])
    }
  })

  test('its own 2 resources pay for the purchase [card: Jawa Scavenger] [db.exile.3]', () => {
    const match = situation({
      active: 'rebel',
      galaxyDiscard: ['Snowspeeder'],
      rebel: { hand: ['Jawa Scavenger'] },
    })
    match.rebel.play('Jawa Scavenger')
    match.rebel.use('Jawa Scavenger')
    match.rebel.pickCard('Snowspeeder')
    expect(match.picture.rebel).toMatchObject({ resources: 0, discard: ['Snowspeeder'] })
  })

  test('a Fang Fighter bought from the pile goes to the hand as from the row [card: Jawa Scavenger] [card: Fang Fighter]', () => {
    const match = situation({ ...given, force: 3, galaxyDiscard: ['Fang Fighter'] })
    match.empire.use('Jawa Scavenger')
    match.empire.pickCard('Fang Fighter')
    match.empire.trigger('Fang Fighter')
    expect(match.picture.empire.hand).toEqual(['Fang Fighter'])
  })

  test('a Quarren Mercenary bought from the pile lets its buyer exile a card [card: Jawa Scavenger] [card: Quarren Mercenary]', () => {
    const match = situation({
      ...given,
      force: 3,
      galaxyDiscard: ['Quarren Mercenary'],
      empire: { units: ['Jawa Scavenger'], resources: 4, hand: ['Scout Trooper'] },
    })
    match.empire.use('Jawa Scavenger')
    match.empire.pickCard('Quarren Mercenary')
    match.empire.pickCards('Scout Trooper')
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Quarren Mercenary'] })
  })

  test('it is a purchase like any other for Sullust [card: Jawa Scavenger] [card: Sullust]', () => {
    const match = situation({
      active: 'rebel',
      galaxyDiscard: ['Y-Wing'],
      rebel: { units: ['Jawa Scavenger'], resources: 1, base: 'Sullust', deck: [] },
    })
    match.rebel.use('Jawa Scavenger')
    match.rebel.pickCard('Y-Wing')
    match.rebel.choose({ do: 'to-deck' })
    expect(match.picture.rebel.deck).toEqual(['Y-Wing'])
  })
})

describe('Kel Dor Mystic', () => {
  test('it brings 2 Force, then it is exiled together with a card of hand or discard pile [card: Kel Dor Mystic] [db.exile.1] [db.exile.7]', () => {
    const match = situation({
      force: 4,
      empire: {
        hand: ['Kel Dor Mystic', 'Scout Trooper'],
        discard: ['TIE Fighter'],
        units: ['Death Trooper'],
      },
    })
    match.empire.play('Kel Dor Mystic')
    expect(match.picture.force).toBe(2)
    match.empire.use('Kel Dor Mystic')
    expect(match.empire.cards('pick')).toEqual(['Scout Trooper', 'TIE Fighter'])
    match.empire.pickCards('Scout Trooper')
    expect(match.picture.empire).toMatchObject({
      hand: [],
      discard: ['TIE Fighter'],
      units: ['Death Trooper'],
    })
    expect(match.picture.exile).toEqual(expect.arrayContaining(['Kel Dor Mystic', 'Scout Trooper']))
  })

  test('a card of the discard pile will do, and exactly one goes [card: Kel Dor Mystic] [db.exile.5] [db.faq.4]', () => {
    const match = situation({
      empire: { units: ['Kel Dor Mystic'], hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
    })
    match.empire.use('Kel Dor Mystic')
    expect(match.empire.tries([])).toMatchObject({ refused: 'wrong-count' })
    expect(match.empire.tries([0, 1])).toMatchObject({ refused: 'wrong-count' })
    match.empire.pickCards('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Scout Trooper'], discard: [] })
  })

  test('with hand and discard pile empty it is exiled alone [card: Kel Dor Mystic] [db.use.3]', () => {
    const match = situation({ empire: { units: ['Kel Dor Mystic'] } })
    match.empire.use('Kel Dor Mystic')
    expect(match.question).toBe('action')
    expect(match.picture.empire.units).toEqual([])
  })
})

describe('Lobot', () => {
  const played = (force = 3) => {
    const match = situation({ force, empire: { hand: ['Lobot'] } })
    match.empire.play('Lobot')
    return match
  }

  test('when played, he may have 2 attack this turn [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'attack' })
    expect(match.empire.attackOf('Lobot')).toBe(2)
    expect(match.picture).toMatchObject({ force: 3, empire: { resources: 0 } })
  })

  test('when played, he may bring 2 resources instead [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'resources' })
    expect(match.picture).toMatchObject({ force: 3, empire: { resources: 2 } })
    expect(match.empire.attackOf('Lobot')).toBe(0)
  })

  test('when played, he may move the Force by 2 instead [card: Lobot]', () => {
    const match = played()
    match.empire.choose({ do: 'force' })
    expect(match.picture).toMatchObject({ force: 1, empire: { resources: 0 } })
  })

  test('the Force is no choice while it is fully with his owner [card: Lobot] [db.choose.2]', () => {
    expect(played(0).empire.offered.map((option) => option.do)).toEqual(['attack', 'resources', 'decline'])
  })
})

describe('Quarren Mercenary', () => {
  const given = {
    row: ['Quarren Mercenary'],
    galaxyDeck: ['Lobot'],
    empire: { resources: 4, hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
  }
  const bought = (more: object) => {
    const match = situation({ ...given, ...more })
    match.empire.buy('Quarren Mercenary')
    return match
  }

  test('purchased, it exiles 1 card of hand or discard pile, itself included, if its owner likes [card: Quarren Mercenary]', () => {
    const match = bought({ force: 3 })
    expect(match.empire.cards('pick')).toEqual(['Quarren Mercenary', 'Scout Trooper', 'TIE Fighter'])
    expect(match.empire.tries([0, 1])).toMatchObject({ refused: 'wrong-count' })
    match.empire.pickCards('TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: ['Scout Trooper'], discard: ['Quarren Mercenary'] })
    expect(match.picture.exile).toContain('TIE Fighter')
  })

  test('with the Force up to 2, from both places [card: Quarren Mercenary] [db.faq.6]', () => {
    const match = bought({ force: 2 })
    expect(match.empire.tries([0, 1, 2])).toMatchObject({ refused: 'wrong-count' })
    match.empire.pickCards('Scout Trooper', 'TIE Fighter')
    expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Quarren Mercenary'] })
  })

  test('with the Force also none [card: Quarren Mercenary]', () => {
    const match = bought({ force: 2 })
    match.empire.pickCards()
    expect(match.picture.empire).toMatchObject({
      hand: ['Scout Trooper'],
      discard: ['TIE Fighter', 'Quarren Mercenary'],
    })
  })

  test('it may be declined [card: Quarren Mercenary] [db.abilities.5]', () => {
    const match = situation({ ...given, force: 3 })
    match.empire.buy('Quarren Mercenary')
    match.empire.decline()
    expect(match.picture.empire.discard).toEqual(['TIE Fighter', 'Quarren Mercenary'])
  })

  test("on the deck, with hand and discard pile empty, it has nothing to exile [card: Quarren Mercenary] [card: Twi'lek Smuggler]", () => {
    const match = situation({
      ...given,
      empire: { resources: 4, units: ["Twi'lek Smuggler"], deck: [] },
    })
    match.empire.use("Twi'lek Smuggler")
    match.empire.buy('Quarren Mercenary')
    match.empire.choose({ do: 'to-deck' })
    expect(match.question).toBe('action')
    expect(match.picture.empire.deck).toEqual(['Quarren Mercenary'])
  })

  test('when played it does nothing more, and attacks for 4 [card: Quarren Mercenary] [db.abilities.2]', () => {
    const match = situation({ empire: { hand: ['Quarren Mercenary', 'Scout Trooper'] } })
    match.empire.play('Quarren Mercenary')
    expect(match.question).toBe('action')
    match.empire.attack('base', 'Quarren Mercenary')
    expect(match.picture.rebel.baseDamage).toBe(4)
  })
})
