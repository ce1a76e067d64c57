import type { CardType } from '@dejarik/destiny/facts'

/** What a deck is made of first, then what stands beside it. */
export const TYPE_ORDER: readonly CardType[] = [
  'upgrade',
  'support',
  'event',
  'downgrade',
  'character',
  'battlefield',
  'plot',
]
