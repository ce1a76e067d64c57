/** Imperial walkers and droids. */
import type { Flow } from '@dejarik/kernel'
import type { Done, TakeDie } from '../../offers.ts'
import { ability, type Source } from '../../rules/ability.ts'
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
import { CARD, written } from '../card.ts'
import { addOneOf, chooseFigure, chooseFigures } from '../choices.ts'
import { adjacentEnemies, adjacentFigures, enemies, friends } from '../figures.ts'
import { always, isAttacker, isDefender, special } from '../shapes.ts'
import { damageObjectsIn } from '../spaces.ts'
import { happens, happensInAttack, may, mayInAttack, mine, when } from '../triggers.ts'

const awkward = always('awkward', {
  cannotAttack: (s, me, target) => target !== NONE && areAdjacent(s, me.figure, target),
})

const epicArsenal = always('epic-arsenal', { mostOfAColor: 2 })

const generalsOrders = special(
  'general-s-orders',
  (s, me) => friends(s, me).length > 0,
  function* (t, me) {
    for (const figure of yield* chooseFigures(t, me, friends(t.state, me), 2, true))
      yield* performMove(t, figure, CARD)
  },
)

/** Whatever is adjacent goes up with it. */
const selfDestruct = when(
  'self-destruct',
  may(
    'round-end',
    () => true,
    function* (t, me) {
      const s = t.state
      const { damage } = rollDie(t, RED, CARD)
      const own = spacesOf(s, s.figures[me.figure])
      const beside = own.flatMap((space) => groundOf(s).counting.adjacent(space))
      yield* damageObjectsIn(t, me, [...own, ...beside], damage)
      yield* sufferAll(t, adjacentFigures(s, me), damage, me.figure)
      yield* defeat(t, me.figure, NONE)
    },
  ),
)

/** Before nine damage its generators still work. */
const isCharged = (s: State, me: Source, a: Attack): boolean =>
  isAttacker(s, me, a) && s.figures[me.figure].damage < 9
const chargeGenerators = ability({
  key: 'charge-generators',
  always: { attack: (s, me, a) => (isCharged(s, me, a) ? { damage: 1 } : null) },
  when: [
    mayInAttack(
      'attack-rerolls',
      (s, me, a) => isCharged(s, me, a) && canReroll(a, 'attack'),
      (t, me, a) => reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12'),
      'attack',
    ),
  ],
})

/** Two attacks on the same figure. */
const focusFire = special(
  'focus-fire',
  (s, me) => hasTarget(s, me.figure, { among: enemies(s, me) }),
  function* (t, me) {
    const first = yield* attack(t, me.figure, CARD, { among: enemies(t.state, me) })
    if (first !== null) yield* attack(t, me.figure, CARD, { only: first.target })
  },
  { cost: 2, attacks: true },
)

const defensible = when(
  'defensible',
  mayInAttack('attack-modifiers', isDefender, (t, me, a) => addOneOf(t, me, a, ['block', 1], ['evade', 1])),
)

const multiFire = special(
  'multi-fire',
  (s, me) => hasTarget(s, me.figure),
  function* (t, me) {
    yield* attackTwo(t, me.figure, { damage: -1 })
  },
  { attacks: true },
)

const chargedShot = special(
  'charged-shot',
  (s, me) => hasTarget(s, me.figure),
  function* (t, me) {
    yield* attack(t, me.figure, CARD, { accuracy: 2 })
  },
  { attacks: true },
)

/** Focused in time for the dice of every attack. */
const assassin = when(
  'assassin',
  happensInAttack('attack-declared', isAttacker, (t, me) => gain(t, me.figure, FOCUSED)),
)

const MISSILES: readonly number[] = [BLUE, RED, YELLOW]

const missileManner = (die: number, hit: readonly Attack[]): Manner => ({
  type: 'ranged',
  dice: [die],
  accuracy: 3,
  not: hit.map(({ target }) => target),
  notObjects: hit.map(({ object }) => object),
})

function* missiles(t: T, me: Source): Flow {
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

const missileSalvo = special(
  'missile-salvo',
  (s, me) => hasTarget(s, me.figure, missileManner(BLUE, [])),
  missiles,
  { attacks: true },
)

const invasiveProcedure = special(
  'invasive-procedure',
  (s, me) => adjacentFigures(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, adjacentFigures(t.state, me))
    if (chosen === null) return
    yield* suffer(t, chosen, 1, me.figure)
    yield* sufferStrain(t, chosen, 1, me.figure)
    gain(t, chosen, BLEEDING)
    gain(t, me.figure, FOCUSED)
  },
)

const unnerving = when(
  'unnerving',
  happens('activation-end', mine, (t, me) => {
    for (const figure of adjacentEnemies(t.state, me)) gain(t, figure, WEAKENED)
  }),
)

/** No damage, but Stunned. */
const shockingPalm = ability({
  key: 'shocking-palm',
  surge(t: T, _me: Source, a: Attack) {
    a.missed = true
    if (a.target !== NONE) gain(t, a.target, STUNNED)
  },
})

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
