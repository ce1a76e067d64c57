/** Guards and gangs for hire. */
import { ability, action, always, type Me, may, type Named, surge, when } from '../../rules/abilities.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLUE, evadeResults, RED } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { gain, HIDDEN } from '../../rules/conditions.ts'
import { sufferStrain } from '../../rules/damage.ts'
import { figuresOf, isAdjacentTo, spacesOf } from '../../rules/ground.ts'
import { type Attack, NONE, type State } from '../../state.ts'
import { attackWith, disposable, partingShot, professional, squadTraining } from '../abilities.ts'
import { written } from '../card.ts'
import { hasTrait } from '../figures.ts'
import { isAttacker, isDefender, mayReroll, modifies } from '../shapes.ts'

const gamorreanHonor = mayReroll('gamorrean-honor', 'defense', (s, me, a) => isDefender(s, me, a) && a.ranged)
const gamorreanHonorGuard = modifies(
  'gamorrean-honor-guard',
  (s, me, a) => isDefender(s, me, a) && a.ranged,
  { block: 1 },
)
const laboredAttack = ability(
  'labored-attack',
  may('attack-rerolls', {
    of: 'attacker',
    limit: 'attack',
    if: (_s, _me, { attack: a }) => canReroll(a, 'attack'),
    *run(t, me, { attack: a }) {
      yield* sufferStrain(t, me.figure, 1)
      yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
    },
  }),
)

const prowl = ability('prowl', action({ run: (t, me) => gain(t, me.figure, HIDDEN) }))
const raider = mayReroll('raider', 'any', isAttacker)

/** Peace is kept by strain on both sides, once an attack, and not for those who guard themselves. */
const holdsGuardian = (s: State, me: Me, a: Attack): boolean =>
  figuresOf(s, me.seat).some(
    (figure) => hasTrait(s, figure, 'guardian') && spacesOf(s, s.figures[figure]).includes(a.space),
  )
const keepThePeace = ability(
  'keep-the-peace',
  may('attack-declared', {
    limit: 'attack',
    if: (s, me, { attack: a }) =>
      a.controller !== me.seat && isAdjacentTo(s, me.figure, a.space) && !holdsGuardian(s, me, a),
    *run(t, me, { attack: a }) {
      yield* sufferStrain(t, me.figure, 1)
      yield* sufferStrain(t, a.attacker, 1, me.figure)
    },
  }),
)

const harass: Named = ability(
  'harass',
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.used.includes(harass.key) && !a.missed && a.target !== NONE,
    run: (t, me, { attack: a }) => sufferStrain(t, a.target, 1, me.figure),
  }),
  surge({
    run(_t, _me, a) {
      a.used.push(harass.key)
    },
  }),
)
const takeCover = ability(
  'jawa-scavenger/take-cover',
  may('attack-modifiers', {
    of: 'defender',
    run(_t, _me, { attack: a }) {
      a.block++
      if (evadeResults(a) > 0) a.evade--
    },
  }),
)

/** A rifle that leaves no room for anything else. */
const nothingElse = ability('tusken-cycler#nothing-else', always({ usesNone: () => true }))
const CYCLER = { type: 'ranged', dice: [BLUE, RED] } as const
const tuskenCycler = ability(
  'tusken-cycler',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, CYCLER),
    run: (t, me) => attackWith(t, me, nothingElse, CYCLER),
  }),
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
