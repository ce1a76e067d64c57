import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Cross } from '../../symbols/index.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useThingTable } from '../board-context.tsx'
import type { Thing } from '../table.ts'
import type { Reading } from '../thing/useThing.ts'
import { Sheet } from './Sheet.tsx'

/** What can be looked at; a game adds which card it is. */
export interface Card {
  readonly thing: Thing
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

export interface InspectorProps<L> {
  readonly className: string
  /** Only what is opened: what is pointed at in passing is shown elsewhere. */
  readonly atLeisure?: boolean
  nameOf(looked: L): string
  /** What is drawn, and what is said of it. */
  face(looked: L, pinned: boolean): ReactNode
  deeds(looked: L, close: () => void): ReactNode
  /** Beside the button that closes it. */
  foot?(looked: L, close: () => void): ReactNode
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

  /** The card that is looked at, at full size; pinned, with what it can do as buttons. */
  function Inspector({ className, atLeisure = false, nameOf, face, deeds, foot }: InspectorProps<L>) {
    const { close } = useInspect()
    const { looked, pinned } = useContext(InspectedContext)
    const { question } = useThingTable()
    const say = useWords()
    const stale = looked !== null && looked.question !== question
    useEffect(() => {
      if (stale) close()
    }, [stale, close])
    if (looked === null || stale || (atLeisure && !pinned)) return null
    const sheet = { of: looked, name: nameOf(looked), className, pinned, close }
    return (
      <Sheet key={looked.thing} {...sheet}>
        {(leave) => (
          <>
            {face(looked, pinned)}
            {pinned && (
              <div className="sheet-deeds">
                {deeds(looked, close)}
                <div className="sheet-foot">
                  <Button kind="quiet" size="small" icon={<Cross />} onClick={leave}>
                    {say('close')}
                  </Button>
                  {foot?.(looked, close)}
                </div>
              </div>
            )}
          </>
        )}
      </Sheet>
    )
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

  return { InspectProvider, Inspector, useInspected: () => useContext(InspectedContext), useReading }
}
