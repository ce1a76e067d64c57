import { expect, test } from 'vitest'
import { consequence, diceOn } from '../../src/games/destiny/consequence.ts'
import { asked, playUntil, viewOf } from './table.ts'

const match = playUntil((ask) => ask.what === 'action' && ask.seat === 0)
const view = viewOf(match, 0)
const moment = { language: 'en', ask: null } as const

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
    ask: asked(aimed),
  })
  expect(said).toMatch(/damage, (\d+ health left|defeated)$/)
})
