/** Bounty hunters. */
import type { Flow } from '@dejarik/kernel'
import {
  ability,
  action,
  always,
  CARD,
  type Me,
  may,
  type Named,
  surge,
  when,
} from '../../rules/abilities.ts'
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
import { written } from '../card.ts'
import { addOneOf, chooseFigure, chooseGained, chooseSpace } from '../choices.ts'
import { adjacentFigures, figuresAt, isFriend, isSmall, isWithin, seenEnemiesWithin } from '../figures.ts'
import { isAttacker, mayReroll, modifies } from '../shapes.ts'
import { seenSpaces, spacesWithin } from '../spaces.ts'

/** Two dice of any colours: the facts say so. */
const arsenal = ability('arsenal', always({}))

const versatileWeaponry = mayReroll('versatile-weaponry', 'defense', isAttacker)

const indiscriminateFire = ability(
  'indiscriminate-fire',
  action({
    if: (s, me) => seenSpaces(s, me.figure, spacesWithin(s, me.figure, 3)).length > 0,
    *run(t, me) {
      const s = t.state
      const space = yield* chooseSpace(t, me, seenSpaces(s, me.figure, spacesWithin(s, me.figure, 3)))
      if (space === null) return
      const { damage, surge } = rollDie(t, GREEN, CARD)
      const hit = figuresAt(s, space)
      yield* sufferAll(t, hit, damage, me.figure)
      for (const figure of hit) yield* sufferStrain(t, figure, surge, me.figure)
    },
  }),
)

const regenerate = ability(
  'regenerate',
  when('round-end', {
    if: (s, me) => s.figures[me.figure].damage > 0 || (s.figures[me.figure].conditions & HARMFUL) !== 0,
    run(t, me) {
      recover(t, me.figure, 2)
      lose(t, me.figure, HARMFUL)
    },
  }),
)

/** A Harmful condition that the target does not have yet, for each surge. */
function* punish(t: T, me: Me, a: Attack): Flow {
  for (const used of a.used) {
    if (used !== punishment.key) continue
    const condition = yield* chooseGained(t, me, a.target, HARMFUL & ~t.state.figures[a.target].conditions)
    if (condition !== null) gain(t, a.target, condition)
  }
}

/** Each surge is a Harmful condition once the attack is resolved. */
const punishment: Named = ability(
  'punishment',
  when('attack-resolved', {
    of: 'attacker',
    if: (s, _me, { attack: a }) =>
      a.used.includes(punishment.key) &&
      a.suffered > 0 &&
      a.target !== NONE &&
      s.figures[a.target].space !== NONE,
    run: (t, me, { attack }) => punish(t, me, attack),
  }),
  surge({
    repeats: true,
    run(_t, _me, a) {
      a.used.push(punishment.key)
    },
  }),
)

const contempt = modifies(
  'contempt',
  (s, me, a) => isAttacker(s, me, a) && a.target !== NONE && (s.figures[a.target].conditions & HARMFUL) === 0,
  { surges: 1 },
)

/** Two of them who draw on each other come to an end: whose shot is still to be fired is not drawn on again. */
const hasNotDrawnYet = (s: State, { figure }: Me): boolean =>
  s.attacks.filter(({ attacker }) => attacker === figure).length === 1

/** Whom he draws on may shoot first. */
const slowOnTheDraw = ability(
  'slow-on-the-draw',
  when('attack-declared', {
    of: 'attacker',
    if: (s, me, { attack: a }) =>
      a.target !== NONE && hasNotDrawnYet(s, me) && hasTarget(s, a.target, { only: me.figure }),
    *run(t, me, { attack: a }) {
      if (yield* t.may(opponentOf(me.seat), 'shoot-first', { rule: CARD }))
        yield* attack(t, a.target, CARD, { only: me.figure })
    },
  }),
)

const rapidFire = ability(
  'rapid-fire',
  action({
    attacks: true,
    if: (s, me) => hasTarget(s, me.figure),
    *run(t, me) {
      yield* attack(t, me.figure, CARD)
      yield* attack(t, me.figure, CARD)
    },
  }),
)

const inBoltRange = (s: State, me: Me, a: Attack): FigureId[] =>
  seenEnemiesWithin(s, me, 3).filter((figure) => figure !== a.target)
const boltslinger = ability(
  'boltslinger',
  may('attack-resolved', {
    of: 'attacker',
    if: (s, me, { attack: a }) => s.activation?.figure === me.figure && inBoltRange(s, me, a).length > 0,
    *run(t, me, { attack: a }) {
      const chosen = yield* chooseFigure(t, me, inBoltRange(t.state, me, a))
      if (chosen !== null) yield* suffer(t, chosen, 1, me.figure)
    },
  }),
)

const rush = ability(
  'rush',
  action({
    *run(t, me) {
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
  }),
)

const getDown = ability(
  'get-down',
  may('attack-modifiers', {
    limit: 'round',
    if: (s, me, { attack: { target } }) =>
      target !== NONE && isFriend(s, me, target) && isSmall(s, target) && isWithin(s, me, target, 2),
    run: (t, me, { attack: a }) => addOneOf(t, me, a, ['block', 1], ['evade', 1]),
  }),
)

const immune = ability('immune', always({ immune: () => true }))

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
