import { expect, test } from 'vitest'
import { CARDS, DESIGNS, type Design } from '../../index.ts'
import { newMatch, situation } from '../play.ts'

function copies(keep: (design: Design) => boolean): number {
  return DESIGNS.filter(keep).reduce((sum, d) => sum + (d.type === 'base' ? 1 : d.copies), 0)
}

test('10 starter cards a faction and 90 galaxy cards [db.components.1]', () => {
  expect(copies((d) => d.home === 'starter' && d.faction === 'empire')).toBe(10)
  expect(copies((d) => d.home === 'starter' && d.faction === 'rebel')).toBe(10)
  expect(copies((d) => d.home === 'galaxy')).toBe(90)
})

test('10 Outer Rim Pilots [db.components.2]', () => {
  expect(DESIGNS.filter((d) => d.home === 'pilots').map((d) => d.name.en)).toEqual(['Outer Rim Pilot'])
  expect(copies((d) => d.home === 'pilots')).toBe(10)
})

test('10 bases a faction [db.components.3]', () => {
  expect(copies((d) => d.type === 'base' && d.faction === 'empire')).toBe(10)
  expect(copies((d) => d.type === 'base' && d.faction === 'rebel')).toBe(10)
})

test('the reference cards are no cards of any deck: 140 cards make up the whole table [db.components.4]', () => {
  const { state } = newMatch().match
  const [empire, rebel] = state.sides.map((side) => [
    ...[side.deck, side.hand, side.discard, side.units, side.ships, side.baseDeck, side.box, side.victory],
    [side.base],
  ])
  const shared = [state.galaxyDeck, state.row, state.galaxyDiscard, state.pilots, state.exile]
  expect([...empire, ...rebel, ...shared].flat()).toHaveLength(CARDS)
  expect(CARDS).toBe(140)
})

test('3 damage on a base shows as 3 damage to both [db.components.5]', () => {
  const match = situation({ active: 'rebel', rebel: { units: ['X-Wing'] } })
  match.rebel.attack('base', 'X-Wing')
  expect(match.empire.view.sides[0].base?.damage).toBe(3)
  expect(match.rebel.view.sides[0].base?.damage).toBe(3)
})

test('4 resources gained show as 4 in the pool, to both [db.components.6]', () => {
  const match = situation({ empire: { hand: ['HWK-290'] } })
  match.empire.play('HWK-290')
  expect(match.empire.view.sides[0].resources).toBe(4)
  expect(match.rebel.view.sides[0].resources).toBe(4)
})

test('one marker stands on one space of the track, the same for both [db.components.7]', () => {
  const match = situation({ force: 5, empire: { hand: ['Darth Vader'] } })
  match.empire.play('Darth Vader')
  expect(match.empire.view.force).toBe(3)
  expect(match.rebel.view.force).toBe(3)
})
