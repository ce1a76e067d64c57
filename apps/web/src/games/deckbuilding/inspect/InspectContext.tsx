import type { CardId } from '@dejarik/deckbuilding'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Deed } from '../deeds.ts'
import type { Thing } from '../things.ts'

/** A card that somebody looks at, and what could be done with it. */
export interface Looked {
  readonly card: CardId
  readonly thing: Thing
  readonly deeds: readonly Deed[]
  /** The question that the deeds answer; with the next one they are stale. */
  readonly question: string
  readonly anchor: Element
}

export interface Inspect {
  readonly looked: Looked | null
  /** A pinned card stays and offers its deeds as buttons; otherwise it follows pointer and focus. */
  readonly pinned: boolean
  /** Shows the card at once, or after a moment for a pointer that may only pass by. */
  peek(looked: Looked, soon: boolean): void
  unpeek(): void
  pin(looked: Looked): void
  close(): void
}

const InspectContext = createContext<Inspect | null>(null)

/** A pointer that rests this long wants to know. */
const REST = 260

export function InspectProvider({ children }: { children: (inspect: Inspect) => ReactNode }) {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [pinned, setPinned] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useRef(false)

  const deeds = useMemo(() => {
    const set = (next: Looked | null, pin: boolean): void => {
      clearTimeout(timer.current)
      open.current = next !== null
      setLooked(next)
      setPinned(pin)
    }
    return {
      peek(next: Looked, soon: boolean) {
        clearTimeout(timer.current)
        if (soon && !open.current) timer.current = setTimeout(() => set(next, false), REST)
        else set(next, false)
      },
      unpeek: () => set(null, false),
      pin: (next: Looked) => set(next, true),
      close: () => set(null, false),
    }
  }, [])

  const inspect = useMemo<Inspect>(
    () => ({
      ...deeds,
      looked,
      pinned,
      // What is pinned stays until it is closed.
      peek: pinned ? () => {} : deeds.peek,
      unpeek: pinned ? () => {} : deeds.unpeek,
    }),
    [deeds, looked, pinned],
  )
  return <InspectContext value={inspect}>{children(inspect)}</InspectContext>
}

export function useInspect(): Inspect {
  const inspect = useContext(InspectContext)
  if (inspect === null) throw new Error('a card was drawn outside of a board')
  return inspect
}
