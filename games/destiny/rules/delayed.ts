/** Delayed effects (rulebook: Verzögerte Effekte): made now, they happen when the round ends, their card in play or not. */

import type { DelayedData, T } from '../state.ts'
import type { Me } from './abilities.ts'
import { abilitiesOf } from './cards.ts'

/** The card's `later` ability will run with `data`, which is plain, at the moment that it names. */
export function delay(t: T, me: Me, data: DelayedData): void {
  const [{ key }] = abilitiesOf(me.kind, 'later')
  t.state.delayed.push({ seat: me.seat, card: me.card, kind: me.kind, key, data })
  t.state.happened = true
  t.log?.('delay', 'sd.delayed.1', { seat: me.seat, kind: me.kind })
}
