import { useCallback, useState } from 'react'
import type { ShownContent } from '../contract.ts'
import type { PeekAt } from '../Peek.tsx'
import type { RailTab } from '../Rail.tsx'

/** What is open around a board: the drawer, a rule in it, a card that is looked at. */
export interface FrameState {
  /** The tab in sight, or null while the drawer is folded. */
  readonly rail: RailTab | null
  /** The rule that was asked for. */
  readonly rule: string | null
  readonly peek: PeekAt | null
  readonly content: ShownContent | null
  setRail(tab: RailTab | null): void
  /** Opens it, or folds it if it is open at this tab. */
  toggle(tab: RailTab): void
  openRule(id: string): void
  peekAt(id: string | null, at: DOMRect | null): void
  show(content: ShownContent | null): void
}

export function useFrame(): FrameState {
  const [rail, setRail] = useState<RailTab | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [peek, setPeek] = useState<PeekAt | null>(null)
  const [content, setContent] = useState<ShownContent | null>(null)
  return {
    rail,
    rule,
    peek,
    content,
    setRail,
    toggle: (tab) => setRail(rail === tab ? null : tab),
    openRule: useCallback((id) => {
      setRule(id)
      setRail('rules')
    }, []),
    peekAt: useCallback((id, at) => setPeek(id === null || at === null ? null : { id, at }), []),
    show: useCallback((shown) => {
      setPeek(null)
      setContent(shown)
    }, []),
  }
}
