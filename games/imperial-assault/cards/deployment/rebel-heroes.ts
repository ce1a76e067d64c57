/** Rebel heroes of the core box. */
import type { Flow } from '@dejarik/kernel'
import type { RemoveColor } from '../../offers.ts'
import { ability, action, always, CARD, type Me, may, surge, when } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { BLACK, evadeResults, RED, WHITE, YELLOW } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { discardFromHand, putAway, randomOfHand } from '../../rules/command-cards.ts'
import { FOCUSED, gain } from '../../rules/conditions.ts'
import { suffer } from '../../rules/damage.ts'
import { isLaid, lay, lift } from '../../rules/effects.ts'
import { distance, sees } from '../../rules/ground.ts'
import { gainPoints, moveSpaces, push, speedOf } from '../../rules/moving.ts'
import { type Attack, type FigureId, NONE, opponentOf, type State, type T } from '../../state.ts'
import { assault, cunning, distracting, foresight, priorityTarget, protector } from '../abilities.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentEnemies, friends, hasFriend, hasTrait, isFriend, isSmall, isWithin } from '../figures.ts'
import { mayReroll } from '../shapes.ts'

/** A card of the hand takes a die from the defender. */
function* shatter(t: T, me: Me, a: Attack): Flow {
  yield* discardFromHand(t, me.seat)
  const options: RemoveColor[] = []
  if (a.defenseDice.includes(BLACK)) options.push({ do: 'remove-black' })
  if (a.defenseDice.includes(WHITE)) options.push({ do: 'remove-white' })
  const chosen = yield* t.choose(me.seat, 'remove-die', options, { rule: CARD })
  a.defenseDice.splice(a.defenseDice.indexOf(chosen.do === 'remove-black' ? BLACK : WHITE), 1)
}

const shatteringBlow = ability(
  'shattering-blow',
  may('attack-pool', {
    of: 'attacker',
    if: (s, me, { attack: a }) => a.defenseDice.length > 0 && s.sides[me.seat].hand.length > 0,
    run: (t, me, { attack }) => shatter(t, me, attack),
  }),
)

/** Fenn lends his Assault to troopers for the rest of the round. */
const lent = ability('trooper-assault#lent', always({ multipleAttacks: () => true }))
const trooperAssault = ability(
  'trooper-assault',
  may('attack-resolved', {
    limit: 'round',
    if: (s, me, { attack: { attacker } }) =>
      attacker !== me.figure &&
      s.figures[attacker].space !== NONE &&
      isFriend(s, me, attacker) &&
      hasTrait(s, attacker, 'trooper') &&
      isWithin(s, me, attacker, 3) &&
      !isLaid(s, lent, attacker),
    run: (t, me, { attack: { attacker } }) =>
      lay(t.state, lent, me.seat, { figure: attacker, until: 'round' }),
  }),
)

const enraged = ability('enraged', always({ multipleAttacks: (s, me) => s.figures[me.figure].damage > 0 }))

const charge = ability(
  'gaarkhan/charge',
  action({
    attacks: true,
    *run(t, me) {
      yield* moveSpaces(t, me.figure, speedOf(t.state, me.figure), CARD)
      if (hasTarget(t.state, me.figure) && (yield* t.may(me.seat, 'attack-now', { rule: CARD })))
        yield* attack(t, me.figure, CARD)
    },
  }),
)

const seen = (s: State, me: Me): FigureId[] => friends(s, me, (figure) => sees(s, me.figure, figure))
const seesFriend = (s: State, me: Me): boolean => hasFriend(s, me, (figure) => sees(s, me.figure, figure))

const tacticalManeuver = ability(
  'tactical-maneuver',
  action({
    if: seesFriend,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seen(t.state, me))
      if (chosen !== null) yield* gainPoints(t, chosen, 2, CARD)
    },
  }),
)

const onMyMark = ability(
  'on-my-mark',
  action({
    if: seesFriend,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, seen(t.state, me))
      if (chosen !== null) gain(t, chosen, FOCUSED)
    },
  }),
)

/** Whoever begins its activation in front of her may be shot at first. */
const hairTrigger = ability(
  'hair-trigger',
  may('activation-start', {
    of: 'hostile',
    limit: 'round',
    if: (s, me, { figure }) => hasTarget(s, me.figure, { only: figure }),
    *run(t, me, { figure }) {
      yield* attack(t, me.figure, CARD, { only: figure })
    },
  }),
)

const nimble = ability(
  'nimble',
  when('attack-resolved', {
    of: 'defender',
    if: (_s, _me, { attack: a }) => evadeResults(a) > 0,
    run: (t, me, { attack: a }) => gainPoints(t, me.figure, 2 * evadeResults(a), CARD),
  }),
)

/** Whom the attack fells costs his side a card. */
const confusion = ability(
  'critical-hit#confusion',
  when('defeated', {
    if: (s, me, { figure, by }) => by === me.figure && s.figures[figure].seat !== me.seat,
    run(t, me) {
      lift(t.state, confusion, me.figure)
      const card = randomOfHand(t, opponentOf(me.seat))
      if (card !== NONE) putAway(t, opponentOf(me.seat), card)
    },
  }),
)
const criticalHit = ability(
  'critical-hit',
  surge({
    run(t, me, a) {
      a.pierce += 2
      if (!isLaid(t.state, confusion, me.figure))
        lay(t.state, confusion, me.seat, { figure: me.figure, until: 'attack' })
    },
  }),
)

const SABER = { type: 'melee', dice: [RED, YELLOW], pierce: 3 } as const
const saberStrike = ability(
  'saber-strike',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure, SABER),
    *run(t, me) {
      yield* attack(t, me.figure, CARD, SABER)
    },
  }),
)

const inspiring = mayReroll(
  'inspiring',
  'attack',
  (s, me, { attacker, controller }) =>
    attacker !== me.figure &&
    controller === me.seat &&
    isFriend(s, me, attacker) &&
    distance(s, me.figure, attacker) <= 3,
)

/** An attack that did no harm is answered. */
const returnFire = ability(
  'return-fire',
  may('attack-resolved', {
    of: 'defender',
    limit: 'round',
    if: (s, me, { attack: a }) => a.suffered === 0 && hasTarget(s, me.figure, { only: a.attacker }),
    *run(t, me, { attack: a }) {
      yield* attack(t, me.figure, CARD, { only: a.attacker })
    },
  }),
)

const slam = ability(
  'slam',
  action({
    if: (s, me) => adjacentEnemies(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, adjacentEnemies(t.state, me))
      if (chosen === null) return
      yield* suffer(t, chosen, rollDie(t, RED, CARD).damage, me.figure)
      if (isSmall(t.state, chosen)) yield* push(t, me.seat, chosen, 1, CARD)
    },
  }),
)

export const REBEL_HEROES = [
  written('diala-passil', shatteringBlow, foresight),
  written('fenn-signis', assault, trooperAssault),
  written('gaarkhan', enraged, charge),
  written('gideon-argus', tacticalManeuver, onMyMark),
  written('jyn-odan', hairTrigger, nimble, cunning),
  written('mak-eshkarey', priorityTarget, criticalHit),
  written('luke-skywalker', saberStrike, inspiring),
  written('han-solo', returnFire, distracting, cunning),
  written('chewbacca', slam, protector),
]
