/** Neutral cards of the galaxy deck: bounty hunters. */
import { describe, expect, test } from 'vitest'
import { situation } from '../../play.ts'

describe('Rodian Gunslinger', () => {
  test('against a card of the row it has 2 more attack [card: Rodian Gunslinger] [db.gain.1]', () => {
    const match = situation({ row: ['Chewbacca'], empire: { units: ['Rodian Gunslinger'] } })
    match.empire.attack('Chewbacca', 'Rodian Gunslinger')
    expect(match.picture.galaxyDiscard).toEqual(['Chewbacca'])
  })

  test('that makes 4, not 5 [card: Rodian Gunslinger] [db.bounty.6]', () => {
    const match = situation({ row: ['Han Solo'], empire: { units: ['Rodian Gunslinger'] } })
    match.empire.attack('Han Solo', 'Rodian Gunslinger')
    expect(match.picture.row[0]).toBe('Han Solo')
  })

  test('against the base it has none [card: Rodian Gunslinger] [db.gain.3]', () => {
    const match = situation({ active: 'rebel', rebel: { units: ['Rodian Gunslinger'] } })
    match.rebel.attack('base', 'Rodian Gunslinger')
    expect(match.picture.empire.baseDamage).toBe(2)
  })
})

describe('Bossk', () => {
  const given = { force: 3, row: ['X-Wing', 'Han Solo'], empire: { units: ['Bossk'] } }

  test('his attack defeats a target, and after the reward he brings 1 Force [card: Bossk] [db.when.4]', () => {
    const match = situation(given)
    match.empire.attack('X-Wing', 'Bossk')
    match.empire.yes()
    match.empire.trigger('Bossk')
    expect(match.picture).toMatchObject({ force: 2, empire: { resources: 3 } })
  })

  test('he brings it to the Rebels, too, when he works for them [card: Bossk]', () => {
    const match = situation({ active: 'rebel', force: 3, row: ['TIE Fighter'], rebel: { units: ['Bossk'] } })
    match.rebel.attack('TIE Fighter', 'Bossk')
    match.rebel.yes()
    match.rebel.trigger('Bossk')
    expect(match.picture.force).toBe(4)
  })

  test('a failed hunt brings nothing, and with the Force fully there he is not asked about [card: Bossk]', () => {
    const failed = situation(given)
    failed.empire.attack('Han Solo', 'Bossk')
    expect(failed.question).toBe('action')
    const full = situation({ ...given, force: 0 })
    full.empire.attack('X-Wing', 'Bossk')
    full.empire.yes()
    expect(full.question).toBe('action')
  })
})

describe('Dengar', () => {
  test('his attack defeats a target, and after the reward he brings 2 resources [card: Dengar] [db.when.4]', () => {
    const match = situation({ row: ['X-Wing'], empire: { units: ['Dengar'] } })
    match.empire.attack('X-Wing', 'Dengar')
    match.empire.yes()
    expect(match.picture.empire.resources).toBe(3)
    match.empire.trigger('Dengar')
    expect(match.picture.empire.resources).toBe(5)
  })

  test('not if the hunt fails, nor against the base [card: Dengar] [db.when.1]', () => {
    const failed = situation({ row: ['Han Solo'], empire: { units: ['Dengar'] } })
    failed.empire.attack('Han Solo', 'Dengar')
    expect(failed.question).toBe('action')
    const base = situation({ empire: { units: ['Dengar'] } })
    base.empire.attack('base', 'Dengar')
    expect(base.question).toBe('action')
    expect(base.picture.empire.resources).toBe(0)
  })
})

describe('IG-88', () => {
  const given = {
    row: ['Han Solo', 'Luke Skywalker'],
    empire: { units: ['IG-88'], hand: ['Scout Trooper'], discard: ['TIE Fighter'] },
  }

  test('its attack defeats a target, and after the reward it exiles 1 card of hand or discard pile [card: IG-88] [db.when.4]', () => {
    const match = situation(given)
    match.empire.attack('Han Solo', 'IG-88')
    match.empire.yes()
    expect(match.empire.cards('pick')).toEqual(['Scout Trooper', 'TIE Fighter'])
    expect(match.empire.tries([0, 1])).toMatchObject({ refused: 'wrong-count' })
    match.empire.pickCards('Scout Trooper')
    expect(match.picture.empire).toMatchObject({ resources: 3, hand: [], discard: ['TIE Fighter'] })
    expect(match.picture.exile).toContain('Scout Trooper')
  })

  test('it may be declined, and a failed hunt exiles nothing [card: IG-88]', () => {
    const declined = situation(given)
    declined.empire.attack('Han Solo', 'IG-88')
    declined.empire.no()
    declined.empire.decline()
    expect(declined.picture.empire.hand).toEqual(['Scout Trooper'])
    const failed = situation(given)
    failed.empire.attack('Luke Skywalker', 'IG-88')
    expect(failed.question).toBe('action')
  })

  test('with nothing to exile it is not asked about [card: IG-88]', () => {
    const match = situation({ row: ['Han Solo'], empire: { units: ['IG-88'] } })
    match.empire.attack('Han Solo', 'IG-88')
    match.empire.yes()
    expect(match.question).toBe('action')
  })
})
