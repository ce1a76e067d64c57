/** Fenn Signis. */
import type { Flow } from '@dejarik/kernel'
import { ability, action, always, CARD, type Me, may, when } from '../../../rules/abilities.ts'
import { add, WHITE } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { test } from '../../../rules/campaign/tests.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { suffer } from '../../../rules/damage.ts'
import { enduranceOf } from '../../../rules/hero.ts'
import { gainPoints, moveSpaces, speedOf } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseEffect, chooseFigure } from '../../choices.ts'
import { friendsWithin, isBesideFriend, isHolding, isWithin } from '../../figures.ts'
import { isAttacker, isDefender, withRanged } from '../../shapes.ts'

const rebelElite = ability('rebel-elite', always({ health: () => 3, endurance: () => 1 }))

const wreakHavoc = ({ state }: T, { figure }: Me, a: Attack): void =>
  add(a, { blast: isHolding(state, figure, rebelElite) ? 2 : 1 })

/** A surge has just made room for the strain. */
const hasRoomNow = (s: State, { figure }: Me, { spent }: Attack): boolean =>
  spent.length > 0 && s.figures[figure].strain + 1 === enduranceOf(s, figure)

const havocShot = ability(
  'havoc-shot',
  may('attack-surges', {
    limit: 'attack',
    cost: { strain: 1 },
    if: (s, me, { attack }) => withRanged(s, me, attack),
    run: (t, me, { attack }) => wreakHavoc(t, me, attack),
  }),
  may('would-suffer', {
    limit: 'attack',
    cost: { strain: 1 },
    if: (s, me, { attack: a }) => withRanged(s, me, a) && hasRoomNow(s, me, a),
    run: (t, me, { attack }) => wreakHavoc(t, me, attack),
  }),
)

const loneWolf = ability(
  'lone-wolf',
  when('activation-end', {
    of: 'mine',
    if: (s, me) => !isBesideFriend(s, me),
    run: (t, me) => recoverStrain(t, me.figure, 1),
  }),
)

const tacticalMovement = ability(
  'tactical-movement',
  may('activation-start', {
    of: 'mine',
    cost: { exhaust: true },
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, friendsWithin(t.state, me, 3))
      if (chosen !== null) yield* gainPoints(t, chosen, 2, CARD)
    },
  }),
)

const takeCover = ability(
  'fenn-signis/take-cover',
  may('attack-pool', {
    of: 'defender',
    cost: { strain: 1, exhaust: true },
    run(_t, _me, { attack: a }) {
      a.defenseDice.push(WHITE)
    },
  }),
)

const adrenalineRush = ability(
  'adrenaline-rush',
  may('attack-resolved', {
    of: 'defender',
    cost: { exhaust: true },
    if: (_s, _me, { attack: a }) => a.suffered > 0,
    *run(t, me) {
      if (yield* test(t, me.figure, ['strength'])) recoverStrain(t, me.figure, 3)
    },
  }),
)

const weaponExpert = ability(
  'weapon-expert',
  may('attack-modifiers', {
    of: 'attacker',
    limit: 'attack',
    cost: { strain: 1 },
    run: (_t, _me, { attack: a }) => add(a, { pierce: 1, accuracy: 2 }),
  }),
)

/** Its own player chooses for each figure. */
function* suppress(t: T, me: Me, hurt: readonly FigureId[]): Flow {
  for (const figure of hurt) {
    const one = t.state.figures[figure]
    if (one.space === NONE) continue
    const its = { ...me, figure, seat: one.seat }
    const effect = has(one, STUNNED) ? 'suffer' : yield* chooseEffect(t, its, 'suffer', 'stun')
    if (effect === 'stun') gain(t, figure, STUNNED)
    else yield* suffer(t, figure, 1, me.figure)
  }
}

const suppressiveFire = ability(
  'suppressive-fire',
  may('attack-resolved', {
    cost: { strain: 1, exhaust: true },
    if: (s, me, { attack, hurt }) =>
      attack !== null &&
      isAttacker(s, me, attack) &&
      attack.used.includes(havocShot.key) &&
      hurt.some((figure) => s.figures[figure].space !== NONE),
    run: (t, me, { hurt }) => suppress(t, me, hurt),
  }),
)

const trenchFighter = ability(
  'trench-fighter',
  may('attack-declared', {
    of: 'attacker',
    cost: { exhaust: true },
    if: (s, me, { attack: a }) => a.target !== NONE && isWithin(s, me, a.target, 3),
    run: (_t, _me, { attack: a }) => add(a, { damage: 2 }),
  }),
)

const superiorPositioning = ability(
  'superior-positioning',
  always({
    attack: (s, me, a) => (isDefender(s, me, a) && has(s.figures[me.figure], FOCUSED) ? { block: 1 } : null),
  }),
  action({
    cost: { strain: 1 },
    *run(t, me) {
      yield* moveSpaces(t, me.figure, speedOf(t.state, me.figure), CARD)
      gain(t, me.figure, FOCUSED)
    },
  }),
)

export const SHEET: Written = written('fenn-signis', havocShot, loneWolf)

export const CLASS_CARDS: readonly Written[] = [
  written('fenn-signis/infantry-rifle'),
  written('fenn-signis/tactical-movement', tacticalMovement),
  written('fenn-signis/take-cover', takeCover),
  written('fenn-signis/adrenaline-rush', adrenalineRush),
  written('fenn-signis/weapon-expert', weaponExpert),
  written('fenn-signis/suppressive-fire', suppressiveFire),
  written('fenn-signis/trench-fighter', trenchFighter),
  written('fenn-signis/rebel-elite', rebelElite),
  written('fenn-signis/superior-positioning', superiorPositioning),
]
