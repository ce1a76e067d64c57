/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import { type CardId, type DieId, NONE } from '@dejarik/destiny'
import type { DieSymbol } from '@dejarik/destiny/facts'
import type { Option, Seat } from '@dejarik/kernel'

export type Thing = string

export const BATTLEFIELD: Thing = 'battlefield'
export const PASS: Thing = 'pass'

/** Every field that an option of this game may have; which ones it has depends on its `do`. */
export interface Offer extends Option {
  readonly card?: CardId
  readonly kind?: number
  readonly die?: DieId
  /** A group of dice. */
  readonly dice?: readonly DieId[]
  readonly side?: number
  readonly symbol?: DieSymbol
  readonly seat?: Seat
  /** Which ability of a card. */
  readonly key?: string
  readonly cost?: number
  readonly way?: string
}

export function thingOfCard(card: CardId): Thing {
  return `card:${card}`
}

export function thingOfDie(die: DieId): Thing {
  return `die:${die}`
}

export function thingOfSeat(seat: Seat): Thing {
  return `seat:${seat}`
}

/** Where to click for an option; the first is what it is mainly about. */
export function thingsOf(option: Option): readonly Thing[] {
  const { do: verb, card, die, dice = [], seat } = option as Offer
  if (verb === 'claim') return [BATTLEFIELD]
  if (verb === 'pass' || verb === 'forgo') return [PASS]
  const things: Thing[] = dice.map(thingOfDie)
  if (die !== undefined && die !== NONE) things.push(thingOfDie(die))
  if (card !== undefined && card !== NONE) things.push(thingOfCard(card))
  if (seat !== undefined && seat !== NONE) things.push(thingOfSeat(seat))
  return things
}
