/** Rebel cards of the galaxy deck: fighters and transports. */
import { describe, expect, test } from 'vitest'
import { rebelTurn, usable } from '../../play.ts'

describe('Y-Wing', () => {
  test('exiled, it deals 2 damage to the base, past the ships [card: Y-Wing] [db.damage.1]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] }, empire: { ships: ['Gozanti Cruiser'] } })
    match.rebel.use('Y-Wing')
    match.rebel.choose({ do: 'base' })
    expect(match.picture.empire).toMatchObject({ baseDamage: 2, shipDamage: [0] })
    expect(match.picture.rebel.units).toEqual([])
    expect(match.picture.exile).toContain('Y-Wing')
  })

  test('or to one capital ship of the opponent, which may fall [card: Y-Wing] [db.base-attack.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'] },
      empire: { ships: ['Star Destroyer', { card: 'Gozanti Cruiser', damage: 1 }] },
    })
    match.rebel.use('Y-Wing')
    match.rebel.choose({ do: 'ship', card: 'Gozanti Cruiser' })
    expect(match.picture.empire).toMatchObject({
      baseDamage: 0,
      ships: ['Star Destroyer'],
      shipDamage: [0],
      discard: ['Gozanti Cruiser'],
    })
  })

  test('with no ship about, the base is hit without a question [card: Y-Wing]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] } })
    match.rebel.use('Y-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.empire.baseDamage).toBe(2)
  })

  test('with no base in play it can only hit a ship [card: Y-Wing] [db.faq.9]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'] },
      empire: { base: null, ships: ['Star Destroyer'] },
    })
    match.rebel.use('Y-Wing')
    expect(match.picture.empire.shipDamage).toEqual([2])
  })

  test('with nothing to hit it may still be exiled [card: Y-Wing] [db.use.3]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] }, empire: { base: null } })
    match.rebel.use('Y-Wing')
    expect(match.question).toBe('action')
    expect(match.picture.rebel.units).toEqual([])
  })

  test('it may attack first and be exiled afterwards [card: Y-Wing] [db.exile.4] [db.commit.9]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing'] } })
    match.rebel.attack('base', 'Y-Wing')
    match.rebel.use('Y-Wing')
    expect(match.picture.empire.baseDamage).toBe(4)
  })

  test('exiled after committing, it no longer counts for the attack [card: Y-Wing]', () => {
    const match = rebelTurn({ rebel: { units: ['Y-Wing', 'X-Wing'] } })
    match.rebel.commit('Y-Wing', 'base')
    match.rebel.commit('X-Wing', 'base')
    match.rebel.use('Y-Wing')
    match.rebel.resolve('base')
    expect(match.picture.empire.baseDamage).toBe(5)
  })

  test('its damage can win the match at once [card: Y-Wing] [db.damage.2] [db.win.4]', () => {
    const match = rebelTurn({
      rebel: { units: ['Y-Wing'], victory: ['Lothal', 'Endor'] },
      empire: { base: { card: 'Corellia', damage: 9 } },
    })
    match.rebel.use('Y-Wing')
    expect(match.winner).toBe('rebel')
    expect(match.question).toBe(null)
  })
})

describe('X-Wing', () => {
  test('with the Force it draws a card, once a turn [card: X-Wing] [db.force.6] [db.use.4] [db.shown.6]', () => {
    const match = rebelTurn({
      force: 4,
      rebel: { hand: ['X-Wing'], deck: ['Rebel Trooper', 'Alliance Shuttle'] },
    })
    match.rebel.play('X-Wing')
    match.rebel.use('X-Wing')
    expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
    expect(usable(match.rebel, 'X-Wing')).toBe(false)
  })

  test('without the Force it does not draw [card: X-Wing] [db.if.2]', () => {
    for (const force of [0, 2, 3]) {
      const match = rebelTurn({ force, rebel: { units: ['X-Wing'] } })
      expect(usable(match.rebel, 'X-Wing')).toBe(false)
    }
  })

  test('Force gained in the same turn is soon enough [card: X-Wing] [db.if.3]', () => {
    const match = rebelTurn({ force: 3, rebel: { units: ['X-Wing'], hand: ['Kel Dor Mystic'] } })
    match.rebel.play('Kel Dor Mystic')
    expect(usable(match.rebel, 'X-Wing')).toBe(true)
  })
})

