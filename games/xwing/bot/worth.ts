/** What ships are worth in mission points: those they will still earn, and those they give away. */
import { HALVED, type Ship, type State } from '../state.ts'
import type { Spread } from './damage.ts'
import { fullHealth, healthOf, profileOf } from './profile.ts'

/** Rounds after this one. */
export function roundsLeft(s: State): number {
  return Math.max(0, s.options.rounds - Math.max(1, s.round))
}

/** What a whole ship will still earn, as a share of its squad points: a fifth a round, as matches between bots show. */
export function future(s: State): number {
  return 0.2 * Math.min(10, roundsLeft(s))
}

/** The worth of a ship by health left; one that is gone has given its points away. */
export function worthAt(s: State, ship: Ship, health: number): number {
  const { points } = profileOf(ship)
  if (health <= 0) return -(points - ship.scored)
  const share = Math.min(1, health / fullHealth(ship))
  const halved = isHalfScored(s, ship, share) ? Math.floor(points / 2) : 0
  return future(s) * points * share - halved
}

/** Half of its points go to the enemy at half of its health, once (Chance Engagement). */
function isHalfScored(s: State, ship: Ship, share: number): boolean {
  return s.options.scenario === 'chanceengagement' && (ship.marks & HALVED) === 0 && share <= 0.5
}

/** Worth lost by one more damage, on average over the next two. */
export function perDamage(s: State, ship: Ship): number {
  const health = healthOf(ship)
  if (health <= 0) return 0
  const two = Math.min(2, health)
  return (worthAt(s, ship, health) - worthAt(s, ship, health - two)) / two
}

/** Worth that a ship loses on average by damage with these chances. */
export function worthLost(s: State, ship: Ship, { chances }: Spread): number {
  const health = healthOf(ship)
  const before = worthAt(s, ship, health)
  let lost = 0
  for (let damage = 1; damage < chances.length; damage++)
    lost += chances[damage] * (before - worthAt(s, ship, Math.max(0, health - damage)))
  return lost
}
