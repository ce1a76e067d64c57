/** Lines from attackers to what they attack. */
import { type CardId, UNCOMMITTED, type View } from '@dejarik/deckbuilding'
import type { Assembly } from './assembly.ts'

export interface Tether {
  readonly from: CardId
  readonly to: number
  /** Whose attack it is, and whether the table knows of it yet. */
  readonly seat: number
  readonly kind: 'committed' | 'gathered'
}

export function tethersOf(view: View, me: number, assembly: Assembly): readonly Tether[] {
  const tethers: Tether[] = []
  for (const [seat, side] of view.sides.entries())
    for (const { card, target, attacked } of [...side.units, ...side.ships])
      if (target !== UNCOMMITTED && !attacked)
        tethers.push({ from: card, to: target, seat, kind: 'committed' })
  if (assembly.target !== null)
    for (const card of assembly.attackers)
      tethers.push({ from: card, to: assembly.target, seat: me, kind: 'gathered' })
  return tethers
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A curve that leaves upwards or downwards and arrives the same way. */
export function curve(from: Point, to: Point): string {
  const bend = (to.y - from.y) * 0.5
  return `M${round(from.x)} ${round(from.y)}C${round(from.x)} ${round(from.y + bend)} ${round(to.x)} ${round(to.y - bend)} ${round(to.x)} ${round(to.y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
