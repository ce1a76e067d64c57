import { BASE_ATTACK, designOfCard } from '@dejarik/deckbuilding'
import { expect, test } from 'vitest'
import { commitsOf, decisionsOf } from '../../src/games/deckbuilding/attack/assembly.ts'
import { enoughAgainst } from '../../src/games/deckbuilding/attack/enough.ts'
import { Position } from './position.ts'

const given = {
  row: ['TIE Fighter', 'AT-AT'],
  force: 6,
  rebel: { units: ['X-Wing', 'Rebel Trooper', 'Y-Wing', 'Alliance Shuttle'] },
}

function gatheredFor(p: Position, target: number): readonly string[] {
  return enoughAgainst(p.view, p.seat, target, commitsOf(p.options))
    .map((card) => designOfCard(card).name.en)
    .sort()
}

test('who clicks the base first attacks it with all that do harm [db.base-attack.1]', () => {
  expect(gatheredFor(new Position(given), BASE_ATTACK)).toEqual(['Rebel Trooper', 'X-Wing', 'Y-Wing'])
})

test('against a card of the row just those are gathered who are enough [db.bounty.5]', () => {
  const p = new Position(given)
  // A TIE Fighter has a target value of 3; the AT-AT needs all of them, and is not reached by much.
  expect(gatheredFor(p, p.card('TIE Fighter'))).toHaveLength(1)
  expect(gatheredFor(p, p.card('AT-AT')).length).toBeGreaterThan(1)
})

test('what is gathered is an attack that the table takes', () => {
  const p = new Position(given)
  const target = p.card('TIE Fighter')
  const attackers = enoughAgainst(p.view, p.seat, target, commitsOf(p.options))
  for (const decide of decisionsOf({ attackers, target }, true)) p.answer(decide(p.ask) as number)
  expect(p.ask.what).toBe('reward')
})
