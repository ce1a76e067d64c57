/** What an ability is (rulebook: "Fähigkeiten", db.abilities.1 to db.abilities.7). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, DESIGN, DESIGNS } from '../cards/catalogue.ts'
import { type Faction, type State, type T, USED } from '../state.ts'
import type { Happening, HappeningName } from './events.ts'

/** Whose ability it is and which card carries it. */
export interface By {
  readonly seat: Faction
  readonly card: CardId
}

/** One thing an ability does. Data for lists and bots (`kind`, `amount`, `parts`), code for the table. */
export interface Effect {
  readonly kind: string
  readonly amount?: number
  readonly parts?: readonly Effect[]
  /** Whether any part of it can be done now (db.use.3, db.choose.2). */
  possible(s: State, by: By): boolean
  /** Does as much of it as possible (db.abilities.6). Called only where `possible` holds. */
  resolve(t: T, by: By): Flow
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
  holds(s: OpenTable, by: By): boolean
}

/** Used by its owner once a turn, at any time of the own turn (db.abilities.3, db.abilities.4). */
export interface UseAbility {
  readonly when: 'use'
  readonly if?: Condition
  readonly effect: Effect
}

/** "When …": may be resolved each time it is triggered (db.when.1, db.when.3). */
export interface TriggeredAbility {
  readonly when: HappeningName
  /** Whether this happening triggers the ability of this card. */
  hears(s: State, event: Happening, by: By): boolean
  readonly effect: Effect
}

/** Prevents the first damage to the base each turn. */
export interface PreventAbility {
  readonly when: 'prevent'
  readonly amount: number
}

/** The first purchase of a turn may go elsewhere than to the discard pile. */
export interface DestinationAbility {
  readonly when: 'destination'
  readonly first: 'any' | 'neutral'
  readonly to: 'deck' | 'hand'
  /** The card must be exiled at the end of the turn. */
  readonly exiled: boolean
}

/** One neutral unit of the row may be attacked each turn: its cost is target value and reward in resources. */
export interface HuntNeutralAbility {
  readonly when: 'hunt-neutral'
}

export type Ability = UseAbility | TriggeredAbility | PreventAbility | DestinationAbility | HuntNeutralAbility

export function use(effect: Effect, condition?: Condition): UseAbility {
  return condition === undefined ? { when: 'use', effect } : { when: 'use', effect, if: condition }
}

/** When this card is played. */
export function whenPlayed(effect: Effect): TriggeredAbility {
  return { when: 'play', hears: (_, event, by) => event.card === by.card, effect }
}

/** When its owner purchases this card. */
export function whenPurchased(effect: Effect): TriggeredAbility {
  return { when: 'purchase', hears: (_, event, by) => event.card === by.card, effect }
}

/** When an attack that this card is part of defeats a row card. */
export function whenDefeats(effect: Effect): TriggeredAbility {
  return { when: 'defeat', hears: (_, event, by) => event.attackers?.includes(by.card) ?? false, effect }
}

/** When this base is revealed (db.when.2). */
export function whenRevealed(effect: Effect): TriggeredAbility {
  return { when: 'reveal-base', hears: (_, event, by) => event.card === by.card, effect }
}

export function atTurnStart(effect: Effect): TriggeredAbility {
  return { when: 'turn-start', hears: (_, event, by) => event.seat === by.seat, effect }
}

/**
 * Looks up the card's ability of one kind, null if it has none. By card in a table, because some are asked for at
 * nearly every decision; the table is made at first use, because cards and rules know each other.
 */
function abilityOf<W extends Ability['when']>(
  when: W,
): (card: CardId) => Extract<Ability, { when: W }> | null {
  type Wanted = Extract<Ability, { when: W }>
  let byCard: (Wanted | null)[] | null = null
  const find = (design: number): Wanted | null =>
    (DESIGNS[design].abilities?.find((ability) => ability.when === when) as Wanted | undefined) ?? null
  return (card) => {
    if (card < 0) return null
    byCard ??= DESIGN.map(find)
    return byCard[card]
  }
}

export const useOf = abilityOf('use')
export const defeatTriggerOf = abilityOf('defeat')
export const preventOf = abilityOf('prevent')
export const destinationOf = abilityOf('destination')
export const huntNeutralOf = abilityOf('hunt-neutral')

/** Whether the owner may use the card's ability now: not used yet, condition met, something to do. */
export function canUse(s: State, seat: Faction, card: CardId): boolean {
  if ((s.marks[card] & USED) !== 0) return false
  const ability = useOf(card)
  if (ability === null) return false
  const by = { seat, card }
  return (ability.if === undefined || ability.if.holds(s, by)) && ability.effect.possible(s, by)
}

/** Announces and resolves it (db.use.1); spent for this turn (db.use.4). */
export function useAbility(t: T, by: By): Flow {
  const ability = useOf(by.card)
  if (ability === null) throw new Error(`card ${by.card} has no ability to use`)
  t.state.marks[by.card] |= USED
  t.log?.('use', 'db.use.1', { seat: by.seat, card: by.card })
  return ability.effect.resolve(t, by)
}
