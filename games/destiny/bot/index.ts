import type { Advice, Ask } from '@dejarik/kernel'
import type { State } from '../state.ts'
import { candidates, greedy } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { keyOf } from './key.ts'

/** The turn's main decision deserves most; who thinks longer than this hardly plays better. */
function effort(_s: State, ask: Ask): number {
  return ask.what === 'action' || ask.what === 'additional-action' ? 0.6 : 0.3
}

/** Between two rounds all dice are back on their cards: nothing is pending that could mislead. */
function isQuiet(_s: State, ask: Ask): boolean {
  return ask.what === 'upkeep-discard'
}

/** What a good player of Destiny knows. */
export const advice: Advice<State> = { greedy, evaluate, candidates, keyOf, effort, isQuiet }
