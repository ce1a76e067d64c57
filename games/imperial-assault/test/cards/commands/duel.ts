/** Where most command cards are tried: one figure against another on open floor, in the middle of the first one's activation. */
import { type Situation, type SituationGiven, situation } from '../../play.ts'

interface Duel {
  /** Whose activation it is. */
  readonly card?: string
  readonly at?: string
  readonly damage?: number
  readonly hand?: readonly string[]
  /** Whom it meets: six health, one black die. */
  readonly foe?: string
  readonly foeAt?: string
  readonly foeHand?: readonly string[]
  readonly more?: Omit<SituationGiven, 'player1' | 'player2'>
}

export function duel({
  card = 'Stormtrooper',
  at = '1,1',
  damage = 0,
  hand = [],
  foe = 'Trandoshan Hunter',
  foeAt = '4,1',
  foeHand = [],
  more = {},
}: Duel = {}): Situation {
  return situation({
    unwritten: true,
    player1: { groups: { hero: { card, at: [at], damage } }, hand },
    player2: { groups: { foe: { card: foe, at: [foeAt] } }, hand: foeHand },
    active: 'hero',
    ...more,
  })
}

/** Of a Stormtrooper against one black die: four damage, one block, enough accuracy for four spaces. */
export const HIT = { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }
/** The same with two surges instead of half of the damage. */
export const SURGES = {
  dice: ['1 damage 1 surge 3 accuracy', '1 damage 1 surge 2 accuracy'],
  defense: ['1 block'],
}
