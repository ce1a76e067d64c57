/** What damage or shields would do to each character, whoever they come from. */
import { type CardId, type CardView, type Choosable, MOST_SHIELDS, type View } from '@dejarik/destiny'
import type { AskView, Seat } from '@dejarik/kernel'
import { type Aim, needsTarget } from './aim.ts'

export interface Blow {
  readonly card: CardId
  readonly what: 'damage' | 'shields'
  /** Against somebody of one's own side. */
  readonly isOwn: boolean
  readonly amount: number
  readonly blocked: number
  readonly taken: number
  /** Health after damage, or how many shields it then has. */
  readonly left: number
}

/** How an attack of `value` would be blocked and taken. */
export function hit(
  { shields, health, damage }: Pick<CardView, 'shields' | 'health' | 'damage'>,
  value: number,
): { readonly blocked: number; readonly taken: number; readonly left: number } {
  const blocked = Math.min(shields, value)
  const taken = value - blocked
  return { blocked, taken, left: Math.max(0, health - damage - taken) }
}

function blowOn(card: CardView, me: Seat, what: Blow['what'], amount: number): Blow {
  const isOwn = card.controller === me
  if (what === 'damage') return { card: card.id, what, isOwn, amount, ...hit(card, amount) }
  const left = Math.min(MOST_SHIELDS, card.shields + amount)
  return { card: card.id, what, isOwn, amount, blocked: 0, taken: left - card.shields, left }
}

/** What a die that is only pointed at would do: to opponents, or for one's own. */
export function blowsOf(view: View, me: Seat, { symbol, value }: Aim): readonly Blow[] {
  if (!needsTarget(symbol)) return []
  const what = symbol === 'shield' ? 'shields' : 'damage'
  return mostHarmedFirst(
    view.cards
      .filter(({ type, controller }) => type === 'character' && (controller === me) === (what === 'shields'))
      .map((card) => blowOn(card, me, what, value)),
  )
}

/** What each answer to an open question would do, where it says how much it is about. */
export function blowsAsked(
  view: View,
  me: Seat,
  ask: AskView | null,
  options: readonly Choosable[],
): readonly Blow[] {
  const amount = ask?.amount
  if (amount === undefined || (ask?.what !== 'damage' && ask?.what !== 'shields')) return []
  const what = ask.what === 'damage' ? 'damage' : 'shields'
  const cards = options.flatMap((option) =>
    option.do === 'card' ? view.cards.filter(({ id }) => id === option.card) : [],
  )
  return mostHarmedFirst(cards.map((card) => blowOn(card, me, what, amount)))
}

/** Who would fall first, then who would be left with the least. */
function mostHarmedFirst(blows: readonly Blow[]): readonly Blow[] {
  return blows.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn) || one.left - other.left)
}
