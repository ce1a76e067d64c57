/** What a team costs in a format, with everything that makes a card cheaper. */
import { type CardFacts, findCard } from '../facts/index.ts'
import { type Assembled, assembled, type Deck, type Member } from './deck.ts'
import { exceptionOf, speakers } from './exceptions.ts'
import { DEFAULT_FORMAT, type Format, findFormat } from './formats.ts'

/** Points as the format has them, with one die or with two (sd.character-points.2). */
export function pointsIn(format: Format, card: CardFacts, elite: boolean): number {
  const change = Object.hasOwn(format.points, card.id) ? format.points[card.id] : undefined
  if (change !== undefined) return change[elite ? 1 : 0]
  if (card.points === null) return 0
  return elite ? (card.points.elite ?? card.points.normal) : card.points.normal
}

/** What a character of this team costs. */
export function memberPoints(all: Assembled, place: number, format: Format): number {
  const { card, dice } = all.team[place]
  const others = all.team.filter((_, i) => i !== place).map((other) => other.card)
  return pointsIn(format, card, dice === 2) - cheaperBy(card, others, all)
}

export function plotPoints(all: Assembled, format: Format): number {
  const { plot, deck } = all
  if (plot === null) return 0
  const team = all.team.map(({ card }) => card)
  return pointsIn(format, plot, deck.elitePlot === true) - cheaperBy(plot, team, { ...all, plot: null })
}

function cheaperBy(card: CardFacts, others: readonly CardFacts[], all: Assembled): number {
  const saidBy = [...others, ...(all.plot === null ? [] : [all.plot])]
  const given = saidBy.reduce((sum, { id }) => sum + (exceptionOf(id).cheaper?.(card) ?? 0), 0)
  return given + (exceptionOf(card.id).ownCheaper?.(others) ?? 0)
}

export function teamPoints(all: Assembled, format: Format): number {
  return all.team.reduce((sum, _, i) => sum + memberPoints(all, i, format), plotPoints(all, format))
}

/** Points of the whole team by the deck's own format; cards that don't exist cost nothing. */
export function pointsOf(deck: Deck, format: Format = findFormat(deck.format) ?? DEFAULT_FORMAT): number {
  return teamPoints(assembled(deck), format)
}

/** What cards ask of the team and deck and don’t get. */
export function unmetNeeds(
  all: Assembled,
  format: Format,
): readonly { readonly card: CardFacts; readonly need: string }[] {
  const points = (member: Member): number => memberPoints(all, all.team.indexOf(member), format)
  const asked = new Set(speakers(all))
  return [...asked].flatMap((card) => {
    const needs = exceptionOf(card.id).needs
    return needs === undefined || needs.holds(all, points, format) ? [] : [{ card, need: needs.need }]
  })
}

/** Whether there is an elite version of the card (sd.team.6, sd.st-custom.6). */
export function canBeElite(id: string): boolean {
  return typeof findCard(id)?.points?.elite === 'number'
}
