/** From the builder to a match. */
import { destiny } from '@dejarik/destiny'
import { type Deck, findFormat, READY_DECKS } from '@dejarik/destiny/build'
import { isRefusal } from '@dejarik/kernel'
import { problemsOf } from './check.ts'

/** The options of a match with this deck as one's own, against one that is built for the same kind of game. */
export function played(options: unknown, deck: Deck): unknown {
  const before = destiny.readOptions(options)
  const others = isRefusal(before) ? [] : before.decks.slice(1)
  const fair = others.every((other) => sizeIn(other) === sizeIn(deck)) && others.length > 0
  return { decks: [deck, ...(fair ? others : [opponentFor(deck)])] }
}

/** A ready deck of the same size that is not this one; without any, the deck plays against itself. */
function opponentFor(deck: Deck): Deck {
  const able = READY_DECKS.map((ready) => ready.deck).filter(
    (ready) => sizeIn(ready) === sizeIn(deck) && problemsOf(ready).length === 0,
  )
  return able.find((ready) => ready.characters[0].card !== deck.characters[0]?.card) ?? able[0] ?? deck
}

function sizeIn({ format }: Deck): number | undefined {
  return findFormat(format)?.size
}
