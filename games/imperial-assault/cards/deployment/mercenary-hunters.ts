/** Bounty hunters. */
import type { Flow } from '@dejarik/kernel'
import { ability, type KeyedAbility, type Source } from '../../rules/ability.ts'
import { attack } from '../../rules/attack/attack.ts'
import { rollDie } from '../../rules/attack/pools.ts'
import { GREEN } from '../../rules/attack/results.ts'
import { hasTarget } from '../../rules/attack/targets.ts'
import { gain, HARMFUL, lose } from '../../rules/conditions.ts'
import { recover, suffer, sufferAll, sufferStrain } from '../../rules/damage.ts'
import { moveSpaces, push } from '../../rules/moving.ts'
import { type Attack, type FigureId, NONE, opponentOf, type State, type T } from '../../state.ts'
import {
  assault,
  partingShot,
  priorityTarget,
  relentless,
  scattergun,
  targetingComputer,
} from '../abilities.ts'
import { CARD, written } from '../card.ts'
import { addOneOf, chooseFigure, chooseGained, chooseSpace } from '../choices.ts'
import { adjacentFigures, figuresAt, isFriend, isSmall, isWithin, seenEnemiesWithin } from '../figures.ts'
import { always, isAttacker, mayReroll, modifies, special } from '../shapes.ts'
import { seenSpaces, spacesWithin } from '../spaces.ts'
import { happens, happensInAttack, mayInAttack, when } from '../triggers.ts'

/** Two dice of any colours: the facts say so. */
const arsenal = always('arsenal', {})

const versatileWeaponry = mayReroll('versatile-weaponry', 'defense', isAttacker)

const indiscriminateFire = special(
  'indiscriminate-fire',
  (s, me) => seenSpaces(s, me.figure, spacesWithin(s, me.figure, 3)).length > 0,
  function* (t, me) {
    const s = t.state
    const space = yield* chooseSpace(t, me, seenSpaces(s, me.figure, spacesWithin(s, me.figure, 3)))
    if (space === null) return
    const { damage, surge } = rollDie(t, GREEN, CARD)
    const hit = figuresAt(s, space)
    yield* sufferAll(t, hit, damage, me.figure)
    for (const figure of hit) yield* sufferStrain(t, figure, surge, me.figure)
  },
)

const regenerate = when(
  'regenerate',
  happens(
    'round-end',
    (s, me) => s.figures[me.figure].damage > 0 || (s.figures[me.figure].conditions & HARMFUL) !== 0,
    (t, me) => {
      recover(t, me.figure, 2)
      lose(t, me.figure, HARMFUL)
    },
  ),
)

/** A Harmful condition that the target does not have yet, for each surge. */
function* punish(t: T, me: Source, a: Attack): Flow {
  for (const used of a.used) {
    if (used !== punishment.key) continue
    const condition = yield* chooseGained(t, me, a.target, HARMFUL & ~t.state.figures[a.target].conditions)
    if (condition !== null) gain(t, a.target, condition)
  }
}

/** Each surge is a Harmful condition once the attack is resolved. */
const punishment: KeyedAbility = ability({
  key: 'punishment',
  surgeRepeats: true,
  surge(_t: T, _me: Source, a: Attack) {
    a.used.push(punishment.key)
  },
  when: [
    happensInAttack(
      'attack-resolved',
      (s, me, a) =>
        isAttacker(s, me, a) &&
        a.used.includes(punishment.key) &&
        a.suffered > 0 &&
        a.target !== NONE &&
        s.figures[a.target].space !== NONE,
      punish,
    ),
  ],
})

const contempt = modifies(
  'contempt',
  (s, me, a) => isAttacker(s, me, a) && a.target !== NONE && (s.figures[a.target].conditions & HARMFUL) === 0,
  { surges: 1 },
)

/** Two of them who draw on each other come to an end: whose shot is still to be fired is not drawn on again. */
const hasNotDrawnYet = (s: State, { figure }: Source): boolean =>
  s.attacks.filter(({ attacker }) => attacker === figure).length === 1

/** Whom he draws on may shoot first. */
const slowOnTheDraw = when(
  'slow-on-the-draw',
  happensInAttack(
    'attack-declared',
    (s, me, a) =>
      isAttacker(s, me, a) &&
      a.target !== NONE &&
      hasNotDrawnYet(s, me) &&
      hasTarget(s, a.target, { only: me.figure }),
    function* (t, me, a) {
      if (yield* t.may(opponentOf(me.seat), 'shoot-first', { rule: CARD }))
        yield* attack(t, a.target, CARD, { only: me.figure })
    },
  ),
)

const rapidFire = special(
  'rapid-fire',
  (s, me) => hasTarget(s, me.figure),
  function* (t, me) {
    yield* attack(t, me.figure, CARD)
    yield* attack(t, me.figure, CARD)
  },
  { attacks: true },
)

const inBoltRange = (s: State, me: Source, a: Attack): FigureId[] =>
  seenEnemiesWithin(s, me, 3).filter((figure) => figure !== a.target)
const boltslinger = when(
  'boltslinger',
  mayInAttack(
    'attack-resolved',
    (s, me, a) =>
      isAttacker(s, me, a) && s.activation?.figure === me.figure && inBoltRange(s, me, a).length > 0,
    function* (t, me, a) {
      const chosen = yield* chooseFigure(t, me, inBoltRange(t.state, me, a))
      if (chosen !== null) yield* suffer(t, chosen, 1, me.figure)
    },
  ),
)

const rush = special(
  'rush',
  () => true,
  function* (t, me) {
    const s = t.state
    yield* moveSpaces(t, me.figure, 4, CARD)
    const beside = adjacentFigures(s, me).filter((figure) => isSmall(s, figure))
    if (beside.length === 0 || !(yield* t.may(me.seat, 'push-somebody', { rule: CARD }))) return
    const chosen = yield* chooseFigure(t, me, beside)
    if (chosen === null) return
    const { space } = s.figures[chosen]
    yield* push(t, me.seat, chosen, 1, CARD)
    if (s.figures[chosen].space !== space) yield* sufferAll(t, [me.figure, chosen], 1, me.figure)
  },
)

const getDown = when(
  'get-down',
  mayInAttack(
    'attack-modifiers',
    (s, me, { target }) =>
      target !== NONE && isFriend(s, me, target) && isSmall(s, target) && isWithin(s, me, target, 2),
    (t, me, a) => addOneOf(t, me, a, ['block', 1], ['evade', 1]),
    'round',
  ),
)

const immune = always('immune', { immune: () => true })

export const MERCENARY_HUNTERS = [
  written('trandoshan-hunter', relentless, scattergun('scattergun', 1)),
  written('trandoshan-hunter-elite', relentless, scattergun('acp-scattergun', 2)),
  written('ig-88', arsenal, relentless, assault),
  written('hk-assassin-droid', versatileWeaponry, targetingComputer),
  written('hk-assassin-droid-elite', versatileWeaponry, targetingComputer, priorityTarget),
  written('bossk', indiscriminateFire, regenerate),
  written('dengar', contempt, punishment),
  written('greedo', slowOnTheDraw, partingShot),
  written('vinto-hreeda', rapidFire, boltslinger),
  written('onar-koma', rush, getDown, immune),
]
