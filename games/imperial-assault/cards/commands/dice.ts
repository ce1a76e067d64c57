/** Command cards that change or reroll the dice of an attack. */
import { ability, action, CARD, may, type Named } from '../../rules/abilities.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLACK, RED, WHITE } from '../../rules/attack/results.ts'
import { designOf } from '../../rules/cards.ts'
import { draw } from '../../rules/command-cards.ts'
import { gain, STUNNED } from '../../rules/conditions.ts'
import { areAdjacent, sawAtStart } from '../../rules/ground.ts'
import { score } from '../../rules/winning.ts'
import { type AbilityKey, type Attack, NONE, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseDie } from '../choices.ts'
import { hasTrait, isFriend, seesTarget } from '../figures.ts'
import { removeDice } from '../pools.ts'
import { isAttacker, isDefender, mayReroll } from '../shapes.ts'

/** Whether the target saw the attacker when the attacker's activation began. */
function isUnaware(s: State, a: Attack): boolean {
  return s.activation?.figure === a.attacker && a.target !== NONE && !sawAtStart(s, a.target, a.attacker)
}

const elementOfSurprise = ability(
  'element-of-surprise',
  may('attack-pool', {
    of: 'attacker',
    if: (s, _me, { attack: a }) => isUnaware(s, a) && a.defenseDice.length > 0,
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'defense'),
  }),
)

const oneInAMillion = ability(
  'one-in-a-million',
  may('attack-pool', {
    of: 'attacker',
    if: (s, me, { attack: a }) => s.activation?.figure !== me.figure && a.defenseDice.length > 0,
    run(_t, _me, { attack: a }) {
      a.defenseDice = []
    },
  }),
)

const wildFire = ability(
  'wild-fire',
  may('attack-pool', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.defenseDice.length > 0,
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'defense', 2),
  }),
)

const runForCover = ability(
  'run-for-cover',
  may('attack-pool', {
    of: 'defender',
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'attack'),
  }),
)

/** In step 4, when the die shows what it does. */
const heightenedReflexes = ability(
  'heightened-reflexes',
  may('attack-modifiers', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.target !== NONE && a.defenseDice.length > 0,
    run: (t, me, { attack: a }) => removeDice(t, me.seat, a, 'defense'),
  }),
)

const braceForImpact = addDefenseDie('brace-for-impact', BLACK)
const stealthTactics = addDefenseDie('stealth-tactics', WHITE)
function addDefenseDie(key: AbilityKey, die: number): Named {
  return ability(
    key,
    may('attack-pool', {
      of: 'defender',
      run(_t, _me, { attack: a }) {
        a.defenseDice.push(die)
      },
    }),
  )
}

const wildAttack = ability(
  'wild-attack',
  may('attack-pool', {
    of: 'attacker',
    run(_t, _me, { attack: a }) {
      a.attackDice.push(RED)
      a.defenseDice.push(WHITE)
    },
  }),
)

const toolsForTheJob = ability(
  'tools-for-the-job',
  may('attack-pool', {
    of: 'attacker',
    *run(t, me, { attack: a }) {
      a.attackDice.push(yield* chooseDie(t, me))
    },
  }),
)

const concentratedFire = ability(
  'concentrated-fire',
  may('attack-pool', {
    if: (s, me, { attack: a }) =>
      a.attacker !== me.figure &&
      isFriend(s, me, a.attacker) &&
      hasTrait(s, a.attacker, 'trooper') &&
      designOf(s.figures[me.figure].kind).facts.attack?.type === 'ranged' &&
      seesTarget(s, me.figure, a),
    run(t, me, { attack: a }) {
      a.attackDice.push(RED)
      gain(t, me.figure, STUNNED)
    },
  }),
)

const hardToHit = mayReroll('hard-to-hit', 'defense', isDefender)
const mitigate = mayReroll('mitigate', 'attack', isAttacker)

const officersTraining = ability(
  'officer-s-training',
  may('attack-rerolls', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => canReroll(a, 'attack'),
    *run(t, me, { attack: a }) {
      yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
      if (hasTrait(t.state, me.figure, 'leader')) draw(t, me.seat, 1)
    },
  }),
)

const guardianStance = ability(
  'guardian-stance',
  may('attack-rerolls', {
    if: (s, me, { attack: a }) =>
      a.target !== NONE &&
      isFriend(s, me, a.target) &&
      areAdjacent(s, me.figure, a.target) &&
      canReroll(a, 'any'),
    *run(t, me, { attack: a }) {
      const all = a.attackDice.length + a.defenseDice.length
      yield* reroll(t, me.seat, a, 'any', all, 'ia.attack-special.12')
    },
  }),
)

const feelTheAttack = mayReroll('i-can-feel-it#attack', 'attack', isAttacker)
const feelTheDefense = mayReroll('i-can-feel-it#defense', 'defense', isDefender)
const feelTheForce = ability('i-can-feel-it', action({ run: (t, me) => score(t, me.seat, 1, CARD) }))

export const DICE_CARDS = [
  written('element-of-surprise', elementOfSurprise),
  written('one-in-a-million', oneInAMillion),
  written('wild-fire', wildFire),
  written('run-for-cover', runForCover),
  written('heightened-reflexes', heightenedReflexes),
  written('brace-for-impact', braceForImpact),
  written('stealth-tactics', stealthTactics),
  written('wild-attack', wildAttack),
  written('tools-for-the-job', toolsForTheJob),
  written('concentrated-fire', concentratedFire),
  written('hard-to-hit', hardToHit),
  written('mitigate', mitigate),
  written('officers-training', officersTraining),
  written('guardian-stance', guardianStance),
  written('i-can-feel-it', feelTheAttack, feelTheDefense, feelTheForce),
]
