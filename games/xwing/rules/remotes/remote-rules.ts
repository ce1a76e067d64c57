import type { Flow } from '@dejarik/kernel'
import type { ShipId, State, T, Thing } from '../../state.ts'
import type { Source } from '../damage.ts'

/** Something that a remote does by itself, and whether there is anything to do. */
export interface Turn {
  readonly when: (s: State, remote: Thing) => boolean
  readonly run: (t: T, remote: Thing) => Flow
}

/** The entry of a remote: it does only what stands there (xw.g.remote-use.1). */
export interface RemoteRules {
  /** At its initiative in the System and Engagement Phases. */
  readonly system?: Turn
  readonly engagement?: Turn
  /** At the start of the Activation Phase. */
  readonly activation?: Turn
  readonly endPhase?: Turn
  /** A ship moved through it or overlaps it; `how` names the move, or `placed`. */
  readonly met?: (t: T, remote: Thing, ship: ShipId, overlapped: boolean, how: string) => Flow
  readonly destroyed?: (t: T, remote: Thing, source: Source) => Flow
}

export function isEnemyOf(s: State, remote: Thing, ship: ShipId): boolean {
  return s.ships[ship].seat !== remote.seat
}
