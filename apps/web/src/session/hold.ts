/**
 * A match against a bot is one browser's, but a browser has many tabs: two that play the same match would write over
 * each other. So one tab at a time holds it, by a lock that the browser gives back when the tab is gone.
 */
import { useEffect, useState } from 'react'

export type Hold = 'waiting' | 'held' | 'elsewhere'

/** After a reload the lock of the old page may still be there: how often it is asked for again, and after how long. */
const TRIES = 5
const BETWEEN_TRIES_MS = 100

/** Whether this tab holds the match, and how to take it from the tab that does. */
export function useHold(id: string): readonly [Hold, takeOver: () => void] {
  const [hold, setHold] = useState<Hold>('waiting')
  const [taken, setTaken] = useState(0)
  useEffect(() => holdMatch(navigator.locks, id, taken > 0, setHold), [id, taken])
  return [hold, () => setTaken(taken + 1)]
}

/** Asks for the match and tells what comes of it, also when another tab takes it later. Returns how to let go. */
export function holdMatch(
  locks: LockManager | undefined,
  id: string,
  takeOver: boolean,
  tell: (hold: Hold) => void,
): () => void {
  // Only pages that came over a safe line have locks; the others do without.
  if (locks === undefined) {
    tell('held')
    return () => {}
  }
  let left = false
  let letGo = (): void => {}
  const hold = (): Promise<void> | undefined => {
    if (left) return undefined
    tell('held')
    return new Promise((resolve) => {
      letGo = resolve
    })
  }
  const lost = (): void => {
    if (!left) tell('elsewhere')
  }
  const name = `dejarik.match.${id}`
  // Each try is answered yes or no, however slow the machine: a clock that runs against the answer would lie.
  const tryFor = (tries: number): Promise<void> =>
    locks
      .request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return 'taken'
        await hold()
      })
      .then(async (answer) => {
        if (answer !== 'taken' || left) return
        if (tries === 1) return lost()
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS))
        if (!left) await tryFor(tries - 1)
      })
  const asked = takeOver ? locks.request(name, { steal: true }, hold) : tryFor(TRIES)
  asked.catch(lost)
  return () => {
    left = true
    letGo()
  }
}
