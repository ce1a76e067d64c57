/** The tokens of a ship as they are shown. */
import { type ShipView, TOKENS } from '@dejarik/xwing'
import type { Sign } from './TokenSign.tsx'

export interface Held {
  readonly sign: Sign
  readonly count: number
}

/** Tokens first, then Force; locks lie by what is locked (`locksOn`). */
export function heldBy(ship: ShipView): readonly Held[] {
  const held: Held[] = []
  for (const [i, token] of TOKENS.entries()) {
    const count = ship.tokens[i]
    if (count > 0) held.push({ sign: token, count })
  }
  if (ship.force > 0) held.push({ sign: 'force', count: ship.force })
  return held
}

/** How many ships have locked this one. */
export function locksOn(ships: readonly ShipView[], object: number): number {
  return ships.filter((ship) => ship.zone === 'play' && ship.locks.includes(object)).length
}
