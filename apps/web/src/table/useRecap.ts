import type { LogEntry } from '@dejarik/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from '../session/session.ts'
import { seenKey } from '../session/shelf.ts'
import { readText, writeText } from '../settings/storage.ts'

type Seen = Pick<Snapshot, 'log' | 'logFrom'>

const endOf = ({ log, logFrom }: Seen): number => logFrom + log.length
const since = ({ log, logFrom }: Seen, seen: number): readonly LogEntry[] =>
  log.slice(Math.max(0, seen - logFrom))

/** What happened while one looked away: in another tab, or with the page closed. */
export function useRecap(match: string, snapshot: Seen): [readonly LogEntry[], () => void] {
  const key = seenKey(match)
  const [recap, setRecap] = useState<readonly LogEntry[]>(() => {
    const seen = Number(readText(key) ?? Number.NaN)
    return seen > 0 ? since(snapshot, seen) : []
  })
  const { log, logFrom } = snapshot
  const latest = useRef<Seen>(snapshot)
  useEffect(() => {
    latest.current = { log, logFrom }
    if (!document.hidden) writeText(key, String(endOf(latest.current)))
  }, [log, logFrom, key])

  useEffect(() => {
    let left: number | null = null
    const look = () => {
      if (document.hidden) left = endOf(latest.current)
      else if (left !== null) {
        setRecap(since(latest.current, left))
        writeText(key, String(endOf(latest.current)))
        left = null
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [key])
  return [recap, () => setRecap([])]
}
