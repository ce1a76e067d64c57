import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attack, type Moment, type Odds, oddsOf } from '../../odds/index.ts'
import { attacks, moments } from './attacks.ts'
import { reference } from './reference.ts'

const chances = (odds: Odds): { [end: string]: number } =>
  Object.fromEntries(odds.outcomes.map(({ hits, crits, chance }) => [`${hits},${crits}`, chance]))

/** Where two choices are equally good, which of them is taken is nobody's business; then only the means must agree. */
function agree(attack: Attack, moment?: Moment): boolean {
  const odds = oddsOf(attack, moment)
  const expected = reference(attack, moment)
  expect(odds.damage).toBeCloseTo(expected.damage, 9)
  expect(odds.crits).toBeCloseTo(expected.crits, 9)
  if (expected.tied) return false
  const found = chances(odds)
  const ends = [...expected.ends].filter(([, chance]) => chance > 0)
  expect(Object.keys(found).sort()).toEqual(ends.map(([end]) => end).sort())
  for (const [end, chance] of ends) expect(found[end]).toBeCloseTo(chance, 9)
  return true
}

describe('the odds are those of trying everything', () => {
  const described: [string, Attack][] = [
    ['dice alone', { attackDice: 4, defenseDice: 4 }],
    [
      'focus against focus',
      { attackDice: 3, defenseDice: 3, attacker: { focus: 1 }, defender: { focus: 1 } },
    ],
    ['lock and focus', { attackDice: 3, defenseDice: 2, attacker: { focus: 1, lock: true } }],
    [
      'lock and one calculate token',
      { attackDice: 4, defenseDice: 2, attacker: { calculate: 1, lock: true } },
    ],
    [
      'Force on both sides',
      { attackDice: 3, defenseDice: 3, attacker: { force: 2 }, defender: { force: 1 } },
    ],
    ['evade tokens', { attackDice: 3, defenseDice: 3, defender: { evade: 2, focus: 1 } }],
    ['reinforce', { attackDice: 4, defenseDice: 1, attacker: { focus: 1 }, defender: { reinforce: 1 } }],
    [
      'two rerolls one after the other, with too few tokens for all focus results',
      { attackDice: 4, defenseDice: 1, attacker: { lock: true, calculate: 1, rerolls: [{ upTo: 1 }] } },
    ],
    [
      'a reroll of certain results only',
      { attackDice: 3, defenseDice: 2, attacker: { calculate: 1, rerolls: [{ upTo: 2, of: ['blank'] }] } },
    ],
    [
      'a defender who rerolls knowing the attack dice',
      { attackDice: 3, defenseDice: 3, defender: { calculate: 1, rerolls: [{ upTo: 2 }] } },
    ],
    [
      'both sides at each other’s dice',
      {
        attackDice: 3,
        defenseDice: 3,
        attacker: { lock: true, onDefenseDice: { rerolls: [{ upTo: 2, whole: true }] } },
        defender: { focus: 1, onAttackDice: { changes: [{ from: ['hit', 'crit'], to: 'focus', upTo: 1 }] } },
      },
    ],
    [
      'changes that go on from each other',
      {
        attackDice: 3,
        defenseDice: 2,
        attacker: {
          focus: 1,
          changes: [
            { from: ['hit'], to: 'crit', upTo: 1 },
            { from: ['blank'], to: 'focus', upTo: 1 },
          ],
        },
      },
    ],
  ]
  test.each(described)('%s', (_, attack) => {
    expect(agree(attack)).toBe(true)
  })

  test('random attacks', () => {
    let whole = 0
    const runs = 120
    fc.assert(
      fc.property(attacks(3), (attack) => {
        if (agree(attack)) whole++
      }),
      { numRuns: runs },
    )
    expect(whole).toBeGreaterThan(runs / 2)
  }, 120_000)

  test('to reroll own hits, crits or evades too would change no damage', () => {
    fc.assert(
      fc.property(attacks(3), (attack) => {
        const considered = ['blank', 'focus', 'hit', 'crit', 'evade']
        const { damage } = reference(attack, { at: 'roll-attack' }, considered)
        expect(Math.abs(oddsOf(attack).damage - damage)).toBeLessThan(1e-4)
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  test('random attacks, from any moment on', () => {
    fc.assert(
      fc.property(attacks(2), moments(3), (attack, moment) => {
        agree(attack, moment)
      }),
      { numRuns: 200 },
    )
  }, 120_000)
})
