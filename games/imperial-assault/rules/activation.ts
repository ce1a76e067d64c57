/** The activation phase (rulebook: Aktivierung): players take turns, a group at a time. */
import type { Flow, Seat } from '@dejarik/kernel'
import type { Activate, NextFigure } from '../offers.ts'
import {
  type Activation,
  type FigureId,
  type GroupId,
  NONE,
  opponentOf,
  type State,
  type T,
} from '../state.ts'
import { meOf } from './abilities.ts'
import { ACTIONS_A_FIGURE, act } from './act.ts'
import { lose, WEAKENED } from './conditions.ts'
import { comeDue, expire } from './effects.ts'
import { isHero, isIncapacitated } from './hero.ts'
import { eachOfSeat, missionAlways } from './live.ts'
import { modeOf } from './mode.ts'
import { readyCount, readyGroups } from './ready.ts'
import { moment, open } from './windows.ts'

/** Some effects let a player wait until he has more ready cards than the other; so may the mission. */
function isWaiting(s: State, seat: Seat): boolean {
  let waiting = missionAlways(s).waits?.(s, meOf(seat, NONE)) === true
  eachOfSeat(s, seat, 'waits', (waits, me) => {
    if (waits(s, me)) waiting = true
  })
  return waiting
}

/** Whose turn it is chooses a ready group; who has none is passed over (ia.activation.15). */
export function* activate(t: T): Flow<string> {
  const s = t.state
  const able = [s.turn, opponentOf(s.turn)].filter((one) => readyCount(s, one) > 0)
  // If both wait for each other, nobody does (`docs/rulings.md`).
  const seat = able.find((one) => able.length === 1 || !isWaiting(s, one)) ?? able.at(0)
  if (seat === undefined) return modeOf(s).afterRound
  const options = readyGroups(s, seat).map((group): Activate => ({ do: 'activate', group }))
  const { group } = yield* t.choose(seat, 'activate', options, { rule: 'ia.activation-phase.1' })
  // Exhausted at once, so that what readies it afterwards counts (`docs/rulings.md`).
  exhaustForActivation(s, group)
  s.turn = opponentOf(seat)
  s.activation = newActivation(group)
  t.log?.('activate', 'ia.exhaust.4', { seat, group })
  return 'figure'
}

/** A hero with a further token stays ready (ia.exhaust.6). */
function exhaustForActivation(s: State, id: GroupId): void {
  const group = s.groups[id]
  group.activations++
  if (group.spare > 0) group.spare--
  else group.ready = false
}

export function newActivation(group: GroupId): Activation {
  return {
    group,
    figure: NONE,
    done: [],
    actions: 0,
    attacks: 0,
    moves: 0,
    used: [],
    exited: [],
    settled: false,
    defeated: 0,
    special: false,
    strained: 0,
    stood: [],
    doors: 0,
  }
}

/** A figure of the group begins afresh. */
export function begin(s: State, activation: Activation, figure: FigureId): void {
  const { group, done } = activation
  const actions = isIncapacitated(s.figures[figure]) ? 1 : ACTIONS_A_FIGURE
  const stood = s.figures.map((one) => (one.space === NONE ? NONE : 2 * one.space + (one.turned ? 1 : 0)))
  Object.assign(activation, newActivation(group), { done, figure, actions, stood, doors: s.doors })
}

/** The figures of the group one after another, in the order of their player (ia.activation-phase.2). */
export function* figure(t: T): Flow<string> {
  const s = t.state
  const { activation } = s
  if (activation === null) return 'activate'
  const { seat, figures } = s.groups[activation.group]
  const left = figures.filter((id) => s.figures[id].space !== NONE && !activation.done.includes(id))
  if (left.length === 0) {
    s.activation = null
    return 'activate'
  }
  const options = left.map((id): NextFigure => ({ do: 'figure', figure: id }))
  const { figure: next } = yield* t.choose(seat, 'figure', options, { rule: 'ia.activation-phase.2' })
  begin(s, activation, next)
  s.figures[next].points = 0
  comeDue(s, 'next-activation', 'activation', next)
  if (isHero(s, next)) beginHero(t, next)
  yield* open(t, moment('activation-start', next), 'ia.activation.1')
  return 'act'
}

/** A hero readies its cards (ia.activation.9), and its player speaks for the Rebels from now on. */
function beginHero(t: T, hero: FigureId): void {
  const s = t.state
  for (const held of s.held) if (held.hero === hero) held.exhausted = false
  if (s.campaign !== null) s.campaign.speaker = hero
}

/** One decision of the active figure after the other. */
export function* actStep(t: T): Flow<string> {
  const s = t.state
  const { activation } = s
  if (activation === null) return 'activate'
  const { figure: active, done } = activation
  // Who was wounded meanwhile is done (ia.defeated.5).
  const goesOn = s.figures[active].space !== NONE && !done.includes(active) && (yield* act(t))
  return goesOn ? 'act' : 'figure-end'
}

/** Unused points are lost (ia.movement-points.3). */
export function* figureEnd(t: T): Flow<string> {
  const s = t.state
  const { activation } = s
  if (activation === null) return 'activate'
  const done = activation.figure
  // Who has fallen in its activation has ended it as well: others may use what they have for that moment.
  const isThere = s.figures[done].space !== NONE
  yield* open(t, moment('activation-end', done), isThere ? 'ia.activation.11' : 'ia.defeated.5')
  if (s.figures[done].space !== NONE) {
    lose(t, done, WEAKENED)
    s.figures[done].points = 0
  }
  if (!activation.done.includes(done)) activation.done.push(done)
  activation.figure = NONE
  expire(s, 'activation', done)
  return 'figure'
}
