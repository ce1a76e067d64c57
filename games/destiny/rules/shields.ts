/** Shields (rulebook: Schilde). */
import type { Flow } from '@dejarik/kernel'
import { type Card, type CardId, findCard, type State, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { sumOf } from './ask-cards.ts'
import { charactersOf, citeOf } from './choose.ts'
import { isForbidden } from './prohibitions.ts'
import { raise } from './queue.ts'

export const MOST_SHIELDS = 3

/** Three, unless a card lets a character have more. */
export function shieldLimit(s: State, card: Card): number {
  return MOST_SHIELDS + sumOf(s, 'shieldLimit', (ability, me) => ability.shieldLimit?.(s, me, card))
}

/** Gives shields to a character; what exceeds three is ignored (sd.shields.4). Returns how many it got. */
export function* giveShields(t: T, me: Me, id: CardId, amount: number): Flow<number> {
  const card = findCard(t.state, id)
  if (card === undefined || amount <= 0) return 0
  if (isForbidden(t.state, 'shields', me.seat, id)) return 0
  const event = { event: 'shields' as const, seat: me.seat, card: id, amount }
  let given = 0
  yield* raise(t, event, (now) => {
    given =
      findCard(t.state, id) === card ? Math.min(now.amount, shieldLimit(t.state, card) - card.shields) : 0
    if (given <= 0) return false
    card.shields += given
    t.state.happened = true
    t.log?.('shield', 'sd.shields.1', { kind: card.kind, thing: id, amount: given })
    return true
  })
  return Math.max(0, given)
}

/** Distributes shields among the player's characters as he wishes, even where they would be too many (sd.clar-aw.16). */
export function* distributeShields(t: T, me: Me, amount: number, rule = 'sd.shield-symbol.4'): Flow {
  const characters = charactersOf(t.state, me.seat)
  if (characters.length === 0 || amount <= 0) return
  const options = characters.map(({ id }) => ({ do: 'card' as const, card: id }))
  const cite = { ...citeOf(t.state, me, rule), amount }
  const shares =
    characters.length === 1
      ? [amount]
      : yield* t.split(
          me.seat,
          'distribute-shields',
          { options, caps: characters.map(() => amount), min: amount, max: amount },
          cite,
        )
  for (const [i, { id }] of characters.entries()) yield* giveShields(t, me, id, shares[i])
}

/** A shield goes from one character to another who has room for it; neither comes from nor goes to the supply (sd.clar-sor.8). */
export function* moveShield(t: T, me: Me, from: CardId, to: CardId): Flow<boolean> {
  const source = findCard(t.state, from)
  const event = { event: 'shields' as const, seat: me.seat, card: to, amount: 1 }
  const moved = yield* raise(t, event, () => {
    const target = findCard(t.state, to)
    if (source === undefined || target === undefined) return false
    if (source.shields < 1 || target.shields >= shieldLimit(t.state, target)) return false
    source.shields--
    target.shields++
    t.state.happened = true
    t.log?.('move-shield', 'sd.move.1', { from: source.kind, to: target.kind })
    return true
  })
  return moved !== null
}

/** Takes shields off a character; returns how many. */
export function* removeShields(t: T, me: Me, id: CardId, amount: number): Flow<number> {
  const card = findCard(t.state, id)
  const removed = Math.min(card?.shields ?? 0, amount)
  if (card === undefined || removed <= 0) return 0
  card.shields -= removed
  t.state.happened = true
  t.log?.('shields-off', 'sd.supply.2', { kind: card.kind, thing: id, amount: removed })
  yield* raise(t, { event: 'shields-removed', seat: me.seat, card: id, amount: removed })
  return removed
}
