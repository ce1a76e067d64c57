/** Actions by what they change in the fight to come. */

import { never } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { type Footprint, footprintOf } from '../geometry/index.ts'
import { barrelRollWays } from '../rules/actions/barrel-roll.ts'
import { boostWays } from '../rules/actions/boost.ts'
import type { Way } from '../rules/actions/reposition.ts'
import { rotations } from '../rules/actions/rotate.ts'
import type { ActionOption } from '../rules/actions.ts'
import { cardOf } from '../rules/cards.ts'
import { lockable } from '../rules/locks.ts'
import { flownBy, hindrance } from '../rules/move.ts'
import { footprint } from '../rules/range.ts'
import { has, isStressed } from '../rules/tokens.ts'
import { isNear, objectivesOf } from '../scenarios/objectives.ts'
import { opponentOf, type Ship, type State, THING } from '../state.ts'
import { isDoomed } from './edge.ts'
import { type Goal, goalsFor, goalValue, lastingGain } from './goals.ts'
import { type Foe, foesOf, Prospect } from './outlook.ts'
import { smallChanges } from './profile.ts'
import { bandsBetween } from './shot.ts'

const STRESS = 0.45
const FORCE = 0.15
const DOOM = 4

/** All that does not change while one ship chooses. */
export class ActionChoice {
  readonly #s: State
  readonly #ship: Ship
  readonly #foes: readonly Foe[]
  readonly #goal: Goal | undefined
  readonly #here: Prospect

  constructor(s: State, ship: Ship) {
    this.#s = s
    this.#ship = ship
    this.#foes = foesOf(s, ship.seat)
    this.#goal = goalsFor(s, ship.seat).get(ship.id)
    this.#here = new Prospect(s, ship, footprint(ship), this.#foes)
  }

  worthOf(option: ActionOption): number {
    const gain = this.#gain(option)
    if (option.colour === 'red') return gain - (isStressed(this.#ship) ? 0 : STRESS)
    return option.colour === 'purple' ? gain - FORCE : gain
  }

  #gain(option: ActionOption): number {
    const ship = this.#ship
    const others = smallChanges(ship)
    switch (option.action) {
      case 'focus':
        return has(ship, 'focus') ? 0.02 : 0.08 + this.#tokenGain(true, others)
      case 'calculate':
        return 0.05 + (has(ship, 'focus') ? 0 : this.#tokenGain(false, others + 1))
      case 'evade':
        return 0.03 + this.#savedBy(1, false)
      case 'reinforce':
        return 0.02 + this.#savedBy(0, true)
      case 'lock':
        return Math.max(-0.1, ...lockable(this.#s, ship).map((target) => this.lockGain(target)))
      case 'barrel-roll':
        return this.#bestEnd(barrelRollWays(this.#s, ship))
      case 'boost':
        return this.#bestEnd(boostWays(this.#s, ship))
      case 'rotate-arc':
        return Math.max(-0.1, ...rotations(this.#s, ship).map((arc) => this.turretGain(arc)))
      case 'scenario':
        return scenarioGain(this.#s, ship)
      case 'coordinate':
        return 0.25
      case 'jam':
        return 0.1
      case 'reload':
        return this.#here.isEmpty ? 0.3 : -0.1
      case 'cloak':
        return this.#here.deal(false, 0) > 0 ? -0.3 : 0.2
      case 'slam':
        return -0.2
      case 'card':
        return cardOf(option.card).type === 'upgrade' ? 0.2 : 0.25
      default:
        return never(option.action)
    }
  }

  /** A token helps once, in attack or in defense. */
  #tokenGain(focus: boolean, others: number): number {
    const had = has(this.#ship, 'focus')
    const before = smallChanges(this.#ship)
    const offense = this.#here.deal(focus, others) - this.#here.deal(had, before)
    const defense = this.#here.take(had, before, 0) - this.#here.take(focus, others, 0)
    return Math.max(offense, defense) + 0.3 * Math.min(offense, defense)
  }

  #savedBy(evades: number, reinforced: boolean): number {
    const had = has(this.#ship, 'focus')
    const others = smallChanges(this.#ship)
    return this.#here.take(had, others, 0) - this.#here.take(had, others, evades, reinforced)
  }

  lockGain(target: number): number {
    if (target >= THING || this.#s.ships[target].seat === this.#ship.seat) return -0.2
    if (this.#ship.locks.includes(target)) return -0.1
    const had = has(this.#ship, 'focus')
    const others = smallChanges(this.#ship)
    const offense = this.#here.deal(had, others, target) - this.#here.deal(had, others)
    // It may be of use in a later round, too.
    return offense + 0.12 / (1 + bandsBetween(this.#ship.pose, this.#s.ships[target].pose))
  }

  turretGain(arc: Ship['turret']): number {
    const turned = new Prospect(this.#s, { ...this.#ship, turret: arc }, footprint(this.#ship), this.#foes)
    return turned.deal(false, 0) - this.#here.deal(false, 0)
  }

  #bestEnd(ways: readonly Way[]): number {
    let best = -1
    for (const { move } of ways) {
      const flown = flownBy(this.#s, this.#ship, move)
      if (hindrance(this.#s, this.#ship, flown) === null)
        best = Math.max(best, this.endValue(flown.flight.footprint))
    }
    return best - this.endValue(footprint(this.#ship))
  }

  /** The value of standing there with the tokens it has. */
  endValue(at: Footprint): number {
    const s = this.#s
    const focus = has(this.#ship, 'focus')
    const prospect = new Prospect(s, this.#ship, at, this.#foes)
    const others = smallChanges(this.#ship)
    const balance = prospect.deal(focus, others) - prospect.take(focus, others, 0)
    return balance + goalValue(s, this.#goal, at) - (isDoomed(this.#ship, at) ? DOOM : 0)
  }

  endValueAt(x: number, y: number, a: number): number {
    return this.endValue(footprintOf(printed(this.#ship).base, { x, y, a }))
  }
}

function scenarioGain(s: State, ship: Ship): number {
  let best = -0.5
  for (const thing of objectivesOf(s)) {
    if (!isNear(s, ship.id, thing, 1)) continue
    if (s.options.scenario === 'scramblethetransmissions')
      best = Math.max(best, markGain(s, ship.seat, thing.mark))
    else best = Math.max(best, lastingGain(s))
  }
  return best
}

/** A marker that takes the place of the enemy's counts for both. */
export function markGain(s: State, seat: number, mark: number): number {
  if (mark === seat) return -0.2
  return mark === opponentOf(seat) ? 2 * lastingGain(s) : lastingGain(s)
}
