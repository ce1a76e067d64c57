/** Command cards with which the figure that uses them attacks. */
import type { Flow } from '@dejarik/kernel'
import { NO_EFFECTS, type SurgeFacts } from '../../facts/index.ts'
import type { Source } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { GREEN, RED, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget, type Manner, targetsOf } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { gain, STUNNED, WEAKENED } from '../../rules/conditions.ts'
import { lay } from '../../rules/effects.ts'
import { distance, figuresOnMap, isAdjacentTo } from '../../rules/ground.ts'
import { canExit, gainPoints, moveSpaces } from '../../rules/moving.ts'
import { exhaust } from '../../rules/ready.ts'
import { type FigureId, NONE, type State, type T } from '../../state.ts'
import { attackTwo, attackWith } from '../abilities.ts'
import { CARD, written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { enemies, isFriend, isSmall } from '../figures.ts'
import { always, special } from '../shapes.ts'
import { may, when } from '../triggers.ts'
import { duringActivation } from './moments.ts'

const ATTACKS = { attacks: true }
const TWO_ACTIONS = { cost: 2, attacks: true }

const mayAttackSomebody = (s: State, me: Source): boolean => hasTarget(s, me.figure)

function isMelee(s: State, figure: FigureId): boolean {
  return designOf(s.figures[figure].kind).facts.attack?.type === 'melee'
}

/** One attack after another, for as long as there is somebody to attack. */
function* attacks(t: T, figure: FigureId, count: number, manner?: Manner): Flow {
  for (let i = 0; i < count; i++) yield* attack(t, figure, CARD, manner)
}

const burstFire = special(
  'burst-fire',
  mayAttackSomebody,
  function* (t, me) {
    const done = yield* attack(t, me.figure, CARD)
    if (done === null || done.suffered === 0) return
    for (const figure of figuresOnMap(t.state))
      if (figure !== done.target && isAdjacentTo(t.state, figure, done.space)) gain(t, figure, STUNNED)
  },
  ATTACKS,
)

const maximumFirepower = special(
  'maximum-firepower',
  mayAttackSomebody,
  function* (t, me) {
    yield* attack(t, me.figure, CARD, { damage: 4 })
  },
  TWO_ACTIONS,
)

const pummel = special(
  'pummel',
  (s, me) => isMelee(s, me.figure) && mayAttackSomebody(s, me),
  (t, me) => attacks(t, me.figure, 2),
  TWO_ACTIONS,
)

const flurryOfBlades = special(
  'flurry-of-blades',
  mayAttackSomebody,
  (t, me) => attacks(t, me.figure, 3),
  TWO_ACTIONS,
)

/** Figures only: no object is one of them. */
const sarlaccSweep = special(
  'sarlacc-sweep',
  (s, me) => hasTarget(s, me.figure, { among: enemies(s, me) }),
  function* (t, me) {
    yield* attackTwo(t, me.figure, { among: enemies(t.state, me) })
  },
  ATTACKS,
)

/** As many melee attacks as there are dice on its card, each with one red die. */
const feralSwipes = special(
  'feral-swipes',
  (s, me) => hasTarget(s, me.figure, { type: 'melee' }),
  (t, me) => {
    const dice = designOf(t.state.figures[me.figure].kind).facts.attack?.dice.length ?? 0
    return attacks(t, me.figure, dice, { type: 'melee', dice: [RED] })
  },
  ATTACKS,
)

const hitAndRun = special(
  'hit-and-run',
  mayAttackSomebody,
  function* (t, me) {
    yield* attack(t, me.figure, CARD)
    yield* gainPoints(t, me.figure, 3, CARD)
  },
  ATTACKS,
)

const faceToFace = special(
  'face-to-face',
  (s, me) => canExit(s, me.figure) || hasTarget(s, me.figure, { adjacent: true }),
  function* (t, me) {
    yield* moveSpaces(t, me.figure, 2, CARD)
    yield* attack(t, me.figure, CARD, { adjacent: true })
  },
  ATTACKS,
)

function smallTargets(s: State, { figure }: Source): FigureId[] {
  const targets = targetsOf(s, figure).map(({ target }) => target)
  return [...new Set(targets)].filter((target) => target !== NONE && isSmall(s, target))
}
const sizeAdvantage = special(
  'size-advantage',
  (s, me) => smallTargets(s, me).length > 0,
  function* (t, me) {
    const target = yield* chooseFigure(t, me, smallTargets(t.state, me))
    if (target !== null) yield* attack(t, me.figure, CARD, { only: target, damage: 2, inflicts: WEAKENED })
  },
  ATTACKS,
)

const CRUEL: SurgeFacts = {
  cost: 1,
  name: null,
  effects: { ...NO_EFFECTS, pierce: 1, inflicts: ['weakened'] },
}
const cruel = always('cruel-strike#cruel', { surges: () => [CRUEL] })
const cruelStrike = special('cruel-strike', mayAttackSomebody, (t, me) => attackWith(t, me, cruel), ATTACKS)

const bareHands = always('improvised-weapons#bare-hands', { usesNone: () => true })
const IMPROVISED: Manner = { type: 'ranged', dice: [GREEN, YELLOW] }
const improvisedWeapons = special(
  'improvised-weapons',
  (s, me) => hasTarget(s, me.figure, IMPROVISED),
  (t, me) => attackWith(t, me, bareHands, IMPROVISED),
  ATTACKS,
)

const draw = duringActivation(
  'draw',
  function* (t, me) {
    yield* attack(t, me.figure, CARD)
  },
  mayAttackSomebody,
)

const through = always('marksman#through', { seesThroughFigures: () => true })
/** Before the target is declared: offered where it brings somebody into sight. */
const marksman = when(
  'marksman',
  may(
    'attack-planned',
    (s, me, { figure, manner }) =>
      figure === me.figure &&
      (manner.type ?? designOf(s.figures[figure].kind).facts.attack?.type) === 'ranged' &&
      targetsOf(s, figure, { ...manner, throughFigures: true }).length > targetsOf(s, figure, manner).length,
    (t, me) => lay(t.state, through, me.seat, { figure: me.figure, until: 'attack' }),
  ),
)

const extraProtection = when(
  'extra-protection',
  may(
    'suffered',
    (s, me, { figure, amount }) =>
      figure !== me.figure && isFriend(s, me, figure) && amount >= 3 && distance(s, me.figure, figure) <= 2,
    function* (t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD)
    },
  ),
)

const overchargedWeapons = when(
  'overcharged-weapons',
  may(
    'activation-start',
    (s, me, { figure }) => !isFriend(s, me, figure) && hasTarget(s, me.figure, { only: figure }),
    function* (t, me, { figure }) {
      yield* attack(t, me.figure, CARD, { only: figure, pierce: 2 })
      exhaust(t, t.state.figures[me.figure].group)
      gain(t, me.figure, WEAKENED)
    },
  ),
)

export const ATTACK_CARDS = [
  written('burst-fire', burstFire),
  written('maximum-firepower', maximumFirepower),
  written('pummel', pummel),
  written('flurry-of-blades', flurryOfBlades),
  written('sarlacc-sweep', sarlaccSweep),
  written('feral-swipes', feralSwipes),
  written('hit-and-run', hitAndRun),
  written('face-to-face', faceToFace),
  written('size-advantage', sizeAdvantage),
  written('cruel-strike', cruelStrike),
  written('improvised-weapons', improvisedWeapons),
  written('draw', draw),
  written('marksman', marksman),
  written('extra-protection', extraProtection),
  written('overcharged-weapons', overchargedWeapons),
]
