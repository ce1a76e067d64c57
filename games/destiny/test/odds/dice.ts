import fc from 'fast-check'
import { cardFacts, dieFrom } from '../../facts/index.ts'
import { COUNTS, type Roll, type RollDie, rollDie } from '../../odds/index.ts'

/** A die with these six sides that belongs to no card. */
export function die(codes: string): RollDie {
  const sides = dieFrom(codes).map((side) => ({ ...side, value: Number(side.value) }))
  return { card: codes, sides, modifiesOnly: null, is: [] }
}

export function cardDie(id: string, x?: number): RollDie {
  return rollDie(cardFacts(id), x)!
}

const CODES = '- Sp Sp1 1MD 2MD 3MD1 +1MD +2MD1 1RD 2RD1 +1RD 2ID1 1Sh 1R +1R 1F +1* +2*1'.split(' ')

const dice: fc.Arbitrary<RollDie> = fc
  .tuple(
    fc.array(fc.constantFrom(...CODES), { minLength: 6, maxLength: 6 }),
    fc.constantFrom<RollDie['modifiesOnly']>(null, 'trooper'),
    fc.boolean(),
  )
  .map(([sides, modifiesOnly, isTrooper]) => ({
    ...die(sides.join(' ')),
    modifiesOnly,
    is: isTrooper ? ['trooper'] : [],
  }))

/** Questions about so many dice, some of them alike. */
export function rolls(most: { dice: number; rerolls: number }): fc.Arbitrary<Roll> {
  return fc.record({
    dice: fc
      .tuple(fc.array(dice, { minLength: 1, maxLength: most.dice }), fc.boolean())
      .map(([all, alike]) => (alike ? all.map(() => all[0]) : all)),
    counts: fc.constantFrom(...COUNTS.map((count) => [count]), ['melee', 'shield'], ['resource', 'special']),
    resources: fc.nat(3),
    rerolls: fc.nat(most.rerolls),
  }) as fc.Arbitrary<Roll>
}
