/** Imperial troopers. */
import { ability, action, always, CARD, type Me, may, meOf, type Named, when } from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { chooseFigure, isMendable, mend } from '../choices.ts'
import { adjacentFriends, hasTrait, othersWithin, seenEnemies } from '../figures.ts'

/** The others of its group that are on the map. */
function comrades(s: State, figure: FigureId): FigureId[] {
  return s.groups[s.figures[figure].group].figures.filter(
    (one) => one !== figure && s.figures[one].space !== NONE,
  )
}

/** Who falls focuses another of the group. */
const lastStand = ability(
  'last-stand',
  when('defeated', {
    of: 'mine',
    if: (s, me) => comrades(s, me.figure).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, comrades(t.state, me.figure))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

/** In its activation it either shoots or leaves its space. */
const setUp = ability('tripod#set-up', always({ cannotExit: (s, me) => s.activation?.figure === me.figure }))
const tripod = ability(
  'tripod',
  always({
    cannotAttack: (s, me) =>
      s.activation !== null && s.activation.figure === me.figure && s.activation.exited.includes(me.figure),
  }),
  when('attack-declared', {
    of: 'attacker',
    if: (s, me) => s.activation?.figure === me.figure,
    run(t, me) {
      if (!isLaid(t.state, setUp, me.figure))
        lay(t.state, setUp, me.seat, { figure: me.figure, until: 'activation' })
    },
  }),
)

/** Itself, and troopers beside it. */
function mended(s: State, me: Me): FigureId[] {
  return [me.figure, ...adjacentFriends(s, me).filter((figure) => hasTrait(s, figure, 'trooper'))]
}
const environmentalRecoveryGear = ability(
  'environmental-recovery-gear',
  action({
    if: (s, me) => mended(s, me).some((figure) => isMendable(s, figure)),
    *run(t, me) {
      for (const figure of mended(t.state, me)) yield* mend(t, me, figure, 1)
    },
  }),
)

/** Block becomes evade. */
const agile = ability(
  'agile',
  may('attack-modifiers', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => blockResults(a) > 0,
    run(_t, _me, { attack: a }) {
      a.block--
      a.evade++
    },
  }),
)

const jets = ability(
  'jets',
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.distance <= 2,
    run: (t, me) => gainPoints(t, me.figure, 1, CARD),
  }),
)

/** A die for a target that is near when the attack is declared, whatever moves then; points after every attack. */
const flyBy: Named = ability(
  'fly-by',
  when('attack-declared', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.distance <= 2,
    run(_t, _me, { attack: a }) {
      a.used.push(flyBy.key)
    },
  }),
  when('attack-pool', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.used.includes(flyBy.key),
    run(_t, _me, { attack: a }) {
      a.attackDice.push(BLUE)
    },
  }),
  when('attack-resolved', { of: 'attacker', run: (t, me) => gainPoints(t, me.figure, 2, CARD) }),
)

const shockLance = ability(
  'shock-lance',
  action({
    if: (s, me) => othersWithin(s, me, 2).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, othersWithin(t.state, me, 2))
      if (chosen === null) return
      const { damage, surge } = rollDie(t, YELLOW, CARD)
      yield* suffer(t, chosen, damage, me.figure)
      if (surge > 0) gain(t, chosen, WEAKENED)
    },
  }),
)

/** Whoever of the group used it, it is used up for this round. */
const coordinatedRaid = ability(
  'coordinated-raid',
  action({
    if: (s, me) => raiders(s, me.figure).length > 0 && !hasRaided(s, me.figure),
    *run(t, me) {
      const s = t.state
      s.figures[me.figure].used.push(coordinatedRaid.key)
      const seen = seenEnemies(s, me)
      const chosen = yield* chooseFigure(t, me, raiders(s, me.figure))
      if (chosen !== null) yield* attack(t, chosen, CARD, { among: seen })
    },
  }),
)

function hasRaided(s: State, figure: FigureId): boolean {
  return s.groups[s.figures[figure].group].figures.some((one) =>
    s.figures[one].used.includes(coordinatedRaid.key),
  )
}

function raiders(s: State, figure: FigureId): FigureId[] {
  const { seat } = s.figures[figure]
  const seen = seenEnemies(s, meOf(seat, figure))
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
