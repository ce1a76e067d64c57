/**
 * A match against a bot is one browser's, but a browser has many tabs: two that play the same match would write over
 * each other. So one tab at a time holds it, by a lock that the browser gives back when the tab is gone.
 */
import { useEffect, useState } from 'react'

export type Hold = 'waiting' | 'held' | 'elsewhere'

/** Milliseconds until another tab really has it: after a reload the lock of the old page may still be there. */
const PATIENCE = 400

/** Whether this tab holds the match, and how to take it from the tab that does. */
export function useHold(id: string): readonly [Hold, takeOver: () => void] {
  const [hold, setHold] = useState<Hold>('waiting')
  const [taken, setTaken] = useState(0)
  useEffect(() => holdMatch(id, taken > 0, setHold), [id, taken])
  return [hold, () => setTaken(taken + 1)]
}

/** Asks for the match and tells what comes of it, also when another tab takes it later. Returns how to let go. */
function holdMatch(id: string, takeOver: boolean, tell: (hold: Hold) => void): () => void {
  const locks: LockManager | undefined = navigator.locks
  // Only pages that came over a safe line have locks; the others do without.
  if (locks === undefined) {
    tell('held')
    return () => {}
  }
  let left = false
  let letGo = (): void => {}
  const holding = (): Promise<void> | undefined => {
    if (left) return undefined
    tell('held')
    return new Promise((resolve) => {
      letGo = resolve
    })
  }
  const how: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
  locks.request(`dejarik.match.${id}`, how, holding).catch(() => {
    if (!left) tell('elsewhere')
  })
  return () => {
    left = true
    letGo()
  }
}
