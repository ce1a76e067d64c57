/** What a statement becomes: a flow in a scene. */
import { type Flow, NOTHING, type Words } from '@dejarik/kernel'
import type { T } from '../../state.ts'
import type { CounterList } from './limits.ts'
import type { Names, Scene } from './scene.ts'

export type Run = (t: T, scene: Scene) => Flow

/** Names, and the questions that were met so far: each gets a number. */
export interface Writing extends Names {
  readonly questions: Words[]
  /** Counters of the mission; options that are gone once chosen add their own. */
  readonly counterList: CounterList
  /** What happens when a counter reaches a value, filled while events are read. */
  readonly reached: Reached[]
}

export interface Reached {
  readonly counter: number
  readonly value: number
  readonly run: (t: T) => Flow
}

/** The question's number; the same words are one question. */
export function asked({ questions }: Writing, words: Words): number {
  const known = questions.findIndex(({ de, en }) => de === words.de && en === words.en)
  return known < 0 ? questions.push(words) - 1 : known
}

/** A change without a question. */
export function plain(change: (t: T, scene: Scene) => void): Run {
  return (t, scene) => {
    change(t, scene)
    return NOTHING
  }
}
