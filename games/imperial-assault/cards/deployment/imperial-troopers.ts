/** Imperial troopers. */

import { ability, type KeyedAbility, type Source, sourceOf } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { BLUE, blockResults, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { FOCUSED, gain, WEAKENED } from '../../rules/conditions.ts'
import { suffer } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { gainPoints } from '../../rules/moving.ts'
import { type FigureId, NONE, type State } from '../../state.ts'
import { assault, compositePlating, efficientTravel, mounted, squadTraining } from '../abilities.ts'
import { CARD, written } from '../card.ts'
import { chooseFigure, isMendable, mend } from '../choices.ts'
import { adjacentFriends, hasTrait, othersWithin, seenEnemies } from '../figures.ts'
import { always, isAttacker, isDefender, special } from '../shapes.ts'
import { happens, happensInAttack, mayInAttack, mine, when } from '../triggers.ts'

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
const setUp = always('tripod#set-up', { cannotExit: (s, me) => s.activation?.figure === me.figure })
const tripod = ability({
  key: 'tripod',
  always: {
    cannotAttack: (s, me) =>
      s.activation !== null && s.activation.figure === me.figure && s.activation.exited.includes(me.figure),
  },
  when: [
    happensInAttack(
      'attack-declared',
      (s, me, a) => isAttacker(s, me, a) && s.activation?.figure === me.figure,
      (t, me) => {
        if (!isLaid(t.state, setUp, me.figure))
          lay(t.state, setUp, me.seat, { figure: me.figure, until: 'activation' })
      },
    ),
  ],
})

/** Itself, and troopers beside it. */
function mended(s: State, me: Source): FigureId[] {
  return [me.figure, ...adjacentFriends(s, me).filter((figure) => hasTrait(s, figure, 'trooper'))]
}
const environmentalRecoveryGear = special(
  'environmental-recovery-gear',
  (s, me) => mended(s, me).some((figure) => isMendable(s, figure)),
  function* (t, me) {
    for (const figure of mended(t.state, me)) yield* mend(t, me, figure, 1)
  },
)

/** Block becomes evade. */
const agile = when(
  'agile',
  mayInAttack(
    'attack-modifiers',
    (s, me, a) => isDefender(s, me, a) && blockResults(a) > 0,
    (_t, _me, a) => {
      a.block--
      a.evade++
    },
  ),
)

const jets = when(
  'jets',
  happensInAttack(
    'attack-resolved',
    (s, me, a) => isAttacker(s, me, a) && a.distance <= 2,
    (t, me) => gainPoints(t, me.figure, 1, CARD),
  ),
)

/** A die for a target that is near when the attack is declared, whatever moves then; points after every attack. */
const flyBy: KeyedAbility = when(
  'fly-by',
  happensInAttack(
    'attack-declared',
    (s, me, a) => isAttacker(s, me, a) && a.distance <= 2,
    (_t, _me, a) => {
      a.used.push(flyBy.key)
    },
  ),
  happensInAttack(
    'attack-pool',
    (s, me, a) => isAttacker(s, me, a) && a.used.includes(flyBy.key),
    (_t, _me, a) => {
      a.attackDice.push(BLUE)
    },
  ),
  happensInAttack('attack-resolved', isAttacker, (t, me) => gainPoints(t, me.figure, 2, CARD)),
)

const shockLance = special(
  'shock-lance',
  (s, me) => othersWithin(s, me, 2).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, othersWithin(t.state, me, 2))
    if (chosen === null) return
    const { damage, surge } = rollDie(t, YELLOW, CARD)
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
    s.figures[me.figure].used.push(coordinatedRaid.key)
    const seen = seenEnemies(s, me)
    const chosen = yield* chooseFigure(t, me, raiders(s, me.figure))
    if (chosen !== null) yield* attack(t, chosen, CARD, { among: seen })
  },
)

function hasRaided(s: State, figure: FigureId): boolean {
  return s.groups[s.figures[figure].group].figures.some((one) =>
    s.figures[one].used.includes(coordinatedRaid.key),
  )
}

function raiders(s: State, figure: FigureId): FigureId[] {
  const { seat } = s.figures[figure]
  const seen = seenEnemies(s, sourceOf(seat, figure))
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
