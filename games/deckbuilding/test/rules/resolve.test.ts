import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('an attack is aimed at the base or at an enemy unit of the row, at nothing else [db.resolve.1]', () => {
  const match = situation({
    row: ['X-Wing', 'Rebel Transport', 'AT-ST', 'Lobot', 'C-ROC Cruiser'],
    empire: { units: ['Stormtrooper'] },
  })
  const targets = match.empire.offered.filter((words) => words.do === 'commit').map((words) => words.target)
  expect(targets).toEqual(['base', 'X-Wing'])
})

test('several attacks in one turn, each with its own cards [db.resolve.2]', () => {
  const match = situation({
    row: ['Y-Wing', 'Duros Spy'],
    galaxyDeck: [],
    empire: { units: ['Stormtrooper', 'TIE Fighter', 'AT-ST', 'AT-AT'] },
  })
  match.empire.attack('Y-Wing', 'Stormtrooper')
  match.empire.no()
  match.empire.attack('base', 'AT-ST', 'AT-AT')
  match.empire.attack('Duros Spy', 'TIE Fighter')
  expect(match.picture.empire.victory).toEqual(['Dantooine'])
  expect(match.events.filter((what) => what === 'defeat')).toHaveLength(2)
})
