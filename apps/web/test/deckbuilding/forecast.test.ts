import { BASE_ATTACK } from '@dejarik/deckbuilding'
import { expect, test } from 'vitest'
import { decisionsOf } from '../../src/games/deckbuilding/attack/assembly.ts'
import { forecast } from '../../src/games/deckbuilding/attack/forecast.ts'
import { EMPIRE, Position, REBELS } from './position.ts'

test('against the row the sum is that of row attacks [db.bounty.5]', () => {
  const p = new Position({ row: ['AT-ST'], rebel: { units: ['Rodian Gunslinger', 'Y-Wing'] } })
  const cards = [p.card('Rodian Gunslinger'), p.card('Y-Wing')]
  const target = p.card('AT-ST')
  // The gunslinger has 2 attack, and 2 more against the row.
  expect(forecast(p.view, REBELS, target, cards)).toEqual({ kind: 'row', target, sum: 6, needed: 4 })
  expect(forecast(p.view, REBELS, BASE_ATTACK, cards).sum).toBe(4)
})

test('those already committed count, those who have attacked do not', () => {
  const p = new Position({ row: ['AT-AT'], rebel: { units: ['X-Wing', 'Y-Wing'] } })
  const target = p.card('AT-AT')
  p.answer(p.option({ do: 'commit', card: p.card('X-Wing'), to: target }))
  expect(forecast(p.view, REBELS, target, [p.card('Y-Wing')]).sum).toBe(5)
  p.answer(p.option({ do: 'resolve', to: target }))
  expect(forecast(p.view, REBELS, target, [p.card('Y-Wing')]).sum).toBe(2)
})

test('ships stand before the base [db.base-attack.3]', () => {
  const p = new Position({
    rebel: { units: ['Luke Skywalker', 'X-Wing'] },
    empire: { base: { card: 'Lothal', damage: 6 }, ships: [{ card: 'Gozanti Cruiser', damage: 1 }] },
  })
  const cards = [p.card('Luke Skywalker'), p.card('X-Wing')]
  expect(forecast(p.view, REBELS, BASE_ATTACK, cards)).toMatchObject({
    sum: 9,
    ships: 1,
    shipHits: 2,
    forBase: 7,
    baseLeft: 2,
    baseFalls: true,
  })
})

test('Hoth prevents the first two, and the forecast agrees with what happens [db.while.1]', () => {
  const p = new Position(
    { rebel: { base: 'Hoth' }, empire: { units: ['TIE Fighter', 'Stormtrooper'] }, row: [] },
    EMPIRE,
  )
  const attackers = [p.card('TIE Fighter'), p.card('Stormtrooper')]
  const blow = forecast(p.view, EMPIRE, BASE_ATTACK, attackers)
  expect(blow).toMatchObject({ sum: 4, forBase: 4, prevented: 2, baseFalls: false })
  p.answerAll(decisionsOf({ attackers, target: BASE_ATTACK }, true))
  expect(p.view.sides[REBELS].base?.damage).toBe(2)
})

test('without a base only the ships can be hit [db.faq.9]', () => {
  const p = new Position({ rebel: { units: ['X-Wing'] }, empire: { base: null, ships: ['Gozanti Cruiser'] } })
  expect(forecast(p.view, REBELS, BASE_ATTACK, [p.card('X-Wing')])).toMatchObject({
    forBase: 0,
    baseLeft: null,
    baseFalls: false,
  })
})

test('a neutral unit hunted from Ord Mantell needs its cost', () => {
  const p = new Position({ row: ['Dengar'], empire: { base: 'Ord Mantell', units: ['AT-ST'] } }, EMPIRE)
  expect(forecast(p.view, EMPIRE, p.card('Dengar'), [p.card('AT-ST')])).toMatchObject({ sum: 4, needed: 4 })
})
