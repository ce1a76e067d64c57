/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
import type { GivenSchema } from '@dejarik/kernel'
import { DESIGNS } from '../facts/catalogue.ts'
import { SEAT_NAMES } from '../state.ts'

/** A card by its English name; with damage where it can have some. */
export type CardWord =
  | string
  | { readonly card: string; readonly damage?: number; readonly used?: boolean; readonly attacked?: boolean }

export interface SideGiven {
  readonly hand?: readonly CardWord[]
  /** First is the top. */
  readonly deck?: readonly CardWord[]
  readonly discard?: readonly CardWord[]
  readonly units?: readonly CardWord[]
  readonly ships?: readonly CardWord[]
  /** `null`: destroyed. */
  readonly base?: CardWord | null
  readonly baseDeck?: readonly CardWord[]
  readonly victory?: readonly CardWord[]
  readonly resources?: number
}

export interface Given {
  readonly active?: (typeof SEAT_NAMES)[number]
  readonly turn?: number
  /** 0 dark end to 6 light end. */
  readonly force?: number
  readonly row?: readonly (CardWord | null)[]
  /** First is the top. */
  readonly galaxyDeck?: readonly CardWord[]
  readonly galaxyDiscard?: readonly CardWord[]
  readonly exile?: readonly CardWord[]
  readonly pilots?: number
  readonly options?: unknown
  readonly step?: (typeof STEPS)[number]
  readonly empire?: SideGiven
  readonly rebel?: SideGiven
}

/** Where a position can begin. */
const STEPS = ['action', 'turn-start', 'setup'] as const

export const SCHEMA: GivenSchema = {
  shapes: {
    given: {
      options: 'any?',
      active: 'seat?',
      step: 'step?',
      turn: 'turn?',
      force: 'force?',
      row: 'space[]?',
      galaxyDeck: 'card[]?',
      galaxyDiscard: 'card[]?',
      exile: 'card[]?',
      pilots: 'whole?',
      empire: 'side?',
      rebel: 'side?',
    },
    side: {
      hand: 'card[]?',
      deck: 'card[]?',
      discard: 'card[]?',
      units: 'card[]?',
      ships: 'card[]?',
      base: 'space?',
      baseDeck: 'card[]?',
      victory: 'card[]?',
      resources: 'whole?',
    },
    'card-with-more': { card: 'name', damage: 'whole?', used: 'flag?', attacked: 'flag?' },
  },
  aliases: { card: 'name|card-with-more', space: 'name|card-with-more|null' },
  leaves: {
    seat: { words: SEAT_NAMES },
    step: { words: STEPS },
    turn: { from: 1, to: 999 },
    force: { from: 0, to: 6 },
    name: { words: DESIGNS.map(({ name }) => name.en) },
  },
}
