/** Command cards that heal, encourage and rid of conditions. */
import { ability, action, CARD, type Me, may } from '../../rules/abilities.ts'
import { FOCUSED, gain, HARMFUL, has, lose } from '../../rules/conditions.ts'
import { recover, suffer } from '../../rules/damage.ts'
import { lay } from '../../rules/effects.ts'
import { figuresOf } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { pointsOf } from '../../rules/winning.ts'
import { type FigureId, NONE, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseEffect, chooseFigure, chooseFigures, discardCondition } from '../choices.ts'
import { adjacentFigures, adjacentFriends, hasTrait } from '../figures.ts'
import { isAttacker, isDefender, modifies } from '../shapes.ts'

const isHurt = (s: State, me: Me): boolean => s.figures[me.figure].damage > 0

const recovery = ability('recovery', action({ if: isHurt, run: (t, me) => recover(t, me.figure, 2) }))
const hourOfNeed = ability(
  'hour-of-need',
  may('activation', {
    of: 'mine',
    if: isHurt,
    run: (t, me) => recover(t, me.figure, t.state.round),
  }),
)

const rally = ability(
  'rally',
  may('activation-start', {
    of: 'mine',
    if: (s, me) => has(s.figures[me.figure], HARMFUL),
    run: (t, me) => lose(t, me.figure, HARMFUL),
  }),
)

function shaken(s: State, me: Me): FigureId[] {
  return adjacentFriends(s, me).filter((figure) => has(s.figures[figure], HARMFUL))
}
const regroup = ability(
  'regroup',
  action({
    if: (s, me) => shaken(s, me).length > 0,
    run(t, me) {
      for (const figure of shaken(t.state, me)) lose(t, figure, HARMFUL)
    },
  }),
)

function patients(s: State, me: Me): FigureId[] {
  return adjacentFriends(s, me).filter((figure) => s.figures[figure].damage > 0)
}
const emergencyAid = ability(
  'emergency-aid',
  action({
    if: (s, me) => patients(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, patients(t.state, me))
      const isTrained = hasTrait(t.state, me.figure, 'guardian') || hasTrait(t.state, me.figure, 'leader')
      if (chosen !== null) recover(t, chosen, isTrained ? 3 : 2)
    },
  }),
)

function machines(s: State, me: Me): FigureId[] {
  return adjacentFriends(s, me).filter(
    (figure) =>
      s.figures[figure].damage > 0 && (hasTrait(s, figure, 'droid') || hasTrait(s, figure, 'vehicle')),
  )
}
const repair = ability(
  'repair',
  action({
    if: (s, me) => machines(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, machines(t.state, me))
      if (chosen !== null) recover(t, chosen, 3)
    },
  }),
)

const heartOfFreedom = ability(
  'heart-of-freedom',
  may('activation-start', {
    of: 'mine',
    *run(t, me) {
      yield* discardCondition(t, me, me.figure)
      recover(t, me.figure, 2)
      yield* gainPoints(t, me.figure, 2, CARD)
    },
  }),
)

const focus = ability(
  'focus',
  action({ if: (s, me) => !has(s.figures[me.figure], FOCUSED), run: (t, me) => gain(t, me.figure, FOCUSED) }),
)

const inspiringSpeech = ability(
  'inspiring-speech',
  action({
    if: (s, me) => adjacentFriends(s, me).length > 0,
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, adjacentFriends(t.state, me), 2))
        gain(t, figure, FOCUSED)
    },
  }),
)

const stimulants = ability(
  'stimulants',
  action({
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, [me.figure, ...adjacentFigures(t.state, me)])
      if (chosen === null) return
      yield* suffer(t, chosen, 1, me.figure)
      if (t.state.figures[chosen].space === NONE) return
      gain(t, chosen, FOCUSED)
      yield* gainPoints(t, chosen, 1, CARD)
    },
  }),
)

const supplied = {
  'more-surge': modifies('smuggled-supplies#more-surge', isAttacker, { surges: 1 }),
  'more-evade': modifies('smuggled-supplies#more-evade', isDefender, { evade: 1 }),
}
const smuggledSupplies = ability(
  'smuggled-supplies',
  may('activation-start', {
    of: 'mine',
    *run(t, me) {
      const effect = yield* chooseEffect(t, me, 'recover', 'more-surge', 'more-evade')
      if (effect === 'recover') recover(t, me.figure, 2)
      else lay(t.state, supplied[effect], me.seat, { figure: me.figure, until: 'round' })
    },
  }),
)

const againstTheOdds = ability(
  'against-the-odds',
  may('round-end', {
    if: (s, me) => pointsOf(s, opponentOf(me.seat)) >= pointsOf(s, me.seat) + 8,
    *run(t, me) {
      for (const figure of yield* chooseFigures(t, me, figuresOf(t.state, me.seat), 3))
        gain(t, figure, FOCUSED)
    },
  }),
)

export const CARE = [
  written('recovery', recovery),
  written('hour-of-need', hourOfNeed),
  written('rally', rally),
  written('regroup', regroup),
  written('emergency-aid', emergencyAid),
  written('repair', repair),
  written('heart-of-freedom', heartOfFreedom),
  written('focus', focus),
  written('inspiring-speech', inspiringSpeech),
  written('stimulants', stimulants),
  written('smuggled-supplies', smuggledSupplies),
  written('against-the-odds', againstTheOdds),
]
