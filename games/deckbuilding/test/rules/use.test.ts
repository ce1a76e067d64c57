import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('an ability is announced and resolved before anything else happens [db.use.1]', () => {
  const match = situation({
    empire: { ships: ['Gozanti Cruiser'], hand: ['Stormtrooper', 'Inquisitor'], deck: ['Imperial Shuttle'] },
  })
  match.empire.use('Gozanti Cruiser')
  expect(match.events.at(-1)).toBe('use')
  expect(match.question).toBe('discard-card')
  expect(match.empire.offers({ do: 'end' })).toBe(false)
  match.empire.pickCard('Inquisitor')
  expect(match.picture.empire).toMatchObject({
    hand: ['Imperial Shuttle', 'Stormtrooper'],
    discard: ['Inquisitor'],
  })
})

test('a usable ability may stay unused [db.use.2]', () => {
  const match = situation({ row: ['Lobot'], empire: { units: ['TIE Bomber'] } })
  expect(match.empire.offers({ do: 'use', card: 'TIE Bomber' })).toBe(true)
  match.empire.endTurn()
  expect(match.picture.row[0]).toBe('Lobot')
})

test('what can’t be done is left out: Lando draws from nothing, and the opponent still discards [db.use.3]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['Lando Calrissian'], deck: [] },
    empire: { hand: ['Stormtrooper'] },
  })
  match.rebel.use('Lando Calrissian')
  expect(match.picture.rebel.hand).toEqual([])
  expect(match.picture.empire.discard).toEqual(['Stormtrooper'])
})

test('each ability works once a turn, and again the next [db.use.4]', () => {
  const match = situation({
    row: [],
    galaxyDeck: ['Lobot'],
    empire: { ships: ['Nebulon-B Frigate'] },
  })
  match.empire.use('Nebulon-B Frigate')
  expect(match.empire.offers({ do: 'use', card: 'Nebulon-B Frigate' })).toBe(false)
  match.empire.endTurn()
  match.rebel.endTurn()
  expect(match.empire.offers({ do: 'use', card: 'Nebulon-B Frigate' })).toBe(true)
})

test('an ability can be used on the turn its card is played [db.use.5]', () => {
  const match = situation({ row: ['Lobot', 'Bossk'], empire: { hand: ['TIE Bomber'] } })
  match.empire.play('TIE Bomber')
  match.empire.use('TIE Bomber')
  match.empire.pickCard('Lobot')
  expect(match.picture.galaxyDiscard).toEqual(['Lobot'])
})

test('a used card carries a mark that both see [db.use.6]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['Luke Skywalker'] },
    empire: { ships: ['Star Destroyer'] },
  })
  expect(match.empire.view.sides[1].units[0].used).toBe(false)
  match.rebel.use('Luke Skywalker')
  expect(match.empire.view.sides[1].units[0].used).toBe(true)
  expect(match.rebel.view.sides[1].units[0].used).toBe(true)
})

test('the base is a card in play with one use a turn [db.use.7]', () => {
  const match = situation({
    row: ['Rebel Transport', 'Mon Calamari Cruiser'],
    empire: { base: 'Death Star', resources: 8 },
  })
  match.empire.use('Death Star')
  match.empire.pickCard('Mon Calamari Cruiser')
  expect(match.picture.empire.resources).toBe(4)
  expect(match.empire.offers({ do: 'use', card: 'Death Star' })).toBe(false)
})
