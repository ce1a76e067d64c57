/**
 * Resources on cards (sets after reference 1.9, and a few of the sets before): tokens that lie on a card in play and
 * belong to nobody until a card says so. They leave with it. Battlefields keep theirs (sd.later.3).
 */
import type { Seat } from '@dejarik/kernel'
import { type CardId, findCard, type State, type T } from '../../state.ts'
import { gainResources } from '../resources.ts'

export function resourcesOn(s: State, id: CardId): number {
  return id === s.battlefield ? s.battlefieldResources : (findCard(s, id)?.resources ?? 0)
}

function set(s: State, id: CardId, count: number): void {
  const card = findCard(s, id)
  if (id === s.battlefield) s.battlefieldResources = count
  else if (card !== undefined) card.resources = count
}

/** From the supply onto a card. */
export function placeResources(t: T, id: CardId, count: number): void {
  const s = t.state
  if (count <= 0 || (id !== s.battlefield && findCard(s, id) === undefined)) return
  set(s, id, resourcesOn(s, id) + count)
  s.happened = true
  t.log?.('place-resources', 'sd.later.3', { kind: s.kinds[id], amount: count })
}

/** Back to the supply, as many as there are; how many. */
export function removeResources(t: T, id: CardId, count: number): number {
  const s = t.state
  const removed = Math.min(count, resourcesOn(s, id))
  if (removed <= 0) return 0
  set(s, id, resourcesOn(s, id) - removed)
  s.happened = true
  t.log?.('remove-resources', 'sd.later.3', { kind: s.kinds[id], amount: removed })
  return removed
}

/** A player takes them, as many as there are; how many. */
export function takeFromCard(t: T, seat: Seat, id: CardId, count = Number.POSITIVE_INFINITY): number {
  const taken = removeResources(t, id, count)
  gainResources(t, seat, taken)
  return taken
}
