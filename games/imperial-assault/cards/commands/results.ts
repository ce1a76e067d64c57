/** Command cards that add to or take from the results of an attack. */
import { NO_EFFECTS, type SurgeFacts } from '../../facts/index.ts'
import { ability, always, CARD, type Modifiers, may, when } from '../../rules/abilities.ts'
import { add, surgesLeft } from '../../rules/attack/results.ts'
import { commandOf, designOf } from '../../rules/cards.ts'
import { FOCUSED, gain, HIDDEN, has, STUNNED } from '../../rules/conditions.ts'
import { suffer, sufferAll } from '../../rules/damage.ts'
import { lay } from '../../rules/effects.ts'
import { distance, sees } from '../../rules/ground.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { NONE, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseEffect } from '../choices.ts'
import { enemiesWithin, hasTrait } from '../figures.ts'
import { addsResults, isAttacker, isDefender } from '../shapes.ts'

const deadeye = addsResults('deadeye', isAttacker, { accuracy: 2 })
const blitz = addsResults('blitz', isAttacker, { surges: 1 })
const positioningAdvantage = addsResults('positioning-advantage', isAttacker, { damage: 1 })
const parry = addsResults('parry', isDefender, { block: 1 })
const assassinate = addsResults('assassinate', (s, me, a) => isAttacker(s, me, a) && a.target !== NONE, {
  damage: 3,
})
const heavyOrdnance = addsResults('heavy-ordnance', isAttacker, (_s, _me, a) =>
  a.target === NONE ? { damage: 2, pierce: 2 } : { damage: 1 },
)

const LOCKS = ['more-accuracy', 'less-dodge', 'less-evade'] as const
const LOCKED: { readonly [L in (typeof LOCKS)[number]]: Modifiers } = {
  'more-accuracy': { accuracy: 3 },
  'less-dodge': { dodge: -1 },
  'less-evade': { evade: -1 },
}
const lockOn = ability(
  'lock-on',
  may('attack-modifiers', {
    of: 'attacker',
    *run(t, me, { attack: a }) {
      const effect = yield* chooseEffect(t, me, ...LOCKS)
      add(a, LOCKED[effect])
    },
  }),
)

/** One block, and one more for each card of a Force User among those that its player has played. */
const protectTheOldWays = addsResults(
  'protect-the-old-ways',
  (s, me, a) => a.target !== NONE && distance(s, me.figure, a.target) <= 3,
  (s, me) => ({ block: 1 + playedByForceUsers(s, me.seat) }),
)

function playedByForceUsers(s: State, seat: number): number {
  return s.sides[seat].discard.filter(
    (card) => commandOf(card).facts.usedBy?.traits.includes('force-user') === true,
  ).length
}

const letsMakeADeal = ability(
  'let-s-make-a-deal',
  may('attack-modifiers', {
    of: 'defender',
    if: (s, me) => s.sides[me.seat].points > 0,
    *run(t, me, { attack: a }) {
      const most = t.state.sides[me.seat].points
      const paid = yield* t.chooseNumber(me.seat, 'pay-points', { min: 1, max: most }, { rule: CARD })
      add(a, { damage: -paid })
      gain(t, me.figure, FOCUSED)
      scoreTogether(
        t,
        [
          [me.seat, -paid],
          [opponentOf(me.seat), paid],
        ],
        CARD,
      )
    },
  }),
)

const blades = ability(
  'bladestorm#blades',
  when('attack-resolved', {
    of: 'attacker',
    run: (t, me) => sufferAll(t, enemiesWithin(t.state, me, 2), 1, me.figure),
  }),
)
const bladestorm = ability(
  'bladestorm',
  may('attack-modifiers', {
    of: 'attacker',
    run(t, me, { attack: a }) {
      add(a, { surges: 1 })
      lay(t.state, blades, me.seat, { figure: me.figure, until: 'attack' })
    },
  }),
)

