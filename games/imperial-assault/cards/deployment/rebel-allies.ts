/** Allies of the Rebellion from other boxes. */
import type { Flow } from '@dejarik/kernel'
import type { ReturnCommand, TurnDie } from '../../offers.ts'
import { ability, type Source } from '../../rules/ability.ts'
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
import { CARD, written } from '../card.ts'
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
import { always, isAttacker, special } from '../shapes.ts'
import { damageObjectsIn, spacesWithin } from '../spaces.ts'
import { happens, may, mayInAttack, mine, when } from '../triggers.ts'

const callTheShots = when(
  'call-the-shots',
  mayInAttack(
    'attack-modifiers',
    (s, me, { attacker, controller }) =>
      attacker !== me.figure &&
      controller === me.seat &&
      isFriend(s, me, attacker) &&
      isWithin(s, me, attacker, 3),
    (t, me, a) => addOneOf(t, me, a, ['accuracy', 2], ['damage', 1], ['surges', 1]),
    'round',
  ),
)

const smoothLanding = when(
  'smooth-landing',
  happens(
    'deployed',
    () => true,
    function* (t, me) {
      for (const figure of [me.figure, ...adjacentFriends(t.state, me)]) yield* gainPoints(t, figure, 1, CARD)
    },
  ),
)

/** Any attack ends with another's on the same target. */
const supporters = (s: State, me: Source, target: FigureId): FigureId[] =>
  friendsWithin(s, me, 3).filter((figure) => hasTarget(s, figure, { only: target }))
const battlefieldLeadership = special(
  'battlefield-leadership',
  (s, me) => hasTarget(s, me.figure),
  function* (t, me) {
    const made = yield* attack(t, me.figure, CARD)
    if (made === null || made.target === NONE || t.state.figures[me.figure].space === NONE) return
    const chosen = yield* chooseFigure(t, me, supporters(t.state, me, made.target))
    if (chosen !== null && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
      yield* attack(t, chosen, CARD, { only: made.target })
  },
  { attacks: true },
)

const militaryEfficiency = ability({
  key: 'leia-organa/military-efficiency',
  *surge(t: T, me: Source) {
    const { deck, discard } = t.state.sides[me.seat]
    const options = [...new Set(discard)].map((card): ReturnCommand => ({ do: 'return-command', card }))
    if (options.length === 0) return
    const { card } = yield* t.choose(me.seat, 'return-command', options, { rule: CARD })
    discard.splice(discard.indexOf(card), 1)
    deck.push(card)
    t.log?.('return-command', CARD, { seat: me.seat, card })
    shuffleDeck(t, me.seat)
  },
})

const SIGHTS = { throughFigures: true, accuracy: 2 } as const
const setYourSights = special(
  'set-your-sights',
  (s, me) => hasTarget(s, me.figure, SIGHTS),
  function* (t, me) {
    const before = t.state.activation?.defeated ?? 0
    yield* attack(t, me.figure, CARD, SIGHTS)
    // Mon Cala Special Forces.
    if ((t.state.activation?.defeated ?? 0) > before) gain(t, me.figure, FOCUSED)
  },
  { cost: 2, attacks: true },
)
const monCalaSpecialForces = always('mon-cala-special-forces', {})

/** Shots at him or beside him come back to somebody. */
const deflect = when(
  'deflect',
  happens(
    'attack-resolved',
    (s, me, { attack: a, spaces }) =>
      a?.ranged === true &&
      a.target !== NONE &&
      isFriend(s, me, a.target) &&
      // Where it stood, for it may have fallen.
      (a.target === me.figure || spaces.some((space) => isAdjacentTo(s, me.figure, space))) &&
      seenEnemies(s, me).length > 0,
    function* (t, me) {
      const chosen = yield* chooseFigure(t, me, seenEnemies(t.state, me))
      if (chosen !== null) yield* suffer(t, chosen, 1, me.figure)
    },
  ),
)

const heroic = when(
  'luke-skywalker-jedi-knight/heroic',
  may(
    'activation',
    (s, me, at) => mine(s, me, at) && hasTarget(s, me.figure),
    function* (t, me) {
      yield* attack(t, me.figure, CARD)
    },
    'activation',
  ),
)

const brash = when(
  'brash',
  happens(
    'round-start',
    () => true,
    (t, me) => moveSpaces(t, me.figure, 4, CARD),
  ),
)

const teachers = (s: State, me: Source): FigureId[] =>
  friends(s, me, (figure) => designOf(s.figures[figure].kind).facts.unique && isWithin(s, me, figure, 3))

/** Any side of one of his dice. */
function* turnDie(t: T, me: Source, a: Attack): Flow {
  const options: TurnDie[] = []
  for (const [die, color] of a.attackDice.entries())
    for (let side = 0; side < SIDES; side++)
      if (side !== a.attackSides[die]) options.push({ do: 'turn-die', pool: 'attack', die, color, side })
  const { die, color, side } = yield* t.choose(me.seat, 'turn-die', options, { rule: CARD })
  a.attackSides[die] = side
  t.log?.('turned', CARD, { seat: me.seat, pool: 'attack', color, side })
}

const muchToLearn = when(
  'much-to-learn',
  mayInAttack(
    'attack-rerolls',
    (s, me, a) => isAttacker(s, me, a) && canReroll(a, 'attack') && teachers(s, me).length > 0,
    function* (t, me, a) {
      const hasMaster = teachers(t.state, me).some((figure) => hasTrait(t.state, figure, 'force-user'))
      if (hasMaster && (yield* t.may(me.seat, 'turn-instead', { rule: CARD }))) yield* turnDie(t, me, a)
      else yield* reroll(t, me.seat, a, 'attack', 1, 'ia.attack-special.12')
    },
    'attack',
  ),
)

const evasiveManeuver = special(
  'evasive-maneuver',
  () => true,
  function* (t, me) {
    yield* moveSpaces(t, me.figure, 2, CARD)
    recover(t, me.figure, 2)
  },
)

const partingGift = when(
  'parting-gift',
  may(
    'activation',
    mine,
    function* (t, me) {
      const s = t.state
      const space = yield* chooseSpace(t, me, spacesWithin(s, me.figure, 3))
      if (space === null) return
      const { damage } = rollDie(t, GREEN, CARD)
      yield* damageObjectsIn(t, me, [space, ...groundOf(s).counting.adjacent(space)], damage)
      const hit = figuresAt(s, space).filter((figure) => figure !== me.figure)
      yield* sufferAll(t, hit, damage, me.figure)
    },
    'activation',
  ),
)

export const REBEL_ALLIES = [
  written('hera-syndulla', callTheShots, smoothLanding),
  written('leia-organa', battlefieldLeadership, militaryEfficiency),
  written('loku-kanoloa', setYourSights, monCalaSpecialForces),
  written('luke-skywalker-jedi-knight', deflect, heroic),
  written('ezra-bridger', brash, muchToLearn),
  written('sabine-wren', evasiveManeuver, partingGift),
]
