/** The starter decks and the Outer Rim Pilots. */
import { describe, expect, test } from 'vitest'
import { situation } from '../play.ts'

test('an Imperial Shuttle brings 1 resource, has no ability and no attack [card: Imperial Shuttle] [db.play.4] [db.anatomy.13]', () => {
  const match = situation({ empire: { hand: ['Imperial Shuttle'] } })
  match.empire.play('Imperial Shuttle')
  expect(match.picture.empire.resources).toBe(1)
  expect(match.empire.attackOf('Imperial Shuttle')).toBe(0)
  expect(match.empire.cards('use')).toEqual([])
})

test('two Stormtroopers hit the base for 4 and bring no resources [card: Stormtrooper] [db.base-attack.1]', () => {
  const match = situation({ empire: { hand: ['Stormtrooper', 'Stormtrooper'] } })
  match.empire.play('Stormtrooper', 'Stormtrooper')
  expect(match.picture.empire.resources).toBe(0)
  match.empire.attack('base', 'Stormtrooper', 'Stormtrooper')
  expect(match.picture.rebel.baseDamage).toBe(4)
})

describe('Inquisitor', () => {
  const played = (given: object = {}) => {
    const match = situation({ force: 3, empire: { hand: ['Inquisitor'] }, ...given })
    match.empire.play('Inquisitor')
    return match
  }

  test('when played, he may have 1 attack this turn [card: Inquisitor] [db.choose.1] [db.gain.1]', () => {
    const match = played()
    match.empire.choose({ do: 'attack' })
    expect(match.empire.attackOf('Inquisitor')).toBe(1)
    match.empire.attack('base', 'Inquisitor')
    expect(match.picture.rebel.baseDamage).toBe(1)
    expect(match.picture.empire.resources).toBe(0)
    expect(match.picture.force).toBe(3)
  })

  test('when played, he may bring 1 resource instead [card: Inquisitor]', () => {
    const match = played()
    match.empire.choose({ do: 'resources' })
    expect(match.picture.empire.resources).toBe(1)
    expect(match.empire.attackOf('Inquisitor')).toBe(0)
    expect(match.picture.force).toBe(3)
  })

  test('when played, he may move the Force by 1 instead [card: Inquisitor] [db.force.7]', () => {
    const match = played()
    match.empire.choose({ do: 'force' })
    expect(match.picture.force).toBe(2)
    expect(match.picture.empire.resources).toBe(0)
    expect(match.empire.attackOf('Inquisitor')).toBe(0)
  })

  test('the Force is no choice while it is fully with the Empire [card: Inquisitor] [db.choose.2]', () => {
    const match = played({ force: 0 })
    expect(match.empire.offered.map((option) => option.do)).toEqual(['attack', 'resources', 'decline'])
  })

  test('he may be left without effect, and then it is too late for this turn [card: Inquisitor] [db.abilities.5]', () => {
    const match = played()
    match.empire.decline()
    expect(match.question).toBe('action')
    expect(match.empire.cards('use')).toEqual([])
    expect(match.empire.attackOf('Inquisitor')).toBe(0)
  })

  test('his attack of one turn is gone when he is played again [card: Inquisitor] [db.end.2]', () => {
    const match = played({ empire: { hand: ['Inquisitor'], deck: [], discard: [] } })
    match.empire.choose({ do: 'attack' })
    match.empire.endTurn()
    match.rebel.endTurn()
    match.empire.play('Inquisitor')
    match.empire.choose({ do: 'resources' })
    expect(match.empire.attackOf('Inquisitor')).toBe(0)
  })
})

test('an Alliance Shuttle brings 1 resource, has no ability and no attack [card: Alliance Shuttle] [db.play.4]', () => {
  const match = situation({ active: 'rebel', rebel: { hand: ['Alliance Shuttle'] } })
  match.rebel.play('Alliance Shuttle')
  expect(match.picture.rebel.resources).toBe(1)
  expect(match.rebel.attackOf('Alliance Shuttle')).toBe(0)
  expect(match.rebel.cards('use')).toEqual([])
})

