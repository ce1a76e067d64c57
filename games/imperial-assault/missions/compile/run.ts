/** What a statement becomes: a flow in a scene. */
import type { Flow, Words } from '@dejarik/kernel'
import type { T } from '../../state.ts'
import type { Names, Scene } from './scene.ts'

export type Run = (t: T, scene: Scene) => Flow

/** Names, and the questions that were met so far: each gets a number. */
export interface Writing extends Names {
  readonly questions: Words[]
}

/** A change without a question. */
export function plain(change: (t: T, scene: Scene) => void): Run {
  // biome-ignore lint/correctness/useYield: statements are flows
  return function* (t, scene) {
    change(t, scene)
  }
}
