import { expect, test } from 'vitest'
import { situation } from '../play.ts'

/** The Rebels are one base short of winning, and Yavin 4 is theirs. */
const lastBase = {
  active: 'rebel',
  rebel: { base: 'Yavin 4', victory: ['Lothal', 'Corellia'], units: ['Snowspeeder', 'X-Wing'] },
  empire: { base: { card: 'Endor', damage: 14 }, hand: ['Stormtrooper'] },
}

test('the first to destroy 3 bases wins, and the match is over at once [db.win.1] [db.win.2]', () => {
  const match = situation(lastBase)
  match.rebel.attack('base', 'X-Wing')
  expect(match.winner).toBe('rebel')
  expect(match.match.outcome?.rule).toBe('db.win.1')
  expect(match.rebel.tries(0)).toMatchObject({ refused: 'match-over' })
  expect(match.empire.tries(0)).toMatchObject({ refused: 'match-over' })
})

test('a second base does not win [db.win.1]', () => {
  const match = situation({ ...lastBase, rebel: { ...lastBase.rebel, victory: ['Lothal'] } })
  match.rebel.attack('base', 'X-Wing')
  expect(match.winner).toBeNull()
})

test('after the winning damage nothing more is resolved: Rodia wins before it discards a card [db.win.3]', () => {
  const match = situation({
    options: { variant: 'whole-galaxy' },
    step: 'turn-start',
    row: ['X-Wing', 'Y-Wing'],
    galaxyDeck: ['Lobot'],
    force: 0,
    empire: { base: null, victory: ['Dantooine', 'Hoth', 'Sullust'] },
    rebel: { base: { card: 'Mon Cala', damage: 8 } },
  })
  match.empire.pickCard('Rodia')
  match.empire.trigger('Rodia')
  expect(match.winner).toBe('empire')
  expect(match.picture.row.slice(0, 2)).toEqual(['X-Wing', 'Y-Wing'])
  // Nor do the later steps of the turn's start come: no Force resource.
  expect(match.picture.empire.resources).toBe(0)
})

test('damage by an ability counts: Yavin 4 destroys the last base [db.win.4]', () => {
  const match = situation(lastBase)
  match.rebel.use('Snowspeeder')
  match.rebel.trigger('Yavin 4')
  expect(match.winner).toBe('rebel')
})
