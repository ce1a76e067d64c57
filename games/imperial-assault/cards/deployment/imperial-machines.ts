/** Imperial walkers and droids. */
import type { Flow } from '@dejarik/kernel'
import type { Done, TakeDie } from '../../offers.ts'
import { ability, action, always, CARD, type Me, may, surge, when } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLUE, RED, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget, type Manner } from '../../rules/attack/targets.ts'
import { BLEEDING, FOCUSED, gain, STUNNED, WEAKENED } from '../../rules/conditions.ts'
import { suffer, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { defeat } from '../../rules/defeat.ts'
import { areAdjacent, groundOf, spacesOf } from '../../rules/ground.ts'
import { performMove } from '../../rules/moving.ts'
import { type Attack, NONE, type State, type T } from '../../state.ts'
import { assault, attackTwo, targetingComputer } from '../abilities.ts'
import { written } from '../card.ts'
import { addOneOf, chooseFigure, chooseFigures } from '../choices.ts'
import { adjacentEnemies, adjacentFigures, enemies, friends } from '../figures.ts'
import { isAttacker } from '../shapes.ts'
import { damageObjectsIn } from '../spaces.ts'

const awkward = ability(
  'awkward',
  always({ cannotAttack: (s, me, target) => target !== NONE && areAdjacent(s, me.figure, target) }),
)

const epicArsenal = ability('epic-arsenal', always({ mostOfAColor: 2 }))

const generalsOrders = ability(
  'general-s-orders',
  action({
    if: (s, me) => friends(s, me).length > 0,
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, friends(t.state, me), 2, true))
        yield* performMove(t, figure, CARD)
    },
  }),
)

/** Whatever is adjacent goes up with it. */
const selfDestruct = ability(
  'self-destruct',
  may('round-end', {
    *run(t, me) {
      const s = t.state
      const { damage } = rollDie(t, RED, CARD)
      const own = spacesOf(s, s.figures[me.figure])
      const beside = own.flatMap((space) => groundOf(s).counting.adjacent(space))
      yield* damageObjectsIn(t, me, [...own, ...beside], damage)
      yield* sufferAll(t, adjacentFigures(s, me), damage, me.figure)
      yield* defeat(t, me.figure, NONE)
    },
  }),
)

/** Before nine damage its generators still work. */
const isCharged = (s: State, me: Me, a: Attack): boolean =>
  isAttacker(s, me, a) && s.figures[me.figure].damage < 9
const chargeGenerators = ability(
  'charge-generators',
  always({ attack: (s, me, a) => (isCharged(s, me, a) ? { damage: 1 } : null) }),
  may('attack-rerolls', {
    limit: 'attack',
    if: (s, me, { attack: a }) => isCharged(s, me, a) && canReroll(a, 'attack'),
    run: (t, me, { attack: a }) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
  }),
)

/** Two attacks on the same figure. */
const focusFire = ability(
  'focus-fire',
  action({
    actions: 2,
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, { among: enemies(s, me) }),
    *run(t, me) {
      const first = yield* attack(t, me.figure, CARD, { among: enemies(t.state, me) })
      if (first !== null) yield* attack(t, me.figure, CARD, { only: first.target })
    },
  }),
)

const defensible = ability(
  'defensible',
  may('attack-modifiers', {
    of: 'defender',
    run: (t, me, { attack: a }) => addOneOf(t, me, a, ['block', 1], ['evade', 1]),
  }),
)

const multiFire = ability(
  'multi-fire',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      yield* attackTwo(t, me.figure, { damage: -1 })
    },
  }),
)

const chargedShot = ability(
  'charged-shot',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      yield* attack(t, me.figure, CARD, { accuracy: 2 })
    },
  }),
)

/** Focused in time for the dice of every attack. */
const assassin = ability(
  'assassin',
  when('attack-declared', { of: 'attacker', run: (t, me) => gain(t, me.figure, FOCUSED) }),
)

const MISSILES: readonly number[] = [BLUE, RED, YELLOW]

const missileManner = (die: number, hit: readonly Attack[]): Manner => ({
  type: 'ranged',
  dice: [die],
  accuracy: 3,
  not: hit.map(({ target }) => target),
  notObjects: hit.map(({ object }) => object),
})

function* missiles(t: T, me: Me): Flow {
  const left = MISSILES.slice()
  const hit: Attack[] = []
  while (left.length > 0 && hasTarget(t.state, me.figure, missileManner(BLUE, hit))) {
    const options: (TakeDie | Done)[] = left.map((die): TakeDie => ({ do: 'die', die }))
    // The first attack was decided on with the action.
    if (left.length < MISSILES.length) options.push({ do: 'done' })
    const chosen = yield* t.choose(me.seat, 'attack-die', options, { rule: CARD })
    if (chosen.do === 'done') return
    left.splice(left.indexOf(chosen.die), 1)
    const made = yield* attack(t, me.figure, CARD, missileManner(chosen.die, hit))
    if (made !== null) hit.push(made)
  }
}

const missileSalvo = ability(
  'missile-salvo',
  action({ attacks: true, if: (s, me) => hasTarget(s, me.figure, missileManner(BLUE, [])), run: missiles }),
)

const invasiveProcedure = ability(
  'invasive-procedure',
  action({
    if: (s, me) => adjacentFigures(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentFigures(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, 1, me.figure)
      yield* sufferStrain(t, chosen, 1, me.figure)
      gain(t, chosen, BLEEDING)
      gain(t, me.figure, FOCUSED)
    },
  }),
)

const unnerving = ability(
  'unnerving',
  when('activation-end', {
    of: 'mine',
    run(t, me) {
      for (const figure of adjacentEnemies(t.state, me)) gain(t, figure, WEAKENED)
    },
  }),
)

/** No damage, but Stunned. */
const shockingPalm = ability(
  'shocking-palm',
  surge({
    run(t, _me, a) {
      a.missed = true
      if (a.target !== NONE) gain(t, a.target, STUNNED)
    },
  }),
)

export const IMPERIAL_MACHINES = [
  written('at-st', targetingComputer, awkward),
  written('at-dp', assault, chargeGenerators),
  written('general-weiss', generalsOrders, epicArsenal),
  written('sc2-m-repulsor-tank', focusFire, defensible),
  written('probe-droid', selfDestruct),
  written('probe-droid-elite', targetingComputer, selfDestruct),
  written('sentry-droid', multiFire, chargedShot, targetingComputer),
  written('sentry-droid-elite', multiFire, chargedShot, targetingComputer),
  written('bt-1', missileSalvo, assassin),
  written('0-0-0', invasiveProcedure, unnerving, shockingPalm),
]
