/** What an attack would come to, if it were resolved with these attackers. */
import {
  BASE_ATTACK,
  type CardId,
  HIT_POINTS,
  type InPlay,
  preventedBy,
  type SideView,
  type View,
} from '@dejarik/deckbuilding'
import { bountyOf } from '../cards/reward.ts'

export interface RowForecast {
  readonly kind: 'row'
  readonly target: CardId
  readonly sum: number
  readonly needed: number
}

export interface BaseForecast {
  readonly kind: 'base'
  readonly sum: number
  /** Ships that stand before the base, and the hits it takes to bring them all down. */
  readonly ships: number
  readonly shipHits: number
  /** Hits left for the base after the ships, before prevention. */
  readonly forBase: number
  /** Of these, how many the base prevents. */
  readonly prevented: number
  /** Hit points the base has left; null while there is none. */
  readonly baseLeft: number | null
  readonly baseFalls: boolean
}

export type Forecast = RowForecast | BaseForecast

/** Cards that stand against a target and have not attacked yet. */
export function committedTo(side: SideView, target: number): readonly InPlay[] {
  return [...side.units, ...side.ships].filter((card) => card.target === target && !card.attacked)
}

/** `gathered` are added to those already committed. */
export function forecast(view: View, seat: number, target: number, gathered: readonly CardId[]): Forecast {
  const side = view.sides[seat]
  const attackers = [...side.units, ...side.ships].filter(
    (card) => gathered.includes(card.card) || (card.target === target && !card.attacked),
  )
  return target === BASE_ATTACK
    ? againstBase(view, view.sides[1 - seat], total(attackers, 'attack'))
    : { kind: 'row', target, sum: total(attackers, 'rowAttack'), needed: bountyOf(target)?.needed ?? 0 }
}

function againstBase(view: View, foe: SideView, sum: number): BaseForecast {
  const shipHits = foe.ships.reduce((hits, ship) => hits + HIT_POINTS[ship.card] - ship.damage, 0)
  const forBase = Math.max(0, sum - shipHits)
  if (foe.base === null)
    return {
      kind: 'base',
      sum,
      ships: foe.ships.length,
      shipHits,
      forBase: 0,
      prevented: 0,
      baseLeft: null,
      baseFalls: false,
    }
  const baseLeft = HIT_POINTS[foe.base.card] - foe.base.damage
  const prevented = Math.min(forBase, Math.max(0, preventedBy(foe.base.card) - view.prevented))
  return {
    kind: 'base',
    sum,
    ships: foe.ships.length,
    shipHits,
    forBase,
    prevented,
    baseLeft,
    baseFalls: forBase - prevented >= baseLeft,
  }
}

function total(cards: readonly InPlay[], value: 'attack' | 'rowAttack'): number {
  return cards.reduce((sum, card) => sum + card[value], 0)
}
