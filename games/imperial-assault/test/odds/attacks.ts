import fc from 'fast-check'
import { ATTACK_DICE, type AttackDie, DEFENSE_DICE, type DefenseDie } from '../../facts/index.ts'
import type { Attack, Modifiers, PoolDie, Reroll, SurgeAbility } from '../../odds/index.ts'

function die<Color extends string>(colors: readonly Color[]): fc.Arbitrary<PoolDie<Color>> {
  const rolled = fc.record({
    color: fc.constantFrom(...colors),
    side: fc.integer({ min: 0, max: 5 }),
    rerolled: fc.boolean(),
  })
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...colors) }, { weight: 1, arbitrary: rolled })
}

const small = fc.integer({ min: -1, max: 2 })

const ability: fc.Arbitrary<SurgeAbility> = fc.record(
  {
    cost: fc.integer({ min: 0, max: 2 }),
    damage: fc.integer({ min: 0, max: 3 }),
    accuracy: small,
    pierce: fc.integer({ min: 0, max: 3 }),
    block: fc.constantFrom(0, -1),
    dodge: fc.constantFrom(0, -1),
    worth: fc.integer({ min: 0, max: 2 }),
    worthIfDamaged: fc.integer({ min: 0, max: 2 }),
  },
  { requiredKeys: [] },
)

const modifiers: fc.Arbitrary<Partial<Modifiers>> = fc.record(
  {
    damage: small,
    surge: small,
    accuracy: small,
    pierce: small.map(Math.abs),
    block: small,
    evade: small,
    dodge: fc.constantFrom(-1, 0, 0),
  },
  { requiredKeys: [] },
)

/** Attacks of all kinds with so many dice. */
export function anyAttack(attackDice: number, defenseDice: number): fc.Arbitrary<Attack> {
  return fc.record({
    attack: fc.array(die<AttackDie>(ATTACK_DICE), { maxLength: attackDice }),
    defense: fc.array(die<DefenseDie>(DEFENSE_DICE), { maxLength: defenseDice }),
    range: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
    modifiers,
    surges: fc.array(ability, { maxLength: 4 }),
    health: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
  })
}

const reroll: fc.Arbitrary<Reroll> = fc.record({
  by: fc.constantFrom('attacker', 'defender'),
  dice: fc.constantFrom('attack', 'defense'),
  upTo: fc.integer({ min: 1, max: 2 }),
})

/** The same with one or two rerolls. */
export function anyRerolledAttack(attackDice: number, defenseDice: number): fc.Arbitrary<Attack> {
  return fc
    .tuple(anyAttack(attackDice, defenseDice), fc.array(reroll, { minLength: 1, maxLength: 2 }))
    .map(([attack, rerolls]) => ({ ...attack, rerolls }))
}
