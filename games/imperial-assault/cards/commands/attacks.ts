/** Command cards with which the figure that uses them attacks. */
import type { Flow } from '@dejarik/kernel'
import { NO_EFFECTS, type SurgeFacts } from '../../facts/index.ts'
import { ability, action, always, CARD, type Me, may } from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { enemies, isFriend, isSmall } from '../figures.ts'

const mayAttackSomebody = (s: State, me: Me): boolean => hasTarget(s, me.figure)

function isMelee(s: State, figure: FigureId): boolean {
  return designOf(s.figures[figure].kind).facts.attack?.type === 'melee'
}

/** One attack after another, for as long as there is somebody to attack. */
function* attacks(t: T, figure: FigureId, count: number, manner?: Manner): Flow {
  for (let i = 0; i < count; i++) yield* attack(t, figure, CARD, manner)
}

const burstFire = ability(
  'burst-fire',
  action({
    attacks: true,
    if: mayAttackSomebody,
    *run(t, me) {
      const done = yield* attack(t, me.figure, CARD)
      if (done === null || done.suffered === 0) return
      for (const figure of figuresOnMap(t.state))
        if (figure !== done.target && isAdjacentTo(t.state, figure, done.space)) gain(t, figure, STUNNED)
    },
  }),
)

const maximumFirepower = ability(
  'maximum-firepower',
  action({
    actions: 2,
    attacks: true,
    if: mayAttackSomebody,
    *run(t, me) {
      yield* attack(t, me.figure, CARD, { damage: 4 })
    },
  }),
)

const pummel = ability(
  'pummel',
  action({
    actions: 2,
    attacks: true,
    if: (s, me) => isMelee(s, me.figure) && mayAttackSomebody(s, me),
    run: (t, me) => attacks(t, me.figure, 2),
  }),
)

const flurryOfBlades = ability(
  'flurry-of-blades',
  action({ actions: 2, attacks: true, if: mayAttackSomebody, run: (t, me) => attacks(t, me.figure, 3) }),
)

/** Figures only: no object is one of them. */
const sarlaccSweep = ability(
  'sarlacc-sweep',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, { among: enemies(s, me) }),
    *run(t, me) {
      yield* attackTwo(t, me.figure, { among: enemies(t.state, me) })
    },
  }),
)

/** As many melee attacks as there are dice on its card, each with one red die. */
const feralSwipes = ability(
  'feral-swipes',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, { type: 'melee' }),
    run(t, me) {
      const dice = designOf(t.state.figures[me.figure].kind).facts.attack?.dice.length ?? 0
      return attacks(t, me.figure, dice, { type: 'melee', dice: [RED] })
    },
  }),
)

const hitAndRun = ability(
  'hit-and-run',
  action({
    attacks: true,
    if: mayAttackSomebody,
    *run(t, me) {
      yield* attack(t, me.figure, CARD)
      yield* gainPoints(t, me.figure, 3, CARD)
    },
  }),
)

const faceToFace = ability(
  'face-to-face',
  action({
    attacks: true,
    if: (s, me) => canExit(s, me.figure) || hasTarget(s, me.figure, { adjacent: true }),
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD, { adjacent: true })
    },
  }),
)

function smallTargets(s: State, { figure }: Me): FigureId[] {
  const targets = targetsOf(s, figure).map(({ target }) => target)
  return [...new Set(targets)].filter((target) => target !== NONE && isSmall(s, target))
}
const sizeAdvantage = ability(
  'size-advantage',
  action({
    attacks: true,
    if: (s, me) => smallTargets(s, me).length > 0,
    *run(t, me) {
      const target = yield* chooseFigure(t, me, smallTargets(t.state, me))
      if (target !== null) yield* attack(t, me.figure, CARD, { only: target, damage: 2, inflicts: WEAKENED })
    },
  }),
)

const CRUEL: SurgeFacts = {
  cost: 1,
  name: null,
  effects: { ...NO_EFFECTS, pierce: 1, inflicts: ['weakened'] },
}
const cruel = ability('cruel-strike#cruel', always({ surges: () => [CRUEL] }))
const cruelStrike = ability(
  'cruel-strike',
  action({ attacks: true, if: mayAttackSomebody, run: (t, me) => attackWith(t, me, cruel) }),
)

const bareHands = ability('improvised-weapons#bare-hands', always({ usesNone: () => true }))
const IMPROVISED: Manner = { type: 'ranged', dice: [GREEN, YELLOW] }
const improvisedWeapons = ability(
  'improvised-weapons',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, IMPROVISED),
    run: (t, me) => attackWith(t, me, bareHands, IMPROVISED),
  }),
)

const draw = ability(
  'draw',
  may('activation', {
    of: 'mine',
    if: mayAttackSomebody,
    *run(t, me) {
      yield* attack(t, me.figure, CARD)
    },
  }),
)

const through = ability('marksman#through', always({ seesThroughFigures: () => true }))
/** Before the target is declared: offered where it brings somebody into sight. */
const marksman = ability(
  'marksman',
  may('attack-planned', {
    of: 'mine',
    if: (s, _me, { figure, manner }) =>
      (manner.type ?? designOf(s.figures[figure].kind).facts.attack?.type) === 'ranged' &&
      targetsOf(s, figure, { ...manner, throughFigures: true }).length > targetsOf(s, figure, manner).length,
    run: (t, me) => lay(t.state, through, me.seat, { figure: me.figure, until: 'attack' }),
  }),
)

const extraProtection = ability(
  'extra-protection',
  may('suffered', {
    if: (s, me, { figure, amount }) =>
      figure !== me.figure && isFriend(s, me, figure) && amount >= 3 && distance(s, me.figure, figure) <= 2,
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD)
    },
  }),
)

const overchargedWeapons = ability(
  'overcharged-weapons',
  may('activation-start', {
    of: 'hostile',
    if: (s, me, { figure }) => hasTarget(s, me.figure, { only: figure }),
    *run(t, me, { figure }) {
      yield* attack(t, me.figure, CARD, { only: figure, pierce: 2 })
      exhaust(t, t.state.figures[me.figure].group)
      gain(t, me.figure, WEAKENED)
    },
  }),
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
