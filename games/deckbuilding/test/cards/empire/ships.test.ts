/** Imperial cards of the galaxy deck: capital ships. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('Gozanti Cruiser', () => {
  test('discarding a card of the own choice draws another [card: Gozanti Cruiser] [db.discard.4] [db.use.1]', () => {
    const match = situation({
      empire: {
        ships: ['Gozanti Cruiser'],
        hand: ['Imperial Shuttle', 'Inquisitor'],
        deck: ['Stormtrooper'],
      },
    })
    match.empire.use('Gozanti Cruiser')
    match.empire.pickCard('Imperial Shuttle')
    expect(match.picture.empire).toMatchObject({
      hand: ['Inquisitor', 'Stormtrooper'],
      discard: ['Imperial Shuttle'],
    })
  })

  test('with an empty hand it is not offered [card: Gozanti Cruiser] [db.use.3]', () => {
    const match = situation({ empire: { ships: ['Gozanti Cruiser'], hand: [] } })
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(false)
  })

  test('once a turn, but again on the next; it brings 2 resources each turn [card: Gozanti Cruiser] [db.faq.15] [db.end.3] [db.play.10]', () => {
    const match = situation({
      force: 3,
      empire: { hand: ['Gozanti Cruiser', 'Inquisitor', 'Stormtrooper'], deck: ['Imperial Shuttle'] },
    })
    match.empire.play('Gozanti Cruiser')
    expect(match.picture.empire.resources).toBe(2)
    match.empire.use('Gozanti Cruiser')
    match.empire.pickCard('Inquisitor')
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(false)
    match.empire.endTurn()
    match.rebel.endTurn()
    expect(match.picture.empire.resources).toBe(2)
    expect(usable(match.empire, 'Gozanti Cruiser')).toBe(true)
  })

  test('with deck and discard pile empty, the discarded card comes straight back [card: Gozanti Cruiser] [db.empty.5]', () => {
    const match = situation({ empire: { ships: ['Gozanti Cruiser'], hand: ['Inquisitor'], deck: [] } })
    match.empire.use('Gozanti Cruiser')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], discard: [], deck: [] })
  })

  test('in the Empire’s own turn the discard does not wake Yavin 4 [card: Gozanti Cruiser] [card: Yavin 4]', () => {
    const match = situation({
      empire: { ships: ['Gozanti Cruiser'], hand: ['Inquisitor'], deck: ['Stormtrooper'] },
      rebel: { base: 'Yavin 4' },
    })
    match.empire.use('Gozanti Cruiser')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(0)
  })
})

describe('Imperial Carrier', () => {
  test('each Fighter, also a neutral one, has 1 more attack; others do not [card: Imperial Carrier] [db.while.3]', () => {
    const match = situation({
      empire: {
        ships: ['Imperial Carrier', 'Star Destroyer'],
        units: ['TIE Fighter', 'Z-95 Headhunter', 'Fang Fighter', 'Stormtrooper'],
      },
    })
    expect(match.empire.attackOf('TIE Fighter')).toBe(3)
    expect(match.empire.attackOf('Z-95 Headhunter')).toBe(3)
    expect(match.empire.attackOf('Fang Fighter')).toBe(4)
    expect(match.empire.attackOf('Stormtrooper')).toBe(2)
    expect(match.empire.attackOf('Star Destroyer')).toBe(4)
    match.empire.attack('base', 'TIE Fighter')
    expect(match.picture.rebel.baseDamage).toBe(3)
  })

  test('two Carriers add up, also against the row [card: Imperial Carrier] [db.while.3]', () => {
    const match = situation({
      row: ['B-Wing'],
      empire: { ships: ['Imperial Carrier', 'Imperial Carrier'], units: ['TIE Interceptor'] },
    })
    expect(match.empire.attackOf('TIE Interceptor')).toBe(5)
    match.empire.attack('B-Wing', 'TIE Interceptor')
    expect(match.picture.galaxyDiscard).toEqual(['B-Wing'])
  })

  test('fighters of the Rebels gain nothing [card: Imperial Carrier]', () => {
    const match = situation({
      active: 'rebel',
      empire: { ships: ['Imperial Carrier'] },
      rebel: { units: ['X-Wing'] },
    })
    expect(match.rebel.attackOf('X-Wing')).toBe(3)
  })

  test('the bonus ends when the ship is destroyed [card: Imperial Carrier] [db.while.2]', () => {
    const match = situation({
      active: 'rebel',
      force: 5,
      empire: { ships: ['Imperial Carrier'], hand: ['TIE Fighter'] },
      rebel: { units: ['Luke Skywalker'] },
    })
    match.rebel.use('Luke Skywalker')
    match.rebel.endTurn()
    match.empire.play('TIE Fighter')
    expect(match.empire.attackOf('TIE Fighter')).toBe(2)
  })

  test('it brings 3 resources when played and at each later start of turn [card: Imperial Carrier] [db.play.10]', () => {
    const match = situation({ force: 3, empire: { hand: ['Imperial Carrier'] } })
    match.empire.play('Imperial Carrier')
    expect(match.picture.empire.resources).toBe(3)
    match.empire.endTurn()
    match.rebel.endTurn()
    expect(match.picture.empire.resources).toBe(3)
  })
})

test('a Star Destroyer hits for 4, stays in play and hunts nobody in the row [card: Star Destroyer] [db.bounty.12] [db.play.9]', () => {
  const match = situation({ row: ['X-Wing'], empire: { hand: ['Star Destroyer'] } })
  match.empire.play('Star Destroyer')
  expect(match.picture.empire.resources).toBe(0)
  expect(match.empire.offers({ do: 'commit', card: 'Star Destroyer', target: 'X-Wing' })).toBe(false)
  match.empire.attack('base', 'Star Destroyer')
  expect(match.picture.rebel.baseDamage).toBe(4)
  match.empire.endTurn()
  expect(match.picture.empire.ships).toEqual(['Star Destroyer'])
  expect(match.empire.cards('use')).toEqual([])
})

test('a Star Destroyer falls at 7 damage [card: Star Destroyer] [db.base-attack.4]', () => {
  const match = situation({
    active: 'rebel',
    rebel: { units: ['Luke Skywalker', 'Y-Wing'] },
    empire: { ships: ['Star Destroyer'] },
  })
  match.rebel.attack('base', 'Luke Skywalker')
  expect(match.picture.empire).toMatchObject({ ships: ['Star Destroyer'], shipDamage: [6] })
  match.rebel.attack('base', 'Y-Wing')
  match.rebel.split({ 'Star Destroyer': 1, Lothal: 1 })
  expect(match.picture.empire).toMatchObject({ ships: [], discard: ['Star Destroyer'], baseDamage: 1 })
})
