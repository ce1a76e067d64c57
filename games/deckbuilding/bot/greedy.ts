import type { Answer, Ask } from '@dejarik/kernel'
import type { State } from '../state.ts'
import { candidates } from './candidates.ts'

/** Whatever gains most at once, in the order of a sound turn. */
export function greedy(s: State, ask: Ask): Answer {
  return candidates(s, ask)[0]
}
