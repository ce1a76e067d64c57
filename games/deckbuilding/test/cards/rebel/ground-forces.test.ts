/** Rebel cards of the galaxy deck: troopers and vehicles. */
import { describe, expect, test } from 'vitest'
import { rebelTurn, usable } from '../../play.ts'

describe('Snowspeeder', () => {
  test('the opponent discards a card of their own choice [card: Snowspeeder] [db.discard.2] [db.discard.5]', () => {
    const match = rebelTurn({
      rebel: { units: ['Snowspeeder'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
    })
    match.rebel.use('Snowspeeder')
    expect(match.rebel.offered).toEqual([])
    match.empire.pickCard('Stormtrooper')
    expect(match.picture.empire).toMatchObject({ hand: ['Inquisitor'], discard: ['Stormtrooper'] })
    expect(match.picture.rebel.discard).toEqual([])
  })

  test('the last card goes without a question [card: Snowspeeder]', () => {
    const match = rebelTurn({ rebel: { units: ['Snowspeeder'] }, empire: { hand: ['Inquisitor'] } })
    match.rebel.use('Snowspeeder')
    expect(match.question).toBe('action')
    expect(match.picture.empire.discard).toEqual(['Inquisitor'])
  })

  test('against an empty hand it is not offered [card: Snowspeeder]', () => {
    const match = rebelTurn({ rebel: { units: ['Snowspeeder'] }, empire: { hand: [] } })
    expect(usable(match.rebel, 'Snowspeeder')).toBe(false)
  })

  test('two Snowspeeders take two cards [card: Snowspeeder] [db.abilities.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Snowspeeder', 'Snowspeeder'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper', 'TIE Fighter'] },
    })
    match.rebel.use('Snowspeeder')
    match.empire.pickCard('Inquisitor')
    match.rebel.use('Snowspeeder')
    match.empire.pickCard('TIE Fighter')
    expect(match.picture.empire.hand).toEqual(['Stormtrooper'])
    expect(usable(match.rebel, 'Snowspeeder')).toBe(false)
  })
})

