import { useEffect, useState, useSyncExternalStore } from 'react'
import { Playback, type Shown } from '../session/playback.ts'
import type { Watched } from '../session/session.ts'
import { type Settings, type Speed, settings } from '../settings/settings.ts'

const BEAT: { readonly [S in Speed]: number } = { '1': 900, '2': 450, instant: 0 }
const MOTION: { readonly [S in Speed]: number } = { '1': 220, '2': 150, instant: 120 }

/** Duration of a movement on the board; 0 where nothing shall move. */
export function motionOf({ motion, speed }: Settings): number {
  return motion ? MOTION[speed] : 0
}

export function usePlayback(session: Watched): { shown: Shown; skip: () => void } {
  const [playback, setPlayback] = useState<Playback | null>(null)
  useEffect(() => {
    const made = new Playback(session, () => BEAT[settings.getState().speed])
    setPlayback(made)
    return () => made.close()
  }, [session])
  const fallback = useState<Shown>(() => ({ snapshot: session.snapshot, events: [], behind: 0 }))[0]
  const shown = useSyncExternalStore(playback?.subscribe ?? noSubscription, () => playback?.shown ?? fallback)
  return { shown, skip: () => playback?.skip() }
}

const noSubscription = () => () => {}
