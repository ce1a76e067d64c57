/** Beginning and end of a phase (rulebook: "Runde", "Zeitangaben"). */
import type { Flow } from '@dejarik/kernel'
import { DECLOAKED, type Phase, PLACED_DEVICE, type T } from '../state.ts'
import { drain, raise } from './ability-queue.ts'
import { endInitiatives } from './initiative.ts'

/** `first` is what the rules themselves do then, before any ability. */
export function* startPhase(t: T, phase: Phase, first?: (t: T) => void): Flow {
  const s = t.state
  s.phase = phase
  s.initiative = -1
  s.active = -1
  for (const thing of s.things) thing.acted = false
  t.log?.('phase', 'xw.g.round.1', { phase })
  first?.(t)
  yield* raise(t, { event: 'phase-starts', ship: -1, phase })
  yield* drain(t)
}

/** What lasts until the end of a phase ends with it. */
export function* endPhase(t: T, phase: Phase): Flow {
  const s = t.state
  yield* raise(t, { event: 'phase-ends', ship: -1, phase })
  yield* drain(t)
  endInitiatives(s, phase)
  for (const ship of s.ships) {
    ship.marks &= ~(PLACED_DEVICE | DECLOAKED)
    if (ship.lasting.length > 0) ship.lasting = ship.lasting.filter(({ until }) => until !== phase)
  }
  s.initiative = -1
  s.active = -1
}
