/** The End Phase (rulebook: "Endphase"): abilities, round tokens, recurring charges; then who has won. */
import { done, type Flow } from '@dejarik/kernel'
import { COLOUR, type Ship, type T, TOKEN_NUMBER, TOKENS, type Token } from '../state.ts'
import { drain, raise } from './ability-queue.ts'
import { isAllowed, opinions } from './ask-cards.ts'
import {
  canRecoverCharge,
  chargesOf,
  forceCapacity,
  forceRecovery,
  loseCharge,
  recoverCharge,
  recoverForce,
} from './charges.ts'
import { removeDestroyed } from './destroyed.ts'
import { burnFuses } from './devices.ts'
import { environmentOf } from './environments.ts'
import { scoreStakes } from './mission-points.ts'
import { endPhase, startPhase } from './phases.ts'
import { remotesAt } from './remotes.ts'
import { countOf, tokensOf } from './tokens.ts'
import { checkVictory } from './winning.ts'

export function* end(t: T): Flow<string> {
  const s = t.state
  yield* startPhase(t, 'end', scoreStakes)
  const environment = environmentOf(s)
  if (environment !== null) yield* done(environment.endPhase(t))
  yield* raise(t, { event: 'end-phase', ship: -1 })
  yield* drain(t)
  yield* remotesAt(t, 'endPhase')
  burnFuses(t)
  yield* removeDestroyed(t)
  for (const ship of s.ships) if (ship.zone !== 'removed') yield* endOfRound(t, ship)
  yield* endPhase(t, 'end')
  yield* removeDestroyed(t)
  return checkVictory(t) ? 'over' : 'planning'
}

/** Green, then orange tokens go; charges and Force come back. In reserve too (xw.g.reserve.7). */
function* endOfRound(t: T, ship: Ship): Flow {
  const green = countGreen(ship)
  for (const colour of ['green', 'orange'] as const)
    for (const token of TOKENS)
      if (COLOUR[token] === colour) ship.tokens[TOKEN_NUMBER[token]] = kept(t, ship, token)
  for (let slot = 0; slot < ship.cards.length; slot++) {
    const recovers = chargesOf(ship, slot)?.recovers ?? 0
    for (let i = 0; i < recovers && canRecoverCharge(ship, slot); i++)
      if (yield* recoversOne(t, ship, slot)) recoverCharge(t, ship.id, slot)
    if (recovers < 0) loseCharge(t, ship.id, slot, -recovers)
  }
  const force = forceRecovery(ship)
  if (force > 0 && isAllowed(t.state, 'recoversForce', ship))
    for (let i = 0; i < force && ship.force < forceCapacity(ship); i++)
      if (yield* recoversOne(t, ship, OF_FORCE)) recoverForce(t, ship.id)
  const count = green - countGreen(ship)
  if (count > 0) yield* raise(t, { event: 'green-tokens-removed', ship: ship.id, count })
}

const OF_FORCE = -1

/** Whether nobody prevents it. */
function* recoversOne(t: T, { id }: Ship, slot: number): Flow<boolean> {
  return (yield* raise(t, { event: 'recovers-recurring', ship: id, slot })) !== null
}

function countGreen(ship: Ship): number {
  let count = 0
  for (const token of tokensOf(ship, 'green')) count += countOf(ship, token)
  return count
}

/** Some cards let tokens stay. */
function kept(t: T, ship: Ship, token: Token): number {
  const now = ship.tokens[TOKEN_NUMBER[token]]
  if (now === 0 || !isAllowed(t.state, 'mayRemove', ship, token)) return now
  return Math.min(now, Math.max(0, ...opinions(t.state, 'keeps', ship, token)))
}
