/** Allies of the Rebellion from other boxes. */
import type { Flow } from '@dejarik/kernel'
import type { ReturnCommand, TurnDie } from '../../offers.ts'
import { ability, action, always, CARD, type Me, may, surge, when } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { canReroll, reroll } from '../../rules/attack/rerolls.ts'
import { GREEN, SIDES } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { designOf } from '../../rules/cards.ts'
import { shuffleDeck } from '../../rules/command-cards.ts'
import { FOCUSED, gain } from '../../rules/conditions.ts'
import { recover, suffer, sufferAll } from '../../rules/damage.ts'
import { groundOf, isAdjacentTo } from '../../rules/ground.ts'
import { gainPoints, moveSpaces } from '../../rules/moving.ts'
import { type Attack, type FigureId, NONE, type State, type T } from '../../state.ts'
import { written } from '../card.ts'
import { addOneOf, chooseFigure, chooseSpace } from '../choices.ts'
import {
  adjacentFriends,
  figuresAt,
  friends,
  friendsWithin,
  hasTrait,
  isFriend,
  isWithin,
  seenEnemies,
} from '../figures.ts'
import { damageObjectsIn, spacesWithin } from '../spaces.ts'

const callTheShots = ability(
  'call-the-shots',
  may('attack-modifiers', {
    limit: 'round',
    if: (s, me, { attack: { attacker, controller } }) =>
      attacker !== me.figure &&
      controller === me.seat &&
      isFriend(s, me, attacker) &&
      isWithin(s, me, attacker, 3),
    run: (t, me, { attack: a }) => addOneOf(t, me, a, ['accuracy', 2], ['damage', 1], ['surges', 1]),
  }),
)

const smoothLanding = ability(
  'smooth-landing',
  when('deployed', {
    *run(t, me) {
      for (const figure of [me.figure, ...adjacentFriends(t.state, me)]) yield* gainPoints(t, figure, 1, CARD)
    },
  }),
)

/** Any attack ends with another's on the same target. */
const supporters = (s: State, me: Me, target: FigureId): FigureId[] =>
  friendsWithin(s, me, 3).filter((figure) => hasTarget(s, figure, { only: target }))
const battlefieldLeadership = ability(
  'battlefield-leadership',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      const made = yield* attack(t, me.figure, CARD)
      if (made === null || made.target === NONE || t.state.figures[me.figure].space === NONE) return
      const chosen = yield* chooseFigure(t, me, supporters(t.state, me, made.target))
      if (chosen !== null && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
        yield* attack(t, chosen, CARD, { only: made.target })
    },
  }),
)

const militaryEfficiency = ability(
  'leia-organa/military-efficiency',
  surge({
    *run(t, me) {
      const { deck, discard } = t.state.sides[me.seat]
      const options = [...new Set(discard)].map((card): ReturnCommand => ({ do: 'return-command', card }))
      if (options.length === 0) return
      const { card } = yield* t.choose(me.seat, 'return-command', options, { rule: CARD })
      discard.splice(discard.indexOf(card), 1)
      deck.push(card)
      t.log?.('return-command', CARD, { seat: me.seat, card })
      shuffleDeck(t, me.seat)
    },
  }),
)

const SIGHTS = { throughFigures: true, accuracy: 2 } as const
const setYourSights = ability(
  'set-your-sights',
  action({
    actions: 2,
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, SIGHTS),
    *run(t, me) {
      const before = t.state.activation?.defeated ?? 0
      yield* attack(t, me.figure, CARD, SIGHTS)
      // Mon Cala Special Forces.
      if ((t.state.activation?.defeated ?? 0) > before) gain(t, me.figure, FOCUSED)
    },
  }),
)
const monCalaSpecialForces = ability('mon-cala-special-forces', always({}))

/** Shots at him or beside him come back to somebody. */
const deflect = ability(
  'deflect',
  when('attack-resolved', {
    if: (s, me, { attack: a, spaces }) =>
      a?.ranged === true &&
      a.target !== NONE &&
      isFriend(s, me, a.target) &&
      // Where it stood, for it may have fallen.
      (a.target === me.figure || spaces.some((space) => isAdjacentTo(s, me.figure, space))) &&
      seenEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemies(t.state, me))
      if (chosen !== null) yield* suffer(t, chosen, 1, me.figure)
    },
  }),
)

const heroic = ability(
  'luke-skywalker-jedi-knight/heroic',
  may('activation', {
    of: 'mine',
    limit: 'activation',
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      yield* attack(t, me.figure, CARD)
    },
  }),
)

const brash = ability('brash', when('round-start', { run: (t, me) => moveSpaces(t, me.figure, 4, CARD) }))

const teachers = (s: State, me: Me): FigureId[] =>
  friends(s, me, (figure) => designOf(s.figures[figure].kind).facts.unique && isWithin(s, me, figure, 3))

/** Any side of one of his dice. */
function* turnDie(t: T, me: Me, a: Attack): Flow {
  const options: TurnDie[] = []
  for (const [die, color] of a.attackDice.entries())
    for (let side = 0; side < SIDES; side++)
      if (side !== a.attackSides[die]) options.push({ do: 'turn-die', pool: 'attack', die, color, side })
  const { die, color, side } = yield* t.choose(me.seat, 'turn-die', options, { rule: CARD })
  a.attackSides[die] = side
  t.log?.('turned', CARD, { seat: me.seat, pool: 'attack', color, side })
}

const muchToLearn = ability(
  'much-to-learn',
  may('attack-rerolls', {
    of: 'attacker',
    limit: 'attack',
    if: (s, me, { attack: a }) => canReroll(a, 'attack') && teachers(s, me).length > 0,
    *run(t, me, { attack: a }) {
      const hasMaster = teachers(t.state, me).some((figure) => hasTrait(t.state, figure, 'force-user'))
      if (hasMaster && (yield* t.may(me.seat, 'turn-instead', { rule: CARD }))) yield* turnDie(t, me, a)
      else yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
    },
  }),
)

const evasiveManeuver = ability(
  'evasive-maneuver',
  action({
    *run(t, me) {
      yield* moveSpaces(t, me.figure, 2, CARD)
      recover(t, me.figure, 2)
    },
  }),
)

const partingGift = ability(
  'parting-gift',
  may('activation', {
    of: 'mine',
    limit: 'activation',
    *run(t, me) {
      const s = t.state
      const space = yield* chooseSpace(t, me, spacesWithin(s, me.figure, 3))
      if (space === null) return
      const { damage } = rollDie(t, GREEN, CARD)
      yield* damageObjectsIn(t, me, [space, ...groundOf(s).counting.adjacent(space)], damage)
      const hit = figuresAt(s, space).filter((figure) => figure !== me.figure)
      yield* sufferAll(t, hit, damage, me.figure)
    },
  }),
)

export const REBEL_ALLIES = [
  written('hera-syndulla', callTheShots, smoothLanding),
  written('leia-organa', battlefieldLeadership, militaryEfficiency),
  written('loku-kanoloa', setYourSights, monCalaSpecialForces),
  written('luke-skywalker-jedi-knight', deflect, heroic),
  written('ezra-bridger', brash, muchToLearn),
  written('sabine-wren', evasiveManeuver, partingGift),
]
