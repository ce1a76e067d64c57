/** What is wrong with a deck, and what a card would make wrong with it. */

import { isImplemented } from '@dejarik/destiny'
import { type Deck, type Problem, validateDeck } from '@dejarik/destiny/build'

/** What building on can still mend. It is said, but keeps no card out. */
const PASSING = ['deck-size', 'deck-points', 'deck-no-characters', 'deck-no-battlefield', 'deck-needs']

/** What the first character may mend. */
const WITHOUT_TEAM = [
  ...PASSING,
  'deck-affiliation',
  'deck-color',
  'deck-plot-affiliation',
  'deck-plot-color',
]

/** By the deck's own format, with the cards that can enter a match. */
export function problemsOf(deck: Deck): readonly Problem[] {
  return validateDeck(deck, { isImplemented })
}

/** Why a change is not offered: the problems that the deck has not had before it. Empty if it is fine. */
export function newProblems(now: Deck, would: Deck): readonly Problem[] {
  return judge(now)(would)
}

/** The same for many changes of one deck. */
export function judge(now: Deck): (would: Deck) => readonly Problem[] {
  const had = new Set(problemsOf(now).map(keyOf))
  return (would) => {
    const passing = would.characters.length === 0 ? WITHOUT_TEAM : PASSING
    return problemsOf(would).filter(
      (problem) => !passing.includes(problem.refused) && !had.has(keyOf(problem)),
    )
  }
}

function keyOf({ refused, args, at }: Problem): string {
  return JSON.stringify([refused, args, at])
}
