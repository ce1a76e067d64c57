/** Command cards that keep figures safe for a round. */
import { ability, action, always, CARD, may } from '../../rules/abilities.ts'
import { lay } from '../../rules/effects.ts'
import { distance, figuresOf, groundOf, sees } from '../../rules/ground.ts'
import { performMove } from '../../rules/moving.ts'
import { NONE, opponentOf } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { hasTrait, isFriend } from '../figures.ts'
import { isDefender, modifies } from '../shapes.ts'

const inCover = modifies('command/take-cover#in-cover', isDefender, { block: 1, accuracy: -2 })
const takeCover = ability(
  'command/take-cover',
  action({ run: (t, me) => lay(t.state, inCover, me.seat, { figure: me.figure, until: 'round' }) }),
)

const entrenched = modifies('take-position#entrenched', isDefender, { block: 1 })
const wellEntrenched = modifies('take-position#well-entrenched', isDefender, { block: 2 })
const takePosition = ability(
  'take-position',
  action({ run: (t, me) => lay(t.state, entrenched, me.seat, { figure: me.figure, until: 'round' }) }),
)
const moveIntoPosition = ability(
  'take-position-and-move',
  action({
    actions: 2,
    *run(t, me) {
      yield* performMove(t, me.figure, CARD)
      lay(t.state, wellEntrenched, me.seat, { figure: me.figure, until: 'round' })
    },
  }),
)

const wary = modifies('survival-instincts#wary', isDefender, { block: 1, evade: 1 })
const survivalInstincts = ability(
  'survival-instincts',
  may('activation-start', {
    of: 'mine',
    run: (t, me) => lay(t.state, wary, me.seat, { figure: me.figure, until: 'round' }),
  }),
)

const charging = ability(
  'cavalry-charge#charging',
  always({
    attack: (s, me, a) => {
      if (isDefender(s, me, a)) return { block: 1 }
      const inspires =
        isFriend(s, me, a.attacker) &&
        hasTrait(s, a.attacker, 'trooper') &&
        distance(s, me.figure, a.attacker) <= 2
      return inspires ? { surges: 1 } : null
    },
  }),
)
const cavalryCharge = ability(
  'cavalry-charge',
  may('activation-start', {
    of: 'mine',
    run: (t, me) => lay(t.state, charging, me.seat, { figure: me.figure, until: 'round' }),
  }),
)

const escorted = modifies(
  'armed-escort#escorted',
  (s, me, { target }) =>
    target !== NONE && target !== me.figure && isFriend(s, me, target) && distance(s, me.figure, target) <= 2,
  { evade: 1 },
)
const armedEscort = ability(
  'armed-escort',
  may('activation', {
    of: 'mine',
    run: (t, me) => lay(t.state, escorted, me.seat, { figure: me.figure, until: 'round' }),
  }),
)

/** For the figures of both players: outside, less evade; inside, more block. */
const harsh = ability(
  'harsh-environment#harsh',
  always({
    attack: (s, me, a) => {
      if (a.target !== me.figure) return null
      return groundOf(s).board.interior[a.space] ? { block: 1 } : { evade: -1 }
    },
  }),
)
const harshEnvironment = ability(
  'harsh-environment',
  may('round-start', {
    run(t, me) {
      for (const seat of [me.seat, opponentOf(me.seat)]) lay(t.state, harsh, seat, { until: 'round' })
    },
  }),
)

/** Lies on both players: nobody can declare an attack on the one it points at, not even a friend who is made to. */
const unseen = ability(
  'hide-in-plain-sight#unseen',
  always({ cannotAttack: (_s, me, target) => target === me.value }),
)
const hideInPlainSight = ability(
  'hide-in-plain-sight',
  action({
    run(t, me) {
      for (const seat of [me.seat, opponentOf(me.seat)])
        lay(t.state, unseen, seat, { until: 'round', value: me.figure })
    },
  }),
)

const alone = ability(
  'i-must-go-alone#alone',
  always({ cannotAttack: (s, me, target) => target === me.value && distance(s, me.figure, target) > 3 }),
)
const iMustGoAlone = ability(
  'i-must-go-alone',
  may('round-start', {
    run: (t, me) => lay(t.state, alone, opponentOf(me.seat), { until: 'round', value: me.figure }),
  }),
)

const polite = ability(
  'etiquette-and-protocol#polite',
  always({ cannotAttack: (_s, me, target) => target === me.value }),
)
const etiquetteAndProtocol = ability(
  'etiquette-and-protocol',
  action({
    if: (s, me) => figuresOf(s, opponentOf(me.seat)).some((figure) => sees(s, me.figure, figure)),
    *run(t, me) {
      const s = t.state
      const inSight = (seat: number): number[] =>
        figuresOf(s, seat).filter((figure) => figure === me.figure || sees(s, me.figure, figure))
      const foe = yield* chooseFigure(t, me, inSight(opponentOf(me.seat)))
      const friend = yield* chooseFigure(t, me, inSight(me.seat))
      if (foe === null || friend === null) return
      lay(s, polite, me.seat, { figure: foe, until: 'round', value: friend })
      lay(s, polite, me.seat, { figure: friend, until: 'round', value: foe })
    },
  }),
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
