import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attack, expectedOf, type Odds, oddsOf } from '../../odds/index.ts'
import { anyAttack, anyRerolledAttack } from './attacks.ts'
import { type SlowOdds, slowOdds, slowValue } from './reference.ts'

function inSlowTerms({ ways, damageWays, hitWays, defeatWays, spendings }: Odds): SlowOdds {
  const spent = Object.fromEntries(spendings.map(({ abilities, ways: times }) => [abilities.join(), times]))
  return { ways, damageWays, hitWays, defeatWays, spent }
}

describe('the odds are those of every combination of sides, counted one by one', () => {
  test('any attack, to the last way [ia.attack-steps.8] [ia.attack-steps.11] [ia.attack-steps.13]', () => {
    fc.assert(
      fc.property(anyAttack(3, 2), (attack) => {
        expect(inSlowTerms(oddsOf(attack))).toEqual(slowOdds(attack))
      }),
      { numRuns: 300, seed: 1977 },
    )
  })

  test('what bots ask for is the same', () => {
    fc.assert(
      fc.property(anyAttack(6, 4), (attack) => {
        const { damage, defeat } = oddsOf(attack)
        expect(expectedOf(attack)).toEqual({ damage, defeat: defeat ?? 0 })
      }),
      { numRuns: 200, seed: 1980 },
    )
  })

  test('rerolls of two who play as well as they can [ia.attack-steps.6] [ia.attack-steps.7] [ia.reroll.1]', () => {
    fc.assert(
      fc.property(anyRerolledAttack(2, 1), (attack) => {
        const { ways, damageWays, defeatWays } = oddsOf(attack)
        const slow = slowValue(attack)
        // The slow program counts more ways where an effect can take more dice than there are.
        const scale = 6 ** slow.dice / ways
        const damage = damageWays.reduce((sum, times, n) => sum + times * n, 0)
        expect({ damage: damage * scale, defeat: (defeatWays ?? 0) * scale }).toEqual({
          damage: slow.damage,
          defeat: slow.defeat,
        })
      }),
      { numRuns: 120, seed: 1983 },
    )
  })

  test('with rerolls, all ways add up', () => {
    fc.assert(
      fc.property(anyRerolledAttack(3, 2), (attack: Attack) => {
        const { ways, damageWays, spendings } = oddsOf(attack)
        const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
        expect([total(damageWays), total(spendings.map((one) => one.ways))]).toEqual([ways, ways])
      }),
      { numRuns: 50, seed: 1999 },
    )
  })
})
