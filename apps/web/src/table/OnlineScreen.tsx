import { useEffect, useState, useSyncExternalStore } from 'react'
import { Waiting } from '../foyer/Waiting.tsx'
import type { TableFace } from '../games/face.ts'
import { gameOf } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { go } from '../route.ts'
import { browserGuest } from '../session/guest.ts'
import { type Foyer, OnlineMatch, OTHER_VERSION } from '../session/online.ts'
import { TableScreen } from './TableScreen.tsx'

/** A match on the server: first the foyer, then the table. */
export function OnlineScreen({ id, watch = false }: { id: string; watch?: boolean }) {
  const [match, setMatch] = useState<OnlineMatch | null>(null)
  useEffect(() => {
    const key = /^#([\w-]{22,64})$/.exec(location.hash)?.[1] ?? null
    const opened = new OnlineMatch({ id, key, watch, guest: browserGuest })
    const hurry = () => {
      if (!document.hidden) opened.hurry()
    }
    window.addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    setMatch(opened)
    return () => {
      window.removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      opened.close()
    }
  }, [id, watch])
  return match === null ? null : <AtTheTable key={match.id} match={match} />
}

function AtTheTable({ match }: { match: OnlineMatch }) {
  const foyer = useSyncExternalStore(match.subscribe, () => match.foyer)
  if (foyer.joined === null) return <Waiting match={match} foyer={foyer} face={null} />
  const game = gameOf(foyer.joined.game)
  // The server plays a game that this page has not heard of: the page is older.
  if (game === null) return <Waiting match={match} foyer={{ ...foyer, closed: OTHER_VERSION }} face={null} />
  return (
    <Loaded game={game} whole>
      {(face) => <Seated match={match} foyer={foyer} face={face} />}
    </Loaded>
  )
}

function Seated({ match, foyer, face }: { match: OnlineMatch; foyer: Foyer; face: TableFace }) {
  const session = match.sessionWith(face)
  const next = session?.snapshot.agreement.rematch ?? null
  const plays = (session?.snapshot.seat ?? -1) >= 0
  useEffect(() => {
    if (next !== null) go({ at: plays ? 'online' : 'watch', id: next })
  }, [next, plays])
  const closed = match.isOfRules(face) ? foyer.closed : OTHER_VERSION
  if (session === null || closed !== null)
    return <Waiting match={match} foyer={{ ...foyer, closed }} face={face} />
  const { bringing } = face
  const rematch = {
    rematch: plays ? () => void session.people?.rematch() : null,
    ...(plays && bringing !== undefined && { other: session.people?.rematch }),
  }
  return <TableScreen session={session} next={rematch} />
}
