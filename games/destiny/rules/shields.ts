/** Shields (rulebook: Schilde). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, findCard, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { charactersOf, citeOf } from './choose.ts'
import { raise } from './queue.ts'

export const MOST_SHIELDS = 3

/** Gives shields to a character; what exceeds three is ignored (sd.shields.4). Returns how many it got. */
export function* giveShields(t: T, me: Me, id: CardId, amount: number): Flow<number> {
  const card = findCard(t.state, id)
  if (card === undefined || amount <= 0) return 0
  const event = { event: 'shields' as const, seat: me.seat, card: id, amount }
  let given = 0
  yield* raise(t, event, () => {
    given = Math.min(event.amount, MOST_SHIELDS - card.shields)
    if (given <= 0) return false
    card.shields += given
    t.state.happened = true
    t.log?.('shield', 'sd.shields.1', { kind: card.kind, amount: given })
    return true
  })
  return Math.max(0, given)
}

/** Distributes shields among the player's characters as he wishes. */
export function* distributeShields(t: T, me: Me, amount: number): Flow {
  const characters = charactersOf(t.state, me.seat)
  const caps = characters.map(({ shields }) => MOST_SHIELDS - shields)
  const room = caps.reduce((sum, cap) => sum + cap, 0)
  const total = Math.min(amount, room)
  if (total === 0) return
  const options = characters.map(({ id }) => ({ do: 'card' as const, card: id }))
  const cite = citeOf(t.state, me, 'sd.shield-symbol.4')
  const shares =
    characters.length === 1
      ? [total]
      : yield* t.split(me.seat, 'distribute-shields', { options, caps, min: total, max: total }, cite)
  for (const [i, { id }] of characters.entries()) yield* giveShields(t, me, id, shares[i])
}

/** Takes shields off a character; returns how many. */
export function* removeShields(t: T, me: Me, id: CardId, amount: number): Flow<number> {
  const card = findCard(t.state, id)
  const removed = Math.min(card?.shields ?? 0, amount)
  if (card === undefined || removed <= 0) return 0
  card.shields -= removed
  t.state.happened = true
  t.log?.('shields-off', 'sd.supply.2', { kind: card.kind, amount: removed })
  yield* raise(t, { event: 'shields-removed', seat: me.seat, card: id, amount: removed })
  return removed
}
