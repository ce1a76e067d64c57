import { isRefusal } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { newMatch, situation } from '../play.ts'

/** Imperial bases and the damage that leaves each 1 hit point. */
const imperial = [
  { card: 'Lothal', damage: 7 },
  { card: 'Corellia', damage: 9 },
  { card: 'Coruscant', damage: 15 },
  { card: 'Death Star', damage: 15 },
  { card: 'Endor', damage: 15 },
]

/** The Rebels destroy one base more than they have, in a match to `bases`. */
function afterOneMore(bases: number, have: number) {
  const match = situation({
    options: { bases },
    active: 'rebel',
    rebel: { units: ['X-Wing'], victory: imperial.slice(0, have).map(({ card }) => card) },
    empire: { base: imperial[have] },
  })
  match.rebel.attack('base', 'X-Wing')
  return match
}

test('3 bases win unless the players agree on another number [db.length.1]', () => {
  expect(deckbuilding.readOptions({})).toMatchObject({ bases: 3 })
  expect(afterOneMore(3, 2).winner).toBe('rebel')
  expect(afterOneMore(4, 2).winner).toBeNull()
})

test.each([4, 5])('a longer match goes to %i [db.length.2]', (bases) => {
  expect(afterOneMore(bases, bases - 2).winner).toBeNull()
  expect(afterOneMore(bases, bases - 1).winner).toBe('rebel')
})

test('a shorter one to 2 [db.length.3]', () => {
  expect(afterOneMore(2, 0).winner).toBeNull()
  expect(afterOneMore(2, 1).winner).toBe('rebel')
})

test.each([1, 6, 2.5, '3'])('%s bases can’t be agreed on [db.length.2] [db.length.3]', (bases) => {
  expect(deckbuilding.readOptions({ bases })).toMatchObject({ refused: 'bases-out-of-range' })
})

test('the number is agreed before the match and part of its record: no move changes it [db.length.4]', () => {
  const match = newMatch({ bases: 2 })
  expect(match.match.record.options).toMatchObject({ bases: 2 })
  for (const player of [match.empire, match.rebel, match.empire]) {
    expect(new Set(player.offered.map((words) => words.do))).toEqual(new Set(['play', 'end']))
    player.endTurn()
  }
  expect(match.empire.view.options.bases).toBe(2)
})

test('length and pay-off go with any variant [db.optional.1]', () => {
  for (const variant of ['introductory', 'whole-galaxy', 'secret-bases'])
    for (const bases of [2, 3, 4, 5])
      for (const payOff of [false, true])
        expect(deckbuilding.readOptions({ variant, bases, payOff })).toEqual({ variant, bases, payOff })
  const match = situation({
    options: { variant: 'whole-galaxy', bases: 5, payOff: true },
    row: ['Lobot'],
    empire: { resources: 3, units: ['AT-AT'], victory: ['Hoth', 'Sullust', 'Bespin'] },
    rebel: { base: { card: 'Dantooine', damage: 7 } },
  })
  expect(match.empire.offers({ do: 'pay-off', card: 'Lobot' })).toBe(true)
  match.empire.attack('base', 'AT-AT')
  expect(match.winner).toBeNull()
  match.empire.endTurn()
  expect(match.rebel.offers({ do: 'pick', card: 'Tatooine' })).toBe(true)
})

test('options that mean nothing are refused with a reason [db.optional.1]', () => {
  for (const options of [{ variant: 'solo' }, { payOff: 'yes' }, { length: 3 }, 'none'])
    expect(isRefusal(deckbuilding.readOptions(options))).toBe(true)
})