describe('B-Wing', () => {
  const used = (hand: string[]) => {
    const match = rebelTurn({ rebel: { units: ['B-Wing'], deck: [] }, empire: { hand } })
    match.rebel.use('B-Wing')
    return match
  }

  test('the opponent may choose to discard a card [card: B-Wing]', () => {
    const match = used(['Inquisitor', 'Stormtrooper'])
    match.empire.choose({ do: 'discard' })
    match.empire.pickCard('Stormtrooper')
    expect(match.picture.empire.hand).toEqual(['Inquisitor'])
    expect(match.rebel.attackOf('B-Wing')).toBe(5)
  })

  test('or to let it have 2 more attack this turn [card: B-Wing]', () => {
    const match = used(['Inquisitor', 'Stormtrooper'])
    match.empire.choose({ do: 'attack' })
    expect(match.picture.empire.hand).toHaveLength(2)
    match.rebel.attack('base', 'B-Wing')
    expect(match.picture.empire.baseDamage).toBe(7)
  })

  test('with an empty hand it is the attack, without a question [card: B-Wing] [db.choose.2]', () => {
    const match = used([])
    expect(match.question).toBe('action')
    expect(match.rebel.attackOf('B-Wing')).toBe(7)
  })

  test('the bonus does not outlast the turn [card: B-Wing]', () => {
    const match = used([])
    match.rebel.endTurn()
    match.empire.endTurn()
    match.rebel.play('B-Wing')
    expect(match.rebel.attackOf('B-Wing')).toBe(5)
  })

  test('two B-Wings ask separately, and each bonus is its own [card: B-Wing]', () => {
    const match = rebelTurn({
      rebel: { units: ['B-Wing', 'B-Wing'] },
      empire: { hand: ['Inquisitor', 'Stormtrooper'], ships: ['Star Destroyer'] },
    })
    match.rebel.use('B-Wing')
    match.empire.choose({ do: 'attack' })
    match.rebel.use('B-Wing')
    match.empire.choose({ do: 'discard' })
    match.empire.pickCard('Inquisitor')
    match.rebel.attack('base', 'B-Wing', 'B-Wing')
    match.rebel.split({ 'Star Destroyer': 7, Lothal: 5 })
    expect(match.picture.empire.baseDamage).toBe(5)
  })
})

describe('U-Wing', () => {
  test('it brings 3 resources; with the Force it repairs 3 damage on the base [card: U-Wing] [db.repair.1]', () => {
    const match = rebelTurn({ force: 4, rebel: { hand: ['U-Wing'], base: { card: 'Dantooine', damage: 5 } } })
    match.rebel.play('U-Wing')
    match.rebel.use('U-Wing')
    expect(match.picture.rebel).toMatchObject({ resources: 3, baseDamage: 2 })
  })

  test('without the Force, or with an undamaged base, it is not offered [card: U-Wing] [db.if.1]', () => {
    const without = rebelTurn({
      force: 3,
      rebel: { units: ['U-Wing'], base: { card: 'Dantooine', damage: 5 } },
    })
    expect(usable(without.rebel, 'U-Wing')).toBe(false)
    const whole = rebelTurn({ force: 4, rebel: { units: ['U-Wing'] } })
    expect(usable(whole.rebel, 'U-Wing')).toBe(false)
  })
})

describe('Millennium Falcon', () => {
  test('it takes a unique unit of the own choice from the discard pile [card: Millennium Falcon]', () => {
    const match = rebelTurn({
      rebel: { units: ['Millennium Falcon'], discard: ['Han Solo', 'X-Wing', 'Lobot', 'Rebel Transport'] },
    })
    match.rebel.use('Millennium Falcon')
    expect(match.rebel.cards('pick')).toEqual(['Han Solo', 'Lobot'])
    match.rebel.pickCard('Han Solo')
    expect(match.picture.rebel.discard).toEqual(['X-Wing', 'Lobot', 'Rebel Transport'])
    match.rebel.play('Han Solo')
    expect(match.picture.rebel.resources).toBe(2)
  })

  test('without one there it is not offered [card: Millennium Falcon]', () => {
    for (const discard of [[], ['X-Wing', 'Rebel Transport']]) {
      const match = rebelTurn({ rebel: { units: ['Millennium Falcon'], discard } })
      expect(usable(match.rebel, 'Millennium Falcon')).toBe(false)
    }
  })

  test('it can fetch a unique unit bought this turn [card: Millennium Falcon]', () => {
    const match = rebelTurn({ row: ['Han Solo'], rebel: { units: ['Millennium Falcon'], resources: 5 } })
    match.rebel.buy('Han Solo')
    match.rebel.use('Millennium Falcon')
    expect(match.picture.rebel.hand).toEqual(['Han Solo'])
  })
})
