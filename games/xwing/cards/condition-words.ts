/** Words about conditions: who assigns them to whom, and who assigned the one that a ship has. */

import type { Flow } from '@dejarik/kernel'
import { type Ability, CONDITION_SLOT, type Me, when } from '../rules/abilities.ts'
import { assignCondition } from '../rules/conditions.ts'
import { areFriends } from '../rules/friends.ts'
import { type Condition, opponentOf, type Ship, type ShipId, type State, type T } from '../state.ts'
import { mine } from './words.ts'

/** One of some ships, by a player's choice. */
export function* pick(t: T, me: Me, seat: number, ships: readonly Ship[]): Flow<Ship | null> {
  if (ships.length === 0) return null
  const options = ships.map(({ id }) => ({ do: 'ship' as const, ship: id }))
  const cite = { rule: 'xw.g.condition.2', about: me.card }
  return t.state.ships[(yield* t.choose(seat, 'choose-ship', options, cite)).ship]
}

/** Ships of a seat that are still in the match; before forces are placed all of them are in reserve. */
export function shipsOf(s: State, seat: number): Ship[] {
  return s.ships.filter((ship) => ship.seat === seat && ship.zone !== 'removed')
}

type SetupMoment = 'setup-ends' | 'forces-next'

/** "Setup: after placing forces, assign the condition … to 1 enemy ship." */
export function assignsToEnemy(condition: string, on: SetupMoment = 'setup-ends'): Ability {
  return assigns(condition, on, (s, me) => shipsOf(s, opponentOf(mine(s, me).seat)))
}

/** "Setup: assign the condition … to 1 friendly ship", of those that pass. */
export function assignsToFriend(
  condition: string,
  on: SetupMoment,
  test: (ship: Ship, me: Me) => boolean,
): Ability {
  return assigns(condition, on, (s, me) =>
    shipsOf(s, mine(s, me).seat).filter((ship) => areFriends(s, me.ship, ship.id) && test(ship, me)),
  )
}

function assigns(condition: string, on: SetupMoment, among: (s: State, me: Me) => readonly Ship[]): Ability {
  return when(on, {
    *run(t, me) {
      const chosen = yield* pick(t, me, mine(t.state, me).seat, among(t.state, me))
      if (chosen !== null) yield* assignCondition(t, chosen.id, condition, me.ship)
    },
  })
}

/** The condition of which an ability is being resolved. */
export function thisCondition(s: State, me: Me): Condition {
  return mine(s, me).conditions[me.slot - CONDITION_SLOT]
}

/** Who assigned it. */
export function assigner(s: State, me: Me): ShipId {
  return thisCondition(s, me).by
}

/** Keeps a number on it. */
export function note(t: T, me: Me, value: number): void {
  const { conditions } = mine(t.state, me)
  conditions[me.slot - CONDITION_SLOT] = { ...thisCondition(t.state, me), note: value }
}
