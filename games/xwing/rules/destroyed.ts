/** Ships that are destroyed or flee, and their removal (rulebook: "Zerstört", "Fliehen", "Aus dem Spiel entfernt"). */

import type { Flow } from '@dejarik/kernel'
import { distancesFromEdge, EDGES, type Edge, type Pose, STANDARD_PLAY_AREA } from '../geometry/index.ts'
import { type Ship, type ShipId, type State, type T, THING, type ThingId, TOKENS } from '../state.ts'
import { drain, inItsOwnQueue, raise } from './ability-queue.ts'
import { borrowAbilities } from './borrowed-abilities.ts'
import type { Source } from './damage.ts'
import { dockedWith, emergencyDeployments } from './docking.ts'
import { loseLocksOn } from './locks.ts'
import { isObstacle } from './obstacles.ts'
import { footprint } from './range.ts'
import { isDestroyedRemote, remoteDestroyed } from './remotes.ts'
import { scenarioOf } from './scenarios.ts'

/**
 * From now on it counts as destroyed, for good (xw.a.faq-combat.6). What its destruction triggers comes at once, or
 * in the Aftermath of the attack that did it (xw.a.faq-combat.4, .5).
 */
export function* destroy(t: T, ship: ShipId, source: Source): Flow {
  const s = t.state
  const it = s.ships[ship]
  if (it.destroyed) return
  if ((yield* raise(t, { event: 'would-be-destroyed', ship, by: source.by, attack: source.attack })) === null)
    return
  it.destroyed = true
  t.log?.('destroyed', 'xw.g.destroyed.1', { ship })
  if (source.attack && s.attack !== null) s.attack.destroyed = true
  else yield* raise(t, { event: 'destroyed', ship, ...source })
}

/**
 * Takes destroyed ships out of the play area: at once outside the Engagement Phase, in it after all ships of the
 * initiative have engaged, and never while abilities wait (xw.g.destroyed.3, .4, xw.g.queue.9).
 */
export function* removeDestroyed(t: T): Flow {
  for (const ship of t.state.ships)
    if (ship.destroyed && ship.zone !== 'removed' && !isRemovedLate(t.state, ship)) {
      yield* raise(t, { event: 'to-be-removed', ship: ship.id })
      yield* drain(t)
      yield* emergencyDeployments(t, ship.id)
      remove(t, ship.id, 'xw.g.removed.1')
    }
  for (const thing of t.state.things)
    if (thing.inPlay && thing.kind === 'remote' && isDestroyedRemote(thing))
      yield* destroyThing(t, thing.id, { by: -1, attack: true })
}

/** Key of `Ship.lasting`: destroyed, it stays until the end of the phase. */
export const REMOVED_LATE = 'removed-late'

function isRemovedLate({ phase }: State, { lasting }: Ship): boolean {
  return phase === 'engagement' && lasting.some(({ key }) => key === REMOVED_LATE)
}

/** The edge beyond which the most of a ship lies. */
function edgeCrossed(ship: Ship): Edge {
  const here = footprint(ship)
  const beyond = (edge: Edge): number => distancesFromEdge(STANDARD_PLAY_AREA, edge, here)[0]
  return EDGES.reduce((most, edge) => (beyond(edge) < beyond(most) ? edge : most))
}

/** Out of the play area, but not out of the game: a card brings it back. */
export function* intoReserve(t: T, ship: Ship, from: Pose = ship.pose): Flow {
  yield* inItsOwnQueue(t, raise(t, { event: 'goes-into-reserve', ship: ship.id, from }))
  ship.zone = 'reserve'
  ship.dial = -1
  ship.dialUp = false
  borrowAbilities(t.state)
  t.log?.('into-reserve', 'xw.g.reserve.1', { ship: ship.id })
}

/** A ship whose base is partly outside the play area after a move has fled (xw.g.flee.1, .2). */
export function* flee(t: T, ship: ShipId, from: Pose): Flow {
  const over = edgeCrossed(t.state.ships[ship])
  if ((yield* inItsOwnQueue(t, raise(t, { event: 'would-flee', ship, over, from }))) === null) return
  t.log?.('fled', 'xw.g.flee.1', { ship })
  // It can't wait for the end of an ability that moved it: afterwards it is gone (xw.g.flee.4).
  yield* inItsOwnQueue(t, raise(t, { event: 'fled', ship, from }))
  remove(t, ship, 'xw.g.flee.2')
}

/** Out of the game for good. Ships that are still docked with it go with it (docs/rulings.md). */
export function remove(t: T, ship: ShipId, rule: string): void {
  const s = t.state
  const it = s.ships[ship]
  scenarioOf(s).leaves(t, it)
  it.zone = 'removed'
  it.tokens = TOKENS.map(() => 0)
  it.locks = []
  // A revealed dial stays known until the next are set.
  if (!it.dialUp) it.dial = -1
  loseLocksOn(t, ship)
  borrowAbilities(s)
  t.log?.('removed', rule, { ship })
  for (const docked of dockedWith(s, ship)) remove(t, docked.id, rule)
}

/** A thing leaves the play area; a fused obstacle stays and loses a fuse instead (xw.g.fuse.3). */
export function removeThing(t: T, thing: ThingId): void {
  const it = t.state.things[thing]
  if (it.fuses > 0 && isObstacle(it)) {
    it.fuses--
    t.log?.('fuse', 'xw.g.fuse.3', { target: THING + thing })
    return
  }
  it.inPlay = false
  it.locks = []
  loseLocksOn(t, THING + thing)
}

export function* destroyThing(t: T, thing: ThingId, source: Source): Flow {
  t.log?.('remote-destroyed', 'xw.g.remote-damage.2', { target: THING + thing })
  removeThing(t, thing)
  yield* remoteDestroyed(t, thing, source)
}
