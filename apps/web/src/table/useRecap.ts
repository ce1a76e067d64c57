import type { LogEntry } from '@dejarik/kernel'
import { useEffect, useRef, useState } from 'react'
import { seenKey } from '../session/shelf.ts'
import { readText, writeText } from '../settings/storage.ts'

/** What happened while one looked away: in another tab, or with the page closed. */
export function useRecap(match: string, log: readonly LogEntry[]): [readonly LogEntry[], () => void] {
  const key = seenKey(match)
  const [recap, setRecap] = useState<readonly LogEntry[]>(() => {
    const seen = Number(readText(key) ?? Number.NaN)
    return seen > 0 ? log.slice(seen) : []
  })
  const latest = useRef(log)
  useEffect(() => {
    latest.current = log
    if (!document.hidden) writeText(key, String(log.length))
  }, [log, key])

  useEffect(() => {
    let left: number | null = null
    const look = () => {
      if (document.hidden) left = latest.current.length
      else if (left !== null) {
        setRecap(latest.current.slice(left))
        writeText(key, String(latest.current.length))
        left = null
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [key])
  return [recap, () => setRecap([])]
}
