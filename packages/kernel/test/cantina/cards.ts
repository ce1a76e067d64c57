/** Kinds of card, by value in a bid. */
export const KINDS = [
  'smuggler',
  'gambler',
  'customs',
  'bouncer',
  'dealer',
  'seer',
  'heist',
  /** A card with a bug of ours in it; only in matches with the option `glitch`. */
  'glitch',
] as const

export type Kind = (typeof KINDS)[number]

const COPIES: { readonly [K in Kind]: number } = {
  smuggler: 4,
  gambler: 3,
  customs: 2,
  bouncer: 2,
  dealer: 1,
  seer: 2,
  heist: 4,
  glitch: 3,
}

/** Kind of each card, by card; those with a bug come last. */
const CARDS: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind))

/** Stays in play as crew and listens; all others go to the discard pile. */
export const CREW: readonly Kind[] = ['customs', 'bouncer', 'dealer']

export function kindOf(card: number): Kind {
  return CARDS[card]
}

export function bidValue(card: number): number {
  return KINDS.indexOf(CARDS[card])
}

export function cardCount(glitch: boolean): number {
  return glitch ? CARDS.length : CARDS.indexOf('glitch')
}
