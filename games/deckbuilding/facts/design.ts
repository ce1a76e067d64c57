import type { Words } from '@dejarik/kernel'

export type Faction = 'empire' | 'rebel' | 'neutral'

/** Words on cards without a rule of their own; other cards refer to them (db.anatomy.12). */
export type Trait =
  | 'bounty-hunter'
  | 'droid'
  | 'fighter'
  | 'jedi'
  | 'officer'
  | 'scoundrel'
  | 'sith'
  | 'transport'
  | 'trooper'
  | 'vehicle'

/** What the player who defeats the card in the galaxy row may receive (db.anatomy.8). */
export interface Reward {
  readonly resources?: number
  readonly force?: number
  /** Exile this many cards from hand or discard pile; `upTo` makes the number free. */
  readonly exile?: number
  readonly upTo?: boolean
  /** Purchase a card of the own faction from the galaxy row without paying. */
  readonly freePurchase?: boolean
}

interface DesignBase {
  /** Stable, used in files and links. */
  readonly id: string
  readonly name: Words
  readonly faction: Faction
  readonly unique?: boolean
}

export interface UnitDesign extends DesignBase {
  readonly type: 'unit'
  readonly home: 'starter' | 'pilots' | 'galaxy'
  readonly copies: number
  readonly cost: number
  readonly attack?: number
  readonly resources?: number
  readonly force?: number
  readonly traits?: readonly Trait[]
  /** Total attack needed to defeat it in the galaxy row (db.anatomy.7). */
  readonly target?: number
  readonly reward?: Reward
}

export interface ShipDesign extends DesignBase {
  readonly type: 'ship'
  readonly home: 'galaxy'
  readonly copies: number
  readonly cost: number
  readonly attack?: number
  readonly resources?: number
  readonly hitPoints: number
}

export interface BaseDesign extends DesignBase {
  readonly type: 'base'
  readonly home: 'bases'
  readonly hitPoints: number
  /** In play at the start of the match (db.anatomy.15). */
  readonly starting?: boolean
  /** Part of the base deck in the introductory game (db.setup.3, db.setup.4). */
  readonly introductory?: boolean
}

export type Design = UnitDesign | ShipDesign | BaseDesign

/** A card of a player's deck or the galaxy. */
export function unit(facts: Omit<UnitDesign, 'type'>): UnitDesign {
  return { type: 'unit', ...facts }
}
/** A capital ship: stays in play until destroyed (db.play.9). */
export function ship(facts: Omit<ShipDesign, 'type' | 'home'>): ShipDesign {
  return { type: 'ship', home: 'galaxy', ...facts }
}
export function base(facts: Omit<BaseDesign, 'type' | 'home' | 'unique'>): BaseDesign {
  return { type: 'base', home: 'bases', unique: true, ...facts }
}
