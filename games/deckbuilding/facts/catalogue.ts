import type { Design, Faction, Trait } from './design.ts'
import { designs } from './index.ts'

/**
 * The 140 cards as flat tables, by card id. The rules read these instead of walking objects; a card's id tells
 * its design, so an id that a seat must not know is never sent to it.
 */
export const DESIGNS: readonly Design[] = designs

export type CardId = number

/** No card: an empty space of the row, a base that was destroyed. */
export const NO_CARD: CardId = -1

const designOf: number[] = []
for (const [i, design] of DESIGNS.entries())
  for (let copy = 0; copy < (design.type === 'base' ? 1 : design.copies); copy++) designOf.push(i)

export const CARDS = designOf.length
/** Index of the design by card id. */
export const DESIGN: readonly number[] = designOf

function column(read: (design: Design) => number): readonly number[] {
  return designOf.map((i) => read(DESIGNS[i]))
}

/** Faction as a seat: 0 Empire, 1 Rebels, 2 neutral. */
export const NEUTRAL = 2
export const FACTIONS: readonly Faction[] = ['empire', 'rebel', 'neutral']
export const FACTION = column((d) => FACTIONS.indexOf(d.faction))

export const COST = column((d) => (d.type === 'base' ? 0 : d.cost))
export const ATTACK = column((d) => (d.type === 'base' ? 0 : (d.attack ?? 0)))
export const RESOURCES = column((d) => (d.type === 'base' ? 0 : (d.resources ?? 0)))
export const FORCE = column((d) => (d.type === 'unit' ? (d.force ?? 0) : 0))
export const HIT_POINTS = column((d) => (d.type === 'unit' ? 0 : d.hitPoints))
/** −1 where a card can't be a target. */
export const TARGET_VALUE = column((d) => (d.type === 'unit' ? (d.target ?? -1) : -1))
export const IS_UNIT = column((d) => (d.type === 'unit' ? 1 : 0))
export const IS_SHIP = column((d) => (d.type === 'ship' ? 1 : 0))
export const IS_UNIQUE = column((d) => (d.unique ? 1 : 0))

export const TRAITS: readonly Trait[] = [
  'bounty-hunter',
  'droid',
  'fighter',
  'jedi',
  'officer',
  'scoundrel',
  'sith',
  'transport',
  'trooper',
  'vehicle',
]
const traitBits = column((d) => (d.type === 'unit' ? traitBitsOf(d.traits ?? []) : 0))

export function hasTrait(card: CardId, ...traits: readonly Trait[]): boolean {
  return traits.some((trait) => (traitBits[card] & (1 << TRAITS.indexOf(trait))) !== 0)
}

export function designOfCard(card: CardId): Design {
  return DESIGNS[DESIGN[card]]
}

/** All cards of a kind, in id order. */
export function cardsWhere(keep: (design: Design) => boolean): CardId[] {
  const found: CardId[] = []
  for (let card = 0; card < CARDS; card++) if (keep(designOfCard(card))) found.push(card)
  return found
}

export const TRAIT_BITS = traitBits

export function traitBitsOf(traits: readonly Trait[]): number {
  return traits.reduce((bits, trait) => bits | (1 << TRAITS.indexOf(trait)), 0)
}
