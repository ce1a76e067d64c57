/** Technological Superiority: attachments, droids, explosives. */
import { CONDITION_IDS, surgesFrom } from '../../../facts/index.ts'
import { ability, type KeyedAbility, sourceOf } from '../../../rules/ability.ts'
import { add, WHITE } from '../../../rules/attack/results.ts'
import { failing } from '../../../rules/campaign/tests.ts'
import { cardOf } from '../../../rules/cards.ts'
import { FOCUSED, gain, lose, STUNNED } from '../../../rules/conditions.ts'
import { isDefeated, recover, suffer, sufferAll } from '../../../rules/damage.ts'
import { defeat } from '../../../rules/defeat.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { gainPoints } from '../../../rules/moving.ts'
import type { FigureId, State } from '../../../state.ts'
import { CARD, written } from '../../card.ts'
import { chooseDie, chooseEffect, chooseFigure } from '../../choices.ts'
import { adjacentFigures, adjacentFriends, hasTrait, isFriend } from '../../figures.ts'
import { replaceDie } from '../../pools.ts'
import { always, isAttacker } from '../../shapes.ts'
import { damageObjectsIn, spacesBeside } from '../../spaces.ts'
import { happensInAttack, may, mayInAttack, paying, when } from '../../triggers.ts'

const experimentalArms: KeyedAbility = when(
  'experimental-arms',
  mayInAttack('attack-modifiers', isAttacker, (_t, _me, a) => add(a, { surges: 1 }), 'attack'),
  happensInAttack(
    'attack-resolved',
    (s, me, a) => isAttacker(s, me, a) && a.used.includes(experimentalArms.key),
    function* (t, me) {
      yield* suffer(t, me.figure, 1)
    },
  ),
)

const isDroid = (s: State, figure: FigureId): boolean => hasTrait(s, figure, 'droid')
const ALL_CONDITIONS = (1 << CONDITION_IDS.length) - 1

/** Every droid can help a friend beside it. */
const technicalSupport = ability({
  key: 'technical-support',
  always: { speed: (s, me) => (isDroid(s, me.figure) ? 1 : 0) },
  action: {
    rule: 'ia.actions.4',
    cost: 1,
    attacks: false,
    can: (s, me) => isDroid(s, me.figure) && adjacentFriends(s, me).length > 0,
    *act(t, me) {
      const friend = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
      if (friend === null) return
      const effect = yield* chooseEffect(
        t,
        sourceOf(me.seat, friend),
        'recover',
        'focus',
        'discard-conditions',
        'nothing',
      )
      if (effect === 'recover') recover(t, friend, 3)
      if (effect === 'focus') gain(t, friend, FOCUSED)
      if (effect === 'discard-conditions') lose(t, friend, ALL_CONDITIONS)
    },
  },
})

const failsafe = when(
  'failsafe',
  paying(
    { exhaust: true, threat: 2 },
    may(
      'suffered',
      (s, me, { figure }) => isFriend(s, me, figure) && isDefeated(s, figure),
      function* (t, _me, { figure }) {
        recover(t, figure, 1)
        yield* gainPoints(t, figure, 3, CARD)
      },
    ),
  ),
)

/** The explosion takes whoever carries the detonator with it. */
const hiddenDetonators = when(
  'hidden-detonators',
  paying(
    { exhaust: true, threat: 1 },
    may(
      'round-end',
      (s, me) => figuresOf(s, me.seat).length > 0,
      function* (t, me) {
        const s = t.state
        const figure = yield* chooseFigure(t, me, figuresOf(s, me.seat))
        if (figure === null) return
        const carrier = sourceOf(me.seat, figure)
        const beside = adjacentFigures(s, carrier)
        yield* damageObjectsIn(t, carrier, spacesBeside(s, figure), 2)
        yield* sufferAll(t, beside, 2, figure)
        yield* defeat(t, figure, figure)
      },
    ),
  ),
)

const ARC = surgesFrom(['+1 damage, blast 1'])
const NO_SURGES = surgesFrom([])

/** Everybody who was hurt, also by Blast. */
const arcBlasters = ability({
  key: 'arc-blasters',
  always: { surges: (_s, _me, a) => (a.ranged ? ARC : NO_SURGES) },
  when: [
    {
      window: 'attack-resolved',
      rule: CARD,
      optional: false,
      can: (_s, me, { attack, hurt }) =>
        attack !== null && attack.attacker === me.figure && attack.ranged && hurt.length > 0,
      *act(t, _me, { hurt }) {
        for (const figure of yield* failing(t, hurt, 'strength')) gain(t, figure, STUNNED)
      },
    },
  ],
})

const cloakingDevice = always('cloaking-device', { defenseDice: () => [WHITE] })

const adaptiveWeapons = when(
  'adaptive-weapons',
  mayInAttack(
    'attack-pool',
    (s, me, a) => isFriend(s, me, a.attacker) && a.attackDice.length > 0,
    function* (t, me, a) {
      yield* replaceDie(t, me.seat, a, yield* chooseDie(t, me))
    },
    'attack',
  ),
)

function isAugmented(s: State, figure: FigureId): boolean {
  const { group } = s.figures[figure]
  return s.held.some((held) => held.group === group && cardOf(held.card).facts.attachesTo !== null)
}

const superiorAugments = always('superior-augments', {
  speed: (s, me) => (isAugmented(s, me.figure) ? 1 : 0),
  attack: (s, me, a) => (a.attacker === me.figure && isAugmented(s, me.figure) ? { damage: 1 } : null),
})

export const TECHNOLOGICAL_SUPERIORITY = [
  written('technological-superiority/experimental-arms', experimentalArms),
  written('technological-superiority/jetpacks', always('jetpacks', { isMobile: () => true })),
  written('technological-superiority/technical-support', technicalSupport),
  written('technological-superiority/failsafe', failsafe),
  written('technological-superiority/hidden-detonators', hiddenDetonators),
  written('technological-superiority/arc-blasters', arcBlasters),
  written('technological-superiority/cloaking-device', cloakingDevice),
  written('technological-superiority/adaptive-weapons', adaptiveWeapons),
  written('technological-superiority/superior-augments', superiorAugments),
]
