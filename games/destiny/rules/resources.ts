/** Resources (rulebook: Ressourcen): never fewer than none (sd.disrupt.3). */
import type { Flow, Seat } from '@dejarik/kernel'
import { NONE, type T } from '../state.ts'
import { raise } from './queue.ts'

export function gainResources(t: T, seat: Seat, amount: number): void {
  if (amount <= 0) return
  t.state.players[seat].resources += amount
  t.state.happened = true
  t.log?.('gain', 'sd.resources.2', { seat, amount })
}

/** Pays; false (and nothing is paid) if there is not enough. */
export function spend(t: T, seat: Seat, amount: number): boolean {
  const player = t.state.players[seat]
  if (player.resources < amount) return false
  player.resources -= amount
  if (amount > 0) {
    t.state.happened = true
    t.log?.('spend', 'sd.resources.2', { seat, amount })
  }
  return true
}

/** As many as there are; returns how many. `by` is whose effect it is. */
export function* loseResources(t: T, seat: Seat, amount: number, by: Seat): Flow<number> {
  const player = t.state.players[seat]
  const lost = Math.min(player.resources, Math.max(0, amount))
  if (lost === 0) return 0
  player.resources -= lost
  t.state.happened = true
  t.log?.('lose', 'sd.disrupt.2', { seat, amount: lost })
  yield* raise(t, { event: 'resources-lost', seat: by, card: NONE, amount: lost })
  return lost
}

/** From one player to another; returns how many. */
export function* takeResources(t: T, from: Seat, to: Seat, amount: number): Flow<number> {
  const taken = yield* loseResources(t, from, amount, to)
  gainResources(t, to, taken)
  return taken
}
