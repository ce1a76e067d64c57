/** Command cards that make others attack. */
import { ability, action, CARD, type Me, may } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { hasTarget, type Manner } from '../../rules/attack/targets.ts'
import { figuresOnMap } from '../../rules/ground.ts'
import { type FigureId, NONE, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure, chooseFigures } from '../choices.ts'
import { adjacentFriends, enemiesWithin, friends, hasTrait, isFriend, isSmall, isWithin } from '../figures.ts'

/** Its own attack action is not used up: another figure attacks (`docs/rulings.md`). */
function readyToShoot(s: State, me: Me): FigureId[] {
  return adjacentFriends(s, me).filter((figure) => hasTarget(s, figure))
}
const takeItDown = ability(
  'take-it-down',
  action({
    if: (s, me) => readyToShoot(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, readyToShoot(t.state, me))
      if (chosen !== null) yield* attack(t, chosen, CARD, { damage: 2 })
    },
  }),
)

function lured(s: State, me: Me): FigureId[] {
  return enemiesWithin(s, me, 3).filter(
    (figure) => isSmall(s, figure) && hasTarget(s, figure, { forcedBy: me.seat }),
  )
}
const lureOfTheDarkSide = ability(
  'lure-of-the-dark-side',
  action({
    if: (s, me) => lured(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, lured(t.state, me))
      if (chosen !== null) yield* attack(t, chosen, CARD, { forcedBy: me.seat })
    },
  }),
)

/** A hostile Creature obeys for this attack (ia.attack-special.14). */
function commanded(s: State, me: Me, figure: FigureId): Manner {
  return isFriend(s, me, figure) ? {} : { forcedBy: me.seat }
}
function creatures(s: State, me: Me): FigureId[] {
  return figuresOnMap(s).filter(
    (figure) => hasTrait(s, figure, 'creature') && hasTarget(s, figure, commanded(s, me, figure)),
  )
}
const ferocity = ability(
  'command/ferocity',
  may('round-end', {
    if: (s, me) => creatures(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, creatures(t.state, me))
      if (chosen !== null) yield* attack(t, chosen, CARD, commanded(t.state, me, chosen))
    },
  }),
)

const ORDNANCE = ['vehicle', 'droid', 'heavy-weapon'] as const
const BLASTING: Manner = { blast: 1 }
function batteries(s: State, me: Me): FigureId[] {
  return adjacentFriends(s, me).filter(
    (figure) => ORDNANCE.some((trait) => hasTrait(s, figure, trait)) && hasTarget(s, figure),
  )
}
const optimalBombardment = ability(
  'optimal-bombardment',
  action({
    actions: 2,
    if: (s, me) => batteries(s, me).length > 0,
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, batteries(t.state, me), 3, true))
        yield* attack(t, figure, CARD, BLASTING)
    },
  }),
)

const IN_CONCERT: Manner = { throughFigures: true }
/** Its user attacks first; the friend shoots at the same figure if he can. */
const coordinatedAttack = ability(
  'coordinated-attack',
  action({
    actions: 2,
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, IN_CONCERT),
    *run(t, me) {
      const near = friends(t.state, me, (figure) => isWithin(t.state, me, figure, 3))
      const partner = yield* chooseFigure(t, me, near)
      const first = yield* attack(t, me.figure, CARD, IN_CONCERT)
      if (partner === null || first === null || first.target === NONE) return
      const manner = { ...IN_CONCERT, only: first.target }
      if (hasTarget(t.state, partner, manner) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
        yield* attack(t, partner, CARD, manner)
    },
  }),
)

export const ORDERS = [
  written('take-it-down', takeItDown),
  written('lure-of-the-dark-side', lureOfTheDarkSide),
  written('ferocity', ferocity),
  written('optimal-bombardment', optimalBombardment),
  written('coordinated-attack', coordinatedAttack),
]
