/** Technological Superiority: attachments, droids, explosives. */
import { CONDITION_IDS, surgesFrom } from '../../../facts/index.ts'
import { ability, action, always, CARD, may, meOf, type Named, when } from '../../../rules/abilities.ts'
import { add, WHITE } from '../../../rules/attack/results.ts'
import { failing } from '../../../rules/campaign/tests.ts'
import { cardOf } from '../../../rules/cards.ts'
import { FOCUSED, gain, lose, STUNNED } from '../../../rules/conditions.ts'
import { isDefeated, recover, suffer, sufferAll } from '../../../rules/damage.ts'
import { defeat } from '../../../rules/defeat.ts'
import { figuresOf } from '../../../rules/ground.ts'
import { gainPoints } from '../../../rules/moving.ts'
import type { FigureId, State } from '../../../state.ts'
import { written } from '../../card.ts'
import { chooseDie, chooseEffect, chooseFigure } from '../../choices.ts'
import { adjacentFigures, adjacentFriends, hasTrait, isFriend } from '../../figures.ts'
import { replaceDie } from '../../pools.ts'
import { damageObjectsIn, spacesBeside } from '../../spaces.ts'

const experimentalArms: Named = ability(
  'experimental-arms',
  may('attack-modifiers', {
    of: 'attacker',
    limit: 'attack',
    run: (_t, _me, { attack: a }) => add(a, { surges: 1 }),
  }),
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack: a }) => a.used.includes(experimentalArms.key),
    *run(t, me) {
      yield* suffer(t, me.figure, 1)
    },
  }),
)

const isDroid = (s: State, figure: FigureId): boolean => hasTrait(s, figure, 'droid')
const ALL_CONDITIONS = (1 << CONDITION_IDS.length) - 1

/** Every droid can help a friend beside it. */
const technicalSupport = ability(
  'technical-support',
  always({ speed: (s, me) => (isDroid(s, me.figure) ? 1 : 0) }),
  action({
    if: (s, me) => isDroid(s, me.figure) && adjacentFriends(s, me).length > 0,
    *run(t, me) {
      const friend = yield* chooseFigure(t, me, adjacentFriends(t.state, me))
      if (friend === null) return
      const effect = yield* chooseEffect(
        t,
        meOf(me.seat, friend),
        'recover',
        'focus',
        'discard-conditions',
        'nothing',
      )
      if (effect === 'recover') recover(t, friend, 3)
      if (effect === 'focus') gain(t, friend, FOCUSED)
      if (effect === 'discard-conditions') lose(t, friend, ALL_CONDITIONS)
    },
  }),
)

const failsafe = ability(
  'failsafe',
  may('suffered', {
    of: 'friendly',
    cost: { exhaust: true, threat: 2 },
    if: (s, _me, { figure }) => isDefeated(s, figure),
    *run(t, _me, { figure }) {
      recover(t, figure, 1)
      yield* gainPoints(t, figure, 3, CARD)
    },
  }),
)

/** The explosion takes whoever carries the detonator with it. */
const hiddenDetonators = ability(
  'hidden-detonators',
  may('round-end', {
    cost: { exhaust: true, threat: 1 },
    if: (s, me) => figuresOf(s, me.seat).length > 0,
    *run(t, me) {
      const s = t.state
      const figure = yield* chooseFigure(t, me, figuresOf(s, me.seat))
      if (figure === null) return
      const carrier = meOf(me.seat, figure)
      const beside = adjacentFigures(s, carrier)
      yield* damageObjectsIn(t, carrier, spacesBeside(s, figure), 2)
      yield* sufferAll(t, beside, 2, figure)
      yield* defeat(t, figure, figure)
    },
  }),
)

const ARC = surgesFrom(['+1 damage, blast 1'])
const NO_SURGES = surgesFrom([])

/** Everybody who was hurt, also by Blast. */
const arcBlasters = ability(
  'arc-blasters',
  always({ surges: (_s, _me, a) => (a.ranged ? ARC : NO_SURGES) }),
  when('attack-resolved', {
    of: 'attacker',
    if: (_s, _me, { attack, hurt }) => attack.ranged && hurt.length > 0,
    *run(t, _me, { hurt }) {
      for (const figure of yield* failing(t, hurt, 'strength')) gain(t, figure, STUNNED)
    },
  }),
)

const cloakingDevice = ability('cloaking-device', always({ defenseDice: () => [WHITE] }))

const adaptiveWeapons = ability(
  'adaptive-weapons',
  may('attack-pool', {
    limit: 'attack',
    if: (s, me, { attack: a }) => isFriend(s, me, a.attacker) && a.attackDice.length > 0,
    *run(t, me, { attack: a }) {
      yield* replaceDie(t, me.seat, a, yield* chooseDie(t, me))
    },
  }),
)

function isAugmented(s: State, figure: FigureId): boolean {
  const { group } = s.figures[figure]
  return s.held.some((held) => held.group === group && cardOf(held.card).facts.attachesTo !== null)
}

const superiorAugments = ability(
  'superior-augments',
  always({
    speed: (s, me) => (isAugmented(s, me.figure) ? 1 : 0),
    attack: (s, me, a) => (a.attacker === me.figure && isAugmented(s, me.figure) ? { damage: 1 } : null),
  }),
)

export const TECHNOLOGICAL_SUPERIORITY = [
  written('technological-superiority/experimental-arms', experimentalArms),
  written('technological-superiority/jetpacks', ability('jetpacks', always({ isMobile: () => true }))),
  written('technological-superiority/technical-support', technicalSupport),
  written('technological-superiority/failsafe', failsafe),
  written('technological-superiority/hidden-detonators', hiddenDetonators),
  written('technological-superiority/arc-blasters', arcBlasters),
  written('technological-superiority/cloaking-device', cloakingDevice),
  written('technological-superiority/adaptive-weapons', adaptiveWeapons),
  written('technological-superiority/superior-augments', superiorAugments),
]
