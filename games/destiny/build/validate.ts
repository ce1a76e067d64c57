/** The construction rules: everything that is wrong with a deck, each with its rule and how to mend it. */
import { findCard } from '../facts/index.ts'
import { assembled, cardsOf, type Deck } from './deck.ts'
import { deckProblems } from './deck-rules.ts'
import { DEFAULT_FORMAT, type Format, findFormat, isInFormat } from './formats.ts'
import { named, type Problem, problem } from './problem.ts'
import { teamProblems } from './team.ts'

export interface BuildOptions {
  /** Otherwise the one that the deck names. */
  readonly format?: Format
  /** Whether a card can enter a match; the cards that we have written know. */
  readonly isImplemented?: (id: string) => boolean
}

/** Empty if the deck is legal. */
export function validateDeck(deck: Deck, options: BuildOptions = {}): readonly Problem[] {
  const own = findFormat(deck.format)
  const format = options.format ?? own ?? DEFAULT_FORMAT
  const all = assembled(deck)
  return [
    ...lackProblems(deck),
    ...(options.format === undefined && own === undefined
      ? [problem('deck-unknown-format', 'sd.customization.1', { id: deck.format })]
      : []),
    ...cardProblems(deck, format, options),
    ...teamProblems(all, format),
    ...deckProblems(all, format),
    ...restrictedProblems(deck, format),
  ]
}

/** Something was dropped when the deck was read, and nobody has agreed to that yet. */
function lackProblems({ leftOut = [] }: Deck): readonly Problem[] {
  return leftOut.length === 0 ? [] : [problem('deck-left-out', null, { count: leftOut.length })]
}

/** What can be said of each card alone. */
function cardProblems(deck: Deck, format: Format, { isImplemented }: BuildOptions): readonly Problem[] {
  return [...new Set(cardsOf(deck))].flatMap((id) => {
    const card = findCard(id)
    if (card === undefined) return [problem('deck-unknown-card', 'sd.customization.1', { id }, [id])]
    const args = { card: named('card', id) }
    const found: Problem[] = []
    if (!isInFormat(card, format))
      found.push(
        problem(
          'deck-not-in-format',
          'sd.customization.1',
          { ...args, set: named('set', card.set), format: format.kind, date: format.date },
          [id],
        ),
      )
    if (isImplemented?.(id) === false) found.push(problem('deck-not-implemented', null, args, [id]))
    return found
  })
}

function restrictedProblems(deck: Deck, format: Format): readonly Problem[] {
  const ids = [...new Set(cardsOf(deck))].filter((id) => format.restricted.includes(id))
  if (ids.length <= 1) return []
  const args = { cards: ids.map((id) => named('card', id)), date: format.date }
  return [problem('deck-restricted', 'sd.customization.1', args, ids)]
}
