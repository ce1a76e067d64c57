/** Numbers of a deck for those who weigh it: what it costs and what its dice show. */
import type { Deck } from '@dejarik/destiny/build'
import { type CardFacts, type DieSymbol, findCard, SYMBOLS } from '@dejarik/destiny/facts'

export interface CostBar {
  readonly cost: number | 'X'
  readonly count: number
}

interface Copies {
  readonly card: CardFacts
  readonly count: number
}

function copies(list: readonly { readonly card: string; readonly count: number }[]): readonly Copies[] {
  return list.flatMap(({ card: id, count }) => {
    const card = findCard(id)
    return card === undefined ? [] : [{ card, count }]
  })
}

/** From 0 to the dearest without gaps; X stands last. Cards that are not played are left out. */
export function costCurve(deck: Deck): readonly CostBar[] {
  const byCost = new Map<number | 'X', number>()
  for (const { card, count } of copies(deck.cards))
    if (card.cost !== null) byCost.set(card.cost, (byCost.get(card.cost) ?? 0) + count)
  const highest = Math.max(3, ...[...byCost.keys()].filter((cost) => cost !== 'X'))
  const bars = Array.from({ length: highest + 1 }, (_, cost) => ({ cost, count: byCost.get(cost) ?? 0 }))
  const x = byCost.get('X')
  return x === undefined ? bars : [...bars, { cost: 'X', count: x }]
}

/** Of the cards with a known cost; null without any. */
export function averageCost(deck: Deck): number | null {
  const known = copies(deck.cards).filter(({ card }) => typeof card.cost === 'number')
  const count = known.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  return known.reduce((sum, one) => sum + Number(one.card.cost) * one.count, 0) / count
}

export interface DiceCount {
  readonly team: number
  readonly deck: number
}

export function diceCount(deck: Deck): DiceCount {
  return { team: countDice(teamDice(deck)), deck: countDice(copies(deck.cards)) }
}

function teamDice({ characters }: Deck): readonly Copies[] {
  return copies(characters.map(({ card, dice }) => ({ card, count: dice })))
}

function countDice(list: readonly Copies[]): number {
  return list.reduce((sum, { card, count }) => sum + (card.die === null ? 0 : count), 0)
}

/** On how many sides of all dice each symbol is; those on none are left out. */
export function sidesBySymbol(deck: Deck): readonly { symbol: DieSymbol; count: number }[] {
  const all = [...teamDice(deck), ...copies(deck.cards)]
  return SYMBOLS.map((symbol) => ({
    symbol,
    count: all.reduce(
      (sum, { card, count }) =>
        sum + count * (card.die?.filter((side) => side.symbol === symbol).length ?? 0),
      0,
    ),
  })).filter(({ count }) => count > 0)
}
