/** Command cards that change who activates when, and how much a figure may do. */
import type { Exhaust } from '../../offers.ts'
import { ability, action, always, type Me, may, type Named, when } from '../../rules/abilities.ts'
import { BLEEDING, FOCUSED, gain, STUNNED } from '../../rules/conditions.ts'
import { suffer } from '../../rules/damage.ts'
import { lay, lift } from '../../rules/effects.ts'
import { exhaust, readyCount, readyGroup, readyGroups } from '../../rules/ready.ts'
import { type FigureId, NONE, opponentOf, type State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseFigure } from '../choices.ts'
import { adjacentFriends, friends, friendsWithin, hasTrait, isReady } from '../figures.ts'

/** Cards with figures only: upgrades can't pay for it (ia.deployment-cards.7). */
const takeInitiative = ability(
  'take-initiative',
  may('round-start', {
    if: (s, me) => s.initiative !== me.seat && readyGroups(s, me.seat).length > 0,
    *run(t, me) {
      const s = t.state
      s.initiative = me.seat
      t.log?.('initiative', 'ia.initiative.1', { seat: me.seat })
      const options = readyGroups(s, me.seat).map((group): Exhaust => ({ do: 'exhaust', group }))
      const { group } = yield* t.choose(me.seat, 'exhaust', options, { rule: 'ia.deployment-cards.7' })
      exhaust(t, group)
    },
  }),
)

/** Until its player has more ready cards once; after his first activation it is over. */
const waiting: Named = ability(
  'sit-tight#waiting',
  always({ waits: (s, me) => readyCount(s, me.seat) <= readyCount(s, opponentOf(me.seat)) }),
  when('activation-start', { of: 'friendly', run: (t, me) => lift(t.state, waiting, NONE, me.seat) }),
)
const sitTight = ability(
  'sit-tight',
  may('round-start', { run: (t, me) => lay(t.state, waiting, me.seat, { until: 'round' }) }),
)

/** After the activation of any figure, also its own (`docs/rulings.md`). */
const sonOfSkywalker = ability(
  'son-of-skywalker',
  may('activation-end', {
    if: (s, me) => !isReady(s, me.figure),
    run: (t, me) => readyGroup(t, t.state.figures[me.figure].group),
  }),
)

const burning = ability(
  'blaze-of-glory#burning',
  when('round-end', {
    *run(t, me) {
      yield* suffer(t, me.figure, 3, me.figure)
    },
  }),
)
const blazeOfGlory = ability(
  'blaze-of-glory',
  may('activation-end', {
    if: (s, me) => !isReady(s, me.figure),
    run(t, me) {
      readyGroup(t, t.state.figures[me.figure].group)
      lay(t.state, burning, me.seat, { figure: me.figure, until: 'round' })
    },
  }),
)

function exhausted(s: State, figures: readonly FigureId[]): FigureId[] {
  return figures.filter((figure) => !isReady(s, figure))
}
const newOrders = ability(
  'new-orders',
  action({
    actions: 2,
    if: (s, me) => exhausted(s, adjacentFriends(s, me)).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, exhausted(t.state, adjacentFriends(t.state, me)))
      if (chosen !== null) readyGroup(t, t.state.figures[chosen].group)
    },
  }),
)

function troopers(s: State, me: Me): FigureId[] {
  return friendsWithin(s, me, 3).filter((figure) => figure !== me.figure && hasTrait(s, figure, 'trooper'))
}
const rallyTheTroops = ability(
  'rally-the-troops',
  action({
    if: (s, me) => exhausted(s, troopers(s, me)).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, exhausted(t.state, troopers(t.state, me)))
      if (chosen !== null) readyGroup(t, t.state.figures[chosen].group)
    },
  }),
)

const conquering = ability(
  'lord-of-the-sith#conquering',
  when('defeated', {
    if: (s, me, { figure }) => s.activation?.figure === me.figure && s.figures[figure].seat !== me.seat,
    run({ state: { activation } }) {
      if (activation !== null) activation.actions++
    },
  }),
)
/** Those who were defeated before it is played count as well as those who follow. */
const lordOfTheSith = ability(
  'lord-of-the-sith',
  may('activation', {
    of: 'mine',
    run(t, me) {
      const { activation } = t.state
      if (activation !== null) activation.actions += activation.defeated
      lay(t.state, conquering, me.seat, { figure: me.figure, until: 'activation' })
    },
  }),
)

/** Stunned once the additional action is done, or its activation ends without it. */
const strained: Named = ability(
  'to-the-limit#strained',
  ...(['action-done', 'activation-end'] as const).map((window) =>
    when(window, {
      of: 'mine',
      run(t, me) {
        lift(t.state, strained, me.figure)
        gain(t, me.figure, STUNNED)
      },
    }),
  ),
)
const toTheLimit = ability(
  'to-the-limit',
  may('special-done', {
    of: 'mine',
    run(t, me) {
      const { activation } = t.state
      if (activation !== null) activation.actions++
      lay(t.state, strained, me.seat, { figure: me.figure, until: 'activation' })
    },
  }),
)

const furious = ability(
  'wild-fury#furious',
  always({ multipleAttacks: () => true }),
  when('activation-end', { of: 'mine', run: (t, me) => gain(t, me.figure, STUNNED | BLEEDING) }),
)
const wildFury = ability(
  'wild-fury',
  may('activation', {
    of: 'mine',
    run(t, me) {
      gain(t, me.figure, FOCUSED)
      lay(t.state, furious, me.seat, { figure: me.figure, until: 'activation' })
    },
  }),
)

const overdriven = ability(
  'overdrive#overdriven',
  may('activation', {
    of: 'mine',
    limit: 'round',
    *run(t, me) {
      yield* suffer(t, me.figure, 2, me.figure)
      const { activation, figures } = t.state
      if (activation !== null && figures[me.figure].space !== NONE) activation.actions++
    },
  }),
)
const overdrive = ability(
  'overdrive',
  may('round-start', {
    if: (s, me) => droids(s, me).length > 0,
    run(t, me) {
      for (const figure of droids(t.state, me)) lay(t.state, overdriven, me.seat, { figure, until: 'round' })
    },
  }),
)
function droids(s: State, me: Me): FigureId[] {
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
