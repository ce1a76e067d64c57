/** Command cards that keep figures safe for a round. */
import { ability } from '../../rules/ability.ts'
import { lay } from '../../rules/effects.ts'
import { distance, figuresOf, groundOf, sees } from '../../rules/ground.ts'
import { performMove } from '../../rules/moving.ts'
import { NONE, opponentOf } from '../../state.ts'
import { CARD, written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { hasTrait, isFriend } from '../figures.ts'
import { always, isDefender, modifies, special } from '../shapes.ts'
import { atActivationStart, atRoundStart, duringActivation } from './moments.ts'

const inCover = modifies('command/take-cover#in-cover', isDefender, { block: 1, accuracy: -2 })
const takeCover = special(
  'command/take-cover',
  () => true,
  (t, me) => lay(t.state, inCover, me.seat, { figure: me.figure, until: 'round' }),
)

const entrenched = modifies('take-position#entrenched', isDefender, { block: 1 })
const wellEntrenched = modifies('take-position#well-entrenched', isDefender, { block: 2 })
const takePosition = special(
  'take-position',
  () => true,
  (t, me) => lay(t.state, entrenched, me.seat, { figure: me.figure, until: 'round' }),
)
const moveIntoPosition = special(
  'take-position-and-move',
  () => true,
  function* (t, me) {
    yield* performMove(t, me.figure, CARD)
    lay(t.state, wellEntrenched, me.seat, { figure: me.figure, until: 'round' })
  },
  { cost: 2 },
)

const wary = modifies('survival-instincts#wary', isDefender, { block: 1, evade: 1 })
const survivalInstincts = atActivationStart('survival-instincts', (t, me) =>
  lay(t.state, wary, me.seat, { figure: me.figure, until: 'round' }),
)

const charging = ability({
  key: 'cavalry-charge#charging',
  always: {
    attack: (s, me, a) => {
      if (isDefender(s, me, a)) return { block: 1 }
      const inspires =
        isFriend(s, me, a.attacker) &&
        hasTrait(s, a.attacker, 'trooper') &&
        distance(s, me.figure, a.attacker) <= 2
      return inspires ? { surges: 1 } : null
    },
  },
})
const cavalryCharge = atActivationStart('cavalry-charge', (t, me) =>
  lay(t.state, charging, me.seat, { figure: me.figure, until: 'round' }),
)

const escorted = modifies(
  'armed-escort#escorted',
  (s, me, { target }) =>
    target !== NONE && target !== me.figure && isFriend(s, me, target) && distance(s, me.figure, target) <= 2,
  { evade: 1 },
)
const armedEscort = duringActivation('armed-escort', (t, me) =>
  lay(t.state, escorted, me.seat, { figure: me.figure, until: 'round' }),
)

/** For the figures of both players: outside, less evade; inside, more block. */
const harsh = always('harsh-environment#harsh', {
  attack: (s, me, a) => {
    if (a.target !== me.figure) return null
    return groundOf(s).board.interior[a.space] ? { block: 1 } : { evade: -1 }
  },
})
const harshEnvironment = atRoundStart('harsh-environment', (t, me) => {
  for (const seat of [me.seat, opponentOf(me.seat)]) lay(t.state, harsh, seat, { until: 'round' })
})

/** Lies on both players: nobody can declare an attack on the one it points at, not even a friend who is made to. */
const unseen = always('hide-in-plain-sight#unseen', { cannotAttack: (_s, me, target) => target === me.value })
const hideInPlainSight = special(
  'hide-in-plain-sight',
  () => true,
  (t, me) => {
    for (const seat of [me.seat, opponentOf(me.seat)])
      lay(t.state, unseen, seat, { until: 'round', value: me.figure })
  },
)

const alone = always('i-must-go-alone#alone', {
  cannotAttack: (s, me, target) => target === me.value && distance(s, me.figure, target) > 3,
})
const iMustGoAlone = atRoundStart('i-must-go-alone', (t, me) =>
  lay(t.state, alone, opponentOf(me.seat), { until: 'round', value: me.figure }),
)

const polite = always('etiquette-and-protocol#polite', {
  cannotAttack: (_s, me, target) => target === me.value,
})
const etiquetteAndProtocol = special(
  'etiquette-and-protocol',
  (s, me) => figuresOf(s, opponentOf(me.seat)).some((figure) => sees(s, me.figure, figure)),
  function* (t, me) {
    const s = t.state
    const inSight = (seat: number): number[] =>
      figuresOf(s, seat).filter((figure) => figure === me.figure || sees(s, me.figure, figure))
    const foe = yield* chooseFigure(t, me, inSight(opponentOf(me.seat)))
    const friend = yield* chooseFigure(t, me, inSight(me.seat))
    if (foe === null || friend === null) return
    lay(s, polite, me.seat, { figure: foe, until: 'round', value: friend })
    lay(s, polite, me.seat, { figure: friend, until: 'round', value: foe })
  },
)

export const GUARD = [
  written('take-cover', takeCover),
  written('take-position', takePosition, moveIntoPosition),
  written('survival-instincts', survivalInstincts),
  written('cavalry-charge', cavalryCharge),
  written('armed-escort', armedEscort),
  written('harsh-environment', harshEnvironment),
  written('hide-in-plain-sight', hideInPlainSight),
  written('i-must-go-alone', iMustGoAlone),
  written('etiquette-and-protocol', etiquetteAndProtocol),
]
