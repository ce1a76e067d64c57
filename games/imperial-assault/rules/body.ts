/** What a hero's armor and equipment add to its sheet at all times. */
import type { FigureId, State } from '../state.ts'
import { cardOf } from './cards.ts'
import { isLive } from './held.ts'

export interface Body {
  readonly health: number
  readonly endurance: number
  readonly speed: number
  readonly block: number
  readonly evade: number
}

const NOTHING: Body = { health: 0, endurance: 0, speed: 0, block: 0, evade: 0 }

/** Sums of what is printed on items that are neither weapons nor modifications. */
export function bodyOf(s: State, figure: FigureId): Body {
  let sum = NOTHING
  for (const held of s.held) {
    if (held.hero !== figure || !isLive(held)) continue
    const { item } = cardOf(held.card).facts
    if (item === null || item.kind === 'weapon' || item.kind === 'modification') continue
    const { health, endurance, speed, block, evade } = item.keywords
    sum = {
      health: sum.health + health,
      endurance: sum.endurance + endurance,
      speed: sum.speed + speed,
      block: sum.block + block,
      evade: sum.evade + evade,
    }
  }
  return sum
}
