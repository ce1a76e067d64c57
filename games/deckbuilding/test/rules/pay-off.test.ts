import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const options = { payOff: true }

test('with the rule a neutral row card may be paid off; without it, or another’s card, never [db.payoff.1]', () => {
  const row = ['Lobot', 'TIE Fighter', 'X-Wing']
  const match = situation({ options, row, empire: { resources: 9 } })
  expect(match.empire.cards('pay-off')).toEqual(['Lobot'])
  expect(situation({ row, empire: { resources: 9 } }).empire.cards('pay-off')).toEqual([])
})

test('2 resources do not pay off a card of cost 3 [db.payoff.2]', () => {
  const match = situation({ options, row: ['Lobot'], empire: { resources: 2 } })
  expect(match.empire.cards('pay-off')).toEqual([])
})

test('a paid-off card goes to the galaxy discard pile, and the row is refilled [db.payoff.3]', () => {
  const match = situation({ options, row: ['Lobot'], galaxyDeck: ['X-Wing'], empire: { resources: 3 } })
  match.empire.payOff('Lobot')
  expect(match.picture).toMatchObject({
    galaxyDiscard: ['Lobot'],
    row: ['X-Wing', null, null, null, null, null],
  })
  expect(match.picture.empire).toMatchObject({ discard: [], resources: 0 })
})

test('5 resources remove a Rodian Gunslinger and a C-ROC Cruiser [db.payoff.4]', () => {
  const match = situation({
    options,
    row: ['Rodian Gunslinger', 'C-ROC Cruiser'],
    galaxyDeck: ['X-Wing', 'Y-Wing'],
    empire: { resources: 5 },
  })
  match.empire.payOff('Rodian Gunslinger')
  expect(match.picture.empire.resources).toBe(3)
  match.empire.payOff('C-ROC Cruiser')
  expect(match.picture.empire.resources).toBe(0)
  expect(match.picture.galaxyDiscard).toEqual(['Rodian Gunslinger', 'C-ROC Cruiser'])
})

test('paying off is neither purchase nor attack: a Quarren Mercenary exiles nothing, Sullust still has its first purchase [db.payoff.5]', () => {
  const match = situation({
    options,
    active: 'rebel',
    row: ['Quarren Mercenary', 'Lobot'],
    galaxyDeck: ['X-Wing', 'Y-Wing'],
    rebel: { base: 'Sullust', resources: 7, hand: ['Rebel Trooper'] },
  })
  match.rebel.payOff('Quarren Mercenary')
  expect(match.question).toBe('action')
  expect(match.picture.rebel.hand).toEqual(['Rebel Trooper'])
  match.rebel.buy('Lobot')
  expect(match.rebel.offers({ do: 'to-deck' })).toBe(true)
})
