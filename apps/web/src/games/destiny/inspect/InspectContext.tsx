import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Deed } from '../deeds.ts'
import type { Thing } from '../things.ts'

/** A card or die that somebody looks at, and what could be done with it. */
export interface Looked {
  /** What is printed on it. */
  readonly kind: number
  readonly thing: Thing
  readonly deeds: readonly Deed[]
  /** The question that the deeds answer; with the next one they are stale. */
  readonly question: string
  readonly anchor: Element
}

export interface Inspected {
  readonly looked: Looked | null
  /** A pinned card stays and offers its deeds as buttons; otherwise it follows pointer and focus. */
  readonly pinned: boolean
}

export interface Inspect {
  /** Shows the card at once, or after a moment for a pointer that may only pass by. */
  peek(looked: Looked, soon: boolean): void
  unpeek(): void
  pin(looked: Looked): void
  close(): void
}

/** A pointer that rests this long wants to know. */
const REST = 260
const NOTHING: Inspected = { looked: null, pinned: false }

// Two contexts: the cards need only the deeds, and so are not drawn anew when another one is looked at.
const InspectContext = createContext<Inspect | null>(null)
const InspectedContext = createContext<Inspected>(NOTHING)

export function InspectProvider({ children }: { children: ReactNode }) {
  const [inspected, setInspected] = useState(NOTHING)
  const now = useRef(NOTHING)
  const inspect = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const set = (next: Inspected): void => {
      clearTimeout(timer)
      now.current = next
      setInspected(next)
    }
    return {
      peek(looked: Looked, soon: boolean) {
        // What is pinned stays until it is closed.
        if (now.current.pinned) return
        clearTimeout(timer)
        const show = (): void => set({ looked, pinned: false })
        if (soon && now.current.looked === null) timer = setTimeout(show, REST)
        else show()
      },
      unpeek() {
        if (!now.current.pinned) set(NOTHING)
      },
      pin: (looked: Looked) => set({ looked, pinned: true }),
      close: () => set(NOTHING),
    }
  }, [])
  return (
    <InspectContext value={inspect}>
      <InspectedContext value={inspected}>{children}</InspectedContext>
    </InspectContext>
  )
}

export function useInspect(): Inspect {
  const inspect = useContext(InspectContext)
  if (inspect === null) throw new Error('a card was drawn outside of a board')
  return inspect
}

export function useInspected(): Inspected {
  return useContext(InspectedContext)
}
