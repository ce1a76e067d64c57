/** What comes of activating a card: all its dice and those of its upgrades are rolled together (sd.activate.1). */
import { cardFacts } from '../facts/index.ts'
import { COUNTS, type Count } from './count.ts'
import { type Odds, oddsOf } from './odds.ts'
import { type RollDie, rollDie } from './roll-die.ts'

export interface Activation {
  /** A character or support by id. */
  readonly card: string
  /** Its own dice; 2 for an elite character. */
  readonly dice: number
  /** Ids of its upgrades; those without a die add none. */
  readonly upgrades?: readonly string[]
  /** To pay the costs of sides with; 0 if left out. */
  readonly resources?: number
  readonly rerolls?: number
  /** What X stands for on its sides. */
  readonly x?: number
}

export type ActivationOdds = { readonly [C in Count]: Odds }

export function diceOf({ card, dice, upgrades = [], x }: Activation): readonly RollDie[] {
  const own = Array.from({ length: dice }, () => card)
  return [...own, ...upgrades].flatMap((id) => rollDie(cardFacts(id), x) ?? [])
}

/** The odds of everything that can be counted, each as if rerolls were made for it alone. */
export function activationOdds(activation: Activation): ActivationOdds {
  const { resources = 0, rerolls = 0 } = activation
  const dice = diceOf(activation)
  const odds = COUNTS.map((count) => [count, oddsOf({ dice, counts: [count], resources, rerolls })] as const)
  return Object.fromEntries(odds) as ActivationOdds
}
