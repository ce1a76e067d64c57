import { describe, expect, test } from 'vitest'
import { consequence, diceOn, hit } from '../../src/games/destiny/consequence.ts'
import { playUntil, viewOf } from './table.ts'

describe('what a hit does', () => {
  const character = { shields: 2, health: 10, damage: 5 }
  test.each([
    [1, { blocked: 1, taken: 0, left: 5 }],
    [4, { blocked: 2, taken: 2, left: 3 }],
    [9, { blocked: 2, taken: 7, left: 0 }],
  ])('%i damage', (value, blow) => {
    expect(hit(character, value)).toEqual(blow)
  })
})

const match = playUntil((ask) => ask.what === 'action' && ask.seat === 0)
const view = viewOf(match, 0)
const moment = { language: 'en', events: [] } as const

test('activating says how many dice will roll', () => {
  const elite = view.cards.find((card) => card.controller === 0 && diceOn(view, card.id) === 2)!
  expect(consequence(view, 0, { do: 'activate', card: elite.id } as never, moment)).toContain('rolls 2 dice')
})

test('paying says what is left', () => {
  expect(consequence(view, 0, { do: 'pay', cost: 1 } as never, moment)).toContain(
    `leaves you ${view.players[0]!.resources - 1}`,
  )
})

test('a target says what the die that is being resolved would do to it', () => {
  const aimed = playUntil(
    (ask) => ask.what === 'damage' && ask.rule.startsWith('sd.ranged') && ask.seat === 0,
  )
  const now = viewOf(aimed, 0)
  const target = now.cards.find(({ type, controller }) => type === 'character' && controller === 1)!
  const said = consequence(now, 0, { do: 'card', card: target.id } as never, {
    language: 'en',
    events: aimed.log,
  })
  expect(said).toMatch(/damage, (\d+ health left|defeated)$/)
})
