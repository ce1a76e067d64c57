import { optionsOf } from '@dejarik/kernel'
import { oddsOf } from '@dejarik/xwing/odds'
import { attackFrom, type Declared, stateFrom } from '@dejarik/xwing/preview'
import { describe, expect, test } from 'vitest'
import { oddsNow } from '../../src/games/xwing/attack/odds-now.ts'
import { attackLine } from '../../src/games/xwing/measure/attack-line.ts'
import { flyUntil, viewOf } from './table.ts'

describe('an attack that could be declared', () => {
  const match = flyUntil((ask) => ask.what === 'attack')
  const ask = match.asks[0]!
  const view = viewOf(match, ask.seat)
  const state = stateFrom(view)
  const options = ask.form === 'one' ? optionsOf(ask) : []
  const declared = options.find((option) => option.do === 'attack') as unknown as Declared

  test('has odds that add up, before any die is rolled', () => {
    const odds = oddsNow(view, state, attackFrom(declared, false))!
    expect(odds.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(odds.destroy).not.toBe(null)
  })

  test('has a line on the mat that is as long as its range says', () => {
    const line = attackLine(state, { ...declared, attacker: declared.ship })
    if (declared.range === 0) return
    const length = Math.hypot(line!.to.x - line!.from.x, line!.to.y - line!.from.y)
    expect(Math.ceil((length - 10) / 100_000)).toBe(declared.range)
  })
})

test('while dice are modified, the odds are those of the dice on the table', () => {
  const match = flyUntil((ask) => ask.what === 'modify-attack-dice')
  const ask = match.asks[0]!
  const view = viewOf(match, ask.seat)
  const odds = oddsNow(view, stateFrom(view), view.attack!)!
  const most = view.attack!.attackDice.length
  for (const { hits, crits } of odds.outcomes) expect(hits + crits).toBeLessThanOrEqual(most)
  expect(odds.damage).not.toBeCloseTo(oddsOf({ attackDice: 0, defenseDice: 0 }).damage, 1)
})
