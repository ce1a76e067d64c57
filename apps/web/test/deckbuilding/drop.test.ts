import { BASE_ATTACK } from '@dejarik/deckbuilding'
import { expect, test } from 'vitest'
import { deedsByThing } from '../../src/board/table.ts'
import { commitsOf, NO_ASSEMBLY } from '../../src/games/deckbuilding/attack/assembly.ts'
import { clickedFor } from '../../src/games/deckbuilding/deeds.ts'
import { drop } from '../../src/games/deckbuilding/drag/drop.ts'
import { Position, REBELS } from './position.ts'

const given = {
  row: ['TIE Fighter', 'Z-95 Headhunter'],
  rebel: { units: ['X-Wing'], hand: ['Alliance Shuttle'], resources: 1 },
}
const table = (p: Position) => ({
  view: p.view,
  me: REBELS,
  options: p.options,
  deeds: deedsByThing(p.options, clickedFor),
  commits: commitsOf(p.options),
  assembly: NO_ASSEMBLY,
})

test('a unit dropped on a row card or on the opposing side aims at it', () => {
  const p = new Position(given)
  const [xWing, tie] = [p.card('X-Wing'), p.card('TIE Fighter')]
  expect(drop(xWing, { card: tie, zone: 'galaxy' }, table(p))).toEqual({
    do: 'assemble',
    assembly: { attackers: [xWing], target: tie },
  })
  expect(drop(xWing, { card: null, zone: 'foe' }, table(p))).toEqual({
    do: 'assemble',
    assembly: { attackers: [xWing], target: BASE_ATTACK },
  })
})

test('a unit dropped on what it may not attack does nothing', () => {
  const p = new Position(given)
  expect(drop(p.card('X-Wing'), { card: p.card('Z-95 Headhunter'), zone: 'galaxy' }, table(p))).toBeNull()
})

test('a hand card is played by drawing it up, a row card bought by drawing it down', () => {
  const p = new Position(given)
  const shuttle = p.card('Alliance Shuttle')
  expect(drop(shuttle, { card: null, zone: 'own' }, table(p))).toEqual({
    do: 'answer',
    option: p.option({ do: 'play', card: shuttle }),
  })
  expect(drop(shuttle, { card: null, zone: 'hand' }, table(p))).toBeNull()
  const z95 = p.card('Z-95 Headhunter')
  expect(drop(z95, { card: null, zone: 'own' }, table(p))).toEqual({
    do: 'answer',
    option: p.option({ do: 'buy', card: z95 }),
  })
  expect(drop(z95, { card: null, zone: 'foe' }, table(p))).toBeNull()
})
