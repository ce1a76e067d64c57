/** What an ability is (rulebook: "Fähigkeiten", db.abilities.1 to db.abilities.7), and the words that cards are written in. */
import type {
  Action as AnyAction,
  Instead as AnyInstead,
  Kit as AnyKit,
  When as AnyWhen,
  Doing,
  Flow,
  RuleId,
  Words,
} from '@dejarik/kernel'
import type { CardId } from '../facts/catalogue.ts'
import type { Faction, State, T } from '../state.ts'
import type { Bonus } from './attack-value.ts'
import type { Happening, HappeningName } from './events.ts'

/** Whose ability it is and which card carries it. */
export interface Me {
  readonly seat: Faction
  readonly card: CardId
}

/** One thing an ability does. Data for lists and bots (`kind`, `amount`, `parts`), code for the table. */
export interface Effect {
  readonly kind: string
  readonly amount?: number
  readonly parts?: readonly Effect[]
  /** Whether any part of it can be done now (db.use.3, db.choose.2). */
  possible(s: State, me: Me): boolean
  /** Does as much of it as possible (db.abilities.6). Called only where `possible` holds. */
  run(t: T, me: Me): Doing
  /**
   * Where it asks which of several things to do: asks that, and whether to do any, as one question. Null: none. `rule`
   * lets it be declined.
   */
  chosen?(t: T, me: Me, rule: RuleId): Flow<Effect | null>
}

/** What is paid for an effect. */
export interface Price extends Effect {
  /** Nothing is paid unless the effect can be done. Other prices are paid even if it can't. */
  readonly forSomething?: boolean
}

/** The part of the state that conditions look at; both players see all of it. */
export interface OpenTable {
  readonly force: number
  readonly sides: readonly {
    readonly units: readonly CardId[]
    readonly ships: readonly CardId[]
    readonly base: CardId
  }[]
}

/** "If …": checked when the ability is used (db.if.1, db.if.3). */
export interface Condition {
  /** What `refusal.condition-not-met` of the catalogue tells the conditions apart by; ICU wants no hyphens in it. */
  readonly name: string
  readonly rule: string
  holds(s: OpenTable, me: Me): boolean
}

export interface Kit extends AnyKit {
  readonly state: State
  readonly table: T
  readonly me: Me
  readonly moments: { readonly [N in HappeningName]: Happening }
  readonly cost: Price
  readonly limit: 'turn'
}

/** Whose card it happens to, seen from the ability: its own, one of its owner, or one that its own card attacked. */
export type Of = 'this' | 'yours' | 'opponents' | 'attackers'

/** "When …": may be resolved each time it is triggered (db.when.1, db.when.3). */
export interface When extends AnyWhen<Kit> {
  readonly of: Of
  readonly effect: Effect
}

/** Prevents damage to its base. */
export interface Prevent extends AnyInstead<Kit, 'damage-base'> {
  readonly amount: number
}

/** Used by its owner once a turn, at any time of the own turn (db.abilities.3, db.abilities.4). */
export interface Action extends AnyAction<Kit> {
  readonly condition: Condition | null
  readonly effect: Effect
}

/** What holds while the card is in play (db.while.1). */
export interface Always {
  readonly word: 'always'
  /** A change of attack values. */
  readonly attack?: Bonus
  /** The first purchase of a turn may go elsewhere than to the discard pile. */
  readonly destination?: Destination
  /** One neutral unit of the row may be attacked each turn: its cost is target value and reward in resources. */
  readonly huntsNeutral?: boolean
}

export interface Destination {
  readonly first: 'any' | 'neutral'
  readonly to: 'deck' | 'hand'
  /** The card must be exiled at the end of the turn. */
  readonly exiled: boolean
}

export type Ability = When | Prevent | Action | Always

/** By id of the card. */
export type Texts = { readonly [id: string]: CardText }

/** A card as it is written: what it does, in our words and in code. */
export interface CardText {
  readonly text: Words
  readonly abilities?: readonly Ability[]
}

export function action(
  effect: Effect,
  terms: { readonly if?: Condition; readonly cost?: Price } = {},
): Action {
  const { if: condition = null, cost } = terms
  return {
    word: 'action',
    limit: 'turn',
    condition,
    effect,
    ...(cost !== undefined && { cost }),
    // What was paid for may have become impossible by paying (db.abilities.6).
    run: (t, me) => (effect.possible(t.state, me) ? effect.run(t, me) : undefined),
  }
}

export function when(
  at: HappeningName,
  effect: Effect,
  terms: { readonly of?: Of; readonly if?: When['if'] } = {},
): When {
  return {
    word: 'when',
    at,
    of: terms.of ?? 'this',
    may: true,
    ...(terms.if !== undefined && { if: terms.if }),
    effect,
    possible: (s, me) => effect.possible(s, me),
    run: (t, me) => effect.run(t, me),
  }
}

/** The first damage to this base each turn is prevented, up to an amount. */
export function prevent(amount: number): Prevent {
  return {
    word: 'instead',
    at: 'damage-base',
    amount,
    run(t, me, event) {
      const prevented = Math.min(event.amount ?? 0, amount - t.state.prevented)
      if (prevented <= 0) return event
      t.state.prevented += prevented
      t.log?.('prevent', 'db.while.1', { card: me.card, amount: prevented })
      return { ...event, amount: (event.amount ?? 0) - prevented }
    },
  }
}

export function always(says: Omit<Always, 'word'>): Always {
  return { word: 'always', ...says }
}
