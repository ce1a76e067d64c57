/** Names in messages are ids that `nameOf` (`text/names.ts`) says in the reader's language; these make them. */

import { DEVICE_FACTS } from './facts/index.ts'
import { printed } from './facts/printed.ts'
import { OBSTACLES } from './geometry/index.ts'
import { copyOf, type Named, SEAT_NAMES } from './names.ts'
import { cardOf } from './rules/cards.ts'
import { type CardNumber, type ObjectId, THING } from './state.ts'

/** `pilot:academypilot#2`; with `@player2` if the other side flies such a ship, too. */
export function shipLabel(table: Named, ship: number): string {
  const { seat, pilot } = table.ships[ship]
  const copy = copyOf(table, ship)
  const enemyToo = table.ships.some((other) => other.seat !== seat && other.pilot === pilot)
  const { id } = printed(table.ships[ship]).pilot
  return `pilot:${id}${copy > 0 ? `#${copy}` : ''}${enemyToo ? `@${SEAT_NAMES[seat]}` : ''}`
}

const OBSTACLE_KIND = new Map(OBSTACLES.map(({ id, kind }) => [id, kind]))

/** People speak of an asteroid, not of its outline. */
function thingClass(type: string): string {
  const kind = OBSTACLE_KIND.get(type)
  if (kind !== undefined) return `obstacle:${kind}`
  return DEVICE_FACTS.some(({ id }) => id === type) ? `device:${type}` : `objective:${type}`
}

/** `obstacle:asteroid#3`, `device:protonbomb`. */
export function thingLabel({ things }: Named, thing: number): string {
  const label = thingClass(things[thing].type)
  const alike = things.filter(({ type }) => thingClass(type) === label)
  return alike.length === 1 ? label : `${label}#${alike.findIndex(({ id }) => id === thing) + 1}`
}

/** Of a kind of thing that lies nowhere yet. */
export function typeLabel(type: string): string {
  return thingClass(type)
}

/** The same where its outline counts: `outline:asteroid 3`. A device has only one. */
export function outlineLabel(type: string): string {
  const kind = OBSTACLE_KIND.get(type)
  if (kind === undefined) return typeLabel(type)
  const outlines = OBSTACLES.filter((one) => one.kind === kind)
  return `outline:${kind} ${outlines.findIndex(({ id }) => id === type) + 1}`
}

export function objectLabel(table: Named, object: ObjectId): string {
  return object < THING ? shipLabel(table, object) : thingLabel(table, object - THING)
}

/** `upgrade:r2d2`, `damage:directhit`. */
export function cardLabel(card: CardNumber): string {
  const { type, id } = cardOf(card)
  return `${type}:${id}`
}
