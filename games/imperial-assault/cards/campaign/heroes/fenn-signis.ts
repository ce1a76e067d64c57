/** Fenn Signis. */
import type { Flow } from '@dejarik/kernel'
import { ability, type Source } from '../../../rules/ability.ts'
import { add, WHITE } from '../../../rules/attack/results.ts'
import { recoverStrain } from '../../../rules/campaign/strain.ts'
import { test } from '../../../rules/campaign/tests.ts'
import type { Written } from '../../../rules/cards.ts'
import { FOCUSED, gain, has, STUNNED } from '../../../rules/conditions.ts'
import { suffer } from '../../../rules/damage.ts'
import { enduranceOf } from '../../../rules/hero.ts'
import { gainPoints, moveSpaces, speedOf } from '../../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { chooseEffect, chooseFigure } from '../../choices.ts'
import { friendsWithin, isBesideFriend, isHolding, isWithin } from '../../figures.ts'
import { always, isAttacker, isDefender, withRanged } from '../../shapes.ts'
import { happens, may, mayInAttack, mine, paying, when } from '../../triggers.ts'

const rebelElite = always('rebel-elite', { health: () => 3, endurance: () => 1 })

const wreakHavoc = ({ state }: T, { figure }: Source, a: Attack): void =>
  add(a, { blast: isHolding(state, figure, rebelElite) ? 2 : 1 })

/** A surge has just made room for the strain. */
const hasRoomNow = (s: State, { figure }: Source, { spent }: Attack): boolean =>
  spent.length > 0 && s.figures[figure].strain + 1 === enduranceOf(s, figure)

const havocShot = when(
  'havoc-shot',
  paying({ strain: 1 }, mayInAttack('attack-surges', withRanged, wreakHavoc, 'attack')),
  paying(
    { strain: 1 },
    mayInAttack(
      'would-suffer',
      (s, me, a) => withRanged(s, me, a) && hasRoomNow(s, me, a),
      wreakHavoc,
      'attack',
    ),
  ),
)

const loneWolf = when(
  'lone-wolf',
  happens(
    'activation-end',
    (s, me, at) => mine(s, me, at) && !isBesideFriend(s, me),
    (t, me) => recoverStrain(t, me.figure, 1),
  ),
)

const tacticalMovement = when(
  'tactical-movement',
  paying(
    { exhaust: true },
    may('activation-start', mine, function* (t, me) {
      const chosen = yield* chooseFigure(t, me, friendsWithin(t.state, me, 3))
      if (chosen !== null) yield* gainPoints(t, chosen, 2, CARD)
    }),
  ),
)

const takeCover = when(
  'fenn-signis/take-cover',
  paying(
    { strain: 1, exhaust: true },
    mayInAttack('attack-pool', isDefender, (_t, _me, a) => {
      a.defenseDice.push(WHITE)
    }),
  ),
)

const adrenalineRush = when(
  'adrenaline-rush',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-resolved',
      (s, me, a) => isDefender(s, me, a) && a.suffered > 0,
      function* (t, me) {
        if (yield* test(t, me.figure, ['strength'])) recoverStrain(t, me.figure, 3)
      },
    ),
  ),
)

const weaponExpert = when(
  'weapon-expert',
  paying(
    { strain: 1 },
    mayInAttack('attack-modifiers', isAttacker, (_t, _me, a) => add(a, { pierce: 1, accuracy: 2 }), 'attack'),
  ),
)

/** Its own player chooses for each figure. */
function* suppress(t: T, me: Source, hurt: readonly FigureId[]): Flow {
  for (const figure of hurt) {
    const one = t.state.figures[figure]
    if (one.space === NONE) continue
    const its = { ...me, figure, seat: one.seat }
    const effect = has(one, STUNNED) ? 'suffer' : yield* chooseEffect(t, its, 'suffer', 'stun')
    if (effect === 'stun') gain(t, figure, STUNNED)
    else yield* suffer(t, figure, 1, me.figure)
  }
}

const suppressiveFire = when(
  'suppressive-fire',
  paying(
    { strain: 1, exhaust: true },
    may(
      'attack-resolved',
      (s, me, { attack, hurt }) =>
        attack !== null &&
        isAttacker(s, me, attack) &&
        attack.used.includes(havocShot.key) &&
        hurt.some((figure) => s.figures[figure].space !== NONE),
      (t, me, { hurt }) => suppress(t, me, hurt),
    ),
  ),
)

const trenchFighter = when(
  'trench-fighter',
  paying(
    { exhaust: true },
    mayInAttack(
      'attack-declared',
      (s, me, a) => isAttacker(s, me, a) && a.target !== NONE && isWithin(s, me, a.target, 3),
      (_t, _me, a) => add(a, { damage: 2 }),
    ),
  ),
)

const superiorPositioning = ability({
  key: 'superior-positioning',
  always: {
    attack: (s, me, a) => (isDefender(s, me, a) && has(s.figures[me.figure], FOCUSED) ? { block: 1 } : null),
  },
  action: {
    rule: 'ia.actions.4',
    cost: 1,
    attacks: false,
    pays: { strain: 1 },
    can: () => true,
    *act(t, me) {
      yield* moveSpaces(t, me.figure, speedOf(t.state, me.figure), CARD)
      gain(t, me.figure, FOCUSED)
    },
  },
})

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
