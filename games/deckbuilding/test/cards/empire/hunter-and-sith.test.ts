/** Imperial cards of the galaxy deck: bounty hunter and Sith. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'

describe('Boba Fett', () => {
  const hunt = {
    row: ['X-Wing', 'Y-Wing'],
    galaxyDeck: ['Lobot', 'Bossk'],
    empire: { units: ['Boba Fett', 'Stormtrooper'], deck: ['Inquisitor', 'Imperial Shuttle'] },
  }

  test('his attack defeats a target, the reward comes first, then he draws [card: Boba Fett] [db.when.4] [db.commit.4]', () => {
    const match = situation(hunt)
    match.empire.attack('X-Wing', 'Boba Fett')
    expect(match.question).toBe('reward')
    match.empire.yes()
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: [] })
    match.empire.trigger('Boba Fett')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  })

  test('he draws also if others did most of it and the reward is declined [card: Boba Fett] [db.faq.5]', () => {
    const match = situation(hunt)
    match.empire.attack('Y-Wing', 'Boba Fett', 'Stormtrooper')
    match.empire.no()
    match.empire.trigger('Boba Fett')
    expect(match.picture.empire).toMatchObject({ resources: 0, hand: ['Inquisitor'] })
  })

  test('he may decline to draw [card: Boba Fett] [db.abilities.5]', () => {
    const match = situation(hunt)
    match.empire.attack('X-Wing', 'Boba Fett')
    match.empire.yes()
    match.empire.decline()
    expect(match.picture.empire.hand).toEqual([])
    expect(match.question).toBe('action')
  })

  test('a target that others defeat, or the base, does not trigger him [card: Boba Fett] [db.when.1]', () => {
    const match = situation(hunt)
    match.empire.attack('Y-Wing', 'Stormtrooper')
    match.empire.yes()
    expect(match.question).toBe('action')
    match.empire.attack('base', 'Boba Fett')
    expect(match.question).toBe('action')
    expect(match.picture.empire.hand).toEqual([])
  })

  test('a failed hunt does not trigger him [card: Boba Fett] [db.bounty.15]', () => {
    const match = situation({ ...hunt, row: ['Luke Skywalker'] })
    match.empire.attack('Luke Skywalker', 'Boba Fett')
    expect(match.question).toBe('action')
    expect(match.picture.empire.hand).toEqual([])
  })

  test('with nothing to draw he is not asked about [card: Boba Fett]', () => {
    const match = situation({ ...hunt, empire: { units: ['Boba Fett'], deck: [] } })
    match.empire.attack('X-Wing', 'Boba Fett')
    match.empire.yes()
    expect(match.question).toBe('action')
  })

  test('four hunters in one attack: reward first, then each in the order their owner likes [card: Boba Fett] [card: Bossk] [card: Dengar] [card: IG-88] [db.when.4]', () => {
    const match = situation({
      force: 3,
      row: ['Luke Skywalker'],
      galaxyDeck: ['Lobot'],
      empire: {
        units: ['Boba Fett', 'Bossk', 'Dengar', 'IG-88'],
        deck: ['TIE Fighter'],
        hand: ['Scout Trooper'],
      },
    })
    match.empire.attack('Luke Skywalker', 'Boba Fett', 'Bossk', 'Dengar', 'IG-88')
    expect(match.question).toBe('reward')
    match.empire.yes()
    expect(match.picture.force).toBe(0)
    // The Force is fully with the Empire now: Bossk has nothing to do.
    expect(match.empire.cards('trigger')).toEqual(['Boba Fett', 'Dengar', 'IG-88'])
    match.empire.trigger('Boba Fett')
    match.empire.trigger('IG-88')
    match.empire.pickCards('TIE Fighter')
    match.empire.trigger('Dengar')
    expect(match.question).toBe('action')
    expect(match.picture.empire).toMatchObject({ resources: 6, hand: ['Scout Trooper'] })
    expect(match.picture.exile).toContain('TIE Fighter')
  })

  test('without the reward all four have something to do, and the rest may be declined together [card: Boba Fett] [card: Bossk] [card: Dengar] [card: IG-88]', () => {
    const match = situation({
      force: 3,
      row: ['Luke Skywalker'],
      empire: { units: ['Boba Fett', 'Bossk', 'Dengar', 'IG-88'], hand: ['Scout Trooper'] },
    })
    match.empire.attack('Luke Skywalker', 'Boba Fett', 'Bossk', 'Dengar', 'IG-88')
    match.empire.no()
    expect(match.empire.cards('trigger')).toEqual(['Boba Fett', 'Bossk', 'Dengar', 'IG-88'])
    match.empire.trigger('Bossk')
    expect(match.picture.force).toBe(2)
    match.empire.decline()
    expect(match.question).toBe('action')
    expect(match.picture.empire).toMatchObject({ resources: 0, hand: ['Scout Trooper'] })
  })
})

describe('Darth Vader', () => {
  test('he has 4 more attack while the Force is with the Empire [card: Darth Vader] [db.while.1]', () => {
    const attack = (force: number) =>
      situation({ force, empire: { units: ['Darth Vader'] } }).empire.attackOf('Darth Vader')
    expect([0, 2, 3, 4].map(attack)).toEqual([10, 10, 6, 6])
  })

  test('playing him moves the Force by 2, which may be enough at once [card: Darth Vader] [db.anatomy.5]', () => {
    const match = situation({ force: 4, empire: { hand: ['Darth Vader'] } })
    match.empire.play('Darth Vader')
    expect(match.picture.force).toBe(2)
    match.empire.attack('base', 'Darth Vader')
    expect(match.picture.empire.victory).toEqual(['Dantooine'])
  })
})
