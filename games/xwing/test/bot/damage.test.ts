import { expect, test } from 'vitest'
import { attackMods, defenseMods, frozenAt, spreadOf } from '../../bot/damage.ts'
import { oddsOf } from '../../odds/index.ts'

test('the table holds the exact odds', () => {
  for (const attackDice of [1, 3, 4])
    for (const defenseDice of [0, 2, 3]) {
      const bare = spreadOf(attackDice, defenseDice, attackMods(false, 0, false), defenseMods(false, 0, 0))
      expect(bare.mean).toBeCloseTo(oddsOf({ attackDice, defenseDice }).damage)
      const armed = spreadOf(
        attackDice,
        defenseDice,
        attackMods(true, 0, true),
        defenseMods(false, 2, 1, true),
      )
      const attacker = { focus: 1, lock: true }
      const defender = { calculate: 2, evade: 1, reinforce: 1 }
      expect(armed.mean).toBeCloseTo(oddsOf({ attackDice, defenseDice, attacker, defender }).damage)
    }
})

test('at range 0 the attacker’s tokens are of no use [xw.g.attack-adice.7]', () => {
  const mods = frozenAt(0, true, attackMods(true, 0, true))
  expect(spreadOf(3, 2, mods, defenseMods(false, 0, 0)).mean).toBeCloseTo(
    oddsOf({ attackDice: 3, defenseDice: 2 }).damage,
  )
})

test('chances add up to 1', () => {
  const { chances } = spreadOf(4, 3, attackMods(true, 0, true), defenseMods(true, 0, 1))
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
})
