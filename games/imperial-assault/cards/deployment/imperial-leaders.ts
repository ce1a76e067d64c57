/** Imperial officers, villains, and the Emperor's guard. */
import type { Flow } from '@dejarik/kernel'
import {
  ability,
  action,
  always,
  CARD,
  type Me,
  type Moment,
  may,
  surge,
  when,
} from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { defenseFace, RED, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { FOCUSED, gain, WEAKENED } from '../../rules/conditions.ts'
import { suffer, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { areAdjacent, distanceTo, isAdjacentTo } from '../../rules/ground.ts'
import { moveSpaces, performMove } from '../../rules/moving.ts'
import type { Attack, FigureId, State, T } from '../../state.ts'
import { brutality, cower, foresight, mounted, protector } from '../abilities.ts'
import { written } from '../card.ts'
import { chooseEffect, chooseFigure, chooseFigures, chooseSpace } from '../choices.ts'
import {
  adjacentFriends,
  enemies,
  figuresAt,
  friends,
  hasTrait,
  isFriend,
  isWithin,
  seenEnemies,
} from '../figures.ts'
import { modifies } from '../shapes.ts'
import { spacesWithin } from '../spaces.ts'

const near = (s: State, me: Me): FigureId[] => friends(s, me, (figure) => isWithin(s, me, figure, 2))

const order = ability(
  'order',
  action({
    if: (s, me) => near(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, near(t.state, me))
      if (chosen !== null) yield* performMove(t, chosen, CARD)
    },
  }),
)

/** A move or an attack, whichever its player likes better. */
function* moveOrAttack(t: T, me: Me, figure: FigureId): Flow {
  const effect = hasTarget(t.state, figure) ? yield* chooseEffect(t, me, 'move', 'attack') : 'move'
  if (effect === 'move') yield* performMove(t, figure, CARD)
  else yield* attack(t, figure, CARD)
}

const executiveOrder = ability(
  'executive-order',
  action({
    if: (s, me) => near(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, near(t.state, me))
      if (chosen !== null) yield* moveOrAttack(t, me, chosen)
    },
  }),
)

const forceChoke = ability(
  'force-choke',
  action({
    if: (s, me) => seenEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemies(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, 2, me.figure)
      yield* sufferStrain(t, chosen, 1, me.figure)
    },
  }),
)

/** One of its own side fell beside it. */
function fellBeside(s: State, me: Me, { figure, spaces }: Moment): boolean {
  return (
    figure !== me.figure &&
    isFriend(s, me, figure) &&
    spaces.some((space) => isAdjacentTo(s, me.figure, space))
  )
}

const vengeance = ability(
  'vengeance',
  when('defeated', { if: fellBeside, run: (t, me) => gain(t, me.figure, FOCUSED) }),
)

const forwardVengeance = ability(
  'forward-vengeance',
  when('defeated', {
    if: fellBeside,
    *run(t, me) {
      gain(t, me.figure, FOCUSED)
      yield* moveSpaces(t, me.figure, 1, CARD)
    },
  }),
)

const executor = ability(
  'executor',
  may('defeated', {
    limit: 'round',
    if: (s, me, { figure, spaces }) =>
      figure !== me.figure &&
      isFriend(s, me, figure) &&
      spaces.some((space) => distanceTo(s, me.figure, space) <= 3),
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      yield* attack(t, me.figure, CARD)
    },
  }),
)

/** An adjacent friend attacks with an explosion. */
const BOMBARDMENT = { blast: 1 }
const bombardment = ability(
  'bombardment',
  action({
    if: (s, me) => adjacentFriends(s, me).some((figure) => hasTarget(s, figure)),
    *run(t, me) {
      const able = adjacentFriends(t.state, me).filter((figure) => hasTarget(t.state, figure))
      const chosen = yield* chooseFigure(t, me, able)
      if (chosen !== null) yield* attack(t, chosen, CARD, BOMBARDMENT)
    },
  }),
)

const advancedFirepower = ability(
  'advanced-firepower',
  always({
    lendsSurges: (s, me, { attacker, controller }) =>
      controller === me.seat &&
      isFriend(s, me, attacker) &&
      areAdjacent(s, me.figure, attacker) &&
      (hasTrait(s, attacker, 'droid') || hasTrait(s, attacker, 'vehicle'))
        ? designOf(s.figures[me.figure].kind).facts.surges
        : [],
  }),
)

const troopersBeside = (s: State, me: Me): FigureId[] =>
  adjacentFriends(s, me).filter((figure) => hasTrait(s, figure, 'trooper'))

const squadCommand = ability(
  'squad-command',
  surge({
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, troopersBeside(t.state, me))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

const firingSquad = ability(
  'firing-squad',
  action({
    if: (s, me) => troopersBeside(s, me).some((figure) => hasTarget(s, figure)),
    *run(t, me) {
      const s = t.state
      let first: Attack | null = null
      for (const figure of yield* chooseFigures(t, me, troopersBeside(s, me), 2, true))
        first = yield* attack(
          t,
          figure,
          CARD,
          first === null ? { among: enemies(s, me) } : { only: first.target },
        )
    },
  }),
)

const flamethrower = ability(
  'flamethrower',
  action({
    *run(t, me) {
      const space = yield* chooseSpace(t, me, spacesWithin(t.state, me.figure, 2))
      if (space === null) return
      const burnt = figuresAt(t.state, space).filter((figure) => figure !== me.figure)
      yield* sufferAll(t, burnt, 1, me.figure)
      for (const figure of burnt) yield* sufferStrain(t, figure, 1, me.figure)
      for (const figure of burnt) gain(t, figure, WEAKENED)
    },
  }),
)

const THROW = { type: 'ranged', dice: [RED, YELLOW], accuracy: 3 } as const
const lightsaberThrow = ability(
  'lightsaber-throw',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, THROW),
    *run(t, me) {
      yield* attack(t, me.figure, CARD, THROW)
    },
  }),
)

const defensive = modifies(
  'defensive',
  (_s, me, a) =>
    a.target === me.figure &&
    a.defenseDice.every((color, i) => defenseFace(color, a.defenseSides[i]).block === 0),
  { block: 1 },
)

export const IMPERIAL_LEADERS = [
  written('imperial-officer', order, cower),
  written('imperial-officer-elite', executiveOrder, cower),
  written('darth-vader', brutality, forceChoke, foresight),
  written('royal-guard', protector, vengeance),
  written('royal-guard-elite', protector, forwardVengeance),
  written('royal-guard-champion', brutality, executor),
  written('general-sorin', bombardment, advancedFirepower),
  written('kayn-somos', firingSquad, squadCommand),
  written('captain-terro', flamethrower, mounted),
  written('the-grand-inquisitor', lightsaberThrow, defensive),
]
