/** Command cards that heal, encourage and rid of conditions. */
import type { Source } from '../../rules/ability.ts'
import { FOCUSED, gain, HARMFUL, has, lose } from '../../rules/conditions.ts'
import { recover, suffer } from '../../rules/damage.ts'
import { lay } from '../../rules/effects.ts'
import { figuresOf } from '../../rules/ground.ts'
import { gainPoints } from '../../rules/moving.ts'
import { pointsOf } from '../../rules/winning.ts'
import { type FigureId, NONE, opponentOf, type State } from '../../state.ts'
import { CARD, written } from '../card.ts'
import { chooseEffect, chooseFigure, chooseFigures, discardCondition } from '../choices.ts'
import { adjacentFigures, adjacentFriends, hasTrait } from '../figures.ts'
import { isAttacker, isDefender, modifies, special } from '../shapes.ts'
import { atActivationStart, atRoundEnd, duringActivation } from './moments.ts'

const isHurt = (s: State, me: Source): boolean => s.figures[me.figure].damage > 0

const recovery = special('recovery', isHurt, (t, me) => recover(t, me.figure, 2))
const hourOfNeed = duringActivation('hour-of-need', (t, me) => recover(t, me.figure, t.state.round), isHurt)

const rally = atActivationStart(
  'rally',
  (t, me) => lose(t, me.figure, HARMFUL),
  (s, me) => has(s.figures[me.figure], HARMFUL),
)

function shaken(s: State, me: Source): FigureId[] {
  return adjacentFriends(s, me).filter((figure) => has(s.figures[figure], HARMFUL))
}
const regroup = special(
  'regroup',
  (s, me) => shaken(s, me).length > 0,
  (t, me) => {
    for (const figure of shaken(t.state, me)) lose(t, figure, HARMFUL)
  },
)

function patients(s: State, me: Source): FigureId[] {
  return adjacentFriends(s, me).filter((figure) => s.figures[figure].damage > 0)
}
const emergencyAid = special(
  'emergency-aid',
  (s, me) => patients(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, patients(t.state, me))
    const isTrained = hasTrait(t.state, me.figure, 'guardian') || hasTrait(t.state, me.figure, 'leader')
    if (chosen !== null) recover(t, chosen, isTrained ? 3 : 2)
  },
)

function machines(s: State, me: Source): FigureId[] {
  return adjacentFriends(s, me).filter(
    (figure) =>
      s.figures[figure].damage > 0 && (hasTrait(s, figure, 'droid') || hasTrait(s, figure, 'vehicle')),
  )
}
const repair = special(
  'repair',
  (s, me) => machines(s, me).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, machines(t.state, me))
    if (chosen !== null) recover(t, chosen, 3)
  },
)

const heartOfFreedom = atActivationStart('heart-of-freedom', function* (t, me) {
  yield* discardCondition(t, me, me.figure)
  recover(t, me.figure, 2)
  yield* gainPoints(t, me.figure, 2, CARD)
})

const focus = special(
  'focus',
  (s, me) => !has(s.figures[me.figure], FOCUSED),
  (t, me) => gain(t, me.figure, FOCUSED),
)

const inspiringSpeech = special(
  'inspiring-speech',
  (s, me) => adjacentFriends(s, me).length > 0,
  function* (t, me) {
    for (const figure of yield* chooseFigures(t, me, adjacentFriends(t.state, me), 2))
      gain(t, figure, FOCUSED)
  },
)

const stimulants = special(
  'stimulants',
  () => true,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, [me.figure, ...adjacentFigures(t.state, me)])
    if (chosen === null) return
    yield* suffer(t, chosen, 1, me.figure)
    if (t.state.figures[chosen].space === NONE) return
    gain(t, chosen, FOCUSED)
    yield* gainPoints(t, chosen, 1, CARD)
  },
)

const supplied = {
  'more-surge': modifies('smuggled-supplies#more-surge', isAttacker, { surges: 1 }),
  'more-evade': modifies('smuggled-supplies#more-evade', isDefender, { evade: 1 }),
}
const smuggledSupplies = atActivationStart('smuggled-supplies', function* (t, me) {
  const effect = yield* chooseEffect(t, me, 'recover', 'more-surge', 'more-evade')
  if (effect === 'recover') recover(t, me.figure, 2)
  else lay(t.state, supplied[effect], me.seat, { figure: me.figure, until: 'round' })
})

const againstTheOdds = atRoundEnd(
  'against-the-odds',
  function* (t, me) {
    for (const figure of yield* chooseFigures(t, me, figuresOf(t.state, me.seat), 3)) gain(t, figure, FOCUSED)
  },
  (s, me) => pointsOf(s, opponentOf(me.seat)) >= pointsOf(s, me.seat) + 8,
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
