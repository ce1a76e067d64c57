/** The same window for several figures at once: which of them is interrupted first is decided by whose activation it is (ia.interrupt.7). */
import type { Flow, RuleId } from '@dejarik/kernel'
import type { Interrupts, Use } from '../offers.ts'
import type { State, T } from '../state.ts'
import type { Moment } from './abilities.ts'
import { open, usesIn, whenOf } from './windows.ts'

/** One after the other; each moment is about another figure. */
export function* openEach(t: T, moments: readonly Moment[], rule: RuleId): Flow {
  const left = moments.slice()
  while (left.length > 0) {
    const next = yield* nextOf(t, left)
    left.splice(left.indexOf(next), 1)
    yield* open(t, next, rule)
  }
}

/** Asks only if both players could interrupt: a player's own effects are in his order anyway (ia.conflicts.3). */
function* nextOf(t: T, left: readonly Moment[]): Flow<Moment> {
  const s = t.state
  const { activation } = s
  const [first] = left
  if (activation === null || left.length === 1) return first
  const interrupted = left.filter((at) => SIDES.some((seat) => interrupts(s, seat, at)))
  const seats = SIDES.filter((seat) => left.some((at) => interrupts(s, seat, at)))
  if (interrupted.length < 2 || seats.length < 2) return first
  const options = interrupted.map(({ figure }): Interrupts => ({ do: 'interrupts', figure }))
  const { seat } = s.groups[activation.group]
  const { figure } = yield* t.choose(seat, 'interrupts', options, { rule: 'ia.interrupt.7' })
  return interrupted.find((at) => at.figure === figure) ?? first
}

const SIDES = [0, 1] as const

/** By something that lies open: a question must not tell of a card in somebody's hand. */
function interrupts(s: State, seat: number, at: Moment): boolean {
  const isOpen = ({ do: what, held }: Use): boolean => what === 'use' && s.held[held]?.secret !== true
  return usesIn(s, seat, at).some((use) => isOpen(use) && whenOf(use).may === true)
}
