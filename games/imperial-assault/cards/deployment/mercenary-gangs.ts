/** Guards and gangs for hire. */
import { ability, type KeyedAbility, type Source } from '../../rules/ability.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLUE, evadeResults, RED } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { gain, HIDDEN } from '../../rules/conditions.ts'
import { sufferStrain } from '../../rules/damage.ts'
import { figuresOf, isAdjacentTo, spacesOf } from '../../rules/ground.ts'
import { type Attack, NONE, type State, type T } from '../../state.ts'
import { attackWith, disposable, partingShot, professional, squadTraining } from '../abilities.ts'
import { written } from '../card.ts'
import { hasTrait } from '../figures.ts'
import { always, isAttacker, isDefender, mayReroll, modifies, special } from '../shapes.ts'
import { happensInAttack, mayInAttack, when } from '../triggers.ts'

const gamorreanHonor = mayReroll('gamorrean-honor', 'defense', (s, me, a) => isDefender(s, me, a) && a.ranged)
const gamorreanHonorGuard = modifies(
  'gamorrean-honor-guard',
  (s, me, a) => isDefender(s, me, a) && a.ranged,
  { block: 1 },
)
const laboredAttack = when(
  'labored-attack',
  mayInAttack(
    'attack-rerolls',
    (s, me, a) => isAttacker(s, me, a) && canReroll(a, 'attack'),
    function* (t, me, a) {
      yield* sufferStrain(t, me.figure, 1)
      yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
    },
    'attack',
  ),
)

const prowl = special(
  'prowl',
  () => true,
  (t, me) => gain(t, me.figure, HIDDEN),
)
const raider = mayReroll('raider', 'any', isAttacker)

/** Peace is kept by strain on both sides, once an attack, and not for those who guard themselves. */
const holdsGuardian = (s: State, me: Source, a: Attack): boolean =>
  figuresOf(s, me.seat).some(
    (figure) => hasTrait(s, figure, 'guardian') && spacesOf(s, s.figures[figure]).includes(a.space),
  )
const keepThePeace = when(
  'keep-the-peace',
  mayInAttack(
    'attack-declared',
    (s, me, a) => a.controller !== me.seat && isAdjacentTo(s, me.figure, a.space) && !holdsGuardian(s, me, a),
    function* (t, me, a) {
      yield* sufferStrain(t, me.figure, 1)
      yield* sufferStrain(t, a.attacker, 1, me.figure)
    },
    'attack',
  ),
)

const harass: KeyedAbility = ability({
  key: 'harass',
  surge(_t: T, _me: Source, a: Attack) {
    a.used.push(harass.key)
  },
  when: [
    happensInAttack(
      'attack-resolved',
      (s, me, a) => isAttacker(s, me, a) && a.used.includes(harass.key) && !a.missed && a.target !== NONE,
      (t, me, a) => sufferStrain(t, a.target, 1, me.figure),
    ),
  ],
})
const takeCover = when(
  'jawa-scavenger/take-cover',
  mayInAttack('attack-modifiers', isDefender, (_t, _me, a) => {
    a.block++
    if (evadeResults(a) > 0) a.evade--
  }),
)

/** A rifle that leaves no room for anything else. */
const nothingElse = always('tusken-cycler#nothing-else', { usesNone: () => true })
const CYCLER = { type: 'ranged', dice: [BLUE, RED] } as const
const tuskenCycler = special(
  'tusken-cycler',
  (s, me) => hasTarget(s, me.figure, CYCLER),
  (t, me) => attackWith(t, me, nothingElse, CYCLER),
  { attacks: true },
)

export const MERCENARY_GANGS = [
  written('tusken-raider', tuskenCycler),
  written('tusken-raider-elite', tuskenCycler),
  written('gamorrean-guard', gamorreanHonor, laboredAttack),
  written('gamorrean-guard-elite', gamorreanHonorGuard, professional),
  written('hired-gun', partingShot, disposable),
  written('hired-gun-elite', partingShot, disposable),
  written('weequay-pirate', raider),
  written('weequay-pirate-elite', prowl, raider),
  written('wing-guard', keepThePeace),
  written('wing-guard-elite', keepThePeace, squadTraining),
  written('jawa-scavenger', takeCover, harass),
]
