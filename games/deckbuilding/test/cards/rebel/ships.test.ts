/** Rebel cards of the galaxy deck: capital ships. */
import { describe, expect, test } from 'vitest'
import { rebelTurn } from '../../play.ts'

describe('Rebel Transport', () => {
  const used = (damage: number) => {
    const match = rebelTurn({ rebel: { ships: ['Rebel Transport'], base: { card: 'Dantooine', damage } } })
    match.rebel.use('Rebel Transport')
    return match
  }

  test('it repairs 2 damage on the base [card: Rebel Transport] [db.repair.1]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 3, resources: 0 })
  })

  test('or brings 1 resource [card: Rebel Transport]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'resources' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 5, resources: 1 })
  })

  test('with 1 damage it repairs that 1, with none it is the resource [card: Rebel Transport] [db.abilities.7] [db.choose.2]', () => {
    const scratched = used(1)
    scratched.rebel.choose({ do: 'repair' })
    expect(scratched.picture.rebel.baseDamage).toBe(0)
    expect(used(0).picture.rebel.resources).toBe(1)
  })

  test('it does not repair itself or other ships [card: Rebel Transport] [db.repair.2]', () => {
    const match = rebelTurn({
      rebel: { ships: [{ card: 'Rebel Transport', damage: 1 }], base: { card: 'Dantooine', damage: 3 } },
    })
    match.rebel.use('Rebel Transport')
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 1, shipDamage: [1] })
  })
})

describe('Hammerhead Corvette', () => {
  test('exiled, it destroys a capital ship that the opponent has in play, also a neutral one [card: Hammerhead Corvette] [db.destroy.2] [db.destroy.3]', () => {
    const match = rebelTurn({
      row: [],
      rebel: { ships: ['Hammerhead Corvette', 'Rebel Transport'] },
      empire: { ships: ['Star Destroyer', 'Blockade Runner'] },
    })
    match.rebel.use('Hammerhead Corvette')
    expect(match.rebel.cards('pick')).toEqual(['Blockade Runner', 'Star Destroyer'])
    match.rebel.pickCard('Blockade Runner')
    expect(match.picture.empire).toMatchObject({ ships: ['Star Destroyer'], discard: ['Blockade Runner'] })
    expect(match.picture.rebel.ships).toEqual(['Rebel Transport'])
    expect(match.picture.exile).toContain('Hammerhead Corvette')
  })

  test('or an Imperial one in the row, which is refilled; no other ship there [card: Hammerhead Corvette] [db.destroy.4] [db.purchase.7]', () => {
    const match = rebelTurn({
      row: ['Star Destroyer', 'Mon Calamari Cruiser', 'Blockade Runner', 'TIE Fighter', 'Imperial Carrier'],
      galaxyDeck: ['Lobot'],
      rebel: { ships: ['Hammerhead Corvette'] },
    })
    match.rebel.use('Hammerhead Corvette')
    expect(match.rebel.cards('pick')).toEqual(['Imperial Carrier', 'Star Destroyer'])
    match.rebel.pickCard('Star Destroyer')
    expect(match.picture.galaxyDiscard).toEqual(['Star Destroyer'])
    expect(match.picture.row[0]).toBe('Lobot')
  })

  test('with no ship to destroy it may still be exiled [card: Hammerhead Corvette] [db.use.3]', () => {
    const match = rebelTurn({ row: ['Rebel Transport'], rebel: { ships: ['Hammerhead Corvette'] } })
    match.rebel.use('Hammerhead Corvette')
    expect(match.question).toBe('action')
    expect(match.picture.row[0]).toBe('Rebel Transport')
    expect(match.picture.rebel.ships).toEqual([])
  })
})

test('a Mon Calamari Cruiser hits for 3, stays in play and falls at 6 damage [card: Mon Calamari Cruiser] [db.play.9]', () => {
  const match = rebelTurn({
    rebel: { hand: ['Mon Calamari Cruiser'] },
    empire: { hand: ['Darth Vader'], deck: [] },
    force: 6,
  })
  match.rebel.play('Mon Calamari Cruiser')
  expect(match.picture.rebel.resources).toBe(0)
  match.rebel.attack('base', 'Mon Calamari Cruiser')
  expect(match.picture.empire.baseDamage).toBe(3)
  match.rebel.endTurn()
  match.empire.play('Darth Vader')
  match.empire.attack('base', 'Darth Vader')
  expect(match.picture.rebel).toMatchObject({ ships: [], baseDamage: 0 })
  expect(match.picture.rebel.discard).toContain('Mon Calamari Cruiser')
})
