import { useState } from 'react'
import type { BuiltShelf } from './shelf.ts'

export interface Draft<T> {
  readonly built: T
  /** What just happened, to be read aloud. */
  readonly said: string
  /** False if the browser does not keep it. */
  readonly kept: boolean
  change(built: T, said: string): void
  /** Takes the last change back; null if there is none. */
  readonly undo: (() => void) | null
}

const REMEMBERED = 100

/** Something of one's own that is being built; null if there is none of that id. Every change is kept at once. */
export function useDraft<T extends { readonly name?: string }>(
  shelf: BuiltShelf<T>,
  id: string,
): Draft<T> | null {
  const [found] = useState(() => shelf.find(id))
  const [past, setPast] = useState<readonly T[]>([])
  const [now, setNow] = useState({ built: found?.built ?? null, said: '', kept: true })
  if (now.built === null) return null
  const { built, said, kept } = now
  const set = (next: T, heard: string) =>
    setNow({ built: next, said: heard, kept: shelf.keep({ id, when: Date.now(), built: next }) })
  const last = past.at(-1)
  return {
    built,
    said,
    kept,
    change(next, heard) {
      // Letters of a name are one change together.
      if (next.name === built.name) setPast([...past.slice(-REMEMBERED), built])
      set(next, heard)
    },
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1))
            set(built.name === undefined ? last : { ...last, name: built.name }, '')
          },
  }
}
