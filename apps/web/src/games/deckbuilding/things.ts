/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import { BASE_ATTACK, type CardId, type Move, NO_CARD } from '@dejarik/deckbuilding'
import type { Option } from '@dejarik/kernel'

export type Thing = string

export const END: Thing = 'end'
export const FORCE_TRACK: Thing = 'force'
export const RESOURCE_POOL: Thing = 'resources'
export const OWN_BASE: Thing = 'own-base'
export const OWN_DECK: Thing = 'own-deck'
export const OWN_DISCARD: Thing = 'own-discard'
export const OWN_HAND: Thing = 'own-hand'
/** The opponent's side as the target of an attack: their base, or their ships after it fell. */
export const FOE_SIDE: Thing = 'foe-side'

export function thingOfCard(card: CardId): Thing {
  return `card:${card}`
}

/** The card that a thing is, or NO_CARD. */
export function cardOfThing(thing: Thing): CardId {
  return thing.startsWith('card:') ? Number(thing.slice('card:'.length)) : NO_CARD
}

export function thingOfTarget(target: number): Thing {
  return target === BASE_ATTACK ? FOE_SIDE : thingOfCard(target)
}

/** Where to click for an option; the first is what it is mainly about. */
export function thingsOf(option: Option): readonly Thing[] {
  const { do: verb, card, to } = option as Move
  switch (verb) {
    case 'end':
      return [END]
    case 'commit':
      return [thingOfCard(card), thingOfTarget(to)]
    case 'resolve':
      return [thingOfTarget(to)]
    case 'resources':
      return [RESOURCE_POOL]
    case 'force':
      return [FORCE_TRACK]
    case 'repair':
      return [OWN_BASE]
    case 'discard':
      return [OWN_HAND]
    case 'to-discard':
      return [OWN_DISCARD]
    case 'to-deck':
      return [OWN_DECK]
    case 'to-hand':
      return [OWN_HAND]
    case 'decline':
      return []
    default:
      // Yes and no have no card, and so no body.
      return typeof card === 'number' && card !== NO_CARD ? [thingOfCard(card)] : []
  }
}
