/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import { BASE_ATTACK, type CardId, type Move, NO_CARD, type Questions } from '@dejarik/deckbuilding'
import { type AnyOption, readOption } from '@dejarik/kernel'
import type { Thing } from '../../board/table.ts'

/** Whatever can be chosen in this game. */
export type Choosable = AnyOption<Questions>

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

export function thingOfTarget(target: number): Thing {
  return target === BASE_ATTACK ? FOE_SIDE : thingOfCard(target)
}

function thingOfMove({ card }: Move): readonly Thing[] {
  return card === NO_CARD ? [] : [thingOfCard(card)]
}

const NOTHING = (): readonly Thing[] => []

/** Where to click for an option; the first is what it is mainly about. */
export const thingsOf = readOption<Questions, [], readonly Thing[]>({
  play: thingOfMove,
  buy: thingOfMove,
  'pay-off': thingOfMove,
  use: thingOfMove,
  commit: ({ card, to }) => [thingOfCard(card), thingOfTarget(to)],
  resolve: ({ to }) => [thingOfTarget(to)],
  end: () => [END],
  pick: thingOfMove,
  trigger: thingOfMove,
  decline: NOTHING,
  attack: thingOfMove,
  resources: () => [RESOURCE_POOL],
  force: () => [FORCE_TRACK],
  repair: () => [OWN_BASE],
  discard: () => [OWN_HAND],
  'to-discard': () => [OWN_DISCARD],
  'to-deck': () => [OWN_DECK],
  'to-hand': () => [OWN_HAND],
  ship: thingOfMove,
  base: thingOfMove,
  yes: NOTHING,
  no: NOTHING,
})
