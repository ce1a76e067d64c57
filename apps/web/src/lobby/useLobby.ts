import type { MessageOf } from '@dejarik/protocol'
import { useEffect, useState } from 'react'
import { Connection, type Line } from '../session/connection.ts'
import { browserGuest } from '../session/guest.ts'

export interface LobbyNow {
  readonly line: Line
  /** Null until the server has told. */
  readonly lobby: MessageOf<'lobby'> | null
  /** The server is of another version than this page. */
  readonly isOther: boolean
  rename(name: string): void
}

/** What goes on at the server, as long as somebody looks. */
export function useLobby(): LobbyNow {
  const [line, setLine] = useState<Line>('connecting')
  const [lobby, setLobby] = useState<MessageOf<'lobby'> | null>(null)
  const [isOther, setIsOther] = useState(false)
  const [connection, setConnection] = useState<Connection | null>(null)
  useEffect(() => {
    const opened = new Connection(browserGuest, {
      ready: () => void opened.request({ type: 'lobby', on: true }),
      line: setLine,
      turnedAway: () => setIsOther(true),
      heard: (message) => {
        if (message.type === 'lobby') setLobby(message)
      },
    })
    setConnection(opened)
    return () => opened.close()
  }, [])
  return { line, lobby, isOther, rename: (name) => void connection?.request({ type: 'rename', name }) }
}