test('two Rebel Troopers hit the base for 4 and bring no resources [card: Rebel Trooper] [db.base-attack.1]', () => {
  const match = situation({ active: 'rebel', rebel: { hand: ['Rebel Trooper', 'Rebel Trooper'] } })
  match.rebel.play('Rebel Trooper', 'Rebel Trooper')
  expect(match.picture.rebel.resources).toBe(0)
  match.rebel.attack('base', 'Rebel Trooper', 'Rebel Trooper')
  expect(match.picture.empire.baseDamage).toBe(4)
})

describe('Temple Guardian', () => {
  const played = (force: number) => {
    const match = situation({ active: 'rebel', force, rebel: { hand: ['Temple Guardian'] } })
    match.rebel.play('Temple Guardian')
    return match
  }

  test('when played, it may have 1 attack this turn [card: Temple Guardian]', () => {
    const match = played(3)
    match.rebel.choose({ do: 'attack' })
    expect(match.rebel.attackOf('Temple Guardian')).toBe(1)
    expect(match.picture.rebel.resources).toBe(0)
    expect(match.picture.force).toBe(3)
  })

  test('when played, it may bring 1 resource instead [card: Temple Guardian]', () => {
    const match = played(3)
    match.rebel.choose({ do: 'resources' })
    expect(match.picture.rebel.resources).toBe(1)
    expect(match.rebel.attackOf('Temple Guardian')).toBe(0)
  })

  test('when played, it may move the Force by 1 instead [card: Temple Guardian]', () => {
    const match = played(3)
    match.rebel.choose({ do: 'force' })
    expect(match.picture.force).toBe(4)
    expect(match.picture.rebel.resources).toBe(0)
  })

  test('on the first turn the Force is no choice: it is fully with the Rebels [card: Temple Guardian] [db.choose.2]', () => {
    const match = played(6)
    expect(match.rebel.offered.map((option) => option.do)).toEqual(['attack', 'resources', 'decline'])
  })
})

describe('Outer Rim Pilot', () => {
  test('it brings 2 resources, then it is exiled for 1 Force, and the resources stay [card: Outer Rim Pilot] [db.shown.2] [db.exile.3]', () => {
    const match = situation({ force: 3, pilots: 9, empire: { hand: ['Outer Rim Pilot'] } })
    match.empire.play('Outer Rim Pilot')
    expect(match.picture.empire.resources).toBe(2)
    match.empire.use('Outer Rim Pilot')
    expect(match.picture.force).toBe(2)
    expect(match.picture.empire.resources).toBe(2)
    expect(match.picture.empire.units).toEqual([])
    expect(match.picture.exile).toContain('Outer Rim Pilot')
  })

  test('either faction buys it for 2; an exiled one does not come back to its pile [card: Outer Rim Pilot] [db.purchase.1] [db.exile.8]', () => {
    const match = situation({
      active: 'rebel',
      force: 3,
      pilots: 9,
      rebel: { units: ['Outer Rim Pilot'], resources: 2 },
    })
    match.rebel.use('Outer Rim Pilot')
    expect(match.picture.force).toBe(4)
    match.rebel.buy('Outer Rim Pilot')
    expect(match.picture.rebel).toMatchObject({ resources: 0, discard: ['Outer Rim Pilot'] })
    expect(match.picture.pilots).toBe(8)
  })

  test('it may be exiled for nothing while the Force is fully with its owner [card: Outer Rim Pilot] [db.use.3]', () => {
    const match = situation({ force: 0, empire: { units: ['Outer Rim Pilot'] } })
    match.empire.use('Outer Rim Pilot')
    expect(match.picture.force).toBe(0)
    expect(match.picture.empire.units).toEqual([])
  })

  test('unused, it goes to the discard pile like any unit [card: Outer Rim Pilot] [db.use.2]', () => {
    const match = situation({ force: 3, empire: { units: ['Outer Rim Pilot'], deck: [], hand: [] } })
    match.empire.endTurn()
    expect(match.picture.empire.hand).toEqual(['Outer Rim Pilot'])
    expect(match.picture.force).toBe(3)
  })
})
