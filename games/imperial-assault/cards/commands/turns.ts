/** Command cards that change who activates when, and how much a figure may do. */
import type { Exhaust } from '../../offers.ts'
import { ability, type KeyedAbility, type Source } from '../../rules/ability.ts'
import { BLEEDING, FOCUSED, gain, STUNNED } from '../../rules/conditions.ts'
import { suffer } from '../../rules/damage.ts'
import { lay, lift } from '../../rules/effects.ts'
import { exhaust, readyCount, readyGroup, readyGroups } from '../../rules/ready.ts'
import { type FigureId, NONE, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentFriends, friends, friendsWithin, hasTrait, isFriend, isReady } from '../figures.ts'
import { special } from '../shapes.ts'
import { happens, may, mine, when } from '../triggers.ts'
import { atRoundStart, duringActivation } from './moments.ts'

/** Cards with figures only: upgrades can't pay for it (ia.deployment-cards.7). */
const takeInitiative = atRoundStart(
  'take-initiative',
  function* (t, me) {
    const s = t.state
    s.initiative = me.seat
    t.log?.('initiative', 'ia.initiative.1', { seat: me.seat })
    const options = readyGroups(s, me.seat).map((group): Exhaust => ({ do: 'exhaust', group }))
    const { group } = yield* t.choose(me.seat, 'exhaust', options, { rule: 'ia.deployment-cards.7' })
    exhaust(t, group)
  },
  (s, me) => s.initiative !== me.seat && readyGroups(s, me.seat).length > 0,
)

/** Until its player has more ready cards once; after his first activation it is over. */
const waiting: KeyedAbility = ability({
  key: 'sit-tight#waiting',
  always: { waits: (s, me) => readyCount(s, me.seat) <= readyCount(s, opponentOf(me.seat)) },
  when: [
    happens(
      'activation-start',
      (s, me, { figure }) => isFriend(s, me, figure),
      (t, me) => lift(t.state, waiting, NONE, me.seat),
    ),
  ],
})
const sitTight = atRoundStart('sit-tight', (t, me) => lay(t.state, waiting, me.seat, { until: 'round' }))

/** After the activation of any figure, also its own (`docs/rulings.md`). */
const sonOfSkywalker = when(
  'son-of-skywalker',
  may(
    'activation-end',
    (s, me) => !isReady(s, me.figure),
    (t, me) => readyGroup(t, t.state.figures[me.figure].group),
  ),
)

const burning = when(
  'blaze-of-glory#burning',
  happens(
    'round-end',
    () => true,
    function* (t, me) {
      yield* suffer(t, me.figure, 3, me.figure)
    },
  ),
)
const blazeOfGlory = when(
  'blaze-of-glory',
  may(
    'activation-end',
    (s, me) => !isReady(s, me.figure),
    (t, me) => {
      readyGroup(t, t.state.figures[me.figure].group)
      lay(t.state, burning, me.seat, { figure: me.figure, until: 'round' })
    },
  ),
)

function exhausted(s: State, figures: readonly FigureId[]): FigureId[] {
  return figures.filter((figure) => !isReady(s, figure))
}
const newOrders = special(
  'new-orders',
  (s, me) => exhausted(s, adjacentFriends(s, me)).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, exhausted(t.state, adjacentFriends(t.state, me)))
    if (chosen !== null) readyGroup(t, t.state.figures[chosen].group)
  },
  { cost: 2 },
)

function troopers(s: State, me: Source): FigureId[] {
  return friendsWithin(s, me, 3).filter((figure) => figure !== me.figure && hasTrait(s, figure, 'trooper'))
}
const rallyTheTroops = special(
  'rally-the-troops',
  (s, me) => exhausted(s, troopers(s, me)).length > 0,
  function* (t, me) {
    const chosen = yield* chooseFigure(t, me, exhausted(t.state, troopers(t.state, me)))
    if (chosen !== null) readyGroup(t, t.state.figures[chosen].group)
  },
)

const conquering = when(
  'lord-of-the-sith#conquering',
  happens(
    'defeated',
    (s, me, { figure }) => s.activation?.figure === me.figure && s.figures[figure].seat !== me.seat,
    ({ state: { activation } }) => {
      if (activation !== null) activation.actions++
    },
  ),
)
/** Those who were defeated before it is played count as well as those who follow. */
const lordOfTheSith = duringActivation('lord-of-the-sith', (t, me) => {
  const { activation } = t.state
  if (activation !== null) activation.actions += activation.defeated
  lay(t.state, conquering, me.seat, { figure: me.figure, until: 'activation' })
})

/** Stunned once the additional action is done, or its activation ends without it. */
const strained: KeyedAbility = when(
  'to-the-limit#strained',
  ...(['action-done', 'activation-end'] as const).map((window) =>
    happens(window, mine, (t, me) => {
      lift(t.state, strained, me.figure)
      gain(t, me.figure, STUNNED)
    }),
  ),
)
const toTheLimit = when(
  'to-the-limit',
  may('special-done', mine, (t, me) => {
    const { activation } = t.state
    if (activation !== null) activation.actions++
    lay(t.state, strained, me.seat, { figure: me.figure, until: 'activation' })
  }),
)

const furious = ability({
  key: 'wild-fury#furious',
  always: { multipleAttacks: () => true },
  when: [happens('activation-end', mine, (t, me) => gain(t, me.figure, STUNNED | BLEEDING))],
})
const wildFury = duringActivation('wild-fury', (t, me) => {
  gain(t, me.figure, FOCUSED)
  lay(t.state, furious, me.seat, { figure: me.figure, until: 'activation' })
})

const overdriven = when(
  'overdrive#overdriven',
  may(
    'activation',
    mine,
    function* (t, me) {
      yield* suffer(t, me.figure, 2, me.figure)
      const { activation, figures } = t.state
      if (activation !== null && figures[me.figure].space !== NONE) activation.actions++
    },
    'round',
  ),
)
const overdrive = atRoundStart(
  'overdrive',
  (t, me) => {
    for (const figure of droids(t.state, me)) lay(t.state, overdriven, me.seat, { figure, until: 'round' })
  },
  (s, me) => droids(s, me).length > 0,
)
function droids(s: State, me: Source): FigureId[] {
  return friends(s, me, (figure) => hasTrait(s, figure, 'droid'))
}

export const TURNS = [
  written('take-initiative', takeInitiative),
  written('sit-tight', sitTight),
  written('son-of-skywalker', sonOfSkywalker),
  written('blaze-of-glory', blazeOfGlory),
  written('new-orders', newOrders),
  written('rally-the-troops', rallyTheTroops),
  written('lord-of-the-sith', lordOfTheSith),
  written('to-the-limit', toTheLimit),
  written('wild-fury', wildFury),
  written('overdrive', overdrive),
]
