/** Gaarkhan. */
import { surgesFrom } from '../../../facts/index.ts'
import type { Space } from '../../../map/index.ts'
import { ability, action, always, CARD, may, type Named, when } from '../../../rules/abilities.ts'
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
import { written } from '../../card.ts'
import { mendAny } from '../../choices.ts'
import { adjacentEnemies, isFriend } from '../../figures.ts'
import { isAttacker, withMelee } from '../../shapes.ts'

const MELEE = { with: 'melee' } as const
const charge = ability(
  'sheet/gaarkhan/charge',
  action({
    attacks: true,
    cost: { strain: 2 },
    *run(t, me) {
      yield* moveSpaces(t, me.figure, speedOf(t.state, me.figure), CARD)
      if (hasTarget(t.state, me.figure, MELEE) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
        yield* attack(t, me.figure, CARD, MELEE)
    },
  }),
)

const rage = ability(
  'rage',
  when('attack-resolved', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => a.suffered >= 3,
    run: (t, me) => gain(t, me.figure, FOCUSED),
  }),
)

const wookieeFortitude = ability(
  'wookiee-fortitude',
  may('activation', {
    of: 'mine',
    cost: { strain: 1, exhaust: true },
    if: (s, me) => s.figures[me.figure].damage > 0 || s.figures[me.figure].conditions !== 0,
    run: (t, me) => mendAny(t, me, me.figure, 2),
  }),
)

const wookieeLoyalty = ability(
  'wookiee-loyalty',
  may('attack-modifiers', {
    cost: { exhaust: true },
    if: (s, me, { attack: a }) =>
      a.target !== NONE &&
      isFriend(s, me, a.target) &&
      (a.target === me.figure || areAdjacent(s, me.figure, a.target)),
    run: (_t, _me, { attack: a }) => add(a, { block: 1 }),
  }),
)

const CLEAVE = surgesFrom(['cleave 1'])
/** The die that Focused adds is red; another card may have replaced it already. */
const ferocity: Named = ability(
  'gaarkhan/ferocity',
  always({ surges: (_s, _me, a) => (a.used.includes(ferocity.key) ? CLEAVE : []) }),
  when('attack-pool', {
    of: 'attacker',
    limit: 'attack',
    if: (s, me) => has(s.figures[me.figure], FOCUSED),
    run(_t, _me, { attack: { attackDice } }) {
      const focus = attackDice.lastIndexOf(GREEN)
      if (focus >= 0) attackDice[focus] = RED
    },
  }),
)

const staggeringBlow = ability(
  'staggering-blow',
  may('attack-resolved', {
    of: 'attacker',
    cost: { strain: 1, exhaust: true },
    if: (s, _me, { attack: a }) =>
      a.target !== NONE &&
      a.suffered >= 3 &&
      s.figures[a.target].space !== NONE &&
      !has(s.figures[a.target], STUNNED),
    run: (t, _me, { attack: a }) => gain(t, a.target, STUNNED),
  }),
)

const rampage = ability(
  'rampage',
  when('special-done', {
    of: 'mine',
    if: (s, me, at) => at.ability === charge.key && adjacentEnemies(s, me).length > 0,
    run: (t, me) => sufferAll(t, adjacentEnemies(t.state, me), 1, me.figure),
  }),
)

const viciousStrike = ability(
  'vicious-strike',
  may('attack-declared', {
    limit: 'attack',
    cost: { strain: 1 },
    if: (s, me, { attack }) => withMelee(s, me, attack),
    run: (_t, _me, { attack: a }) => add(a, { damage: 1 }),
  }),
)

/** Whoever or whatever is beside the first target. */
const besideTarget = ({ target, object }: Attack, spaces: readonly Space[]): Manner => ({
  beside: spaces,
  not: [target],
  notObjects: [object],
})

const brutalCleave = ability(
  'brutal-cleave',
  may('attack-resolved', {
    cost: { strain: 1, exhaust: true },
    if: (s, me, { attack: first, spaces }) =>
      first !== null && withMelee(s, me, first) && hasTarget(s, me.figure, besideTarget(first, spaces)),
    *run(t, me, { attack: first, spaces }) {
      if (first !== null) yield* attack(t, me.figure, CARD, besideTarget(first, spaces))
    },
  }),
)

const unstoppable = ability(
  'unstoppable',
  always({
    endurance: () => 1,
    speed: () => 1,
    attack: (s, me, a) => (isAttacker(s, me, a) && isWounded(s, me.figure) ? { damage: 2 } : null),
  }),
)

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