const unpierced = ability('heavy-armor#unpierced', always({ lessPierce: () => Number.POSITIVE_INFINITY }))
const heavyArmor = ability(
  'heavy-armor',
  may('attack-modifiers', {
    of: 'defender',
    run: (t, me) => lay(t.state, unpierced, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

const twice = ability(
  'hunter-protocol#twice',
  always({ surgeTwice: (_s, me, a) => a.attacker === me.figure }),
)
/** With fewer than two surges there is nothing to trigger twice. */
const hunterProtocol = ability(
  'hunter-protocol',
  may('attack-surges', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => surgesLeft(a, 0) >= 2,
    run: (t, me) => lay(t.state, twice, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

const deflected = ability(
  'deflection#deflected',
  when('attack-resolved', {
    of: 'defender',
    if: (s, _me, { attack: a }) => a.suffered === 0 && s.figures[a.attacker].space !== NONE,
    *run(t, me, { attack: a }) {
      yield* suffer(t, a.attacker, 2, me.figure)
    },
  }),
)
const deflection = ability(
  'deflection',
  may('attack-declared', {
    of: 'defender',
    run(t, me, { attack: a }) {
      add(a, { accuracy: -2 })
      lay(t.state, deflected, me.seat, { figure: me.figure, until: 'attack' })
    },
  }),
)

const braceYourself = addsResults(
  'brace-yourself',
  (s, me, a) => isDefender(s, me, a) && s.activation?.figure !== a.attacker,
  { block: 2 },
  'attack-declared',
)
const strokeOfBrilliance = addsResults(
  'stroke-of-brilliance',
  isDefender,
  { block: 2, evade: 1 },
  'attack-declared',
)
const explosiveWeaponry = addsResults('explosive-weaponry', isAttacker, { blast: 1 }, 'attack-declared')
const deathblow = addsResults(
  'deathblow',
  (s, me, a) => isAttacker(s, me, a) && !a.ranged,
  (s, _me, { target }) => ({
    damage: target !== NONE && designOf(s.figures[target].kind).facts.attack?.type === 'ranged' ? 2 : 1,
  }),
  'attack-declared',
)

const camouflage = ability(
  'camouflage',
  may('attack-declared', { of: 'defender', run: (t, me) => gain(t, me.figure, HIDDEN) }),
)
const forceIllusion = ability(
  'force-illusion',
  may('attack-declared', {
    if: (s, me, { attack: a }) =>
      a.target !== NONE && s.figures[a.attacker].seat !== me.seat && sees(s, me.figure, a.attacker),
    run: (t, _me, { attack: a }) => gain(t, a.target, HIDDEN),
  }),
)

const STUN: SurgeFacts = { cost: 1, name: null, effects: { ...NO_EFFECTS, inflicts: ['stunned'] } }
const STUN_AND_HURT: SurgeFacts = {
  cost: 1,
  name: null,
  effects: { ...NO_EFFECTS, damage: 2, inflicts: ['stunned'] },
}
const covered = ability(
  'covering-fire#covered',
  always({
    surges: (s, me, { target }) => {
      if (!hasTrait(s, me.figure, 'trooper')) return []
      return [target !== NONE && has(s.figures[target], STUNNED) ? STUN_AND_HURT : STUN]
    },
  }),
)
const coveringFire = ability(
  'covering-fire',
  may('round-start', { run: (t, me) => lay(t.state, covered, me.seat, { until: 'round' }) }),
)

export const RESULTS = [
  written('deadeye', deadeye),
  written('blitz', blitz),
  written('positioning-advantage', positioningAdvantage),
  written('parry', parry),
  written('assassinate', assassinate),
  written('heavy-ordnance', heavyOrdnance),
  written('lock-on', lockOn),
  written('protect-the-old-ways', protectTheOldWays),
  written('lets-make-a-deal', letsMakeADeal),
  written('bladestorm', bladestorm),
  written('heavy-armor', heavyArmor),
  written('hunter-protocol', hunterProtocol),
  written('deflection', deflection),
  written('brace-yourself', braceYourself),
  written('stroke-of-brilliance', strokeOfBrilliance),
  written('explosive-weaponry', explosiveWeaponry),
  written('deathblow', deathblow),
  written('camouflage', camouflage),
  written('force-illusion', forceIllusion),
  written('covering-fire', coveringFire),
]
