/** Imperial troopers. */

import { ability } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { BLUE, blockResults, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { FOCUSED, gain, WEAKENED } from '../../rules/conditions.ts'
import { suffer } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { areAdjacent, figuresOnMap, sees } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { type FigureId, NONE, type State } from '../../state.ts'
import { assault, compositePlating, efficientTravel, mounted, squadTraining } from '../abilities.ts'
import { written } from '../card.ts'
import { isWithin, mend, rollDie } from '../choices.ts'
import {
  always,
  CARD,
  chooseFigure,
  enemies,
  friends,
  hasTrait,
  isAttacker,
  isDefender,
  special,
} from '../shapes.ts'
import { during, happens, inAttack, may, mine, when } from '../triggers.ts'

/** The others of its group that are on the map. */
function comrades(s: State, figure: FigureId): FigureId[] {
  return s.groups[s.figures[figure].group].figures.filter(
    (one) => one !== figure && s.figures[one].space !== NONE,
  )
}

/** Who falls focuses another of the group. */
const lastStand = when(
  'last-stand',
  happens(
    'defeated',
    (s, me, at) => mine(s, me, at) && comrades(s, me.figure).length > 0,
    function* (t, me) {
      const chosen = yield* chooseFigure(t, me, comrades(t.state, me.figure))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  ),
)

/** In its activation it either shoots or leaves its space. */
const setUp = always('tripod', { cannotExit: (s, me) => s.activation?.figure === me.figure })
const tripod = ability({
  name: 'tripod',
  always: {
    cannotAttack: (s, me) =>
      s.activation !== null && s.activation.figure === me.figure && s.activation.exited.includes(me.figure),
  },
  when: [
    happens(
      'attack-declared',
      during((s, me, a) => isAttacker(s, me, a) && s.activation?.figure === me.figure),
      (t, me) => {
        if (!isLaid(t.state, setUp, me.figure))
          lay(t.state, setUp, me.seat, { figure: me.figure, until: 'activation' })
      },
    ),
  ],
})

const environmentalRecoveryGear = special(
  'environmental-recovery-gear',
  () => true,
  function* (t, me) {
    const s = t.state
    yield* mend(t, me, me.figure, 1)
    for (const figure of friends(
      s,
      me,
      (one) => hasTrait(s, one, 'trooper') && areAdjacent(s, me.figure, one),
    ))
      yield* mend(t, me, figure, 1)
  },
)

/** Block becomes evade. */
const agile = when(
  'agile',
  may(
    'attack-modifiers',
    during((s, me, a) => isDefender(s, me, a) && blockResults(a) > 0),
    inAttack((_t, _me, a) => {
      a.block--
      a.evade++
    }),
  ),
)

const jets = when(
  'jets',
  happens(
    'attack-resolved',
    during((s, me, a) => isAttacker(s, me, a) && a.distance <= 2),
    inAttack((t, me) => gainPoints(t, me.figure, 1, CARD)),
  ),
)

const flyBy = when(
  'fly-by',
  happens(
    'attack-pool',
    during((s, me, a) => isAttacker(s, me, a) && a.distance <= 2),
    inAttack((_t, _me, a) => {
      a.attackDice.push(BLUE)
    }),
  ),
  happens(
    'attack-resolved',
    during((s, me, a) => isAttacker(s, me, a) && a.distance <= 2),
    inAttack((t, me) => gainPoints(t, me.figure, 2, CARD)),
  ),
)

const shockLance = special(
  'shock-lance',
  (s, me) => figuresOnMap(s).some((figure) => figure !== me.figure && isWithin(s, me, figure, 2)),
  function* (t, me) {
    const s = t.state
    const near = figuresOnMap(s).filter((figure) => figure !== me.figure && isWithin(s, me, figure, 2))
    const chosen = yield* chooseFigure(t, me, near)
    if (chosen === null) return
    const { damage, surge } = rollDie(t, me, YELLOW)
    yield* suffer(t, chosen, damage, me.figure)
    if (surge > 0) gain(t, chosen, WEAKENED)
  },
)

/** Whoever of the group used it, it is used up for this round. */
const coordinatedRaid = special(
  'coordinated-raid',
  (s, me) => raiders(s, me.figure).length > 0 && !hasRaided(s, me.figure),
  function* (t, me) {
    const s = t.state
    s.figures[me.figure].used.push(coordinatedRaid.number)
    const seen = enemies(s, me, (figure) => sees(s, me.figure, figure))
    const chosen = yield* chooseFigure(t, me, raiders(s, me.figure))
    if (chosen !== null) yield* attack(t, chosen, CARD, { among: seen })
  },
)

function hasRaided(s: State, figure: FigureId): boolean {
  return s.groups[s.figures[figure].group].figures.some((one) =>
    s.figures[one].used.includes(coordinatedRaid.number),
  )
}

function raiders(s: State, figure: FigureId): FigureId[] {
  const { seat } = s.figures[figure]
  const seen = enemies(s, { seat, figure, value: 0 }, (one) => sees(s, figure, one))
  return comrades(s, figure).filter((one) => hasTarget(s, one, { among: seen }))
}

export const IMPERIAL_TROOPERS = [
  written('stormtrooper', squadTraining),
  written('stormtrooper-elite', squadTraining, lastStand),
  written('e-web-engineer', tripod, assault),
  written('e-web-engineer-elite', tripod, assault),
  written('heavy-stormtrooper', compositePlating),
  written('heavy-stormtrooper-elite', compositePlating),
  written('snowtrooper', environmentalRecoveryGear),
  written('snowtrooper-elite', environmentalRecoveryGear, efficientTravel),
  written('jet-trooper', agile, jets),
  written('jet-trooper-elite', agile, flyBy),
  written('dewback-rider', shockLance, mounted),
  written('isb-infiltrator', coordinatedRaid),
  written('isb-infiltrator-elite', coordinatedRaid),
]
