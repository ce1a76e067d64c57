/** Ready and exhausted deployment cards (rulebook: Bereit, Erschöpft). */
import type { Seat } from '@dejarik/kernel'
import { type Group, type GroupId, NONE, type State, type T } from '../state.ts'
import { designOf } from './cards.ts'

/** Groups of a player that may still activate: ready, and with a figure on the map. */
export function readyGroups(s: State, seat: Seat): GroupId[] {
  const found: GroupId[] = []
  for (const [id, group] of s.groups.entries())
    if (
      group.seat === seat &&
      group.ready &&
      isNext(s, group) &&
      group.figures.some((figure) => s.figures[figure].space !== NONE)
    )
      found.push(id)
  return found
}

/** A hero's second activation waits until every hero had one (ia.activation.8, ia.exhaust.7). */
function isNext(s: State, { kind, seat, activations }: Group): boolean {
  if (activations === 0 || designOf(kind).sheet === null) return true
  return s.groups.every(
    (other) =>
      other.seat !== seat ||
      designOf(other.kind).sheet === null ||
      other.activations > 0 ||
      s.figures[other.figures[0]].space === NONE,
  )
}

export function readyCount(s: State, seat: Seat): number {
  return readyGroups(s, seat).length
}

/** ia.ready.5 */
export function readyGroup(t: T, group: GroupId): void {
  t.state.groups[group].ready = true
  t.log?.('ready', 'ia.ready.5', { group })
}

/** ia.exhaust.2 */
export function exhaust(t: T, group: GroupId): void {
  t.state.groups[group].ready = false
  t.log?.('exhaust', 'ia.exhaust.2', { group })
}
