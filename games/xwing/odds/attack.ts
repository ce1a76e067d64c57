/** An attack as its odds need it: numbers of dice, and what each side can do to them. No ships, no state. */
import type { AttackFace, DefenseFace, Results } from './dice.ts'

/** One effect that rerolls dice; all dice that it rerolls are picked up together. */
export interface Reroll<Face extends string> {
  readonly upTo: number
  /** Only dice with these results; all if left out. */
  readonly of?: readonly Face[]
}

/** One effect that rerolls the other side's dice. */
export interface ForcedReroll<Face extends string> extends Reroll<Face> {
  /** The effect may be declined, but if it is used, it takes as many dice as it can (xw.a.faq-dice.2 to .4). */
  readonly whole?: boolean
}

/** One effect that turns dice to another result. */
export interface Change<Face extends string> {
  readonly from: readonly Face[]
  readonly to: Face
  readonly upTo: number
}

/** What a side may do to its own dice, apart from tokens. Each effect is optional and works once. */
export interface Modifications<Face extends string> {
  readonly rerolls?: readonly Reroll<Face>[]
  readonly changes?: readonly Change<Face>[]
}

/** What a side may do to the other side's dice, in the same way. */
export interface Meddling<Face extends string> {
  readonly rerolls?: readonly ForcedReroll<Face>[]
  readonly changes?: readonly Change<Face>[]
}

export interface Attacker extends Modifications<AttackFace> {
  /** Tokens; a second one adds nothing, as the first changes all focus results. */
  readonly focus?: number
  readonly calculate?: number
  readonly force?: number
  /** A lock on the defender. */
  readonly lock?: boolean
  /** Results that the attacker adds. */
  readonly adds?: Results<AttackFace>
  /** What the attacker may do to the defense dice. */
  readonly onDefenseDice?: Meddling<DefenseFace>
}

export interface Defender extends Modifications<DefenseFace> {
  readonly focus?: number
  readonly calculate?: number
  readonly force?: number
  readonly evade?: number
  /** Tokens whose side covers this attacker; the others do nothing (xw.g.reinforce.3). */
  readonly reinforce?: number
  readonly adds?: Results<DefenseFace>
  /** What the defender may do to the attack dice. */
  readonly onAttackDice?: Meddling<AttackFace>
}

/** What is left of the defender, for the chance that this attack destroys it. */
export interface Target {
  /** Remaining hull (xw.g.hull.2). */
  readonly hull: number
  /** Active shields. */
  readonly shields: number
  /** The damage deck, if Direct Hits are to count; without it faceup damage cards count as one damage each. */
  readonly deck?: { readonly cards: number; readonly directHits: number }
}

export interface Attack {
  /** Dice to be rolled, all bonuses counted; numbers beyond 0 to 6 are cut (xw.g.attack-adice.4, -ddice.4). */
  readonly attackDice: number
  readonly defenseDice: number
  readonly attacker?: Attacker
  readonly defender?: Defender
  /** A primary attack at range 0: the attacker modifies no dice (xw.g.attack-adice.7, xw.g.attack-ddice.8). */
  readonly atRange0?: boolean
  readonly target?: Target
}

export type Side = 'attacker' | 'defender'

/** Dice on the table. */
export interface Rolled<Face extends string> {
  readonly fresh?: Results<Face>
  /** Those that were rerolled and can't be again (xw.g.attack-adice.9). */
  readonly rerolled?: Results<Face>
}

/** The attack results that go into the defense. */
export interface Scored {
  readonly hit: number
  readonly crit: number
}

/**
 * How far the attack has gone. The attack description then holds only what is not spent yet, and `turn` says who is
 * modifying: left out, it is the side that comes first in that step (xw.g.attack-adice.6, xw.g.attack-ddice.5).
 */
export type Moment =
  | { readonly at: 'roll-attack' }
  | { readonly at: 'modify-attack'; readonly dice: Rolled<AttackFace>; readonly turn?: Side }
  | { readonly at: 'roll-defense'; readonly attack: Scored }
  | {
      readonly at: 'modify-defense'
      readonly attack: Scored
      readonly dice: Rolled<DefenseFace>
      readonly turn?: Side
    }
  | { readonly at: 'neutralize'; readonly attack: Scored; readonly evades: number }
