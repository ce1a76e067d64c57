import type { Deck, Problem } from '@dejarik/destiny/build'
import type { CardType } from '@dejarik/destiny/facts'

/** What the parts of a deck on the page have in common. */
export interface DeckProps {
  readonly deck: Deck
  readonly problems: readonly Problem[]
  /** Without it the deck can only be looked at. */
  readonly onChange?: ((deck: Deck, said: string) => void) | undefined
  /** Shows the cards of a type in the pool. */
  readonly onWant?: ((type: CardType) => void) | undefined
}
