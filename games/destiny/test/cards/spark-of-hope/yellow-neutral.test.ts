import { expect, test } from 'vitest'
import { dieHasSubtype, hasSubtypeNow } from '../../../rules/later/subtypes.ts'
import { situation } from '../../play.ts'

test('who wears a Bounty Hunter Mask is one, and lives longer [card: 11152] [sd.later.4]', () => {
  const given = (upgrades: readonly string[]) =>
    situation({
      player1: { characters: { phasma: { card: '01001', upgrades } } },
      player2: { characters: { enemy: '04024' } },
    })
  expect(given([]).characters.phasma.health).toBe(11)
  const match = given(['11152'])
  expect(match.characters.phasma.health).toBe(12)
  const { state } = match
  const hunters = state.cards.filter((card) => hasSubtypeNow(state, card, 'bounty-hunter'))
  expect(hunters.map(({ type }) => type)).toEqual(['character'])
  expect(state.dice.filter((die) => dieHasSubtype(state, die, 'bounty-hunter'))).toHaveLength(1)
})
