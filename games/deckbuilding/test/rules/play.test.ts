import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const fiveShuttles = Array(5).fill('Imperial Shuttle')

test('a played card goes from the hand into play, face up [db.play.1]', () => {
  const match = situation({ empire: { hand: ['Stormtrooper'] } })
  match.empire.play('Stormtrooper')
  expect(match.picture.empire).toMatchObject({ hand: [], units: ['Stormtrooper'] })
  expect(match.rebel.view.sides[0].units).toHaveLength(1)
})

test('a card in hand is not in play: the ship must be played before the TIE Fighter draws [db.play.2]', () => {
  const match = situation({ empire: { units: ['TIE Fighter'], hand: ['Star Destroyer'] } })
  expect(match.empire.offers({ do: 'use', card: 'TIE Fighter' })).toBe(false)
  match.empire.play('Star Destroyer')
  expect(match.empire.offers({ do: 'use', card: 'TIE Fighter' })).toBe(true)
})

test('playing costs nothing, whatever the card’s cost [db.play.3]', () => {
  const match = situation({ empire: { resources: 0, hand: ['Darth Vader'] } })
  match.empire.play('Darth Vader')
  expect(match.picture.empire).toMatchObject({ units: ['Darth Vader'], resources: 0 })
})

test('its resources come at once [db.play.4]', () => {
  const match = situation({ empire: { hand: ['Imperial Shuttle'] } })
  match.empire.play('Imperial Shuttle')
  expect(match.picture.empire.resources).toBe(1)
})

test('its Force moves the marker toward the owner [db.play.5]', () => {
  const match = situation({ active: 'rebel', force: 3, rebel: { hand: ['Chirrut Îmwe'] } })
  match.rebel.play('Chirrut Îmwe')
  expect(match.picture.force).toBe(5)
})

test('Tarkin moves the marker from the last light space to the first [db.play.6]', () => {
  const match = situation({ force: 6, empire: { hand: ['Grand Moff Tarkin'] } })
  match.empire.play('Grand Moff Tarkin')
  expect(match.picture.force).toBe(4)
})

test('a card just played may use its ability and attack in the same turn [db.play.7]', () => {
  const match = situation({ row: ['Y-Wing', 'Lobot'], empire: { hand: ['TIE Bomber'] } })
  match.empire.play('TIE Bomber')
  match.empire.use('TIE Bomber')
  match.empire.pickCard('Lobot')
  match.empire.attack('base', 'TIE Bomber')
  expect(match.picture.rebel.baseDamage).toBe(2)
})

test('units stay until the end of their owner’s turn [db.play.8]', () => {
  const match = situation({ empire: { hand: ['Stormtrooper'], deck: fiveShuttles } })
  match.empire.play('Stormtrooper')
  match.empire.endTurn()
  expect(match.picture.empire).toMatchObject({ units: [], discard: ['Stormtrooper'] })
})

test('a capital ship stays over the turns with its damage, until that reaches its hit points [db.play.9]', () => {
  const match = situation({
    empire: { ships: [{ card: 'Imperial Carrier', damage: 3 }] },
    rebel: { hand: ['Rebel Trooper'] },
  })
  match.empire.endTurn()
  expect(match.picture.empire).toMatchObject({ ships: ['Imperial Carrier'], shipDamage: [3] })
  match.rebel.play('Rebel Trooper')
  match.rebel.attack('base', 'Rebel Trooper')
  expect(match.picture.empire.ships).toEqual([])
})

test('a capital ship gives its resources when played and at each later start of the owner’s turn [db.play.10]', () => {
  const match = situation({ empire: { hand: ['Imperial Carrier'] } })
  match.empire.play('Imperial Carrier')
  expect(match.picture.empire.resources).toBe(3)
  match.empire.endTurn()
  expect(match.picture.empire.resources).toBe(0)
  match.rebel.endTurn()
  expect(match.picture.empire.resources).toBe(3)
})
