/** Who is first player, by dice (rulebook: "Spielerreihenfolge", xw.g.setup.6 to .10, xw.g.planning.5 to .9). */
import { type Face, ORDER_STREAM, type T } from '../state.ts'

const FACES: readonly Face[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank']
/** Most crits; on a tie most focus results, then most hits. */
const RANKING: readonly Face[] = ['crit', 'focus', 'hit']

export function rollPlayerOrder(t: T, rule: string): void {
  const s = t.state
  while (true) {
    const rolls = [0, 1].map(() => [0, 1, 2].map(() => FACES[t.int(ORDER_STREAM, 8)]))
    const winner = firstOf(rolls)
    for (const [seat, faces] of rolls.entries()) t.log?.('order-roll', rule, { seat, faces: faces.join(' ') })
    if (winner === null) continue
    s.firstPlayer = winner
    t.log?.('first-player', 'xw.g.player-order.2', { seat: winner })
    t.revealed('dice')
    return
  }
}

function firstOf(rolls: readonly (readonly Face[])[]): number | null {
  for (const face of RANKING) {
    const [a, b] = rolls.map((faces) => faces.filter((one) => one === face).length)
    if (a !== b) return a > b ? 0 : 1
  }
  return null
}
