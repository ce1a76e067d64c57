/** Random attacks for property tests. */
import fc from 'fast-check'
import {
  ATTACK_FACES,
  type Attack,
  type Change,
  DEFENSE_FACES,
  type ForcedReroll,
  type Moment,
  type Reroll,
  type Results,
} from '../../odds/index.ts'

const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })

/** A field that is left out every other time. */
const seldom = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof(some, fc.constant(undefined))

/** Records without the fields that are undefined. */
const given = <T extends object>(
  fields: { [K in keyof T]: fc.Arbitrary<T[K] | undefined> },
): fc.Arbitrary<T> =>
  fc
    .record(fields as { [name: string]: fc.Arbitrary<unknown> })
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T)

const reroll: fc.Arbitrary<Reroll<never>> = fc.record({ upTo: fc.integer({ min: 1, max: 2 }) })
const forcedReroll: fc.Arbitrary<ForcedReroll<never>> = fc.record({
  upTo: fc.integer({ min: 1, max: 2 }),
  whole: fc.boolean(),
})

/** A change along a list of faces: up for one's own dice, down for theirs. */
function change<Face extends string>(faces: readonly Face[]): fc.Arbitrary<Change<Face>> {
  return fc
    .tuple(fc.nat(faces.length - 2), fc.nat(faces.length - 2), fc.integer({ min: 1, max: 2 }))
    .map(([a, b, n]) => ({ from: [faces[Math.min(a, b)]], to: faces[Math.max(a, b) + 1], upTo: n }))
}

const results = <Face extends string>(faces: readonly Face[], most: number): fc.Arbitrary<Results<Face>> =>
  fc.array(fc.constantFrom(...faces), { maxLength: most }).map((dice) => {
    const counts: { [face in Face]?: number } = {}
    for (const face of dice) counts[face] = (counts[face] ?? 0) + 1
    return counts
  })

const few = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 2 })

/** Attacks with at most so many dice of each kind, plain ones and such with every kind of effect. */
export function attacks(most: number): fc.Arbitrary<Attack> {
  return given<Attack>({
    attackDice: upTo(most),
    defenseDice: upTo(most),
    atRange0: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    attacker: given({
      focus: upTo(1),
      calculate: upTo(2),
      force: upTo(1),
      lock: fc.boolean(),
      rerolls: seldom(few(reroll)),
      changes: seldom(few(change(ATTACK_FACES))),
      adds: seldom(results(ATTACK_FACES, 1)),
      onDefenseDice: seldom(
        fc.record({ rerolls: few(forcedReroll), changes: few(change([...DEFENSE_FACES].reverse())) }),
      ),
    }),
    defender: given({
      focus: upTo(1),
      calculate: upTo(2),
      force: upTo(1),
      evade: upTo(2),
      reinforce: fc.oneof(fc.constant(0), upTo(2)),
      rerolls: seldom(few(reroll)),
      changes: seldom(few(change(DEFENSE_FACES))),
      adds: seldom(results(DEFENSE_FACES, 1)),
      onAttackDice: seldom(
        fc.record({ rerolls: few(forcedReroll), changes: few(change([...ATTACK_FACES].reverse())) }),
      ),
    }),
  })
}

const side = fc.constantFrom('attacker', 'defender') as fc.Arbitrary<'attacker' | 'defender'>
const scored = fc.record({ hit: upTo(2), crit: upTo(2) })

/** Any moment of an attack, with at most so many dice on the table. */
export function moments(most: number): fc.Arbitrary<Moment> {
  return fc.oneof(
    fc.constant<Moment>({ at: 'roll-attack' }),
    fc.record({
      at: fc.constant('modify-attack' as const),
      dice: fc.record({ fresh: results(ATTACK_FACES, most - 1), rerolled: results(ATTACK_FACES, 1) }),
      turn: side,
    }),
    fc.record({ at: fc.constant('roll-defense' as const), attack: scored }),
    fc.record({
      at: fc.constant('modify-defense' as const),
      attack: scored,
      dice: fc.record({ fresh: results(DEFENSE_FACES, most - 1), rerolled: results(DEFENSE_FACES, 1) }),
      turn: side,
    }),
    fc.record({ at: fc.constant('neutralize' as const), attack: scored, evades: upTo(3) }),
  )
}
