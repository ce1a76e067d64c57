/** Neutral cards of the galaxy deck: capital ships. */
import { describe, expect, test } from 'vitest'
import { situation, usable } from '../../play.ts'

describe('C-ROC Cruiser', () => {
  test('discarding a card repairs 3 damage on the base [card: C-ROC Cruiser] [db.repair.1]', () => {
    const match = situation({
      empire: {
        ships: ['C-ROC Cruiser'],
        hand: ['Inquisitor', 'Stormtrooper'],
        base: { card: 'Lothal', damage: 5 },
      },
    })
    match.empire.use('C-ROC Cruiser')
    match.empire.pickCard('Inquisitor')
    expect(match.picture.empire).toMatchObject({
      hand: ['Stormtrooper'],
      discard: ['Inquisitor'],
      baseDamage: 2,
    })
    expect(usable(match.empire, 'C-ROC Cruiser')).toBe(false)
  })

  test('with an empty hand it is not offered [card: C-ROC Cruiser]', () => {
    const match = situation({ empire: { ships: ['C-ROC Cruiser'], base: { card: 'Lothal', damage: 5 } } })
    expect(usable(match.empire, 'C-ROC Cruiser')).toBe(false)
  })

  test('it repairs what there is [card: C-ROC Cruiser] [db.abilities.7]', () => {
    const match = situation({
      empire: { ships: ['C-ROC Cruiser'], hand: ['Inquisitor'], base: { card: 'Lothal', damage: 1 } },
    })
    match.empire.use('C-ROC Cruiser')
    expect(match.picture.empire).toMatchObject({ discard: ['Inquisitor'], baseDamage: 0 })
  })

  test('it brings 1 resource each turn [card: C-ROC Cruiser] [db.start.5]', () => {
    const match = situation({ force: 3, step: 'turn-start', empire: { ships: ['C-ROC Cruiser'] } })
    expect(match.picture.empire.resources).toBe(1)
  })
})

test('a Blockade Runner brings 1 resource and 1 attack to either faction, and stays [card: Blockade Runner] [db.play.9] [db.play.10]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { hand: ['Blockade Runner'] } })
  match.rebel.play('Blockade Runner')
  expect(match.picture.rebel.resources).toBe(1)
  match.rebel.attack('base', 'Blockade Runner')
  expect(match.picture.empire.baseDamage).toBe(1)
  expect(match.rebel.cards('use')).toEqual([])
  match.rebel.endTurn()
  match.empire.endTurn()
  expect(match.picture.rebel).toMatchObject({ ships: ['Blockade Runner'], resources: 1 })
})

test('a Blockade Runner falls at 4 damage, onto the discard pile of its owner [card: Blockade Runner] [db.base-attack.5]', () => {
  const match = situation({ empire: { units: ['AT-ST'] }, rebel: { ships: ['Blockade Runner'] } })
  match.empire.attack('base', 'AT-ST')
  expect(match.picture.rebel).toMatchObject({ ships: [], discard: ['Blockade Runner'], baseDamage: 0 })
})

describe('Nebulon-B Frigate', () => {
  const used = (damage: number) => {
    const match = situation({
      active: 'rebel',
      rebel: { ships: ['Nebulon-B Frigate'], base: { card: 'Dantooine', damage } },
    })
    match.rebel.use('Nebulon-B Frigate')
    return match
  }

  test('it repairs 3 damage on the base [card: Nebulon-B Frigate]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'repair' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 2, resources: 0 })
  })

  test('or it brings 3 resources [card: Nebulon-B Frigate]', () => {
    const match = used(5)
    match.rebel.choose({ do: 'resources' })
    expect(match.picture.rebel).toMatchObject({ baseDamage: 5, resources: 3 })
  })

  test('with an undamaged base it is resources without a question [card: Nebulon-B Frigate] [db.choose.2]', () => {
    const match = used(0)
    expect(match.question).toBe('action')
    expect(match.picture.rebel.resources).toBe(3)
  })
})
