/** Command cards that change or reroll the dice of an attack. */
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLACK, RED, WHITE } from '../../rules/attack/results.ts'
import { designOf } from '../../rules/cards.ts'
import { draw } from '../../rules/command-cards.ts'
import { gain, STUNNED } from '../../rules/conditions.ts'
import { areAdjacent, sawAtStart } from '../../rules/ground.ts'
import { score } from '../../rules/winning.ts'
import { type Attack, NONE, type State } from '../../state.ts'
import { CARD, written } from '../card.ts'
import { chooseDie } from '../choices.ts'
import { hasTrait, isFriend, seesTarget } from '../figures.ts'
import { removeDice } from '../pools.ts'
import { isAttacker, isDefender, mayReroll, special } from '../shapes.ts'
import { mayInAttack, when } from '../triggers.ts'

/** Whether the target saw the attacker when the attacker's activation began. */
function isUnaware(s: State, a: Attack): boolean {
  return s.activation?.figure === a.attacker && a.target !== NONE && !sawAtStart(s, a.target, a.attacker)
}

const elementOfSurprise = when(
  'element-of-surprise',
  mayInAttack(
    'attack-pool',
    (s, me, a) => isAttacker(s, me, a) && isUnaware(s, a) && a.defenseDice.length > 0,
    function* (t, me, a) {
      yield* removeDice(t, me.seat, a, 'defense')
    },
  ),
)

const oneInAMillion = when(
  'one-in-a-million',
  mayInAttack(
    'attack-pool',
    (s, me, a) => isAttacker(s, me, a) && s.activation?.figure !== me.figure && a.defenseDice.length > 0,
    (_t, _me, a) => {
      a.defenseDice = []
    },
  ),
)

const wildFire = when(
  'wild-fire',
  mayInAttack(
    'attack-pool',
    (s, me, a) => isAttacker(s, me, a) && a.defenseDice.length > 0,
    function* (t, me, a) {
      yield* removeDice(t, me.seat, a, 'defense', 2)
    },
  ),
)

const runForCover = when(
  'run-for-cover',
  mayInAttack('attack-pool', isDefender, function* (t, me, a) {
    yield* removeDice(t, me.seat, a, 'attack')
  }),
)

/** In step 4, when the die shows what it does. */
const heightenedReflexes = when(
  'heightened-reflexes',
  mayInAttack(
    'attack-modifiers',
    (s, me, a) => isAttacker(s, me, a) && a.target !== NONE && a.defenseDice.length > 0,
    function* (t, me, a) {
      yield* removeDice(t, me.seat, a, 'defense')
    },
  ),
)

const braceForImpact = when(
  'brace-for-impact',
  mayInAttack('attack-pool', isDefender, (_t, _me, a) => {
    a.defenseDice.push(BLACK)
  }),
)
const stealthTactics = when(
  'stealth-tactics',
  mayInAttack('attack-pool', isDefender, (_t, _me, a) => {
    a.defenseDice.push(WHITE)
  }),
)
const wildAttack = when(
  'wild-attack',
  mayInAttack('attack-pool', isAttacker, (_t, _me, a) => {
    a.attackDice.push(RED)
    a.defenseDice.push(WHITE)
  }),
)

const toolsForTheJob = when(
  'tools-for-the-job',
  mayInAttack('attack-pool', isAttacker, function* (t, me, a) {
    a.attackDice.push(yield* chooseDie(t, me))
  }),
)

const concentratedFire = when(
  'concentrated-fire',
  mayInAttack(
    'attack-pool',
    (s, me, a) =>
      a.attacker !== me.figure &&
      isFriend(s, me, a.attacker) &&
      hasTrait(s, a.attacker, 'trooper') &&
      designOf(s.figures[me.figure].kind).facts.attack?.type === 'ranged' &&
      seesTarget(s, me.figure, a),
    (t, me, a) => {
      a.attackDice.push(RED)
      gain(t, me.figure, STUNNED)
    },
  ),
)

const hardToHit = mayReroll('hard-to-hit', 'defense', isDefender)
const mitigate = mayReroll('mitigate', 'attack', isAttacker)

const officersTraining = when(
  'officer-s-training',
  mayInAttack(
    'attack-rerolls',
    (s, me, a) => isAttacker(s, me, a) && canReroll(a, 'attack'),
    function* (t, me, a) {
      yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
      if (hasTrait(t.state, me.figure, 'leader')) draw(t, me.seat, 1)
    },
  ),
)

const guardianStance = when(
  'guardian-stance',
  mayInAttack(
    'attack-rerolls',
    (s, me, a) =>
      a.target !== NONE &&
      isFriend(s, me, a.target) &&
      areAdjacent(s, me.figure, a.target) &&
      canReroll(a, 'any'),
    function* (t, me, a) {
      const all = a.attackDice.length + a.defenseDice.length
      yield* reroll(t, me.seat, a, 'any', all, 'ia.attack-special.12')
    },
  ),
)

const feelTheAttack = mayReroll('i-can-feel-it#attack', 'attack', isAttacker)
const feelTheDefense = mayReroll('i-can-feel-it#defense', 'defense', isDefender)
const feelTheForce = special(
  'i-can-feel-it',
  () => true,
  (t, me) => score(t, me.seat, 1, CARD),
)

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
