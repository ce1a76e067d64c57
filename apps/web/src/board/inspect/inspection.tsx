import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Reading } from '../thing/useThing.ts'

/** What can be looked at; a game adds which card it is. */
export interface Card {
  /** The question that its deeds answer; with the next one they are stale. */
  readonly question: string
}

/** What is looked at, and where it lies. */
export type LookedAt<C> = C & { readonly anchor: Element }

export interface Inspected<L> {
  readonly looked: L | null
  /** What is pinned stays and offers its deeds as buttons; otherwise it follows pointer and focus. */
  readonly pinned: boolean
}

export interface Inspect<L> {
  /** Shows it at once, or after a moment for a pointer that may only pass by. */
  peek(looked: L, soon: boolean): void
  unpeek(): void
  pin(looked: L): void
  close(): void
}

/** A pointer that rests this long wants to know. */
const REST = 260

/** A board's own inspection: who looks at what, and the deeds to look. */
export function inspection<C extends Card>() {
  type L = LookedAt<C>
  const nothing: Inspected<L> = { looked: null, pinned: false }
  // Two contexts: the cards need only the deeds, and so are not drawn anew when another one is looked at.
  const InspectContext = createContext<Inspect<L> | null>(null)
  const InspectedContext = createContext<Inspected<L>>(nothing)

  function InspectProvider({ children }: { children: ReactNode }) {
    const [inspected, setInspected] = useState(nothing)
    const now = useRef(nothing)
    const inspect = useMemo(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const set = (next: Inspected<L>): void => {
        clearTimeout(timer)
        now.current = next
        setInspected(next)
      }
      return {
        peek(looked: L, soon: boolean) {
          // What is pinned stays until it is closed.
          if (now.current.pinned) return
          clearTimeout(timer)
          const show = (): void => set({ looked, pinned: false })
          if (soon && now.current.looked === null) timer = setTimeout(show, REST)
          else show()
        },
        unpeek() {
          if (!now.current.pinned) set(nothing)
        },
        pin: (looked: L) => set({ looked, pinned: true }),
        close: () => set(nothing),
      }
    }, [])
    return (
      <InspectContext value={inspect}>
        <InspectedContext value={inspected}>{children}</InspectedContext>
      </InspectContext>
    )
  }

  function useInspect(): Inspect<L> {
    const inspect = useContext(InspectContext)
    if (inspect === null) throw new Error('a card was drawn outside of a board')
    return inspect
  }

  /** How a thing is read that has a card; null: it has none. */
  function useReading(looked: C | null): Reading | undefined {
    const inspect = useInspect()
    if (looked === null) return undefined
    return {
      peek: (anchor, soon) => inspect.peek({ ...looked, anchor }, soon),
      unpeek: inspect.unpeek,
      pin: (anchor) => inspect.pin({ ...looked, anchor }),
      offers: true,
    }
  }

  return { InspectProvider, useInspect, useReading, useInspected: () => useContext(InspectedContext) }
}
