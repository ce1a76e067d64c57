/** What each mine does to the ship that met it (rulebook, appendix: "Minen"). */
import type { Flow } from '@dejarik/kernel'
import type { ShipId, T, Thing } from '../../state.ts'
import { isHitOrCrit } from '../dice.ts'
import { gainToken } from '../tokens.ts'
import { hurt, rollFor } from './effects.ts'

type MineEffect = (t: T, mine: Thing, ship: ShipId) => Flow

function* shrapnel(t: T, mine: Thing, ship: ShipId): Flow {
  const faces = yield* rollFor(t, mine, ship, 2)
  for (const face of faces)
    if (isHitOrCrit(face)) yield* hurt(t, mine, ship, face === 'crit' ? 'crit' : 'hit')
}

export const MINES: { readonly [type: string]: MineEffect } = {
  *proximitymine(t, mine, ship) {
    const faces = yield* rollFor(t, mine, ship, 2)
    yield* hurt(t, mine, ship, 'hit', 1 + faces.filter((face) => face === 'hit').length)
    yield* hurt(t, mine, ship, 'crit', faces.filter((face) => face === 'crit').length)
  },
  clustermine: shrapnel,
  'clustermine-side': shrapnel,
  *connernet(t, mine, ship) {
    yield* hurt(t, mine, ship, 'hit')
    yield* gainToken(t, ship, 'ion', 3, mine.by)
  },
}
