/** What ships and things are called in scenario files and messages: their own name where they have one, else their kind. */

import { printed } from './facts/printed.ts'
import { cardOf } from './rules/cards.ts'
import { type ObjectId, type Ship, type State, THING, type Thing } from './state.ts'

/** Both languages say "player 1"; factions could be the same on both sides. Seat 0 sits in the south. */
export const SEAT_NAMES = ['player1', 'player2'] as const
export type SeatName = (typeof SEAT_NAMES)[number]

/** What names depend on; a state and a view both have it. */
export interface Named {
  readonly options: State['options']
  readonly ships: readonly Pick<Ship, 'id' | 'seat' | 'pilot'>[]
  readonly things: readonly Pick<Thing, 'id' | 'type'>[]
}

/** The name that a scenario file gave it, or undefined. */
function givenName({ options, ships }: Named, ship: number): string | undefined {
  const { seat } = ships[ship]
  const place = ships.filter((one) => one.seat === seat).findIndex(({ id }) => id === ship)
  return options.squads[seat].ships[place]?.name
}

/** Which of its kind it is, from 1; 0 if it is the only one. */
export function copyOf({ ships }: Named, ship: number): number {
  const { seat, pilot } = ships[ship]
  const alike = ships.filter((one) => one.seat === seat && one.pilot === pilot)
  return alike.length === 1 ? 0 : alike.findIndex(({ id }) => id === ship) + 1
}

/** `lukeskywalker`, `academypilot 2`; the enemy's Luke is `lukeskywalker of player2` if both fly one. */
export function shipName(table: Named, ship: number): string {
  const given = givenName(table, ship)
  if (given !== undefined) return given
  const { seat, pilot } = table.ships[ship]
  const copy = copyOf(table, ship)
  const { id } = printed(table.ships[ship]).pilot
  const enemyToo = table.ships.some((other) => other.seat !== seat && other.pilot === pilot)
  return `${id}${copy > 0 ? ` ${copy}` : ''}${enemyToo ? ` of ${SEAT_NAMES[seat]}` : ''}`
}

/** `coreasteroid0`, `protonbomb 2`. */
export function thingName({ things }: Named, thing: number): string {
  const { type } = things[thing]
  const alike = things.filter((one) => one.type === type)
  const copy = alike.findIndex(({ id }) => id === thing)
  return copy === 0 ? type : `${type} ${copy + 1}`
}

export function objectName(table: Named, object: ObjectId): string {
  return object < THING ? shipName(table, object) : thingName(table, object - THING)
}

/** Id of a card; pilots, upgrades and so on share some of them, but not on one ship. */
export function cardName(card: number): string {
  return cardOf(card).id
}
