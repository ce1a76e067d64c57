/** What needs a game shows once that is loaded; until then, that it comes, or why it does not. */
import { type ReactNode, useEffect, useState } from 'react'
import { Logo } from '../home/Logo.tsx'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { TableFace } from './face.ts'
import type { GameEntry } from './index.ts'
import './loaded.css'

export interface LoadedProps {
  readonly game: GameEntry
  /** There is nothing else on the screen. */
  readonly whole?: boolean
  readonly children: (face: TableFace) => ReactNode
}

export function Loaded({ game, whole = false, children }: LoadedProps) {
  const face = useFace(game)
  if (face === 'failed') return <NotLoaded game={game} whole={whole} />
  if (face !== null) return children(face)
  const loading = <Loading key={game.id} game={game} />
  return whole ? <main className="loading-screen">{loading}</main> : loading
}

/** Null while it is on its way. */
export function useFace({ face }: GameEntry): TableFace | 'failed' | null {
  const [end, setEnd] = useState<{ of: GameEntry['face']; failed: boolean } | null>(null)
  useEffect(() => {
    if (face.loaded !== null) return
    let left = false
    const ended = (failed: boolean) => {
      if (!left) setEnd({ of: face, failed })
    }
    face.load().then(
      () => ended(false),
      () => ended(true),
    )
    return () => {
      left = true
    }
  }, [face])
  return face.loaded ?? (end?.of === face && end.failed ? 'failed' : null)
}

/** Most loads are over sooner, and then there was nothing to tell. */
const PATIENCE_MS = 1000

function Loading({ game }: { game: GameEntry }) {
  const say = useWords()
  const { language } = useSettings()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const sentence = say('loading.game', { game: game.name[language] })
  return (
    <div className="loading" role="status">
      <Logo size={64} />
      {late && (
        <>
          <p>{sentence}</p>
          <progress aria-label={sentence} />
        </>
      )}
    </div>
  )
}

/** The network is gone, or a new version has taken the place of this one's files. */
function NotLoaded({ game, whole }: { game: GameEntry; whole: boolean }) {
  const say = useWords()
  const { language } = useSettings()
  const title = say('loading.failed', { game: game.name[language] })
  const way = (
    <>
      <p>{say('loading.failed-text')}</p>
      <Button kind="main" onClick={() => location.reload()}>
        {say('fallen.again')}
      </Button>
    </>
  )
  if (whole) return <Notice title={title}>{way}</Notice>
  return (
    <div className="loading" role="alert">
      <b>{title}</b>
      {way}
    </div>
  )
}
