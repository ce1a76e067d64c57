import type { Army, CardKind, Problem } from '@dejarik/imperial-assault/build'

/** What the parts of an army on the page have in common. */
export interface ArmyProps {
  readonly army: Army
  readonly problems: readonly Problem[]
  /** Without it the army can only be looked at. */
  readonly onChange?: ((army: Army, said: string) => void) | undefined
  /** Shows the cards of a kind in the pool. */
  readonly onWant?: ((kind: CardKind) => void) | undefined
}
