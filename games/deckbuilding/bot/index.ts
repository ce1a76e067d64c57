import type { Advice } from '@dejarik/kernel'
import type { State } from '../state.ts'
import { candidates } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { greedy } from './greedy.ts'
import { keyOf } from './key.ts'

/** What a good player of the Deckbuilding Game knows. */
export const advice: Advice<State> = { greedy, evaluate, candidates, keyOf }
