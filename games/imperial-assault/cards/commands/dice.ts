/** Command cards that change or reroll the dice of an attack. */
import type { Flow, Option } from '@dejarik/kernel'
import { ATTACK_DICE } from '../../facts/index.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { BLACK, RED, WHITE } from '../../rules/attack/results.ts'
import { draw } from '../../rules/command-cards.ts'
import { gain, STUNNED } from '../../rules/conditions.ts'
import { areAdjacent } from '../../rules/ground.ts'
import { score } from '../../rules/winning.ts'
import { type Attack, NONE, type State, type T } from '../../state.ts'
import { written } from '../card.ts'
import { designOf } from '../catalogue.ts'
import { CARD, hasTrait, isAttacker, isDefender, isFriend, mayReroll, special } from '../shapes.ts'
import { seesTarget } from './choices.ts'
import { inAttack } from './moments.ts'

interface DieOption extends Option {
  readonly do: 'remove-die'
  readonly pool: 'attack' | 'defense'
  /** Its place in the pool. */
  readonly die: number
  readonly color: number
  /** Once it is rolled. */
  readonly side?: number
}

/** Dice that are taken out of a pool; what they show goes with them. */
function* removeDice(t: T, seat: number, a: Attack, pool: 'attack' | 'defense', most = 1): Flow {
  const dice = pool === 'attack' ? a.attackDice : a.defenseDice
  const sides = pool === 'attack' ? a.attackSides : a.defenseSides
  const options = dice.map(
    (color, die): DieOption => ({
      do: 'remove-die',
      pool,
      die,
      color,
      ...(die < sides.length && { side: sides[die] }),
    }),
  )
  const rule = 'ia.attack-special.11'
  const chosen = yield* t.chooseSome(seat, 'remove-die', options, { min: 1, max: most }, { rule })
  for (const { die, color } of chosen.slice().sort((one, other) => other.die - one.die)) {
    dice.splice(die, 1)
    sides.splice(die, 1)
    t.log?.('die-removed', rule, { seat, pool, color })
  }
}

/** Whether the target saw the attacker when the attacker's activation began. */
function isUnaware({ activation }: State, a: Attack): boolean {
  return activation?.figure === a.attacker && a.target !== NONE && !activation.seenBy.includes(a.target)
}

const elementOfSurprise = inAttack(
  'element-of-surprise',
  'attack-pool',
  (s, me, a) => isAttacker(s, me, a) && isUnaware(s, a) && a.defenseDice.length > 0,
  function* (t, me, a) {
    yield* removeDice(t, me.seat, a, 'defense')
  },
)

const oneInAMillion = inAttack(
  'one-in-a-million',
  'attack-pool',
  (s, me, a) => isAttacker(s, me, a) && s.activation?.figure !== me.figure && a.defenseDice.length > 0,
  (_t, _me, a) => {
    a.defenseDice = []
  },
)

const wildFire = inAttack(
  'wild-fire',
  'attack-pool',
  (s, me, a) => isAttacker(s, me, a) && a.defenseDice.length > 0,
  function* (t, me, a) {
    yield* removeDice(t, me.seat, a, 'defense', 2)
  },
)

const runForCover = inAttack('run-for-cover', 'attack-pool', isDefender, function* (t, me, a) {
  yield* removeDice(t, me.seat, a, 'attack')
})

/** In step 4, when the die shows what it does. */
const heightenedReflexes = inAttack(
  'heightened-reflexes',
  'attack-modifiers',
  (s, me, a) => isAttacker(s, me, a) && a.target !== NONE && a.defenseDice.length > 0,
  function* (t, me, a) {
    yield* removeDice(t, me.seat, a, 'defense')
  },
)

const braceForImpact = inAttack('brace-for-impact', 'attack-pool', isDefender, (_t, _me, a) => {
  a.defenseDice.push(BLACK)
})
const stealthTactics = inAttack('stealth-tactics', 'attack-pool', isDefender, (_t, _me, a) => {
  a.defenseDice.push(WHITE)
})
const wildAttack = inAttack('wild-attack', 'attack-pool', isAttacker, (_t, _me, a) => {
  a.attackDice.push(RED)
  a.defenseDice.push(WHITE)
})

interface ColorOption extends Option {
  readonly do: 'die'
  readonly die: number
}
const toolsForTheJob = inAttack('tools-for-the-job', 'attack-pool', isAttacker, function* (t, me, a) {
  const options = ATTACK_DICE.map((_, die): ColorOption => ({ do: 'die', die }))
  const { die } = yield* t.choose(me.seat, 'attack-die', options, { rule: 'ia.attack-special.11' })
  a.attackDice.push(die)
})

const concentratedFire = inAttack(
  'concentrated-fire',
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
)

const hardToHit = mayReroll('hard-to-hit', 'defense', isDefender)
const mitigate = mayReroll('mitigate', 'attack', isAttacker)

const officersTraining = inAttack(
  'officer-s-training',
  'attack-rerolls',
  (s, me, a) => isAttacker(s, me, a) && canReroll(a, 'attack'),
  function* (t, me, a) {
    yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
    if (hasTrait(t.state, me.figure, 'leader')) draw(t, me.seat, 1)
  },
)

const guardianStance = inAttack(
  'guardian-stance',
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
)

const feelTheAttack = mayReroll('i-can-feel-it', 'attack', isAttacker)
const feelTheDefense = mayReroll('i-can-feel-it', 'defense', isDefender)
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
