import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const deathStar = {
  row: ['Mon Calamari Cruiser', 'X-Wing'],
  galaxyDeck: ['Lobot'],
  empire: { base: 'Death Star', resources: 4 },
  rebel: { ships: ['Blockade Runner'] },
}

test('a ship in the opponent’s play area or one of the row can be destroyed [db.destroy.1]', () => {
  const match = situation(deathStar)
  match.empire.use('Death Star')
  expect(match.empire.cards('pick')).toEqual(['Blockade Runner', 'Mon Calamari Cruiser'])
})

test('one of the row goes to the galaxy discard pile, and the row is refilled [db.destroy.4]', () => {
  const match = situation(deathStar)
  match.empire.use('Death Star')
  match.empire.pickCard('Mon Calamari Cruiser')
  expect(match.picture.row.slice(0, 2)).toEqual(['Lobot', 'X-Wing'])
  expect(match.picture.galaxyDiscard).toEqual(['Mon Calamari Cruiser'])
})

test('an undamaged ship is destroyed at once and goes to its owner’s discard pile [db.destroy.2] [db.destroy.3]', () => {
  const match = situation({
    active: 'rebel',
    force: 6,
    rebel: { units: ['Luke Skywalker'] },
    empire: { ships: ['Star Destroyer'] },
  })
  match.rebel.use('Luke Skywalker')
  expect(match.picture.empire).toMatchObject({ ships: [], discard: ['Star Destroyer'] })
  expect([match.picture.rebel.discard, match.picture.galaxyDiscard]).toEqual([[], []])
})
