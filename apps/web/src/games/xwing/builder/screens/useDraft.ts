import type { Squad } from '@dejarik/xwing/build'
import { useState } from 'react'
import { browserSquads } from '../shelf.ts'

export interface Draft {
  readonly squad: Squad
  /** What just happened, to be read aloud. */
  readonly said: string
  /** False if the browser does not keep it. */
  readonly kept: boolean
  change(squad: Squad, said: string): void
  /** Takes the last change back; null if there is none. */
  readonly undo: (() => void) | null
}

const REMEMBERED = 100

/** A squad of one's own that is being built; null if there is none of that id. Every change is kept at once. */
export function useDraft(id: string): Draft | null {
  const [found] = useState(() => browserSquads.find(id))
  const [past, setPast] = useState<readonly Squad[]>([])
  const [now, setNow] = useState({ squad: found?.squad ?? null, said: '', kept: true })
  if (now.squad === null) return null
  const { squad, said, kept } = now
  const set = (next: Squad, heard: string) =>
    setNow({ squad: next, said: heard, kept: browserSquads.keep({ id, when: Date.now(), squad: next }) })
  const last = past.at(-1)
  return {
    squad,
    said,
    kept,
    change(next, heard) {
      // Letters of a name are one change together.
      if (next.name === squad.name) setPast([...past.slice(-REMEMBERED), squad])
      set(next, heard)
    },
    undo:
      last === undefined
        ? null
        : () => {
            setPast(past.slice(0, -1))
            set(squad.name === undefined ? last : { ...last, name: squad.name }, '')
          },
  }
}
