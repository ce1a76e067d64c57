import type { Words } from '@dejarik/kernel'
import { words } from './words.ts'

export const CONDITION_IDS = ['bleeding', 'focused', 'hidden', 'stunned', 'weakened'] as const
export type Condition = (typeof CONDITION_IDS)[number]

export interface ConditionFacts {
  readonly id: Condition
  readonly name: Words
  readonly kind: 'beneficial' | 'harmful'
}

// biome-ignore format: a table, one card a line
export const CONDITIONS: readonly ConditionFacts[] = [
  { id: 'bleeding', name: words('Bleeding', 'Blutend'), kind: 'harmful' },
  { id: 'focused', name: words('Focused', 'Fokussiert'), kind: 'beneficial' },
  { id: 'hidden', name: words('Hidden', 'Versteckt'), kind: 'beneficial' },
  { id: 'stunned', name: words('Stunned', 'Betäubt'), kind: 'harmful' },
  { id: 'weakened', name: words('Weakened', 'Geschwächt'), kind: 'harmful' },
]
