/** The words in which a position is given, in scenario files and tests. `docs/scenarios.md` documents them. */
import type { GivenSchema } from '@dejarik/kernel'
import { SEAT_NAMES, type SeatName } from '../names.ts'

/** Cards are named by id (`01011`), by title in either language (`Lightsaber`) or by title and subtitle (`Kylo Ren, Vader's Disciple`). */
export type CardTitle = string

export interface UpgradeGiven {
  readonly card: CardTitle
  /** What the file calls it; else its title. */
  readonly name?: string
  readonly exhausted?: boolean
  /** Who controls it; default: whoever controls the card it lies on, and for a downgrade the next player. */
  readonly by?: SeatName
  /** What its die shows in the pool; left out, it lies on the card. */
  readonly pool?: readonly string[]
  /** Abilities used this round that can't be used again before the next, by their keys: `action`. */
  readonly used?: readonly string[]
}

/** A character or support. */
export interface CardGiven extends Omit<UpgradeGiven, 'name' | 'by'> {
  /** Dice of a character: 1, or 2 if it is elite. Default: as many as are in the pool, at least 1. */
  readonly dice?: 1 | 2
  readonly damage?: number
  readonly shields?: number
  /** Resources that lie on it. */
  readonly resources?: number
  /** Downgrades as well. */
  readonly upgrades?: readonly (CardTitle | UpgradeGiven)[]
}

export interface PlayerGiven {
  /** By the names that the file calls them. */
  readonly characters?: { readonly [name: string]: CardTitle | CardGiven }
  readonly supports?: { readonly [name: string]: CardTitle | CardGiven }
  readonly plot?: CardTitle | CardGiven
  /** The battlefield that this player has brought. */
  readonly battlefield?: CardTitle
  readonly hand?: readonly CardTitle[]
  /** The top first. Left out: some cards, so that nobody runs out of them. */
  readonly deck?: readonly CardTitle[]
  /** The top last. */
  readonly discard?: readonly CardTitle[]
  readonly aside?: readonly CardTitle[]
  /** Default: none. */
  readonly resources?: number
  /** Has claimed the battlefield this round. */
  readonly claimed?: boolean
  /** Has replaced an upgrade this round. */
  readonly replaced?: boolean
}

export interface Given extends Readonly<Partial<Record<SeatName, PlayerGiven>>> {
  /** As the scenario reader passes them; a position brings its own decks. */
  readonly options?: unknown
  /** Where it begins; default: `turn`. */
  readonly step?: string
  readonly round?: number
  /** Whose turn it is; default: player1. */
  readonly turn?: SeatName
  /** The battlefield in use; default: the one that its controller has brought. */
  readonly battlefield?: CardTitle
  /** Who controls it; default: player1. */
  readonly controller?: SeatName | 'nobody'
  readonly battlefieldDamage?: number
  readonly battlefieldResources?: number
  /** Consecutive passes before this turn. */
  readonly passes?: number
  /** Cards whose ability is not written yet are welcome; they do nothing. */
  readonly unwritten?: boolean
}

/** Where a position can begin: steps between which nothing is open. */
const STEPS = ['turn', 'upkeep', 'round-end', 'new-round'] as const

export const SCHEMA: GivenSchema = {
  shapes: {
    given: {
      options: 'any?',
      step: 'step?',
      round: 'round?',
      turn: 'seat?',
      battlefield: 'text?',
      controller: 'controller?',
      battlefieldDamage: 'whole?',
      battlefieldResources: 'whole?',
      passes: 'passes?',
      unwritten: 'flag?',
      ...Object.fromEntries(SEAT_NAMES.map((seat) => [seat, 'player?'])),
    },
    player: {
      characters: 'card{}?',
      supports: 'card{}?',
      plot: 'card?',
      battlefield: 'text?',
      hand: 'text[]?',
      deck: 'text[]?',
      discard: 'text[]?',
      aside: 'text[]?',
      resources: 'whole?',
      claimed: 'flag?',
      replaced: 'flag?',
    },
    'card-with-more': {
      card: 'text',
      dice: 'dice?',
      exhausted: 'flag?',
      pool: 'text[]?',
      used: 'text[]?',
      damage: 'whole?',
      shields: 'whole?',
      resources: 'whole?',
      upgrades: 'upgrade[]?',
    },
    'upgrade-with-more': {
      card: 'text',
      name: 'text?',
      by: 'seat?',
      exhausted: 'flag?',
      pool: 'text[]?',
      used: 'text[]?',
    },
  },
  aliases: { card: 'text|card-with-more', upgrade: 'text|upgrade-with-more' },
  leaves: {
    seat: { words: SEAT_NAMES },
    controller: { words: [...SEAT_NAMES, 'nobody'] },
    step: { words: STEPS },
    round: { from: 1, to: 999 },
    passes: { from: 0, to: SEAT_NAMES.length - 1 },
    dice: { from: 1, to: 2 },
  },
}
