import type { One, Option } from '@dejarik/kernel'
import type { CardId } from './facts/cards.ts'

/** Lays a card face down. */
export interface Lay extends Option {
  readonly do: 'lay'
  readonly card: CardId
}

/** All that is ever asked. Sentences, bots, boards and scenario files are typed by this list. */
export type Questions = {
  lay: One<Lay>
}
