/** Gaarkhan. */
import { surgesFrom } from '../../../facts/index.ts'
import type { Space } from '../../../map/index.ts'
import { type Ability, ability, type KeyedAbility } from '../../../rules/ability.ts'
import { attack } from '../../../rules/attack/attack.ts'
import { add, GREEN, RED } from '../../../rules/attack/results.ts'
import { hasTarget, type Manner } from '../../../rules/attack/targets.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { sufferAll } from '../../../rules/damage.ts'
import { areAdjacent } from '../../../rules/ground.ts'
import { isWounded } from '../../../rules/hero.ts'
import { moveSpaces, speedOf } from '../../../rules/moving.ts'
import { type Attack, NONE } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { mendAny } from '../../choices.ts'
import { adjacentEnemies, isFriend } from '../../figures.ts'
import { isAttacker, isDefender, special, withMelee } from '../../shapes.ts'
import { happens, happensInAttack, may, mayInAttack, mine, paying, when } from '../../triggers.ts'

const MELEE = { with: 'melee' } as const
const charge = special(
  'sheet/gaarkhan/charge',
  () => true,
  function* (t, me) {
    yield* moveSpaces(t, me.figure, speedOf(t.state, me.figure), CARD)
    if (hasTarget(t.state, me.figure, MELEE) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
      yield* attack(t, me.figure, CARD, MELEE)
  },
  { attacks: true, pays: { strain: 2 } },
)

const rage = when(
  'rage',
  happensInAttack(
    'attack-resolved',
    (s, me, a) => isDefender(s, me, a) && a.suffered >= 3,
    (t, me) => gain(t, me.figure, FOCUSED),
  ),
)

const wookieeFortitude = when(
  'wookiee-fortitude',
  paying(
    { strain: 1, exhaust: true },
    may(
      'activation',
      (s, me, at) =>
        mine(s, me, at) && (s.figures[me.figure].damage > 0 || s.figures[me.figure].conditions !== 0),
      (t, me) => mendAny(t, me, me.figure, 2),
    ),
  ),
)

const wookieeLoyalty = when(
  'wookiee-loyalty',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-modifiers',
      (s, me, a) =>
        a.target !== NONE &&
        isFriend(s, me, a.target) &&
        (a.target === me.figure || areAdjacent(s, me.figure, a.target)),
      (_t, _me, a) => add(a, { block: 1 }),
    ),
  ),
)

const CLEAVE = surgesFrom(['cleave 1'])
/** The die that Focused adds is red; another card may have replaced it already. */
const ferocity: Ability & KeyedAbility = ability({
  key: 'gaarkhan/ferocity',
  always: { surges: (_s, _me, a) => (a.used.includes(ferocity.key) ? CLEAVE : []) },
  when: [
    happensInAttack(
      'attack-pool',
      (s, me, a) => isAttacker(s, me, a) && has(s.figures[me.figure], FOCUSED),
      (_t, _me, { attackDice }) => {
        const focus = attackDice.lastIndexOf(GREEN)
        if (focus >= 0) attackDice[focus] = RED
      },
      'attack',
    ),
  ],
})

const staggeringBlow = when(
  'staggering-blow',
  paying(
    { strain: 1, exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) =>
        isAttacker(s, me, a) &&
        a.target !== NONE &&
        a.suffered >= 3 &&
        s.figures[a.target].space !== NONE &&
        !has(s.figures[a.target], STUNNED),
      (t, _me, a) => gain(t, a.target, STUNNED),
    ),
  ),
)

const rampage = when(
  'rampage',
  happens(
    'special-done',
    (s, me, at) => mine(s, me, at) && at.ability === charge.key && adjacentEnemies(s, me).length > 0,
    (t, me) => sufferAll(t, adjacentEnemies(t.state, me), 1, me.figure),
  ),
)

const viciousStrike = when(
  'vicious-strike',
  paying(
    { strain: 1 },
    mayInAttack('attack-declared', withMelee, (_t, _me, a) => add(a, { damage: 1 }), 'attack'),
  ),
)

/** Whoever or whatever is beside the first target. */
const besideTarget = ({ target, object }: Attack, spaces: readonly Space[]): Manner => ({
  beside: spaces,
  not: [target],
  notObjects: [object],
})

const brutalCleave = when(
  'brutal-cleave',
  paying(
    { strain: 1, exhaust: true },
    may(
      'attack-resolved',
      (s, me, { attack: first, spaces }) =>
        first !== null && withMelee(s, me, first) && hasTarget(s, me.figure, besideTarget(first, spaces)),
      function* (t, me, { attack: first, spaces }) {
        if (first !== null) yield* attack(t, me.figure, CARD, besideTarget(first, spaces))
      },
    ),
  ),
)

const unstoppable = ability({
  key: 'unstoppable',
  always: {
    endurance: () => 1,
    speed: () => 1,
    attack: (s, me, a) => (isAttacker(s, me, a) && isWounded(s, me.figure) ? { damage: 2 } : null),
  },
})

export const SHEET: Written = written('gaarkhan', charge, rage)

export const CLASS_CARDS: readonly Written[] = [
  written('gaarkhan/vibro-ax'),
  written('gaarkhan/wookiee-fortitude', wookieeFortitude),
  written('gaarkhan/wookiee-loyalty', wookieeLoyalty),
  written('gaarkhan/ferocity', ferocity),
  written('gaarkhan/staggering-blow', staggeringBlow),
  written('gaarkhan/rampage', rampage),
  written('gaarkhan/vicious-strike', viciousStrike),
  written('gaarkhan/brutal-cleave', brutalCleave),
  written('gaarkhan/unstoppable', unstoppable),
]
