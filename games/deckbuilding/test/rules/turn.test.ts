import { expect, test } from 'vitest'
import { situation } from '../play.ts'

test('buy, play, buy again: any order, as often as possible [db.turn.1]', () => {
  const match = situation({
    row: ['TIE Fighter', 'Lobot'],
    empire: { resources: 1, hand: ['Scout Trooper', 'Imperial Shuttle'] },
  })
  match.empire.buy('TIE Fighter')
  match.empire.play('Scout Trooper', 'Imperial Shuttle')
  match.empire.buy('Lobot')
  expect(match.picture.empire.discard).toEqual(['TIE Fighter', 'Lobot'])
})

test('a turn offers six kinds of things to do [db.turn.2]', () => {
  const match = situation({
    row: ['Y-Wing'],
    empire: { resources: 2, hand: ['Imperial Shuttle'], units: ['TIE Bomber', 'Stormtrooper'] },
  })
  match.empire.commit('Stormtrooper', 'Y-Wing')
  const kinds = new Set(match.empire.offered.map((words) => words.do))
  expect(kinds).toEqual(new Set(['play', 'buy', 'use', 'commit', 'resolve', 'end']))
})

test('nothing must be done: a full hand may be left alone [db.turn.3]', () => {
  const match = situation({ empire: { hand: Array(5).fill('Imperial Shuttle'), units: ['TIE Bomber'] } })
  match.empire.endTurn()
  expect(match.picture.active).toBe('rebel')
})
