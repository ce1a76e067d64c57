import type { MatchSummary } from '@dejarik/protocol'
import { useEffect, useState } from 'react'
import { Connection } from '../session/connection.ts'
import { browserGuest } from '../session/guest.ts'

export type OnlineEntry = MatchSummary

export interface OnlineMatches {
  readonly matches: readonly OnlineEntry[]
  /** The server is of another version than this page. */
  readonly isOther: boolean
}

/** This guest's open matches on the server. Who has never been a guest, or is offline, has none. */
export function useOnlineMatches(): OnlineMatches {
  const [matches, setMatches] = useState<readonly OnlineEntry[]>([])
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    if (browserGuest.token() === null) return
    const connection = new Connection(browserGuest, {
      ready: () => void connection.request({ type: 'mine' }),
      line: () => {},
      turnedAway: () => setIsOther(true),
      heard: (message) => {
        if (message.type !== 'mine') return
        setMatches(message.matches.filter(({ status }) => status === 'waiting' || status === 'playing'))
      },
    })
    return () => connection.close()
  }, [])
  return { matches, isOther }
}
