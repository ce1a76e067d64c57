/** What can be used once each round (sd.power-action.1), and what was used. */

import { factsOf } from '../facts/index.ts'
import { type CardId, type CardNumber, findCard, type State } from '../state.ts'
import type { Me } from './abilities.ts'
import { abilitiesOf } from './cards.ts'

/** An ability by the card that it is written on, which need not be the card that uses it, and its key. */
export function markOf(kind: CardNumber, key: string): string {
  return `${factsOf(kind).id} ${key}`
}

function usedBy(s: State, card: CardId): string[] | undefined {
  return card === s.battlefield ? s.battlefieldUsed : findCard(s, card)?.used
}

export function isUsed(s: State, { card, kind }: Me, key: string): boolean {
  return usedBy(s, card)?.includes(markOf(kind, key)) === true
}

export function markUsed(s: State, { card, kind }: Me, key: string): void {
  usedBy(s, card)?.push(markOf(kind, key))
}

/** Keys of a card's abilities that can be used once each round. */
export function limitedOf(kind: CardNumber): readonly string[] {
  const all = [...abilitiesOf(kind, 'action'), ...abilitiesOf(kind, 'when'), ...abilitiesOf(kind, 'instead')]
  return all.filter(({ ability }) => ability.limit !== undefined).map(({ key }) => key)
}
