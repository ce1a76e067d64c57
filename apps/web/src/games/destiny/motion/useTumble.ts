import type { DieId, View } from '@dejarik/destiny'
import type { LogEntry } from '@dejarik/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { rolledDice } from './rolled.ts'

const NONE_ROLL: ReadonlySet<DieId> = new Set()
/** A tumble lasts as long as so many movements of the board. */
const LENGTH = 3.5

/** Dice that tumble at the moment. A click or a key lets them lie at once. */
export function useTumble(view: View, events: readonly LogEntry[], motion: number): ReadonlySet<DieId> {
  const [tumbling, setTumbling] = useState(NONE_ROLL)
  const before = useRef<View | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view comes with its own events
  useLayoutEffect(() => {
    const rolled = motion === 0 ? [] : rolledDice(before.current, view, events)
    before.current = view
    if (rolled.length > 0) setTumbling(new Set(rolled))
  }, [view])
  useEffect(() => {
    if (tumbling.size === 0) return
    const settle = (): void => setTumbling(NONE_ROLL)
    const timer = setTimeout(settle, motion * LENGTH)
    addEventListener('pointerdown', settle)
    addEventListener('keydown', settle)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', settle)
      removeEventListener('keydown', settle)
    }
  }, [tumbling, motion])
  return tumbling
}
