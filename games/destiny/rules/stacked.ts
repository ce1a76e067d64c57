/** Cards that lie face down on a card in the set-aside zone; only their owner knows them (Premonitions). */
import { type CardId, ownerOf, type State, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { ALL_SEATS } from './defeat.ts'
import { takeOut } from './hand.ts'

/** Sets the event that is being played aside, with a card of its player's hand face down on it. */
export function stackOn(t: T, me: Me, card: CardId): void {
  const s = t.state
  s.playing = s.playing.filter((one) => one !== me.card)
  s.players[ownerOf(me.card)].aside.push(me.card)
  s.known[me.card] = ALL_SEATS
  takeOut(s, card)
  s.players[me.seat].aside.push(card)
  s.stacked.push({ on: me.card, card })
  // Others can't tell which card it was: what they knew of this hand they know no longer.
  for (const one of [card, ...s.players[me.seat].hand]) s.known[one] = 1 << me.seat
  s.happened = true
  t.log?.(
    'stack',
    'sd.set-aside.5',
    { seat: me.seat, on: s.kinds[me.card] },
    { seat: me.seat, args: { kind: s.kinds[card] } },
  )
}

export function stackedOn(s: State, on: CardId): CardId | undefined {
  return s.stacked.find((one) => one.on === on)?.card
}

/** It is stacked no longer: it is played or put elsewhere next. */
export function unstack(s: State, card: CardId): void {
  s.stacked = s.stacked.filter((one) => one.card !== card)
}
