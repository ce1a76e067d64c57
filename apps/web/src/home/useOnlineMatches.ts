import type { MatchSummary } from '@dejarik/protocol'
import { useEffect, useState } from 'react'
import { Connection } from '../session/connection.ts'
import { browserGuest } from '../session/guest.ts'

export type OnlineEntry = MatchSummary

/** This guest's open matches on the server. Who has never been a guest, or is offline, has none. */
export function useOnlineMatches(): readonly OnlineEntry[] {
  const [matches, setMatches] = useState<readonly OnlineEntry[]>([])
  useEffect(() => {
    if (browserGuest.token() === null) return
    const connection = new Connection(browserGuest, {
      ready: () => void connection.request({ type: 'mine' }),
      line: () => {},
      turnedAway: () => {},
      heard: (message) => {
        if (message.type !== 'mine') return
        setMatches(message.matches.filter(({ status }) => status === 'waiting' || status === 'playing'))
      },
    })
    return () => connection.close()
  }, [])
  return matches
}
