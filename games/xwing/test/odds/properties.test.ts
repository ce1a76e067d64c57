import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ATTACK_FACES,
  type Attack,
  type Attacker,
  type AttackFace,
  type Defender,
  type Moment,
  oddsOf,
  plotOf,
} from '../../odds/index.ts'
import { attacks, moments } from './attacks.ts'

const ROUNDING = 1e-9
const runs = { numRuns: 300 }

/** Attacks as bots ask for them: tokens and one plain reroll. */
const plainAttacks: fc.Arbitrary<Attack> = fc.record({
  attackDice: fc.integer({ min: 0, max: 6 }),
  defenseDice: fc.integer({ min: 0, max: 6 }),
  atRange0: fc.boolean(),
  attacker: fc.record({
    focus: fc.nat(1),
    calculate: fc.nat(3),
    force: fc.nat(2),
    lock: fc.boolean(),
    rerolls: fc.array(fc.record({ upTo: fc.nat(3) }), { maxLength: 1 }),
  }),
  defender: fc.record({
    focus: fc.nat(1),
    calculate: fc.nat(3),
    force: fc.nat(2),
    evade: fc.nat(3),
    reinforce: fc.nat(2),
    rerolls: fc.array(fc.record({ upTo: fc.nat(2) }), { maxLength: 1 }),
  }),
})

/** Every roll of attack dice, one for each sequence of sides. */
function* rolls(dice: number): Generator<{ [face in AttackFace]: number }> {
  const sides = ['blank', 'blank', 'focus', 'focus', 'hit', 'hit', 'hit', 'crit'] as const
  for (let i = 0; i < 8 ** dice; i++) {
    const counts = { blank: 0, focus: 0, hit: 0, crit: 0 }
    for (let die = 0; die < dice; die++) counts[sides[Math.floor(i / 8 ** die) % 8]]++
    yield counts
  }
}

