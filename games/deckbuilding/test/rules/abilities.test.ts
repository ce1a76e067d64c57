import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('abilities are for the own turn: on the opponent’s nothing can be used [db.abilities.1]', () => {
  const match = situation({
    row: ['Lobot'],
    empire: { ships: ['Nebulon-B Frigate'] },
    rebel: { ships: ['Rebel Transport'] },
  })
  expect(match.empire.cards('use')).toEqual(['Nebulon-B Frigate'])
  expect(match.rebel.offered).toEqual([])
  expect(match.rebel.tries(0)).toMatchObject({ refused: 'not-your-decision' })
})

test('the text says when: “when you purchase this unit” is not when it is played [db.abilities.2]', () => {
  const match = situation({ empire: { hand: ['Quarren Mercenary', 'Stormtrooper'] } })
  match.empire.play('Quarren Mercenary')
  expect(match.question).toBe('action')
  expect(match.empire.offers({ do: 'use', card: 'Quarren Mercenary' })).toBe(false)
})

test('without a named time an ability fits anywhere in the turn, also between two purchases [db.abilities.3]', () => {
  const match = situation({
    row: ['TIE Fighter', 'Lobot', 'X-Wing'],
    galaxyDeck: [],
    empire: { resources: 4, units: ['TIE Bomber'] },
  })
  match.empire.buy('TIE Fighter')
  match.empire.use('TIE Bomber')
  match.empire.pickCard('X-Wing')
  match.empire.buy('Lobot')
  expect(match.picture.empire.discard).toEqual(['TIE Fighter', 'Lobot'])
})

test('two copies have two abilities, each once a turn [db.abilities.4]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['X-Wing', 'X-Wing'], deck: Array(4).fill('Alliance Shuttle') },
  })
  match.rebel.use('X-Wing')
  match.rebel.use('X-Wing')
  expect(match.picture.rebel.hand).toHaveLength(2)
  expect(match.rebel.cards('use')).toEqual([])
})

test('own abilities may be skipped, triggered ones too [db.abilities.5]', () => {
  const match = situation({ empire: { hand: ['Inquisitor'] } })
  match.empire.play('Inquisitor')
  expect(match.question).toBe('choose')
  match.empire.decline()
  expect(match.question).toBe('action')
  expect(match.picture).toMatchObject({ force: 6 })
})

test('who resolves an ability resolves all of it that can be done [db.abilities.6]', () => {
  const match = situation({
    force: 0,
    empire: { units: ['Lando Calrissian'], deck: ['Inquisitor'] },
    rebel: { hand: ['X-Wing', 'Y-Wing'] },
  })
  match.empire.use('Lando Calrissian')
  expect(match.picture.empire.hand).toEqual(['Inquisitor'])
  expect(match.question).toBe('discard-card')
  match.rebel.pickCard('Y-Wing')
  expect(match.picture.rebel.hand).toEqual(['X-Wing'])
})

test('repair 3 takes away the 2 that are there [db.abilities.7]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { base: { card: 'Dantooine', damage: 2 }, units: ['U-Wing'] },
  })
  match.rebel.use('U-Wing')
  expect(match.picture.rebel.baseDamage).toBe(0)
})

test('an ability that could do nothing at all is not offered [db.use.3]', () => {
  const match = situation({ active: 'rebel', force: 6, rebel: { units: ['U-Wing', 'Duros Spy'] } })
  expect(match.rebel.cards('use')).toEqual([])
})
