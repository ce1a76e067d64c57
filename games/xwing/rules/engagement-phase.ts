/** The Engagement Phase (rulebook: "Kampfphase"): descending initiative, one attack each, simultaneous fire. */
import type { Flow } from '@dejarik/kernel'
import { ENGAGED, type Ship, type State, type T, type Thing } from '../state.ts'
import { drain, isHeard, raise } from './ability-queue.ts'
import { aftermath } from './attack/aftermath.ts'
import { rollAttackDice } from './attack/attack-dice.ts'
import { dealDamage } from './attack/deal-damage.ts'
import { declare, hasAttack } from './attack/declare-target.ts'
import { rollDefenseDice } from './attack/defense-dice.ts'
import { chooseAttack } from './attack/index.ts'
import { modifyDice } from './attack/modify-dice.ts'
import { neutralize } from './attack/neutralize-results.ts'
import { removeDestroyed } from './destroyed.ts'
import { initiativeOf, nextInitiative, nextUnit } from './initiative.ts'
import { endPhase, startPhase } from './phases.ts'
import { dueRemotes, remoteActs, remotesOf } from './remotes.ts'

const HIGHEST = 9
/** The first and last initiative at which anything can happen: some cards act at them by themselves (xw.a.cardfaq.4). */
const FIRST = 7
const LAST = 0

export function* engagementStart(t: T): Flow<string> {
  yield* startPhase(t, 'engagement')
  return 'engagement'
}

function isDue(ship: Ship): boolean {
  return ship.zone === 'play' && (ship.marks & ENGAGED) === 0
}

/** The next ship engages. Destroyed ships are removed when all of an initiative have (xw.g.engagement.4). */
export function* engagement(t: T): Flow<string> {
  const s = t.state
  const from = s.initiative < 0 ? HIGHEST : s.initiative
  const initiative = nextInitiative(s, from, -1, isDue, dueRemotes(s, 'engagement'))
  if (initiative !== from) yield* removeDestroyed(t)
  // Some of those that were due may just have been removed.
  const remotes = dueRemotes(s, 'engagement')
  const now = nextInitiative(s, from, -1, isDue, remotes)
  if (now < 0 && s.initiative !== LAST) {
    s.initiative = LAST
    yield* raise(t, { event: 'initiative-step', ship: -1, phase: 'engagement', initiative: LAST })
    yield* drain(t)
    return 'engagement'
  }
  if (now < 0) {
    yield* endPhase(t, 'engagement')
    yield* removeDestroyed(t)
    return 'end'
  }
  if (s.initiative < 0 && now < FIRST) {
    s.initiative = FIRST
    yield* raise(t, { event: 'initiative-step', ship: -1, phase: 'engagement', initiative: FIRST })
    yield* drain(t)
    return 'engagement'
  }
  if (s.initiative !== now) {
    s.initiative = now
    yield* raise(t, { event: 'initiative-step', ship: -1, phase: 'engagement', initiative: now })
    yield* drain(t)
  }
  const unit = yield* nextEngaging(t, now, remotesOf(remotes, now))
  if (unit === null) return 'engagement'
  if ('remote' in unit) {
    yield* remoteActs(t, unit.remote)
    yield* drain(t)
    return 'engagement'
  }
  const { ship } = unit
  s.active = ship.id
  ship.marks |= ENGAGED
  yield* raise(t, { event: 'engages', ship: ship.id })
  return 'declare-target'
}

/** Those whose initiative has just been raised come after all others of this step (xw.a.cardfaq.64). */
function* nextEngaging(t: T, now: number, remotes: readonly Thing[]): ReturnType<typeof nextUnit> {
  const s = t.state
  const isOfThisStep = (ship: Ship): boolean => isDue(ship) && initiativeOf(s, ship) === now
  const isLate = (ship: Ship): boolean => isDue(ship) && initiativeOf(s, ship) > now
  const rule = 'xw.g.engagement.5'
  return (
    (yield* nextUnit(t, 'next-engagement', isOfThisStep, remotes, rule, (ship) => isIdle(s, ship))) ??
    (yield* nextUnit(t, 'next-engagement', isLate, [], rule, (ship) => isIdle(s, ship)))
  )
}

/** It has nobody to attack, and no card speaks of its engagement: nothing will happen in it. */
function isIdle(s: State, { id }: Ship): boolean {
  return (
    !isHeard(s, { event: 'engages', ship: id }) &&
    !isHeard(s, { event: 'engagement-ends', ship: id }) &&
    !hasAttack(s, s.ships[id])
  )
}

export function* declareTarget(t: T): Flow<string> {
  const s = t.state
  const chosen = yield* chooseAttack(t, s.active, {}, 'xw.g.engagement.3')
  if (chosen === null) return 'engaged'
  yield* declare(t, chosen)
  return 'attack-dice'
}

export function* attackDice(t: T): Flow<string> {
  yield* rollAttackDice(t)
  return 'modify-attack-dice'
}

export function* modifyAttackDice(t: T): Flow<string> {
  yield* modifyDice(t, 'attack')
  return 'defense-dice'
}

export function* defenseDice(t: T): Flow<string> {
  yield* rollDefenseDice(t)
  return 'modify-defense-dice'
}

export function* modifyDefenseDice(t: T): Flow<string> {
  yield* modifyDice(t, 'defense')
  return 'results'
}

export function* results(t: T): Flow<string> {
  yield* neutralize(t)
  yield* dealDamage(t)
  return 'aftermath'
}

export function* aftermathStep(t: T): Flow<string> {
  yield* aftermath(t)
  yield* drain(t)
  t.state.attack = null
  return 'engaged'
}

export function* engaged(t: T): Flow<string> {
  const s = t.state
  if (s.ships[s.active].zone === 'play') yield* raise(t, { event: 'engagement-ends', ship: s.active })
  yield* drain(t)
  s.active = -1
  return 'engagement'
}
