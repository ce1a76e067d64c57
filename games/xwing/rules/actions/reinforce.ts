/** Reinforce (rulebook: "Verstärken"). */
import type { Flow } from '@dejarik/kernel'
import type { ShipId, T } from '../../state.ts'
import { gainToken } from '../tokens.ts'

const SIDES = [
  { do: 'fore' as const, token: 'reinforce-fore' },
  { do: 'aft' as const, token: 'reinforce-aft' },
] as const

/** Its player chooses the side (xw.g.reinforce.1, .7). */
export function* reinforce(t: T, ship: ShipId): Flow<boolean> {
  const { seat } = t.state.ships[ship]
  const { token } = yield* t.choose(seat, 'reinforce', SIDES, { rule: 'xw.g.reinforce.7' })
  yield* gainToken(t, ship, token, 1, ship)
  return true
}
