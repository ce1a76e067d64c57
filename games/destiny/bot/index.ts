import type { Advice, Ask } from '@dejarik/kernel'
import type { State } from '../state.ts'
import { candidates, greedy } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { keyOf } from './key.ts'

/** The turn's main decision deserves most. */
function effort(_s: State, ask: Ask): number {
  return ask.what === 'action' || ask.what === 'additional-action' ? 1 : 0.5
}

/** Between two rounds all dice are back on their cards: nothing is pending that could mislead. */
function isQuiet(_s: State, ask: Ask): boolean {
  return ask.what === 'upkeep-discard'
}

/** What a good player of Destiny knows. */
export const advice: Advice<State> = { greedy, evaluate, candidates, keyOf, effort, isQuiet }
