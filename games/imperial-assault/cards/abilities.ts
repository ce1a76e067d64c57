/** Abilities that stand on several cards. */
import type { Flow } from '@dejarik/kernel'
import { ability, action, always, CARD, type Me, may, type Named, when } from '../rules/abilities.ts'
import { attack, attackOn } from '../rules/attack/attack.ts'
import { evadeResults } from '../rules/attack/results.ts'
import { hasTarget, type Manner, targetsOf } from '../rules/attack/targets.ts'
import { healthOf, isDefeated, sufferStrain } from '../rules/damage.ts'
import { isLaid, lay, lift } from '../rules/effects.ts'
import { areAdjacent, distance, isAdjacentTo } from '../rules/ground.ts'
import { gainPoints } from '../rules/moving.ts'
import { moment, open } from '../rules/windows.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { hasTrait, isBesideFriend, isFriend } from './figures.ts'
import { isAttacker, isDefender, mayReroll, modifies } from './shapes.ts'

/** May use several actions to attack. */
export const assault = ability('assault', always({ multipleAttacks: () => true }))

/** Block for each evade. */
export const cunning = ability(
  'cunning',
  always({ results: (_s, me, a) => (a.target === me.figure ? { block: evadeResults(a) } : null) }),
)

export const targetingComputer = mayReroll('targeting-computer', 'attack', isAttacker)
export const professional = mayReroll('professional', 'attack', isAttacker)
export const foresight = mayReroll('foresight', 'defense', isDefender)
export const cower = mayReroll(
  'cower',
  'defense',
  (s, me, a) => isDefender(s, me, a) && isBesideFriend(s, me),
)
export const squadTraining = mayReroll(
  'squad-training',
  'attack',
  (s, me, a) => isAttacker(s, me, a) && isBesideFriend(s, me, (figure) => hasTrait(s, figure, 'trooper')),
)

/** Block for friends that are attacked beside it; one Protector an attack. */
export const protector = modifies(
  'protector',
  (s, me, a) => a.target !== NONE && isFriend(s, me, a.target) && isAdjacentTo(s, me.figure, a.space),
  { block: 1 },
  true,
)

/** Evade for friends that are attacked beside it. */
export const distracting = modifies(
  'distracting',
  (s, me, a) => a.target !== NONE && isFriend(s, me, a.target) && isAdjacentTo(s, me.figure, a.space),
  { evade: 1 },
)

/** Strain for a target within three spaces, before any die is rolled. */
export const relentless = ability(
  'relentless',
  when('attack-declared', {
    of: 'attacker',
    if: (s, me, { attack: a }) => a.target !== NONE && distance(s, me.figure, a.target) <= 3,
    run: (t, me, { attack: a }) => sufferStrain(t, a.target, 1, me.figure),
  }),
)

/** Two attacks on two targets. */
export function* attackTwo(t: T, figure: number, manner: Manner = {}): ReturnType<typeof attack> {
  const first = yield* attack(t, figure, CARD, manner)
  if (first === null) return yield* attack(t, figure, CARD, manner)
  return yield* attack(t, figure, CARD, { ...manner, not: [first.target], notObjects: [first.object] })
}

/** An attack on each of these figures, in any order. */
export function* attackEach(t: T, me: Me, figures: readonly FigureId[], manner: Manner = {}): Flow {
  const left = figures.slice()
  while (left.length > 0) {
    const terms = { ...manner, among: left.slice() }
    yield* open(t, { ...moment('attack-planned', me.figure), manner: terms }, 'ia.attack-steps.2')
    const targets = targetsOf(t.state, me.figure, terms)
    if (targets.length === 0) return
    const target = yield* t.choose(me.seat, 'target', targets, { rule: CARD })
    left.splice(left.indexOf(target.target), 1)
    yield* attackOn(t, target, me.seat, terms)
  }
}

/** An attack for which something else holds as well. */
export function* attackWith(t: T, me: Me, effect: Named, manner: Manner = {}): Flow {
  lay(t.state, effect, me.seat, { figure: me.figure, until: 'attack' })
  yield* attack(t, me.figure, CARD, manner)
  // An attack that never came to its first step leaves it behind.
  if (isLaid(t.state, effect, me.figure)) lift(t.state, effect, me.figure)
}

export const brutality = ability(
  'brutality',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      yield* attackTwo(t, me.figure)
    },
  }),
)

export const priorityTarget = ability('priority-target', always({ seesThroughFigures: () => true }))
export const nonSentient = ability('non-sentient', always({ cannotInteract: () => true }))
export const overload = ability('overload', always({ surgeTwice: () => true }))
export const efficientTravel = ability('efficient-travel', always({ paysNothingExtra: () => true }))
export const combatSuit = ability('combat-suit', always({ lessPierce: () => 1 }))

/** Who has stood still since the activation began, his own or another's, hits better. */
export const aim = modifies(
  'aim',
  (s, me, a) => isAttacker(s, me, a) && s.activation?.exited.includes(me.figure) !== true,
  { damage: 1, accuracy: 2 },
)

export const mounted = ability(
  'mounted',
  when('activation-start', { of: 'mine', run: (t, me) => gainPoints(t, me.figure, 3, CARD) }),
)

/** The last attack of somebody who has as much damage as health. */
export const partingShot = ability(
  'parting-shot',
  may('suffered', {
    of: 'mine',
    if: (s, _me, { figure }) => isDefeated(s, figure) && hasTarget(s, figure),
    *run(t, me) {
      yield* attack(t, me.figure, CARD)
      loseForGood(t.state, me.figure)
    },
  }),
)

/** After its last attack nothing saves it any more (`docs/rulings.md`). */
export function loseForGood(s: State, figure: FigureId): void {
  const one = s.figures[figure]
  if (one.space !== NONE) one.damage = healthOf(s, figure)
}

export const disposable = modifies('disposable', isDefender, { dodge: -1 })

/** Hard to hit, and gone afterwards. */
export const slippery = ability(
  'slippery',
  always({ attack: (_s, me, a) => (a.target === me.figure ? { accuracy: -2 } : null) }),
  when('attack-resolved', { of: 'defender', run: (t, me) => gainPoints(t, me.figure, 2, CARD) }),
)

/** Against long shots. */
export const compositePlating = modifies(
  'composite-plating',
  (s, me, a) => isDefender(s, me, a) && distance(s, me.figure, a.attacker) >= 4,
  { block: 1 },
)

/** Damage for a target beside it. */
export function scattergun(name: string, damage: number): ReturnType<typeof modifies> {
  return modifies(
    name,
    (s, me, a) =>
      isAttacker(s, me, a) &&
      (a.target === NONE ? isAdjacentTo(s, me.figure, a.space) : areAdjacent(s, me.figure, a.target)),
    { damage },
  )
}
