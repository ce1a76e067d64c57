/** Imperial cards of the galaxy deck: troopers, vehicles and transports. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('Scout Trooper', () => {
  const scouted = (given: object) => {
    const match = situation({ force: 3, row: [], empire: { units: ['Scout Trooper'] }, ...given })
    match.empire.use('Scout Trooper')
    return match
  }

  test('an Imperial card on top brings 1 Force and stays there, known to both [card: Scout Trooper] [db.reveal.1] [db.reveal.2]', () => {
    const match = scouted({ galaxyDeck: ['TIE Fighter', 'X-Wing'] })
    expect(match.picture.force).toBe(2)
    expect(match.picture.galaxyDeck).toEqual(['TIE Fighter', 'X-Wing'])
    for (const player of [match.empire, match.rebel])
      expect(player.view.galaxyDeckKnown.map(({ depth }) => depth)).toEqual([0])
  })

  test('a Rebel card on top is discarded, without reward [card: Scout Trooper] [db.discard.7]', () => {
    const match = scouted({ galaxyDeck: ['X-Wing', 'TIE Fighter'] })
    expect(match.picture.force).toBe(3)
    expect(match.picture.galaxyDiscard).toEqual(['X-Wing'])
    expect(match.picture.galaxyDeck).toEqual(['TIE Fighter'])
    expect(match.question).toBe('action')
  })

  test('a neutral card on top does nothing [card: Scout Trooper] [db.faq.11] [db.faction.5]', () => {
    const match = scouted({ galaxyDeck: ['Lobot', 'TIE Fighter'] })
    expect(match.picture.force).toBe(3)
    expect(match.picture.galaxyDeck).toEqual(['Lobot', 'TIE Fighter'])
    expect(match.picture.galaxyDiscard).toEqual([])
  })

  test('with the Force fully with the Empire, an Imperial card is just shown [card: Scout Trooper] [db.force.8]', () => {
    const match = scouted({ force: 0, galaxyDeck: ['TIE Fighter'] })
    expect(match.picture.force).toBe(0)
    expect(match.rebel.view.galaxyDeckKnown).toHaveLength(1)
  })

  test('an empty galaxy deck is rebuilt first; with nothing left it is not offered [card: Scout Trooper]', () => {
    const match = scouted({ galaxyDeck: [], galaxyDiscard: ['TIE Fighter'] })
    expect(match.picture).toMatchObject({ force: 2, galaxyDeck: ['TIE Fighter'], galaxyDiscard: [] })
    const dry = situation({ row: [], galaxyDeck: [], empire: { units: ['Scout Trooper'] } })
    expect(usable(dry.empire, 'Scout Trooper')).toBe(false)
  })

  test('it brings 2 resources when played [card: Scout Trooper]', () => {
    const match = situation({ empire: { hand: ['Scout Trooper'] } })
    match.empire.play('Scout Trooper')
    expect(match.picture.empire.resources).toBe(2)
  })
})

describe('Death Trooper', () => {
  test('it has 2 more attack on each dark space, and none on the neutral one [card: Death Trooper] [db.force.3] [db.force.5]', () => {
    const attack = (force: number) =>
      situation({ force, empire: { units: ['Death Trooper'] } }).empire.attackOf('Death Trooper')
    expect([0, 1, 2, 3, 4, 6].map(attack)).toEqual([5, 5, 5, 3, 3, 3])
  })

  test('the bonus comes the moment the Force turns, also after committing [card: Death Trooper] [db.while.1]', () => {
    const match = situation({ force: 3, empire: { units: ['Death Trooper'], hand: ['Kel Dor Mystic'] } })
    match.empire.commit('Death Trooper', 'base')
    match.empire.play('Kel Dor Mystic')
    match.empire.resolve('base')
    expect(match.picture.rebel.baseDamage).toBe(5)
  })
})

test('an AT-ST attacks for 4 and discards a card of the row without reward [card: AT-ST] [db.discard.6]', () => {
  const match = situation({
    row: ['Princess Leia', 'Lobot'],
    galaxyDeck: ['Bossk'],
    empire: { units: ['AT-ST'] },
  })
  match.empire.use('AT-ST')
  match.empire.pickCard('Princess Leia')
  expect(match.picture.galaxyDiscard).toEqual(['Princess Leia'])
  expect(match.picture.row.slice(0, 2)).toEqual(['Bossk', 'Lobot'])
  expect(match.question).toBe('action')
  match.empire.attack('base', 'AT-ST')
  expect(match.picture.rebel.baseDamage).toBe(4)
})

describe('Landing Craft', () => {
  test('it brings 4 resources [card: Landing Craft] [db.choose.1]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 5 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'resources' })
    expect(match.picture.empire).toMatchObject({ resources: 4, baseDamage: 5 })
  })

  test('or it repairs 4 damage [card: Landing Craft] [db.repair.1]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 5 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'repair' })
    expect(match.picture.empire).toMatchObject({ resources: 0, baseDamage: 1 })
  })

  test('with 2 damage it repairs these 2 [card: Landing Craft] [db.abilities.7]', () => {
    const match = situation({ empire: { units: ['Landing Craft'], base: { card: 'Lothal', damage: 2 } } })
    match.empire.use('Landing Craft')
    match.empire.choose({ do: 'repair' })
    expect(match.picture.empire.baseDamage).toBe(0)
  })

  test('with an undamaged base it is resources without a question [card: Landing Craft] [db.choose.2]', () => {
    const match = situation({ empire: { units: ['Landing Craft'] } })
    match.empire.use('Landing Craft')
    expect(match.question).toBe('action')
    expect(match.picture.empire.resources).toBe(4)
  })
})

describe('AT-AT', () => {
  test('it takes a Trooper of the own choice from the discard pile, which can be played at once [card: AT-AT]', () => {
    const match = situation({
      empire: {
        units: ['AT-AT'],
        discard: ['Stormtrooper', 'TIE Fighter', 'Quarren Mercenary', 'Death Trooper', 'AT-ST'],
      },
    })
    match.empire.use('AT-AT')
    expect(match.empire.cards('pick')).toEqual(['Death Trooper', 'Quarren Mercenary', 'Stormtrooper'])
    match.empire.pickCard('Quarren Mercenary')
    expect(match.picture.empire.discard).toEqual(['Stormtrooper', 'TIE Fighter', 'Death Trooper', 'AT-ST'])
    match.empire.play('Quarren Mercenary')
    expect(match.empire.attackOf('Quarren Mercenary')).toBe(4)
  })

  test('without a Trooper there it is not offered [card: AT-AT]', () => {
    for (const discard of [[], ['TIE Fighter', 'AT-ST']]) {
      const match = situation({ empire: { units: ['AT-AT'], discard, hand: ['Stormtrooper'] } })
      expect(usable(match.empire, 'AT-AT')).toBe(false)
    }
  })
})
