/** Remotes (rulebook: "Remotes"): devices with initiative, agility and hull that can be attacked. */
import { type Flow, NOTHING as UNNOTICED } from '@dejarik/kernel'
import { deviceFacts } from '../facts/index.ts'
import {
  type ObjectId,
  opponentOf,
  type ShipId,
  type State,
  type T,
  THING,
  type Thing,
  type ThingId,
} from '../state.ts'
import { drain } from './ability-queue.ts'
import type { Source } from './damage.ts'
import { buzzDroidSwarm } from './remotes/buzz-droid-swarm.ts'
import { COMMANDOS, commandos } from './remotes/commandos.ts'
import { probeDroid } from './remotes/probe-droid.ts'
import type { RemoteRules, Turn } from './remotes/remote-rules.ts'
import { trackingTorpedo } from './remotes/tracking-torpedo.ts'

/** Made at first use, because remotes and the rest of the rules know each other. */
let table: { readonly [type: string]: RemoteRules } | null = null

/** What its entry says; a sensor buoy does nothing by itself (xw.a.sensor-buoy.3). */
function rulesOf({ type }: Thing): RemoteRules {
  table ??= {
    drk1probedroid: probeDroid,
    buzzdroidswarm: buzzDroidSwarm,
    trackingtorpedoes: trackingTorpedo,
    ...Object.fromEntries(COMMANDOS.map((type) => [type, commandos])),
  }
  return table[type] ?? NOTHING
}

const NOTHING: RemoteRules = {}

export function remoteHull(thing: Thing): number {
  return deviceFacts(thing.type).hull ?? 1
}

export function remoteAgility(thing: Thing): number {
  return deviceFacts(thing.type).agility ?? 0
}

export function remoteInitiative(thing: Thing): number {
  return deviceFacts(thing.type).initiative ?? 0
}

export function isDestroyedRemote(thing: Thing): boolean {
  return thing.damage.length >= remoteHull(thing)
}

/** Attacked at its own initiative it goes when all of that initiative are done (xw.g.remote-damage.4). */
export function isRemovedLater(s: State, thing: Thing, { attack }: Source): boolean {
  return attack && s.phase === 'engagement' && s.initiative === remoteInitiative(thing)
}

/** Remotes from which a seat may measure for locks and jams (xw.a.drk1-probe-droid.6). */
export function eyesOf(s: State, seat: number): ObjectId[] {
  const eyes: ObjectId[] = []
  for (const thing of s.things)
    if (thing.inPlay && thing.seat === seat && thing.type === 'drk1probedroid') eyes.push(THING + thing.id)
  return eyes
}

/** Remotes that have something to do at their initiative in this phase and have not done it yet. */
export function dueRemotes(s: State, phase: 'system' | 'engagement'): Thing[] {
  const due: Thing[] = []
  for (const thing of s.things)
    if (thing.inPlay && thing.kind === 'remote' && !thing.acted)
      if (rulesOf(thing)[phase]?.when(s, thing) === true) due.push(thing)
  return due
}

export function remotesOf(remotes: readonly Thing[], initiative: number): readonly Thing[] {
  return remotes.filter((remote) => remoteInitiative(remote) === initiative)
}

/** A remote's turn at its initiative (xw.g.remote-use.1). */
export function* remoteActs(t: T, remote: Thing): Flow {
  const { phase } = t.state
  remote.acted = true
  if (phase === 'system' || phase === 'engagement') yield* take(t, remote, rulesOf(remote)[phase])
}

function* take(t: T, remote: Thing, turn: Turn | undefined): Flow {
  if (turn === undefined || !remote.inPlay || !turn.when(t.state, remote)) return
  yield* turn.run(t, remote)
  yield* drain(t)
}

/** In player order, whatever their initiative: in the End Phase, or when the Activation Phase begins. */
export function* remotesAt(t: T, moment: 'activation' | 'endPhase'): Flow {
  const s = t.state
  for (const seat of [s.firstPlayer, opponentOf(s.firstPlayer)])
    for (const remote of s.things.slice())
      if (remote.seat === seat && remote.kind === 'remote' && remote.inPlay)
        yield* take(t, remote, rulesOf(remote)[moment])
}

/** A ship moved through a remote or onto it, or the remote was put under the ship. */
export function* metRemote(t: T, ship: ShipId, thing: ThingId, overlapped: boolean, how: string): Flow {
  const remote = t.state.things[thing]
  yield* rulesOf(remote).met?.(t, remote, ship, overlapped, how) ?? UNNOTICED
}

/** After it was removed. */
export function* remoteDestroyed(t: T, thing: ThingId, source: Source): Flow {
  const remote = t.state.things[thing]
  yield* rulesOf(remote).destroyed?.(t, remote, source) ?? UNNOTICED
}