describe('Duros Spy', () => {
  const spied = (given: object) => {
    const match = rebelTurn({
      force: 3,
      rebel: { units: ['Duros Spy'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'] },
      ...given,
    })
    match.rebel.use('Duros Spy')
    return match
  }

  test('the opponent may choose to discard a card [card: Duros Spy] [db.choose.1]', () => {
    const match = spied({})
    expect(match.empire.offered.map((option) => option.do)).toEqual(['discard', 'force'])
    match.empire.choose({ do: 'discard' })
    match.empire.pickCard('Inquisitor')
    expect(match.picture).toMatchObject({ force: 3, empire: { hand: ['Stormtrooper'] } })
  })

  test('or to let the Rebels gain 1 Force [card: Duros Spy]', () => {
    const match = spied({})
    match.empire.choose({ do: 'force' })
    expect(match.picture.force).toBe(4)
    expect(match.picture.empire.hand).toEqual(['Inquisitor', 'Stormtrooper'])
    expect(match.question).toBe('action')
  })

  test('with the Force fully with the Rebels a card must go [card: Duros Spy] [db.faq.12]', () => {
    const match = spied({ force: 6 })
    expect(match.question).toBe('discard-card')
    match.empire.pickCard('Stormtrooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  })

  test('with an empty hand the Force moves [card: Duros Spy] [db.faq.13]', () => {
    const match = spied({ empire: { hand: [] } })
    expect(match.picture.force).toBe(4)
    expect(match.question).toBe('action')
  })

  test('with neither possible it is not offered [card: Duros Spy] [db.choose.2]', () => {
    const match = rebelTurn({ force: 6, rebel: { units: ['Duros Spy'] }, empire: { hand: [] } })
    expect(usable(match.rebel, 'Duros Spy')).toBe(false)
  })
})

describe('Rebel Commando', () => {
  const hand = ['Inquisitor', 'Stormtrooper', 'TIE Fighter']

  test('without the Force the opponent chooses the card [card: Rebel Commando] [db.shown.5]', () => {
    const match = rebelTurn({ force: 3, rebel: { units: ['Rebel Commando'] }, empire: { hand } })
    match.rebel.use('Rebel Commando')
    match.empire.pickCard('Stormtrooper')
    expect(match.picture.empire).toMatchObject({
      hand: ['Inquisitor', 'TIE Fighter'],
      discard: ['Stormtrooper'],
    })
  })

  test('with the Force chance chooses it, and nobody is asked [card: Rebel Commando] [db.shown.5] [db.discard.2]', () => {
    const discarded = [0, 1, 2].map((draw) => {
      const match = rebelTurn(
        { force: 4, rebel: { units: ['Rebel Commando'] }, empire: { hand } },
        { 'random-discard': [draw] },
      )
      match.rebel.use('Rebel Commando')
      expect(match.question).toBe('action')
      return match.picture.empire.discard[0]
    })
    expect(discarded.sort()).toEqual(hand)
  })

  test('the last card of a hand is discarded with or without the Force [card: Rebel Commando]', () => {
    for (const force of [3, 4]) {
      const match = rebelTurn({
        force,
        rebel: { units: ['Rebel Commando'] },
        empire: { hand: ['Inquisitor'] },
      })
      match.rebel.use('Rebel Commando')
      expect(match.picture.empire).toMatchObject({ hand: [], discard: ['Inquisitor'] })
    }
  })

  test('against an empty hand it is not offered, with or without the Force [card: Rebel Commando]', () => {
    for (const force of [3, 4]) {
      const match = rebelTurn({ force, rebel: { units: ['Rebel Commando'] }, empire: { hand: [] } })
      expect(usable(match.rebel, 'Rebel Commando')).toBe(false)
    }
  })
})

describe('Baze Malbus', () => {
  test('he has 1 more attack for each Rebel base that the Empire has destroyed [card: Baze Malbus] [db.area.3]', () => {
    const attack = (victory: string[]) =>
      rebelTurn({
        options: { bases: 5 },
        rebel: { units: ['Baze Malbus'], base: 'Yavin 4' },
        empire: { victory },
      }).rebel.attackOf('Baze Malbus')
    expect([[], ['Dantooine'], ['Dantooine', 'Hoth', 'Sullust']].map(attack)).toEqual([2, 3, 5])
  })

  test('bases that the Rebels destroyed do not count [card: Baze Malbus]', () => {
    const match = rebelTurn({
      rebel: { units: ['Baze Malbus'], victory: ['Lothal', 'Corellia'] },
      empire: { base: 'Endor' },
    })
    expect(match.rebel.attackOf('Baze Malbus')).toBe(2)
  })
})

test('Chirrut Îmwe brings 2 Force and has 2 attack while the Force is with the Rebels, else none [card: Chirrut Îmwe] [db.while.1]', () => {
  const match = rebelTurn({ force: 1, rebel: { hand: ['Chirrut Îmwe', 'Temple Guardian'] } })
  match.rebel.play('Chirrut Îmwe')
  expect(match.picture.force).toBe(3)
  expect(match.rebel.attackOf('Chirrut Îmwe')).toBe(0)
  match.rebel.play('Temple Guardian')
  match.rebel.choose({ do: 'force' })
  expect(match.rebel.attackOf('Chirrut Îmwe')).toBe(2)
  match.rebel.attack('base', 'Chirrut Îmwe')
  expect(match.picture.empire.baseDamage).toBe(2)
})

describe('Cassian Andor', () => {
  const given = {
    row: ['TIE Fighter', 'Boba Fett', 'Darth Vader'],
    rebel: { units: ['Cassian Andor', 'Rebel Trooper'] },
    empire: { hand: ['Inquisitor', 'Stormtrooper'] },
  }

  test('after the reward of what he defeats, the opponent discards a card of their choice [card: Cassian Andor] [db.when.4] [db.commit.3]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    expect(match.question).toBe('reward')
    match.rebel.yes()
    match.rebel.trigger('Cassian Andor')
    match.empire.pickCard('Inquisitor')
    expect(match.picture).toMatchObject({ rebel: { resources: 3 }, empire: { discard: ['Inquisitor'] } })
  })

  test('it may be declined [card: Cassian Andor]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    match.rebel.no()
    match.rebel.decline()
    expect(match.picture.empire.hand).toHaveLength(2)
  })

  test('a failed attack, one without him, or one on the base does not trigger him [card: Cassian Andor] [db.when.1]', () => {
    const match = rebelTurn(given)
    match.rebel.attack('TIE Fighter', 'Rebel Trooper')
    match.rebel.yes()
    expect(match.question).toBe('action')
    match.rebel.attack('Darth Vader', 'Cassian Andor')
    expect(match.question).toBe('action')
    const base = rebelTurn(given)
    base.rebel.attack('base', 'Cassian Andor')
    expect(base.question).toBe('action')
    expect(base.picture.empire.hand).toHaveLength(2)
  })

  test('against an empty hand he is not asked about [card: Cassian Andor]', () => {
    const match = rebelTurn({ ...given, empire: { hand: [] } })
    match.rebel.attack('Boba Fett', 'Cassian Andor')
    match.rebel.yes()
    expect(match.question).toBe('action')
  })
})