describe('always', () => {
  test('the chances of all outcomes add up to 1', () => {
    fc.assert(
      fc.property(attacks(6), moments(6), (attack, moment) => {
        const { outcomes, hit } = oddsOf(attack, moment)
        expect(outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12)
        for (const { chance } of outcomes) expect(chance).toBeGreaterThan(0)
        expect(hit).toBeGreaterThanOrEqual(0)
        expect(hit).toBeLessThanOrEqual(1 + ROUNDING)
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  test('the odds before the roll are the mean of those after it [xw.g.attack-adice.1]', () => {
    fc.assert(
      fc.property(plainAttacks, fc.nat(2), (any, attackDice) => {
        const attack = { ...any, attackDice }
        let damage = 0
        for (const fresh of rolls(attackDice)) {
          const moment: Moment = { at: 'modify-attack', dice: { fresh } }
          damage += oddsOf(attack, moment).damage / 8 ** attackDice
        }
        expect(oddsOf(attack).damage).toBeCloseTo(damage, 9)
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  test('at range 0 it is as if the attacker had nothing [xw.g.attack-adice.7]', () => {
    fc.assert(
      fc.property(plainAttacks, (attack) => {
        const bare = { ...attack, attacker: {}, atRange0: false }
        expect(oddsOf({ ...attack, atRange0: true })).toEqual(oddsOf(bare))
      }),
      runs,
    )
  })

  test('attacks known from before have the same odds as new ones', () => {
    fc.assert(
      fc.property(plainAttacks, (attack) => {
        // A change that no die can need keeps the attack out of the cache.
        const changes = [{ from: ['crit' as const], to: 'hit' as const, upTo: 1 }]
        const unknown = { ...attack, attacker: { ...attack.attacker, changes } }
        expect(oddsOf(attack).damage).toBeCloseTo(oddsOf(unknown).damage, 9)
        expect(oddsOf(attack).crits).toBeCloseTo(oddsOf(unknown).crits, 9)
      }),
      runs,
    )
  }, 60_000)
})

describe('more never hurts its owner', () => {
  const helps: [string, (attacker: Attacker) => Attacker][] = [
    ['a focus token', (one) => ({ ...one, focus: 1 })],
    ['a calculate token', (one) => ({ ...one, calculate: (one.calculate ?? 0) + 1 })],
    ['a Force charge', (one) => ({ ...one, force: (one.force ?? 0) + 1 })],
    ['a lock', (one) => ({ ...one, lock: true })],
    ['a reroll', (one) => ({ ...one, rerolls: [...(one.rerolls ?? []), { upTo: 1 }] })],
    ...ATTACK_FACES.map((face): [string, (attacker: Attacker) => Attacker] => [
      `an added ${face}`,
      (one) => ({ ...one, adds: { ...one.adds, [face]: (one.adds?.[face] ?? 0) + 1 } }),
    ]),
  ]
  test.each(helps)(
    '%s of the attacker',
    (_, more) => {
      fc.assert(
        fc.property(attacks(4), (attack) => {
          const helped = { ...attack, attacker: more(attack.attacker ?? {}) }
          expect(oddsOf(helped).damage).toBeGreaterThanOrEqual(oddsOf(attack).damage - ROUNDING)
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )

  const saves: [string, (defender: Defender) => Defender][] = [
    ['a focus token', (one) => ({ ...one, focus: 1 })],
    ['a calculate token', (one) => ({ ...one, calculate: (one.calculate ?? 0) + 1 })],
    ['a Force charge', (one) => ({ ...one, force: (one.force ?? 0) + 1 })],
    ['an evade token', (one) => ({ ...one, evade: (one.evade ?? 0) + 1 })],
    ['a reinforce token', (one) => ({ ...one, reinforce: (one.reinforce ?? 0) + 1 })],
    ['a reroll', (one) => ({ ...one, rerolls: [...(one.rerolls ?? []), { upTo: 1 }] })],
  ]
  test.each(saves)(
    '%s of the defender',
    (_, more) => {
      fc.assert(
        fc.property(attacks(4), (attack) => {
          const saved = { ...attack, defender: more(attack.defender ?? {}) }
          expect(oddsOf(saved).damage).toBeLessThanOrEqual(oddsOf(attack).damage + ROUNDING)
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )

  test('a die of either side', () => {
    fc.assert(
      fc.property(plainAttacks, (attack) => {
        const damage = oddsOf(attack).damage
        const attacked = oddsOf({ ...attack, attackDice: attack.attackDice + 1 }).damage
        const defended = oddsOf({ ...attack, defenseDice: attack.defenseDice + 1 }).damage
        expect(attacked).toBeGreaterThanOrEqual(damage - ROUNDING)
        expect(defended).toBeLessThanOrEqual(damage + ROUNDING)
      }),
      runs,
    )
  }, 60_000)
})

describe('the plot', () => {
  test('has a bar for each damage from 0, the last for all that is more', () => {
    const odds = oddsOf({ attackDice: 6, defenseDice: 0, attacker: { focus: 1, adds: { crit: 1 } } })
    const bars = plotOf(odds)
    expect(bars.map(({ damage, orMore }) => `${damage}${orMore ? '+' : ''}`)).toEqual(
      '0 1 2 3 4 5 6+'.split(' '),
    )
    expect(bars[6].chance).toBeCloseTo((6 / 8) ** 6 + 6 * (6 / 8) ** 5 * (2 / 8), 12)
  })

  test('says how much of each bar has a crit', () => {
    const [none, one] = plotOf(oddsOf({ attackDice: 1, defenseDice: 0 }))
    expect(none).toEqual({ damage: 0, orMore: false, chance: 4 / 8, withCrit: 0 })
    expect(one).toEqual({ damage: 1, orMore: false, chance: 4 / 8, withCrit: 1 / 8 })
  })

  test('adds up to 1', () => {
    fc.assert(
      fc.property(plainAttacks, (attack) => {
        const bars = plotOf(oddsOf(attack), 3)
        expect(bars.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 12)
        for (const { chance, withCrit } of bars) expect(withCrit).toBeLessThanOrEqual(chance + ROUNDING)
      }),
      runs,
    )
  })
})
