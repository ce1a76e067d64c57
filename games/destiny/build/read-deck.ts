import { type Refusal, readLeftOut, refuse } from '@dejarik/kernel'
import type { Deck, DeckCard, DeckCharacter } from './deck.ts'

const LIMITS = { characters: 12, cards: 60, count: 60, id: 20, name: 200, under: 8 }

type Fields = { readonly [field: string]: unknown }

/** A deck in our own shape from outside, as in the options of a match. Its legality is another question. */
export function readDeck(raw: unknown): Deck | Refusal {
  if (!isFields(raw)) return bad('deck')
  const { name, format, battlefield, secondBattlefield, plot, elitePlot, underPlot } = raw
  if (typeof name !== 'string' || name.length > LIMITS.name) return bad('name')
  if (!isId(format)) return bad('format')
  if (battlefield !== null && !isId(battlefield)) return bad('battlefield')
  if (secondBattlefield !== undefined && !isId(secondBattlefield)) return bad('secondBattlefield')
  if (plot !== null && !isId(plot)) return bad('plot')
  if (elitePlot !== undefined && typeof elitePlot !== 'boolean') return bad('elitePlot')
  if (underPlot !== undefined && !isList(underPlot, LIMITS.under, isId)) return bad('underPlot')
  const leftOut = raw.leftOut === undefined ? [] : readLeftOut(raw.leftOut)
  if (leftOut === null) return bad('leftOut')
  if (!Array.isArray(raw.characters) || raw.characters.length > LIMITS.characters) return bad('characters')
  const wrongCharacter = raw.characters.findIndex((entry) => !isCharacter(entry))
  if (wrongCharacter >= 0) return bad(`characters[${wrongCharacter}]`)
  if (!Array.isArray(raw.cards) || raw.cards.length > LIMITS.cards) return bad('cards')
  const wrongCard = raw.cards.findIndex((entry) => !isCard(entry))
  if (wrongCard >= 0) return bad(`cards[${wrongCard}]`)
  const characters = raw.characters.filter(isCharacter)
  const cards = raw.cards.filter(isCard)
  if (new Set(cards.map(({ card }) => card)).size < cards.length) return bad('cards')
  return {
    name,
    format,
    battlefield,
    ...(secondBattlefield !== undefined && { secondBattlefield }),
    plot,
    ...(elitePlot !== undefined && { elitePlot }),
    ...(underPlot !== undefined && { underPlot }),
    characters: characters.map(({ card, dice }) => ({ card, dice })),
    cards: cards.map(({ card, count }) => ({ card, count })),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

function bad(where: string): Refusal {
  return refuse('import-bad-deck', 'sd.customization.1', { where })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LIMITS.id
}

function isList<T>(value: unknown, most: number, is: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.length <= most && value.every(is)
}

function isCharacter(value: unknown): value is DeckCharacter {
  return isFields(value) && isId(value.card) && (value.dice === 1 || value.dice === 2)
}

function isCard(value: unknown): value is DeckCard {
  if (!isFields(value) || !isId(value.card)) return false
  const { count } = value
  return typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= LIMITS.count
}
