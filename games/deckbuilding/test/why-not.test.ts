/** What a player is told who tries what can't be done. */
import { expect, test } from 'vitest'
import { deckbuilding, designOfCard } from '../index.ts'
import { type Situation, situation } from './play.ts'

/** The reason for the active player, by English name of the card; null if the table has none. */
function reason(match: Situation, name: string): string | null {
  const { state } = match.match
  const { row, pilots, sides } = state
  const places = [
    row,
    pilots,
    ...sides.flatMap((side) => [side.units, side.ships, [side.base], side.discard]),
  ]
  const card = places.flat().find((id) => id >= 0 && designOfCard(id).name.en === name)
  const view = deckbuilding.view(state, state.active)
  return deckbuilding.whyNot(view, state.active, `card:${card}`)?.refused ?? null
}

test('a row card says why it can’t be had', () => {
  const match = situation({ row: ['X-Wing', 'Rebel Transport', 'AT-AT', 'Lobot'], empire: { resources: 1 } })
  expect(
    ['X-Wing', 'Rebel Transport', 'AT-AT', 'Lobot', 'Outer Rim Pilot'].map((card) => reason(match, card)),
  ).toEqual(['enemy-card', 'enemy-ship-in-row', 'too-expensive', 'too-expensive', 'too-expensive'])
})

test('a condition that is not met is told apart from an ability that would do nothing', () => {
  const given = (force: number) => ({ active: 'rebel', force, rebel: { units: ['U-Wing'] } })
  expect(reason(situation(given(3)), 'U-Wing')).toBe('condition-not-met')
  expect(reason(situation(given(6)), 'U-Wing')).toBe('nothing-to-do')
})

test('a card in play says what it has done', () => {
  const match = situation({
    row: ['Lobot'],
    empire: { units: ['TIE Bomber', 'Stormtrooper'], ships: ['Star Destroyer'] },
    rebel: { discard: ['Y-Wing'] },
  })
  match.empire.use('TIE Bomber')
  match.empire.attack('base', 'Stormtrooper')
  match.empire.commit('Star Destroyer', 'base')
  expect(
    ['TIE Bomber', 'Stormtrooper', 'Star Destroyer', 'Lothal'].map((card) => reason(match, card)),
  ).toEqual(['ability-used', 'has-attacked', 'is-committed', 'base-does-nothing'])
  expect([reason(match, 'Dantooine'), reason(match, 'Y-Wing')]).toEqual([
    'commit-attackers-first',
    'in-discard-pile',
  ])
})

test('on the opponent’s turn there is one reason for everything', () => {
  const match = situation({ active: 'rebel', row: ['Lobot'] })
  const { view } = match.empire
  expect(deckbuilding.whyNot(view, 0, `card:${view.row[0]}`)).toMatchObject({
    refused: 'not-your-turn',
    rule: 'db.abilities.1',
  })
})
